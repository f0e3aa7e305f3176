import { fireEvent, render, screen as page } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { TableStore } from "../src/lib/table.svelte";
import Chat from "../src/log/Chat.svelte";
import { nameOf } from "../src/table/seats";
import type { Seat, Welcome, Words } from "../src/wire";
import { t } from "../src/words";
import { chair, nth, tableOf } from "./scenes";
import { scene, welcome } from "./samples";
import { done, refused, seated, type Teller } from "./tellers";

const COMPANY = tableOf(chair("blue", { name: "Ann" }), chair("pink", { name: "Zoe" }));
const line = (nth: number, seat: Seat, words: string): Words => ({ nth, seat, name: seat, words, at: 0 });
const field = () => page.getByRole<HTMLInputElement>("textbox", { name: t("chat.say") });

async function chat(changed: Partial<Welcome> = {}) {
  const { store, teller } = await seated(scene(), { table: COMPANY, ...changed });
  const { unmount } = render(Chat, { store });
  return { store, teller, unmount };
}

const heard = () => page.getAllByRole("listitem").map((item) => item.textContent?.trim());
const to = (teller: Teller, at: number) => nth(teller.said("chat"), at).to ?? 0;

/** The same table in a page that was opened anew, or in a panel that was shown again. */
function again(store: TableStore, unmount: () => void): void {
  unmount();
  render(Chat, { store });
}

/** jsdom lays nothing out: so high is what was said, and so much of it is seen. */
function laidOut(high: number, seen: number): HTMLElement {
  const list = page.getByRole("list");
  Object.defineProperties(list, { scrollHeight: { value: high, configurable: true }, clientHeight: { value: seen, configurable: true } });
  return list;
}

async function says(teller: Teller, at: number): Promise<void> {
  teller.tell({ told: "chat", chat: line(at, "pink", `line ${at}`) });
  await tick();
}

beforeEach(() => sessionStorage.clear());

describe("the chat", () => {
  it("shows what was said, the latest last, and by whom", async () => {
    const { store } = await chat({ chat: [line(1, "pink", "Good day"), line(2, "blue", "And to you")] });
    expect(heard()).toEqual(["Good day", "And to you"]);
    expect(page.getAllByRole("img").map((mark) => mark.getAttribute("aria-label"))).toEqual(
      (["pink", "blue"] as const).map((seat) => nameOf(store.table, seat, "blue")),
    );
  });

  it("hears what is said now", async () => {
    const { teller } = await chat();
    expect(page.getByText(t("chat.empty"))).toBeTruthy();
    teller.tell({ told: "chat", chat: line(1, "pink", "Your turn!") });
    await tick();
    expect(heard()).toEqual(["Your turn!"]);
    expect(page.getByText("Your turn!").closest("[aria-live]")).not.toBeNull();
  });

  it("brings what is said now into sight", async () => {
    const { teller } = await chat({ chat: [line(1, "pink", "Good day")] });
    const list = laidOut(400, 100);
    await says(teller, 2);
    expect(list.scrollTop).toBe(400);
  });

  it("does not tear away who has scrolled up, until they are back at the end", async () => {
    const { teller } = await chat({ chat: [line(1, "pink", "Good day")] });
    const list = laidOut(400, 100);
    await fireEvent.scroll(list, { target: { scrollTop: 50 } });
    await says(teller, 2);
    expect(list.scrollTop).toBe(50);
    await fireEvent.scroll(list, { target: { scrollTop: 300 } });
    await says(teller, 3);
    expect(list.scrollTop).toBe(400);
  });

  it("works where nothing may be kept in the browser", async () => {
    const forbidden = () => {
      throw new DOMException("forbidden", "SecurityError");
    };
    const reading = vi.spyOn(Storage.prototype, "getItem").mockImplementation(forbidden);
    const writing = vi.spyOn(Storage.prototype, "setItem").mockImplementation(forbidden);
    try {
      const { teller } = await chat();
      teller.agree();
      await userEvent.type(field(), "Well played{Enter}");
      expect(teller.said("chat")).toMatchObject([{ words: "Well played" }]);
    } finally {
      reading.mockRestore();
      writing.mockRestore();
    }
  });

  it("takes what is said for words, whatever is in it", async () => {
    await chat({ chat: [line(1, "pink", "<b>bold</b>")] });
    expect(heard()).toEqual(["<b>bold</b>"]);
  });

  it("is not there when bots are all the company", async () => {
    await chat({ table: tableOf(chair("blue"), chair("pink", { kind: "bot", bot: "calm" })) });
    expect(page.queryByRole("region", { name: t("chat.title") })).toBeNull();
  });

  it("can be read but not joined by somebody who watches", async () => {
    await chat({ seats: [], scene: scene({ seat: null, screens: [] }), chat: [line(1, "pink", "Good day")] });
    expect(heard()).toEqual(["Good day"]);
    expect(page.queryByRole("textbox")).toBeNull();
  });
});

