// The page of a replay: which record it opens, and when; what happens while dialogs are open; frames of other sites.
import { configure, render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { createRawSnippet, tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import ExplanationBox from "../src/explain/ExplanationBox.svelte";
import { explainer } from "../src/explain/explainer.svelte";
import KeysTab from "../src/help/KeysTab.svelte";
import { route } from "../src/lib/routing.svelte";
import type { ReplayInfo } from "../src/protocol";
import { boardPicture } from "../src/replay/picture";
import ReplayPage from "../src/replay/ReplayPage.svelte";
import { t } from "../src/texts";
import PageLink from "../src/ui/PageLink.svelte";
import { CODE, FakeServer } from "./fakeServer";
import { REPLAYS } from "./generated";
import { must } from "./samples";

const KEPT = "naqala.record";
const LONG = must(REPLAYS["rich_3_blocked"]).replay;
const SHORT = must(REPLAYS["unfinished_sibittis"]).replay;
// To look at the style of every element is slow.
configure({ defaultHidden: true });
vi.stubGlobal("scrollTo", () => undefined);

let server: FakeServer;

/** What the browser shows as the address, without a page that follows. */
function address(path: string): void {
  history.replaceState(null, "", path);
  route.path = location.pathname;
}

beforeEach(() => {
  sessionStorage.clear();
  server = new FakeServer();
  address("/replay");
});
afterEach(() => {
  address("/");
  sessionStorage.clear();
});

const slider = () => screen.findByRole<HTMLInputElement>("slider");
const button = (name: string) => screen.getByRole("button", { name });
const form = () => screen.queryByRole("textbox");
const labels = () => [...document.querySelectorAll("[data-tile]")].map((tile) => tile.getAttribute("aria-label"));
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function opened(at: number | null = null, replay = LONG) {
  server.answer("POST /api/replay", replay);
  sessionStorage.setItem(KEPT, "the kept record");
  return render(ReplayPage, { code: null, at });
}

function drop(data: { files?: File[]; text?: string }): DragEvent {
  const event = new Event("drop", { bubbles: true, cancelable: true }) as DragEvent;
  const { files = [], text = "" } = data;
  const dataTransfer = { files, types: files.length ? ["Files"] : ["text/plain"], getData: () => text };
  Object.defineProperty(event, "dataTransfer", { value: dataTransfer });
  document.body.dispatchEvent(event);
  return event;
}

/** jsdom cannot read files. */
const file = (text: string) => Object.assign(new File([text], "game.naqala"), { text: () => Promise.resolve(text) });

/** Answers that come when the test wants, in the order of the requests. */
function deferred(): ((replay: ReplayInfo) => void)[] {
  const answers: ((replay: ReplayInfo) => void)[] = [];
  server.answer("POST /api/replay", () => new Promise<object>((resolve) => answers.push(resolve)));
  return answers;
}

describe("A record that this tab has shown", () => {
  it("opens again where it stood", async () => {
    opened(50);
    expect((await slider()).value).toBe("50");
    expect(server.sent("POST /api/replay")).toEqual([{ record: "the kept record" }]);
  });

  it("is waited for without a form, which could open another", async () => {
    const answers = deferred();
    sessionStorage.setItem(KEPT, "the kept record");
    render(ReplayPage, { code: null, at: null });
    await waitFor(() => expect(answers).toHaveLength(1));
    expect(form()).toBeNull();
    expect(document.querySelector("main[aria-busy=true]")).toBeTruthy();
    answers[0]?.(LONG);
    expect(await slider()).toBeTruthy();
  });

  it.each(["unreachable", "rate-limited", "shutting-down"])("is kept if the server says %s", async (code) => {
    if (code === "unreachable") server.unreachable = true;
    else server.fail("POST /api/replay", code);
    sessionStorage.setItem(KEPT, "the kept record");
    render(ReplayPage, { code: null, at: null });
    const field = await screen.findByRole<HTMLTextAreaElement>("textbox");
    expect(sessionStorage.getItem(KEPT)).toBe("the kept record");
    expect(field.value).toBe("the kept record");
  });

  it("is forgotten if it is none", async () => {
    server.fail("POST /api/replay", "malformed");
    sessionStorage.setItem(KEPT, "no record");
    render(ReplayPage, { code: null, at: null });
    expect(await screen.findByRole("textbox")).toBeTruthy();
    expect(sessionStorage.getItem(KEPT)).toBeNull();
  });

  it("is followed by the next one at its start", async () => {
    address("/replay?at=50");
    opened(50);
    await slider();
    await userEvent.click(button(t("replay-more")));
    await userEvent.click(await screen.findByRole("button", { name: t("replay-other-record") }));
    await userEvent.type(await screen.findByRole("textbox"), "another");
    await userEvent.click(button(t("replay-show")));
    expect((await slider()).value).toBe("0");
    expect(location.pathname + location.search).toBe("/replay");
    expect(sessionStorage.getItem(KEPT)).toBe("another");
  });
});

describe("A file", () => {
  it("opens wherever it is dropped, also on an open replay", async () => {
    opened(50);
    await slider();
    server.answer("POST /api/replay", SHORT);
    expect(drop({ files: [file("a shorter game")] }).defaultPrevented).toBe(true);
    await waitFor(async () => expect((await slider()).max).toBe(String(SHORT.played.length)));
    expect((await slider()).value).toBe("0");
    expect(sessionStorage.getItem(KEPT)).toBe("a shorter game");
  });

  it("that cannot be opened leaves the replay, and says why", async () => {
    opened(50);
    await slider();
    server.fail("POST /api/replay", "malformed");
    drop({ files: [file("no game")] });
    const dialog = await screen.findByRole("dialog");
    expect(within(dialog).getByText("failed: malformed")).toBeTruthy();
    expect((await slider()).value).toBe("50");
    expect(sessionStorage.getItem(KEPT)).toBe("the kept record");
    await userEvent.click(within(dialog).getByRole("button", { name: t("close") }));
    drop({ files: [file("x".repeat(60_001))] });
    expect(await screen.findByText(t("replay-record-long"))).toBeTruthy();
    expect(server.sent("POST /api/replay")).toHaveLength(2);
  });

  it("dropped on the replay of a table opens the replay of a record", async () => {
    address(`/replay/${CODE}/3`);
    server.answer(`GET /api/tables/${CODE}/replay`, LONG);
    server.answer("POST /api/replay", SHORT);
    render(ReplayPage, { code: CODE, at: 3 });
    await slider();
    drop({ files: [file("a shorter game")] });
    await waitFor(() => expect(route.path).toBe("/replay"));
    expect(sessionStorage.getItem(KEPT)).toBe("a shorter game");
  });

  it("is no text, which belongs elsewhere", async () => {
    opened();
    await slider();
    expect(drop({ text: "a word" }).defaultPrevented).toBe(false);
  });

  it("dropped last is the one that is shown, whichever answer comes last", async () => {
    const answers = deferred();
    render(ReplayPage, { code: null, at: null });
    drop({ files: [file("first")] });
    await waitFor(() => expect(answers).toHaveLength(1));
    drop({ files: [file("second")] });
    await waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.(SHORT);
    await slider();
    answers[0]?.(LONG);
    await sleep(50);
    expect((await slider()).max).toBe(String(SHORT.played.length));
    expect(sessionStorage.getItem(KEPT)).toBe("second");
  });
});

describe("While a dialog is open", () => {
  it.each(["replay-more", "replay-continue"] as const)("the moment stays: %s", async (opener) => {
    const { unmount } = opened(20);
    await slider();
    await userEvent.click(button(t("replay-play")));
    await waitFor(async () => expect(Number((await slider()).value)).toBeGreaterThan(20));
    await userEvent.click(button(t(opener)));
    await screen.findByRole("dialog");
    const { value } = await slider();
    const seen = labels();
    await userEvent.keyboard(" ");
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    await sleep(2000);
    expect((await slider()).value).toBe(value);
    expect(button(t("replay-play"))).toBeTruthy();
    expect(labels()).toEqual(seen);
    unmount();
    opened(Number(value));
    await slider();
    expect(labels()).toEqual(seen);
  });

  it("a game goes on from the moment that it tells", async () => {
    opened(25);
    await slider();
    await userEvent.click(button(t("replay-continue")));
    const dialog = await screen.findByRole("dialog");
    expect(dialog.textContent).toContain(t("replay-continue-about", { n: 25 }));
    await userEvent.click(within(dialog).getByRole("button", { name: t("replay-continue-start") }));
    await waitFor(() => expect(server.sent("POST /api/replay/continue")).toMatchObject([{ n: 25 }]));
  });
});

describe("The keys", () => {
  it("of the table are not announced where they do nothing", async () => {
    opened();
    await slider();
    expect(screen.getByRole("grid").getAttribute("aria-keyshortcuts")).toBeNull();
  });

  it("in the help are those of the page", () => {
    const { unmount } = render(KeysTab);
    expect(screen.getByText(t("help-key-replay-play"))).toBeTruthy();
    expect(screen.queryByText(t("help-key-u"))).toBeNull();
    unmount();
    address("/");
    render(KeysTab);
    expect(screen.getByText(t("help-key-u"))).toBeTruthy();
    expect(screen.queryByText(t("help-key-replay-play"))).toBeNull();
  });
});

describe("In a frame of another site", () => {
  const open = vi.fn();
  const framed = (at = 3) => {
    address(`/replay/${CODE}/${at}?embed`);
    server.answer(`GET /api/tables/${CODE}/replay`, { ...LONG, table: { ...LONG.table, code: CODE } });
    return render(ReplayPage, { code: CODE, at, embedded: route.embedded });
  };
  const targets = () => screen.getAllByRole("link").map((link) => [link.getAttribute("target"), link.getAttribute("rel")]);

  beforeEach(() => {
    open.mockReset();
    vi.stubGlobal("open", open);
  });

  it("no other page opens", () => {
    address(`/replay/${CODE}/3?embed`);
    route.go(`/t/${CODE}`);
    expect(open).toHaveBeenCalledWith(`/t/${CODE}`, "_blank", "noopener");
    expect([route.path, location.pathname, location.search]).toEqual([`/replay/${CODE}/3`, `/replay/${CODE}/3`, "?embed"]);
    render(PageLink, { to: "/", children: createRawSnippet(() => ({ render: () => "<span>Lobby</span>" })) });
    expect(targets()).toEqual([["_blank", "noopener"]]);
    const click = new MouseEvent("click", { cancelable: true });
    route.follow(click, "/");
    expect(click.defaultPrevented).toBe(false);
  });

  it("only what may be shown there is taken for one", () => {
    for (const [path, embedded] of [
      [`/replay/${CODE}?embed`, true],
      ["/replay/----?embed", false],
      ["/replay/ABC?embed", false],
      ["/replay?embed", false],
    ] as const) {
      address(path);
      expect([path, route.embedded]).toEqual([path, embedded]);
    }
  });

  it("it has a heading, and neither help nor other pages", async () => {
    framed();
    await slider();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(t("replay-of", { code: "K7QX-2M4P" }));
    expect(targets()).toEqual([["_blank", "noopener"]]);
    await userEvent.keyboard("?");
    await sleep(50);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("explanations lead to no help", async () => {
    address(`/replay/${CODE}/3?embed`);
    const anchor = document.body.appendChild(document.createElement("p"));
    anchor.dataset["explain"] = "place:O";
    render(ExplanationBox);
    explainer.show(anchor);
    await tick();
    expect(screen.getByRole("tooltip").textContent).toContain(t("place-O"));
    expect(screen.queryByRole("button", { name: t("explain-more") })).toBeNull();
    explainer.hide();
    anchor.remove();
  });

  it.each(["not-finished", "no-such-table", "rate-limited"])("it says why there is nothing to see: %s", async (code) => {
    server.fail(`GET /api/tables/${CODE}/replay`, code);
    framed();
    expect(await screen.findByRole("heading", { level: 1 })).toBeTruthy();
    expect(targets()).toEqual([["_blank", "noopener"]]);
    expect(screen.queryAllByRole("button")).toHaveLength(code === "rate-limited" ? 1 : 0);
  });
});

describe("The caption of a picture", () => {
  const board = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  Object.defineProperty(board, "viewBox", { value: { baseVal: { x: 0, y: 0, width: 800, height: 600 } } });
  const captionOf = (...names: string[]) => {
    const picture = boardPicture(board, { title: "Naqala, round 12", players: names.map((text) => ({ text, colour: "red" })) });
    return [...picture.querySelectorAll("text")];
  };
  const wordsOf = (text: Element) => [...text.querySelectorAll("tspan")].map((span) => span.textContent);

  it("has the players on one line if they fit", () => {
    expect(captionOf("Ann 120", "Ben 99", "Eve 7", "Zoé 1").map(wordsOf)).toEqual([
      ["Naqala, round 12"],
      ["Ann 120", "Ben 99", "Eve 7", "Zoé 1"],
    ]);
  });

  it("has as many lines as long names need, all within the picture", () => {
    const long = "Queen of Samarkand 123";
    expect(captionOf(long, long, long, long).map(wordsOf)).toEqual([["Naqala, round 12"], [long, long], [long, long]]);
    const wide = "W".repeat(24) + " 123";
    const lines = captionOf(wide, wide, wide, wide);
    expect(lines.map(wordsOf).slice(1)).toEqual([[wide], [wide], [wide], [wide]]);
    const bottom = Number(lines[0]?.closest("svg")?.getAttribute("viewBox")?.split(" ")[3]);
    expect(Math.max(...lines.map((line) => Number(line.getAttribute("y"))))).toBeLessThan(bottom);
  });
});
