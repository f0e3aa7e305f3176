// What reports, mutes, bans, closed tables and revoked keys look like to players.
import { configure, render, screen as page, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import App from "../src/App.svelte";
import { identity } from "../src/lib/identity.svelte";
import { route } from "../src/lib/routing.svelte";
import { dateAndTime } from "../src/lib/times";
import WaitingRoom from "../src/lobby/WaitingRoom.svelte";
import Chat from "../src/log/Chat.svelte";
import type { TableInfo } from "../src/protocol";
import PeopleDialog from "../src/table/PeopleDialog.svelte";
import { t } from "../src/texts";
import { FakeServer } from "./fakeServer";
import { CODE, connectedStore, failed } from "./fakeSocket";
import { snapshot, welcome } from "./samples";
import { seatInfo, tableWith } from "./snapshots";

const TABLE = tableWith(
  seatInfo("blue", { name: "Ann" }),
  seatInfo("pink", { name: "Bob" }),
  seatInfo("orange", { kind: "bot", name: "Calm", bot: "calm" }),
);
const UNTIL = Date.now() / 1000 + 3600;
const REASON = "Insults";
let server: FakeServer;
configure({ defaultHidden: true });

beforeEach(() => {
  server = new FakeServer();
  identity.set({ known: true, name: "Ann", language: null });
  vi.stubGlobal("scrollTo", () => undefined);
});

const click = (name: string) => userEvent.click(page.getByRole("button", { name }));

async function people(table: TableInfo = TABLE) {
  const connected = await connectedStore(snapshot(), { table });
  render(PeopleDialog, { store: connected.store, onclose: () => undefined });
  return connected;
}

describe("A report", () => {
  const REPORT = `POST /api/tables/${CODE}/reports`;
  const form = () => page.getByRole("dialog", { name: t("report-title", { name: "Bob" }) });
  const send = () => userEvent.click(within(form()).getByRole("button", { name: t("report-send") }));

  async function open(): Promise<void> {
    await people();
    await click(t("report-open-of", { name: "Bob" }));
  }

  it("is offered for other people only", async () => {
    await people();
    expect(page.getAllByRole("button", { name: /Report/ })).toHaveLength(1);
  });

  it("says what is sent, and thanks", async () => {
    await open();
    expect(within(form()).getByText(t("report-sent-what", { name: "Bob" }))).toBeTruthy();
    await userEvent.click(within(form()).getByRole("radio", { name: t("report-reason-abuse") }));
    await userEvent.type(within(form()).getByRole("textbox", { name: t("report-text") }), " He swears. ");
    server.answer(REPORT, { report: 1 });
    await send();
    expect(await page.findByText(t("report-thanks-about"))).toBeTruthy();
    expect(server.sent(REPORT)).toEqual([{ seat: "pink", reason: "abuse", text: "He swears." }]);
  });

  it("asks for a reason", async () => {
    await open();
    await send();
    expect(page.getByRole("alert").textContent).toBe(t("report-reason-missing"));
    expect(server.sent(REPORT)).toEqual([]);
  });

  it.each([
    ["already-reported", t("report-error-already")],
    ["rate-limited", t("report-error-too-many")],
  ])("is refused kindly: %s", async (code, text) => {
    await open();
    await userEvent.click(within(form()).getByRole("radio", { name: t("report-reason-spam") }));
    server.fail(REPORT, code);
    await send();
    expect((await page.findByRole("alert")).textContent).toBe(text);
  });
});

describe("The key of a seat", () => {
  it("can be renewed, after which the page connects with the new one", async () => {
    const { socket, fakeSockets } = await people();
    await click(t("seat-key-open"));
    expect(page.getByText(t("seat-key-sure"))).toBeTruthy();
    server.answer(`POST /api/tables/${CODE}/keys/revoke`, () => {
      socket.receive(welcome({ own_seats: [] })); // as every client with the old key
      return { seats: ["blue"] };
    });
    await click(t("seat-key-renew"));
    expect(await page.findByText(t("seat-key-renewed"))).toBeTruthy();
    await vi.waitFor(() => expect(fakeSockets.all).toHaveLength(2));
  });

  it("is fetched again when it was renewed on another device", async () => {
    const { store, socket, fakeSockets } = await connectedStore(snapshot());
    socket.receive(welcome({ own_seats: [] }));
    await vi.waitFor(() => expect(fakeSockets.all).toHaveLength(2));
    fakeSockets.last.accept();
    expect(fakeSockets.last.sentOf("hello")[0]?.keys).toEqual(["a key"]);
    fakeSockets.last.receive(welcome({ own_seats: [] })); // no seat after all: a spectator now
    await tick();
    expect(store.ownSeats).toEqual([]);
    expect(fakeSockets.all).toHaveLength(2);
  });
});

describe("A muted player", () => {
  it("reads why and until when in place of the field", async () => {
    const { store } = await connectedStore(snapshot(), { table: TABLE });
    identity.set({ known: true, name: "Ann", language: null, mute: { reason: REASON, until: UNTIL } });
    render(Chat, { store });
    expect(page.queryByRole("textbox")).toBeNull();
    expect(page.getByText(t("muted-until", { time: dateAndTime(UNTIL) }))).toBeTruthy();
    expect(page.getByText(new RegExp(REASON))).toBeTruthy();
  });

  it("learns it with the next message", async () => {
    const { store, socket } = await connectedStore(snapshot(), { table: TABLE });
    render(Chat, { store });
    socket.answer("chat", (id) => [{ ...failed(id), code: "muted" } as ReturnType<typeof failed>]);
    server.identity = { known: true, name: "Ann", language: null, mute: { reason: REASON, until: null } };
    await userEvent.type(page.getByRole("textbox"), "Hello{Enter}");
    expect(await page.findByText(t("muted"))).toBeTruthy();
  });
});

describe("A banned player", () => {
  it("reads why and until when", async () => {
    route.go("/");
    identity.set({ known: true, name: "Ann", language: null, ban: { reason: REASON, until: UNTIL } });
    server.identity = { known: true, name: "Ann", language: null, ban: { reason: REASON, until: UNTIL } };
    render(App);
    expect(await page.findByRole("heading", { name: t("banned-until", { time: dateAndTime(UNTIL) }) })).toBeTruthy();
    expect(page.getByText(t("banned-reason", { reason: REASON }))).toBeTruthy();
  });
});

describe("A table closed by the operator", () => {
  it("says so, and why", async () => {
    const { store } = await connectedStore(snapshot(), { table: { ...TABLE, status: "closed", closed_reason: REASON } });
    render(WaitingRoom, { store });
    expect(page.getByText(t("unavailable-by-operator-about", { reason: REASON }))).toBeTruthy();
  });
});
