// A request that a button starts: one at a time, with the error text to show when it fails.
import { errorText } from "./errorText";
import { identity } from "./identity.svelte";

export class ServerRequest {
  private failure = $state.raw<{ error: unknown } | null>(null);
  private busy = false;

  constructor(private readonly textOf: (error: unknown) => string = errorText) {}

  /** Why the last request failed; empty if it did not. */
  get message(): string {
    return this.failure ? this.textOf(this.failure.error) : "";
  }

  /** Runs `send`; ignored while another request is running. */
  async run(send: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.failure = null;
    try {
      await identity.ready();
      await send();
    } catch (error) {
      this.failure = { error };
    } finally {
      this.busy = false;
    }
  }
}
