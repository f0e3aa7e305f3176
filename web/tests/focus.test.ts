// The focus never gets lost: when its element goes, it moves to the prompt or the page.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { keepFocus } from "../src/lib/keepFocus";

let stop: () => void;
const changed = () => new Promise((resolve) => setTimeout(resolve)); // after the observer

beforeEach(() => {
  document.body.innerHTML = `<main><h1>Table</h1><section data-focus-home tabindex="-1"><button>Confirm</button></section><p>Text</p></main>`;
  stop = keepFocus();
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};

describe("the focus", () => {
  it("goes to the prompt when its button disappears", async () => {
    find("button").focus();
    find("button").remove();
    await changed();
    expect(document.activeElement).toBe(find("section"));
  });

  it("goes to the prompt when its button is disabled", async () => {
    find("button").focus();
    find("button").setAttribute("disabled", "");
    await changed();
    expect(document.activeElement).toBe(find("section"));
  });

  it("goes to the heading of a page without a prompt", async () => {
    find("button").focus();
    find("section").remove();
    await changed();
    expect(document.activeElement).toBe(find("h1"));
  });

  it("goes to the dialog that is open", async () => {
    find("button").focus();
    document.body.insertAdjacentHTML("beforeend", "<dialog open><p>Sure?</p></dialog>");
    find("button").remove();
    await changed();
    expect(document.activeElement).toBe(find("dialog"));
  });

  it("stays away when the player has clicked elsewhere", async () => {
    find("button").focus();
    find("p").dispatchEvent(new MouseEvent("pointerdown", { bubbles: true }));
    find("button").blur();
    find("button").remove();
    await changed();
    expect(document.activeElement).toBe(document.body);
  });

  it("stays where it is while its element is there", async () => {
    find("button").focus();
    find("p").remove();
    await changed();
    expect(document.activeElement).toBe(find("button"));
  });
});
