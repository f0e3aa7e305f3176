import { fireEvent, render, screen as page } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { TableStore } from "../src/lib/table.svelte";
import Chat from "../src/log/Chat.svelte";
import { nameOf } from "../src/table/seatNames";
import type { Seat, Welcome, ChatMessage } from "../src/protocol";
import { t } from "../src/texts";
import { seatInfo, nth, tableWith } from "./snapshots";
import { snapshot, welcome } from "./samples";
import { ack, failed, connectedStore, type FakeSocket } from "./fakeSocket";

const COMPANY = tableWith(seatInfo("blue", { name: "Ann" }), seatInfo("pink", { name: "Zoe" }));
const chatMessage = (n: number, seat: Seat, text: string): ChatMessage => ({ n, seat, name: seat, text, sent_at: 0 });
const field = () => page.getByRole<HTMLInputElement>("textbox", { name: t("chat-write") });

async function chat(changed: Partial<Welcome> = {}) {
  const { store, socket } = await connectedStore(snapshot(), { table: COMPANY, ...changed });
  const { unmount } = render(Chat, { store });
  return { store, socket, unmount };
}

const heard = () => page.getAllByRole("listitem").map((item) => item.textContent?.trim());
const idOf = (socket: FakeSocket, at: number) => nth(socket.sentOf("chat"), at).id ?? 0;

/** The same table in a page that was opened again, or in a panel that was shown again. */
function again(store: TableStore, unmount: () => void): void {
  unmount();
  render(Chat, { store });
}

/** jsdom has no layout: sets the height of the list and of its visible part. */
function withLayout(high: number, visible: number): HTMLElement {
  const list = page.getByRole("list");
  Object.defineProperties(list, {
    scrollHeight: { value: high, configurable: true },
    clientHeight: { value: visible, configurable: true },
  });
  return list;
}

async function says(socket: FakeSocket, at: number): Promise<void> {
  socket.receive({ type: "chat", chat: chatMessage(at, "pink", `line ${at}`) });
  await tick();
}

beforeEach(() => sessionStorage.clear());

describe("the chat", () => {
  it("shows the messages, the latest last, and their senders", async () => {
    const { store } = await chat({ chat: [chatMessage(1, "pink", "Good day"), chatMessage(2, "blue", "And to you")] });
    expect(heard()).toEqual(["Good day", "And to you"]);
    expect(page.getAllByRole("img").map((mark) => mark.getAttribute("aria-label"))).toEqual(
      (["pink", "blue"] as const).map((seat) => nameOf(store.table, seat, "blue")),
    );
  });

  it("shows new messages", async () => {
    const { socket } = await chat();
    expect(page.getByText(t("chat-empty"))).toBeTruthy();
    socket.receive({ type: "chat", chat: chatMessage(1, "pink", "Your turn!") });
    await tick();
    expect(heard()).toEqual(["Your turn!"]);
    expect(page.getByText("Your turn!").closest("[aria-live]")).not.toBeNull();
  });

  it("scrolls to a new message", async () => {
    const { socket } = await chat({ chat: [chatMessage(1, "pink", "Good day")] });
    const list = withLayout(400, 100);
    await says(socket, 2);
    expect(list.scrollTop).toBe(400);
  });

  it("does not scroll for a player who has scrolled up, until they are back at the end", async () => {
    const { socket } = await chat({ chat: [chatMessage(1, "pink", "Good day")] });
    const list = withLayout(400, 100);
    await fireEvent.scroll(list, { target: { scrollTop: 50 } });
    await says(socket, 2);
    expect(list.scrollTop).toBe(50);
    await fireEvent.scroll(list, { target: { scrollTop: 300 } });
    await says(socket, 3);
    expect(list.scrollTop).toBe(400);
  });

  it("works where nothing may be kept in the browser", async () => {
    const forbidden = () => {
      throw new DOMException("forbidden", "SecurityError");
    };
    const reading = vi.spyOn(Storage.prototype, "getItem").mockImplementation(forbidden);
    const writing = vi.spyOn(Storage.prototype, "setItem").mockImplementation(forbidden);
    try {
      const { socket } = await chat();
      socket.acknowledgeAll();
      await userEvent.type(field(), "Well played{Enter}");
      expect(socket.sentOf("chat")).toMatchObject([{ text: "Well played" }]);
    } finally {
      reading.mockRestore();
      writing.mockRestore();
    }
  });

  it("shows messages as plain text, whatever they contain", async () => {
    await chat({ chat: [chatMessage(1, "pink", "<b>bold</b>")] });
    expect(heard()).toEqual(["<b>bold</b>"]);
  });

  it("is not shown in a game with bots only", async () => {
    await chat({ table: tableWith(seatInfo("blue"), seatInfo("pink", { kind: "bot", bot: "calm" })) });
    expect(page.queryByRole("region", { name: t("chat-title") })).toBeNull();
  });

  it("can be read but not joined by somebody who watches", async () => {
    await chat({ own_seats: [], snapshot: snapshot({ seat: null, holdings: [] }), chat: [chatMessage(1, "pink", "Good day")] });
    expect(heard()).toEqual(["Good day"]);
    expect(page.queryByRole("textbox")).toBeNull();
  });
});

