// The lobby in a background tab: it finds out that it is the player's turn, and says so.
import { cleanup, configure, render } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { identity } from "../src/lib/identity.svelte";
import LobbyPage from "../src/lobby/LobbyPage.svelte";
import { HIDDEN_INTERVAL } from "../src/lobby/tableLists.svelte";
import type { TableSummary } from "../src/protocol";
import { alertSettings } from "../src/turn-alerts/alertSettings.svelte";
import { setWaiting, waitingGames } from "../src/turn-alerts/waitingGames";
import { bot, CODE, FakeServer, seatInfo, tableSummary } from "./fakeServer";

configure({ defaultHidden: true });
vi.stubGlobal("scrollTo", () => undefined);
vi.stubGlobal("isSecureContext", true);

let server: FakeServer;
let notifications: string[][];
const FRIENDS = [seatInfo("blue", { name: "Ann" }), seatInfo("pink", { name: "Zoe" })];

const look = (state: DocumentVisibilityState) => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
};
const game = (changed: Partial<TableSummary> = {}) => tableSummary({ own_seats: ["blue"], turn: "pink", seats: FRIENDS, ...changed });
const lists = () => server.sent("GET /api/me/tables").length;

beforeEach(() => {
  localStorage.clear();
  alertSettings.change({ sounds: true, volume: 0.5, notifications: null });
  notifications = [];
  vi.stubGlobal(
    "Notification",
    class {
      static readonly permission = "granted";
      constructor(title: string, { body, tag }: NotificationOptions) {
        notifications.push([title, body ?? "", tag ?? ""]);
      }
      close = () => undefined;
    },
  );
  server = new FakeServer();
  identity.set({ known: true, name: "Ann", language: null });
  look("visible");
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function inBackground(...tables: TableSummary[]): Promise<void> {
  server.ownTables = tables;
  render(LobbyPage);
  await vi.waitFor(() => expect(server.sent("GET /api/tables")).toHaveLength(1));
  await vi.waitFor(() => expect(document.querySelectorAll("#resume li")).toHaveLength(tables.length), { timeout: 20_000 });
  look("hidden");
}
const later = () => vi.advanceTimersByTimeAsync(HIDDEN_INTERVAL + 100);

test("asks seldom, and says in the title and by one notification that it is the player's turn", async () => {
  await inBackground(game());
  await vi.advanceTimersByTimeAsync(HIDDEN_INTERVAL / 2);
  expect(lists()).toBe(1);
  server.ownTables = [game({ turn: "blue" })];
  await later();
  await vi.waitFor(() => expect(notifications).toHaveLength(1));
  expect(notifications).toEqual([["Your turn", "Table K7QX-2M4P, with Zoe", `naqala ${CODE} turn`]]);
  expect(document.title).toMatch(/^● Your turn in 1 game – /);
  expect(waitingGames()).toEqual([CODE]);
  expect(server.sent("GET /api/tables")).toHaveLength(1); // nobody sees the public tables
  await later();
  expect(lists()).toBeGreaterThan(2);
  expect(notifications).toHaveLength(1);
});

test("says nothing about a turn that was there when it was opened, or that another tab knows of", async () => {
  const other = game({ code: "OTHER222" });
  await inBackground(game({ turn: "blue" }), other);
  server.ownTables = [game({ turn: "blue" }), { ...other, turn: "blue" }];
  await setWaiting("OTHER222", true);
  await later();
  expect(lists()).toBe(2);
  expect(notifications).toEqual([]);
});

test("says nothing to a player who does not want it", async () => {
  alertSettings.change({ notifications: false });
  await inBackground(game());
  server.ownTables = [game({ turn: "blue" })];
  await later();
  await vi.waitFor(() => expect(document.title).toMatch(/^● /));
  expect(notifications).toEqual([]);
});

test("does not ask if no turn can come", async () => {
  const substituted = [seatInfo("blue", { name: "Ann", bot: "calm" }), bot("pink")];
  await inBackground(game({ status: "finished", turn: null }), game({ code: "MINE2222", turn: "pink", seats: substituted }));
  await later();
  expect(lists()).toBe(1);
});
