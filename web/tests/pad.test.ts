import { cleanup, configure, render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { route } from "../src/lib/routing.svelte";
import { decode, encode, newPlayer, type PadPlayer } from "../src/pad/padEntries";
import PadPage from "../src/pad/PadPage.svelte";
import type { ScorePadResult } from "../src/protocol";
import { t, useLanguage } from "../src/texts";
import { FakeServer } from "./fakeServer";
import { scoreSheet } from "./finishedGame";
import { must } from "./samples";

configure({ defaultHidden: true });
vi.stubGlobal("scrollTo", () => undefined);

const ANNA: PadPlayer = { ...newPlayer("orange"), name: "Zoë 🐪", tiles: [6, 15], djinns: ["Jafaar", "Ba'al"] };
ANNA.amounts.gold = 23;
ANNA.cards.gold = 2;
const RESULT: ScorePadResult = {
  players: [
    { score_sheet: scoreSheet("blue", 40), suits: [{ goods: ["silk", "fish"], wild: 1, points: 7 }] },
    { score_sheet: scoreSheet("pink", 30), suits: [] },
  ],
  winners: ["blue"],
};
const SUMMARY = { places: [{ values: [5, 6] }, { values: [6, 15] }], djinns: [{ name: "Jafaar", value: 6 }] };
let server: FakeServer;

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/pad");
  server = new FakeServer();
  server.answer("POST /api/score", RESULT);
  server.answer("GET /api/summary", SUMMARY);
});
afterEach(() => {
  cleanup();
  history.replaceState(null, "", "/");
});

const scored = () => server.sent("POST /api/score").at(-1) as { players: Record<string, unknown>[] };
const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });

describe("a link", () => {
  it("contains everything that was typed", () => {
    const players = [ANNA, newPlayer("blue")];
    expect(decode(encode(players))).toEqual(players);
    expect(encode(players)).toMatch(/^1\.[\w-]+$/);
  });

  it.each(["", "1.", "1.e30", "2.W10", "1.!", `1.${btoa('[["blue","",[0,0,0,0,0],[],[0],[]],["pink"]]')}`])(
    "that is damaged is none: %s",
    (text) => {
      expect(decode(text)).toBeNull();
    },
  );

  it("with one colour twice is none", () => {
    expect(decode(encode([newPlayer("blue"), newPlayer("blue")]))).toBeNull();
  });
});

describe("the score pad", () => {
  it("has an address of its own", () => {
    route.go("/pad");
    expect([route.pad, route.notFound]).toEqual([true, false]);
    route.go("/");
  });

  it("adds up what was typed, on the sheet of the game", async () => {
    render(PadPage);
    await userEvent.type(field("Gold, Blue"), "23");
    await userEvent.click(screen.getByRole("button", { name: "Elders, Pink: one more" }));
    const [blues] = await screen.findAllByRole("button", { name: "Add a tile of value 15" });
    await userEvent.click(must(blues));
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Pink: add a djinn" }), "Jafaar");
    await waitFor(() => expect(scored().players[1]).toMatchObject({ seat: "pink", elders: 1, djinns: ["Jafaar"] }));
    expect(scored().players[0]).toMatchObject({ seat: "blue", gold: 23, tiles: [15] });
    expect(await screen.findByText("Blue wins with 40 points and becomes Great Sultan of Naqala.")).toBeTruthy();
    expect(within(screen.getByRole("table")).getAllByRole("columnheader")).toHaveLength(3);
    expect(screen.getByText("Blue’s goods: 7 for Silk and Fish with 1 pair of Fakirs.")).toBeTruthy();
  });

  it("keeps what was typed in this browser", async () => {
    render(PadPage);
    await userEvent.type(field("Blue: name"), "Anna");
    await userEvent.type(field("Gold, Anna"), "7");
    cleanup();
    render(PadPage);
    expect(field("Gold, Anna").value).toBe("7");
  });

  it("brings back what was cleared", async () => {
    render(PadPage);
    await userEvent.type(field("Gold, Blue"), "7");
    await userEvent.click(screen.getByRole("button", { name: "Start over" }));
    expect(field("Gold, Blue").value).toBe("");
    await userEvent.click(screen.getByRole("button", { name: "Bring back earlier entries" }));
    expect(field("Gold, Blue").value).toBe("7");
  });

  it("opens the entries of a link, and brings back one's own", async () => {
    render(PadPage);
    await userEvent.type(field("Gold, Blue"), "7");
    cleanup();
    history.replaceState(null, "", `/pad#${encode([ANNA, newPlayer("blue")])}`);
    render(PadPage);
    expect(field("Gold, Zoë 🐪").value).toBe("23");
    expect(location.hash).toBe("");
    await userEvent.click(screen.getByRole("button", { name: "Bring back earlier entries" }));
    expect(field("Gold, Blue").value).toBe("7");
  });

  it("swaps colours, so that no two players have the same", async () => {
    render(PadPage);
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Blue: colour" }), "Pink");
    await waitFor(() => expect(scored().players.map(({ seat }) => seat)).toEqual(["pink", "blue"]));
  });

  it("is for two to four players", async () => {
    render(PadPage);
    await userEvent.click(screen.getByRole("radio", { name: "4" }));
    await waitFor(() => expect(scored().players.map(({ seat }) => seat)).toEqual(["blue", "pink", "orange", "black"]));
  });
});

