// Sounds, notifications and the badge: what is alerted, by which tab, and what is not.
import { cleanup, render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { OutgoingMessage, Welcome } from "../src/protocol";
import { t } from "../src/texts";
import AlertSettings from "../src/turn-alerts/AlertSettings.svelte";
import { alertSettings } from "../src/turn-alerts/alertSettings.svelte";
import { showBadge } from "../src/turn-alerts/badge";
import NotificationOffer from "../src/turn-alerts/NotificationOffer.svelte";
import { tellOnce } from "../src/turn-alerts/oneTab";
import TurnAlerts from "../src/turn-alerts/TurnAlerts.svelte";
import { replaceWaiting, setWaiting, waitingGames } from "../src/turn-alerts/waitingGames";
import { gameResult } from "./finishedGame";
import { CODE, connectedStore, failed, type FakeSocket } from "./fakeSocket";
import { drop, played, snapshot, welcome } from "./samples";
import { bot, seatInfo } from "./fakeServer";
import { othersQuestion, tableWith } from "./snapshots";

const FRIENDS = tableWith(seatInfo("blue", { name: "Ann" }), seatInfo("pink", { name: "Zoe" }));
const BOTS = tableWith(seatInfo("blue", { name: "Ann" }), bot("pink"));
let notes: number[];
let notifications: { title: string; options: NotificationOptions }[];
let permission: NotificationPermission;
/** How many notifications the browser does not show. */
let refused: number;

class FakeAudio {
  currentTime = 0;
  destination = {};
  resume = () => Promise.resolve();
}
const node = (onstart: (pitch: number) => void) =>
  class {
    gain = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
    constructor(
      _audio: unknown,
      private readonly options: { frequency: number },
    ) {}
    connect = (next: unknown) => next;
    start = () => onstart(this.options.frequency);
    stop = () => undefined;
  };

function fakeBrowser(): void {
  vi.stubGlobal("AudioContext", FakeAudio);
  vi.stubGlobal(
    "OscillatorNode",
    node((pitch) => notes.push(pitch)),
  );
  vi.stubGlobal(
    "GainNode",
    node(() => undefined),
  );
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal(
    "Notification",
    class {
      static get permission() {
        return permission;
      }
      static requestPermission = () => Promise.resolve((permission = "granted"));
      constructor(title: string, options: NotificationOptions) {
        if (refused-- > 0) throw new TypeError("Illegal constructor");
        notifications.push({ title, options });
      }
      close = () => undefined;
    },
  );
  Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive: true }, configurable: true });
}

const look = (state: DocumentVisibilityState) => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
};

beforeEach(() => {
  localStorage.clear();
  alertSettings.change({ sounds: true, volume: 0.5, notifications: null });
  [notes, notifications, permission, refused] = [[], [], "granted", 0];
  fakeBrowser();
  look("visible");
});

afterEach(() => vi.restoreAllMocks());

async function opened(changed: Partial<Welcome> = {}) {
  const { store, socket } = await connectedStore(othersQuestion("bidding"), { table: FRIENDS, ...changed });
  render(TurnAlerts, { store });
  await tick();
  return { store, socket };
}

/** Pink acts; then Blue, who reads this page, is to move. */
function comesToMe(socket: FakeSocket, n = 1): void {
  const next = snapshot({ action_count: n, options: [drop("C3", "m")] });
  socket.receive({ type: "update", played: [played(n, "pink")], snapshot: next, result: null });
}

const quiet = () => new Promise((resolve) => setTimeout(resolve, 900));

