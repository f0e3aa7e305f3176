import { render, waitFor } from "@testing-library/svelte";
import { describe, expect, test } from "vitest";
import BotPortrait from "../src/ui/BotPortrait.svelte";
import Portrait from "../src/ui/Portrait.svelte";
import { lookOf, NAMES } from "../src/ui/portraits";

describe("The portraits of the bots", () => {
  test("are all different", () => {
    const drawings = NAMES.map((name) => {
      const { container } = render(BotPortrait, { name });
      return container.innerHTML.replaceAll(/id="[^"]*"|url\([^)]*\)/g, "");
    });
    expect(new Set(drawings).size).toBe(NAMES.length);
    expect(NAMES.length).toBe(24);
  });

  test("of an unknown name stay the same", () => {
    expect(lookOf("Somebody")).toEqual(lookOf("Somebody"));
    expect(lookOf("").cloth).not.toBe("");
  });

  test("have a frame in the colour of the seat, and are decoration for screen readers", () => {
    const { container } = render(BotPortrait, { name: "Azrumi", seat: "blue" });
    const drawing = container.querySelector("svg");
    expect(drawing?.getAttribute("style")).toContain("var(--cyan)");
    expect(drawing?.getAttribute("aria-hidden")).toBe("true");
  });

  test("are loaded when they are needed, into a place that is kept free", async () => {
    const { container } = render(Portrait, { name: "Azrumi", w: 32 });
    expect(container.querySelector("span")?.style.width).toBe("2rem");
    await waitFor(() => expect(container.querySelector("svg")).toBeTruthy());
  });
});