describe("what players cannot have", () => {
  const refuse = (key: string, values: object) =>
    vi.stubGlobal("fetch", (path: string) =>
      Promise.resolve(
        path === "/api/score"
          ? Response.json({ code: "malformed", message: "English", rule: "C6", text: { key, arguments: values } }, { status: 422 })
          : Response.json(SUMMARY),
      ),
    );

  it("is said at the field, with the player's name", async () => {
    refuse("pad-gold", { seat: "blue", n: 1000, most: 999 });
    render(PadPage);
    await userEvent.type(field("Blue: name"), "Anna");
    await waitFor(() => expect(field("Gold, Anna").getAttribute("aria-invalid")).toBe("true"));
    const about = document.getElementById(field("Gold, Anna").getAttribute("aria-describedby") ?? "");
    await waitFor(() => expect(about?.textContent).toBe("Anna cannot have 1,000 gold. The score pad counts up to 999."));
    expect(screen.queryByRole("table")).toBeNull();
  });

  it("is said at the fields of all who have too much together", async () => {
    refuse("pad-more-than-box", { what: [["v", 17]], most: 16 });
    render(PadPage);
    await userEvent.type(field("Viziers, Blue"), "9");
    await userEvent.type(field("Viziers, Pink"), "8");
    await waitFor(() => expect(field("Viziers, Pink").getAttribute("aria-invalid")).toBe("true"));
    expect(field("Viziers, Blue").getAttribute("aria-invalid")).toBe("true");
    expect(field("Elders, Blue").getAttribute("aria-invalid")).toBeNull();
  });

  it("does not confuse the card Gold with gold", async () => {
    refuse("pad-more-than-box", { what: [["gold", 3]], most: 2 });
    history.replaceState(null, "", `/pad#${encode([ANNA, newPlayer("blue")])}`);
    render(PadPage);
    await waitFor(() => expect(field("Gold cards, Zoë 🐪").getAttribute("aria-invalid")).toBe("true"));
    expect(field("Gold, Zoë 🐪").getAttribute("aria-invalid")).toBeNull();
  });

  it("is not said of other errors, which can be tried again", async () => {
    server.fail("POST /api/score", "rate-limited");
    render(PadPage);
    expect(await screen.findByText("Too many requests. Please wait a moment.")).toBeTruthy();
    expect(screen.queryByText(/Your entries are kept/)).toBeNull();
    expect(screen.getByRole("button", { name: "Try now" })).toBeTruthy();
  });

  it("leaves no result of the entries before", async () => {
    render(PadPage);
    expect(await screen.findByRole("table")).toBeTruthy();
    refuse("pad-gold", { seat: "blue", n: 1000, most: 999 });
    await userEvent.type(field("Gold, Blue"), "1000");
    await waitFor(() => expect(field("Gold, Blue").getAttribute("aria-invalid")).toBe("true"));
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
    await userEvent.type(field("Gold, Blue"), "{Backspace}");
    expect(await screen.findByText(/Your entries are kept/)).toBeTruthy();
    expect(screen.queryByRole("table")).toBeNull();
  });

  it("is said in the language of the page, also after it was switched", async () => {
    refuse("pad-gold", { seat: "blue", n: 1000, most: 999 });
    render(PadPage);
    const text = () => t("pad-gold", { seat: t("seat-blue"), n: 1000, most: 999 });
    await waitFor(() => expect(document.body.textContent).toContain(text()));
    await useLanguage("fr");
    await waitFor(() => expect(document.body.textContent).toContain(text()));
    await useLanguage("en");
  });

  it("keeps the entries if the server cannot be reached", async () => {
    server.unreachable = true;
    render(PadPage);
    expect(await screen.findByText(/Your entries are kept/)).toBeTruthy();
    server.unreachable = false;
    await userEvent.click(screen.getByRole("button", { name: "Try now" }));
    expect(await screen.findByRole("table")).toBeTruthy();
  });
});