describe("a message", () => {
  it("is sent by Enter, without spaces around it, and the field is empty for the next", async () => {
    const { socket } = await chat();
    socket.acknowledgeAll();
    await userEvent.type(field(), "  Well played  {Enter}");
    expect(socket.sentOf("chat")).toMatchObject([{ text: "Well played" }]);
    await vi.waitFor(() => expect(field().value).toBe(""), { timeout: 20_000 });
  });

  it("is sent once, however often Enter is pressed", async () => {
    const { socket } = await chat();
    await userEvent.type(field(), "one{Enter}{Enter}");
    expect(socket.sentOf("chat")).toHaveLength(1);
  });

  it("does not include text typed while it is being sent", async () => {
    const { socket } = await chat();
    await userEvent.type(field(), "one{Enter}two");
    socket.receive(ack(idOf(socket, 0)));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(field().value).toBe("two");
  });

  it("is sent by the button, too", async () => {
    const { socket } = await chat();
    await userEvent.type(field(), "Well played");
    await userEvent.click(page.getByRole("button", { name: t("chat-send") }));
    expect(socket.sentOf("chat")).toMatchObject([{ text: "Well played" }]);
  });

  it("is not sent when it is empty", async () => {
    const { socket } = await chat();
    await userEvent.type(field(), "   {Enter}");
    expect(socket.sentTypes).toEqual([]);
  });

  it("is not lost when it is rejected, and can be sent again", async () => {
    const { socket } = await chat();
    socket.answer("chat", (id) => [failed(id)]);
    await userEvent.type(field(), "Well played{Enter}");
    await tick();
    expect(field().value).toBe("Well played");
    socket.acknowledgeAll();
    await userEvent.type(field(), "{Enter}");
    expect(socket.sentOf("chat").map((said) => said.text)).toEqual(["Well played", "Well played"]);
  });

  it("is not lost when the server cannot be reached", async () => {
    const { socket } = await chat();
    socket.closeSocket(1006);
    await userEvent.type(field(), "Are you there?{Enter}");
    await tick();
    expect(field().value).toBe("Are you there?");
  });

  it("that is half typed survives a reload", async () => {
    const { store, unmount } = await chat();
    await userEvent.type(field(), "Well pl");
    again(store, unmount);
    expect(field().value).toBe("Well pl");
  });

  it("that is half typed is not shown to the next player at this screen, and is kept for its writer", async () => {
    const { socket } = await chat({ own_seats: ["blue", "pink"] });
    await userEvent.type(field(), "Well pl");
    socket.receive(welcome({ table: COMPANY, own_seats: ["blue", "pink"], snapshot: snapshot({ seat: "pink" }) }));
    await tick();
    expect(field().value).toBe("");
    socket.receive(welcome({ table: COMPANY, own_seats: ["blue", "pink"], snapshot: snapshot() }));
    await tick();
    expect(field().value).toBe("Well pl");
  });

  it("that was rejected after the screen was passed on is kept for its writer, too", async () => {
    const { socket } = await chat({ own_seats: ["blue", "pink"] });
    await userEvent.type(field(), "Well played{Enter}");
    socket.receive(welcome({ table: COMPANY, own_seats: ["blue", "pink"], snapshot: snapshot({ seat: "pink" }) }));
    socket.receive(failed(idOf(socket, 0)));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(field().value).toBe("");
    socket.receive(welcome({ table: COMPANY, own_seats: ["blue", "pink"], snapshot: snapshot() }));
    await tick();
    expect(field().value).toBe("Well played");
  });

  it("that was sent does not come back", async () => {
    const { store, socket, unmount } = await chat();
    socket.acknowledgeAll();
    await userEvent.type(field(), "Well played{Enter}");
    await vi.waitFor(() => expect(field().value).toBe(""), { timeout: 20_000 });
    again(store, unmount);
    expect(field().value).toBe("");
  });
});
