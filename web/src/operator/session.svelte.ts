// The operator at work: the key, and what the server said last.
import { errorCode, errorText } from "../lib/errorText";
import type { OperatorOverview, PersonInfo, ReportInfo } from "../protocol";
import { keepKey, OperatorApi, storedKey } from "./operatorApi";
import { operatorText as text } from "./operatorText";

/** What the operator is asked to confirm, with a reason. */
export type OperatorAction =
  | { kind: "mute" | "ban"; person: PersonInfo }
  | { kind: "ban-network" }
  | { kind: "close"; code: string }
  | { kind: "resolve"; report: ReportInfo };

export class OperatorSession {
  /** Null until the server has accepted the key. */
  api = $state.raw<OperatorApi | null>(null);
  overview = $state.raw<OperatorOverview | null>(null);
  asked = $state.raw<OperatorAction | null>(null);
  /** Why the last request failed; empty if it did not. */
  trouble = $state("");
  /** What was done last. */
  done = $state("");
  /** Counts what was done, so that lists load again. */
  changes = $state(0);

  /** Opens with the key that was entered in this tab before, if any. */
  async restore(): Promise<void> {
    const key = storedKey();
    if (key) await this.enter(key);
  }

  async enter(key: string): Promise<void> {
    const api = new OperatorApi(key);
    await this.run(async () => {
      this.overview = await api.overview();
      this.api = api;
      keepKey(key);
    });
  }

  forget(): void {
    keepKey("");
    this.api = null;
    this.overview = null;
    this.asked = null;
    this.done = this.trouble = "";
  }

  /** Runs a request; returns whether it succeeded. */
  async run(send: () => Promise<unknown>): Promise<boolean> {
    this.trouble = "";
    try {
      await send();
      return true;
    } catch (error) {
      if (errorCode(error) === "wrong-operator-key") this.forget();
      this.trouble = failureText(error, this.api === null);
      return false;
    }
  }

  /** Runs a request that changes something, then loads everything again. */
  async change(done: string, send: (api: OperatorApi) => Promise<unknown>): Promise<boolean> {
    const { api } = this;
    this.done = "";
    if (!api || !(await this.run(() => send(api)))) return false;
    this.done = done;
    await this.refresh();
    return true;
  }

  async refresh(): Promise<void> {
    const { api } = this;
    this.changes += 1;
    if (api) await this.run(async () => void (this.overview = await api.overview()));
  }
}

/** A list of the server that loads again with `load`; null until it came. */
export class ServerList<Item> {
  items = $state.raw<Item[] | null>(null);

  constructor(
    private readonly session: OperatorSession,
    private readonly fetchItems: (api: OperatorApi) => Promise<Item[]>,
  ) {}

  async load(): Promise<void> {
    const { api } = this.session;
    if (api) await this.session.run(async () => void (this.items = await this.fetchItems(api)));
  }
}

function failureText(error: unknown, entering: boolean): string {
  const code = errorCode(error);
  if (code === "wrong-operator-key") return text("key-wrong");
  if (code === "unreachable" || code === "shutting-down") return text("unreachable");
  if (entering && code === "not-found") return text("key-off");
  if (entering && code === "rate-limited") return text("key-too-many");
  return errorText(error);
}
