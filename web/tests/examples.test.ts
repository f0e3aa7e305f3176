import { cleanup, configure, render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { boxAround, NARROW, rectangle } from "../src/board/geometry";
import HelpDrawer from "../src/help/HelpDrawer.svelte";
import { examples } from "../src/help/examples.svelte";
import type { Tile, WorkedExampleInfo } from "../src/protocol";
import { figures } from "../src/summary/figures.svelte";
import { MESSAGES } from "./generated";
import { must, snapshot, view } from "./samples";

configure({ defaultHidden: true });

const holdings = must(snapshot().holdings[0] ?? MESSAGES.welcome.snapshot?.holdings[0], "holdings");
const example = (changed: Partial<WorkedExampleInfo>): WorkedExampleInfo => ({
  id: "three-elders",
  number: "W5",
  rules: ["K1", "K2"],
  seat: "blue",
  tiles: MESSAGES.welcome.tiles,
  before: { view: view(), holdings: { ...holdings, hand: {} } },
  after: { view: view(), holdings: { ...holdings, hand: {} } },
  actions: [],
  refused: null,
  path: ["C3", "D3"],
  marked: ["D3"],
  play_order: [],
  arguments: { taken: 3, camels: 1 },
  ...changed,
});
const BIDS = example({
  id: "bids",
  path: [],
  marked: [],
  play_order: ["blue", "pink", "black", "orange"],
  arguments: { blue: 3, pink: 1, orange: 0, black: 0 },
});

beforeEach(() => {
  examples.all = null;
  figures.sheet = MESSAGES["GET /api/summary"]; // not what another test left there
  vi.stubGlobal("fetch", (path: string) =>
    path === "/api/examples" ? Promise.resolve(Response.json({ examples: [example({}), BIDS] })) : Promise.reject(new TypeError("offline")),
  );
});
afterEach(cleanup);

it("shows the part of the board that matters", () => {
  const around: Tile[] = ["C4", "E2"];
  expect(rectangle(around)).toEqual(["C4", "D4", "E4", "C3", "D3", "E3", "C2", "D2", "E2"]);
  expect(rectangle([])).toHaveLength(30);
  const [, , width, height] = boxAround(NARROW, rectangle(around));
  expect([width, height]).toEqual([3 * NARROW.tw + 6 * NARROW.gap, 3 * NARROW.th + 6 * NARROW.gap]);
});

it("tells each example with its figures, its tiles and its rules", async () => {
  render(HelpDrawer, { topic: "", onclose: vi.fn() });
  await userEvent.click(screen.getByRole("tab", { name: "Examples" }));
  const shown = within(await screen.findByRole("article", { name: "Three Elders and the tile" }));
  expect(shown.getByText(/You collect all 3\./)).toBeTruthy();
  expect(shown.getAllByRole("gridcell").map((cell) => cell.dataset["tile"])).toEqual(["C3", "D3"]);
  await userEvent.click(shown.getByRole("radio", { name: "After" }));
  const bids = within(screen.getByRole("article", { name: "Who plays when" }));
  expect(bids.getAllByRole("listitem").map((item) => item.textContent.trim())).toEqual(["Blue", "Pink", "Black", "Orange"]);
  await userEvent.click(shown.getByRole("link", { name: "Rule K2" }));
  expect(screen.getByRole("tab", { name: "Rules" }).getAttribute("aria-selected")).toBe("true");
});

it("says that the examples did not arrive, and asks again", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  render(HelpDrawer, { topic: "", onclose: vi.fn() });
  await userEvent.click(screen.getByRole("tab", { name: "Examples" }));
  expect(await screen.findByText("The rules could not be loaded.")).toBeTruthy();
});