describe("the player's turn", () => {
  it("sounds once others have acted and that was shown", async () => {
    const { store, socket } = await opened();
    comesToMe(socket);
    await quiet();
    expect(notes).toEqual([]);
    store.skipPendingUpdates();
    await vi.waitFor(() => expect(notes.length).toBeGreaterThan(2));
    expect(notifications).toEqual([]);
  });

  it("is notified while the page is in the background, without waiting for what is shown", async () => {
    const { socket } = await opened();
    look("hidden");
    comesToMe(socket);
    await vi.waitFor(() => expect(notifications).toHaveLength(1), { timeout: 5000 });
    expect(notifications[0]?.title).toBe("Your turn");
    expect(notifications[0]?.options.body).toContain("Zoe");
    expect(notes.length).toBeGreaterThan(2);
  });

  it("is alerted in one of several tabs only", async () => {
    const tabs = [await opened(), await opened()];
    look("hidden");
    for (const { socket } of tabs) comesToMe(socket);
    await vi.waitFor(() => expect(notifications).toHaveLength(1), { timeout: 5000 });
    await quiet();
    expect(notifications).toHaveLength(1);
  });

  it("is alerted in another tab if the first cannot", async () => {
    refused = 1;
    const tabs = [await opened(), await opened()];
    look("hidden");
    for (const { socket } of tabs) comesToMe(socket);
    await vi.waitFor(() => expect(notifications).toHaveLength(1), { timeout: 5000 });
  });

  it("is no news again when the key was revoked and the player is back", async () => {
    const mine = snapshot({ action_count: 1, options: [drop("C3", "m")] });
    const table = { ...FRIENDS, status: "playing" } as const;
    const { store, socket } = await opened({ table, snapshot: mine, missed: [played(1, "pink")] });
    store.skipPendingUpdates();
    look("hidden");
    socket.receive({ ...failed(0), code: "wrong-key" } as OutgoingMessage);
    await tick();
    expect(store.snapshot).toBeNull();
    socket.receive(welcome({ table, snapshot: mine, missed: [played(1, "pink")] }));
    await quiet();
    expect([notes, notifications]).toEqual([[], []]);
  });

  it("is no news when the table is opened, nor after the player's own action", async () => {
    const { socket } = await opened({ snapshot: snapshot({ options: [drop("C3", "m")] }) });
    look("hidden");
    const next = snapshot({ action_count: 1, options: [drop("C3", "m")] });
    socket.receive({ type: "update", played: [played(1, "blue")], snapshot: next, result: null });
    await quiet();
    expect([notes, notifications]).toEqual([[], []]);
  });

  it("makes no sound against bots while the player looks at the table", async () => {
    const { store, socket } = await opened({ table: BOTS });
    comesToMe(socket);
    store.skipPendingUpdates();
    await quiet();
    expect(notes).toEqual([]);
  });

  it("is silent before the visitor has clicked or typed, and if sounds are off", async () => {
    Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive: false }, configurable: true });
    const { store, socket } = await opened();
    comesToMe(socket);
    store.skipPendingUpdates();
    await quiet();
    expect(notes).toEqual([]);
    Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive: true }, configurable: true });
    alertSettings.change({ sounds: false });
    comesToMe(socket, 2);
    store.skipPendingUpdates();
    await quiet();
    expect(notes).toEqual([]);
  });

  it.each([
    ["denied", true],
    ["granted", false],
    ["default", true],
  ] as const)("is not notified if the browser says %s and the player %s", async (says, wants) => {
    permission = says;
    alertSettings.change({ notifications: wants });
    const { socket } = await opened();
    look("hidden");
    comesToMe(socket);
    await quiet();
    expect(notifications).toEqual([]);
  });
});

it("a chat message of somebody else sounds, one's own does not", async () => {
  const { socket } = await opened();
  const message = { n: 1, seat: "blue", name: "Ann", text: "Hello", sent_at: 0 } as const;
  socket.receive({ type: "chat", chat: message });
  await quiet();
  expect(notes).toEqual([]);
  socket.receive({ type: "chat", chat: { ...message, n: 2, seat: "pink" } });
  await vi.waitFor(() => expect(notes.length).toBeGreaterThan(0));
  expect(notifications).toEqual([]);
});

it("the end of the game is told once, and not for a game that was over before", async () => {
  const { socket } = await opened();
  look("hidden");
  const end = { type: "update", played: [played(1, "pink")], snapshot: snapshot({ action_count: 1 }), result: gameResult({}) } as const;
  socket.receive({ ...end, played: [...end.played] });
  await vi.waitFor(() => expect(notifications.map(({ title }) => title)).toEqual(["The game is over"]), { timeout: 5000 });
  await opened({ result: gameResult({}), snapshot: snapshot({ action_count: 1 }) });
  await quiet();
  expect(notifications).toHaveLength(1);
});

describe("of several tabs", () => {
  const can = () => true;
  const cannot = () => false;

  it("the first that can tells an alert", async () => {
    expect(await Promise.all([tellOnce("turn 1", can), tellOnce("turn 1", can), tellOnce("turn 2", can)])).toEqual([true, false, true]);
    expect([await tellOnce("turn 5", cannot), await tellOnce("turn 5", can), await tellOnce("turn 5", can)]).toEqual([false, true, false]);
  });

  it("each alerts if nothing can be stored, and nonsense in the store does no harm", async () => {
    localStorage.setItem("naqala.alerted", '{"x":');
    expect(await tellOnce("turn 3", can)).toBe(true);
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect([await tellOnce("turn 4", can), await tellOnce("turn 4", can)]).toEqual([true, true]);
  });
});

