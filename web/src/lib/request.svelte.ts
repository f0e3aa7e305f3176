// A request that a button starts: one at a time, with the error text to show when it fails.
import { errorText } from "./errorText";
import { identity } from "./identity.svelte";

export class ServerRequest {
  message = $state("");
  private busy = false;

  constructor(private readonly textOf: (error: unknown) => string = errorText) {}

  /** Runs `send`; ignored while another request is running. */
  async run(send: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.message = "";
    try {
      await identity.ready();
      await send();
    } catch (error) {
      this.message = this.textOf(error);
    } finally {
      this.busy = false;
    }
  }
}
