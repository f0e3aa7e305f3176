// The keys of a replay.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { handleReplayKey } from "../src/replay/replayKeys";

const NAMES = ["nextTurn", "forward", "previousTurn", "back", "first", "last", "toggle", "sayPosition", "sayNextPlayer"] as const;
let done: string[] = [];

/** Notes which of its methods are called. */
const noting = () => Object.fromEntries(NAMES.map((name) => [name, () => done.push(name)])) as never;

function press(key: string, init: KeyboardEventInit = {}, on: Element = document.body, help = true): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...init });
  const listener = (heard: KeyboardEvent) =>
    handleReplayKey(heard, { playback: noting(), speaker: noting(), onhelp: help ? () => done.push("help") : null });
  document.addEventListener("keydown", listener);
  on.dispatchEvent(event);
  document.removeEventListener("keydown", listener);
  return event;
}

function add(tag: string, attributes: Record<string, string> = {}): HTMLElement {
  const element = document.body.appendChild(document.createElement(tag));
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

beforeEach(() => {
  done = [];
});

afterEach(() => document.body.replaceChildren());

describe("a key of a replay", () => {
  it.each([
    ["ArrowRight", {}, "forward"],
    ["ArrowLeft", {}, "back"],
    ["ArrowRight", { shiftKey: true }, "nextTurn"],
    ["ArrowLeft", { shiftKey: true }, "previousTurn"],
    ["PageDown", {}, "nextTurn"],
    ["PageUp", {}, "previousTurn"],
    ["Home", {}, "first"],
    ["End", {}, "last"],
    [" ", {}, "toggle"],
    ["s", {}, "sayPosition"],
    ["p", {}, "sayNextPlayer"],
    ["?", {}, "help"],
  ])("%s with %o does one thing: %s", (key, init, what) => {
    expect(press(key, init).defaultPrevented).toBe(true);
    expect(done).toEqual([what]);
  });

  it.each([
    ["x", {}],
    ["ArrowRight", { ctrlKey: true }],
    ["ArrowRight", { metaKey: true }],
    ["ArrowRight", { altKey: true }],
  ])("%s with %o is left to the browser", (key, init) => {
    expect(press(key, init).defaultPrevented).toBe(false);
    expect(done).toEqual([]);
  });

  it("is left to a field, a tab, and an open dialog", () => {
    press("ArrowRight", {}, add("input"));
    press("ArrowRight", {}, add("div", { role: "tab" }));
    add("dialog", { open: "" });
    press("ArrowRight");
    expect(done).toEqual([]);
  });

  it("works on the slider", () => {
    press("ArrowRight", {}, add("input", { type: "range" }));
    expect(done).toEqual(["forward"]);
  });

  it("presses a button if it is Space and the button has the focus", () => {
    expect(press(" ", {}, add("button")).defaultPrevented).toBe(false);
    expect(done).toEqual([]);
  });

  it("opens no help in a frame of another site", () => {
    expect(press("?", {}, document.body, false).defaultPrevented).toBe(false);
  });
});