describe("the badge", () => {
  const app = { setAppBadge: vi.fn(() => Promise.resolve()), clearAppBadge: vi.fn(() => Promise.reject(new Error("no"))) };

  beforeEach(() => {
    vi.clearAllMocks();
    Object.assign(navigator, app);
  });
  afterEach(() => {
    for (const name of Object.keys(app)) Reflect.deleteProperty(navigator, name);
  });

  it("of a tab is a dot on its icon", () => {
    document.head.insertAdjacentHTML("beforeend", '<link rel="icon" href="/favicon.svg" type="image/svg+xml" />');
    const icon = () => document.querySelector('link[rel="icon"]')?.getAttribute("href");
    showBadge(true);
    expect(icon()).toBe("/favicon-turn.svg");
    showBadge(false);
    expect(icon()).toBe("/favicon.svg");
  });

  it("of an installed page is the number of games that wait, whichever tab is opened or left", async () => {
    await replaceWaiting([], ["OTHER222"]);
    const { socket } = await opened();
    expect(app.clearAppBadge).not.toHaveBeenCalled();
    comesToMe(socket);
    await vi.waitFor(() => expect(app.setAppBadge).toHaveBeenLastCalledWith(2));
    cleanup();
    expect(waitingGames()).toEqual(["OTHER222", CODE]);
    expect(app.clearAppBadge).not.toHaveBeenCalled();
    await setWaiting(CODE, false);
    await setWaiting("OTHER222", false);
    expect(app.clearAppBadge).toHaveBeenCalledOnce();
  });

  it("of an installed page does not count exercises", async () => {
    const exercise = { id: "sow" } as NonNullable<Welcome["table"]["exercise"]>;
    const { socket } = await opened({ table: { ...FRIENDS, exercise } });
    comesToMe(socket);
    await tick();
    expect(waitingGames()).toEqual([]);
  });

  it("counts what this tab knows if nothing can be stored", async () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("forbidden", "SecurityError");
    });
    await setWaiting("A", true);
    await setWaiting("B", true);
    expect(app.setAppBadge).toHaveBeenLastCalledWith(2);
  });

  it("follows the list of the lobby, except for what a table has changed since the lobby asked", async () => {
    await replaceWaiting([], ["A", "B"]);
    const before = waitingGames();
    await setWaiting("A", false);
    await setWaiting("C", true);
    expect(await replaceWaiting(before, ["A", "B", "D"])).toEqual(["D"]);
    expect(waitingGames()).toEqual(["B", "D", "C"]);
    expect(await replaceWaiting(waitingGames(), ["D"])).toEqual([]);
    expect(waitingGames()).toEqual(["D"]);
  });
});

describe("notifications are offered", () => {
  const offer = () => screen.queryByText(t("alerts-offer"));

  async function waiting(changed: Partial<Welcome> = {}) {
    permission = "default";
    const { store } = await connectedStore(othersQuestion("bidding", { action_count: 1 }), {
      table: { ...FRIENDS, status: "playing" },
      missed: [played(1, "blue")],
      ...changed,
    });
    store.skipPendingUpdates();
    render(NotificationOffer, { store });
    await tick();
  }

  it("while the player waits for other people, and then asked for by a click", async () => {
    await waiting();
    await userEvent.click(screen.getByRole("button", { name: "Call me" }));
    await vi.waitFor(() => expect(offer()).toBeNull());
    expect([permission, alertSettings.notifications]).toEqual(["granted", true]);
  });

  it("once only", async () => {
    await waiting();
    await userEvent.click(screen.getByRole("button", { name: "No, thanks" }));
    expect(offer()).toBeNull();
    expect([permission, alertSettings.notifications]).toEqual(["default", false]);
  });

  it("not before the player has played, nor against bots", async () => {
    await waiting({ missed: [played(1, "pink")] });
    expect(offer()).toBeNull();
    await waiting({ table: { ...BOTS, status: "playing" } });
    expect(offer()).toBeNull();
  });
});

describe("the settings", () => {
  it("switch sounds, and play one when the volume is chosen", async () => {
    render(AlertSettings);
    const slider = screen.getByRole("slider", { name: "Volume" });
    (slider as HTMLInputElement).value = "0.9";
    slider.dispatchEvent(new Event("change", { bubbles: true }));
    await vi.waitFor(() => expect(notes.length).toBeGreaterThan(0));
    expect(alertSettings.volume).toBe(0.9);
    await userEvent.click(screen.getByRole("switch", { name: "Sounds" }));
    expect(screen.queryByRole("slider")).toBeNull();
    expect(JSON.parse(localStorage.getItem("naqala.alerts") ?? "")).toEqual({ sounds: false, volume: 0.9, notifications: null });
  });

  it("say so if the browser blocks notifications", async () => {
    permission = "denied";
    render(AlertSettings);
    expect(screen.getByText(t("alerts-blocked"))).toBeTruthy();
    await userEvent.click(screen.getByRole("switch", { name: t("alerts-notify") }));
    await tick();
    expect(screen.getByRole<HTMLInputElement>("switch", { name: t("alerts-notify") }).checked).toBe(false);
  });
});