describe("a message", () => {
  it("is said by Enter, without blanks around it, and the field is free for the next", async () => {
    const { teller } = await chat();
    teller.agree();
    await userEvent.type(field(), "  Well played  {Enter}");
    expect(teller.said("chat")).toMatchObject([{ words: "Well played" }]);
    await vi.waitFor(() => expect(field().value).toBe(""), { timeout: 20_000 });
  });

  it("is said once, however often Enter is pressed", async () => {
    const { teller } = await chat();
    await userEvent.type(field(), "one{Enter}{Enter}");
    expect(teller.said("chat")).toHaveLength(1);
  });

  it("does not take with it what is typed while it is on its way", async () => {
    const { teller } = await chat();
    await userEvent.type(field(), "one{Enter}two");
    teller.tell(done(to(teller, 0)));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(field().value).toBe("two");
  });

  it("is said by the button, too", async () => {
    const { teller } = await chat();
    await userEvent.type(field(), "Well played");
    await userEvent.click(page.getByRole("button", { name: t("chat.send") }));
    expect(teller.said("chat")).toMatchObject([{ words: "Well played" }]);
  });

  it("is not said when there is nothing in it", async () => {
    const { teller } = await chat();
    await userEvent.type(field(), "   {Enter}");
    expect(teller.acts).toEqual([]);
  });

  it("is not lost when it is refused, and can be said again", async () => {
    const { teller } = await chat();
    teller.answer("chat", (to) => [refused(to)]);
    await userEvent.type(field(), "Well played{Enter}");
    await tick();
    expect(field().value).toBe("Well played");
    teller.agree();
    await userEvent.type(field(), "{Enter}");
    expect(teller.said("chat").map((said) => said.words)).toEqual(["Well played", "Well played"]);
  });

  it("is not lost when the server is away", async () => {
    const { teller } = await chat();
    teller.hangUp(1006);
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

  it("that is half typed is not there for whoever takes the screen next, and waits for its writer", async () => {
    const { teller } = await chat({ seats: ["blue", "pink"] });
    await userEvent.type(field(), "Well pl");
    teller.tell(welcome({ table: COMPANY, seats: ["blue", "pink"], scene: scene({ seat: "pink" }) }));
    await tick();
    expect(field().value).toBe("");
    teller.tell(welcome({ table: COMPANY, seats: ["blue", "pink"], scene: scene() }));
    await tick();
    expect(field().value).toBe("Well pl");
  });

  it("that was refused after the screen was passed on waits for its writer, too", async () => {
    const { teller } = await chat({ seats: ["blue", "pink"] });
    await userEvent.type(field(), "Well played{Enter}");
    teller.tell(welcome({ table: COMPANY, seats: ["blue", "pink"], scene: scene({ seat: "pink" }) }));
    teller.tell(refused(to(teller, 0)));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(field().value).toBe("");
    teller.tell(welcome({ table: COMPANY, seats: ["blue", "pink"], scene: scene() }));
    await tick();
    expect(field().value).toBe("Well played");
  });

  it("that was said does not come back", async () => {
    const { store, teller, unmount } = await chat();
    teller.agree();
    await userEvent.type(field(), "Well played{Enter}");
    await vi.waitFor(() => expect(field().value).toBe(""), { timeout: 20_000 });
    again(store, unmount);
    expect(field().value).toBe("");
  });
});
