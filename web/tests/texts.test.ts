import { describe, expect, it } from "vitest";
import { t } from "../src/texts";

describe("text", () => {
  it("puts values into their places", () => {
    expect(t("header-round", { n: 4 })).toBe("Round 4");
  });

  it("chooses by number", () => {
    expect(t("tribes-v", { n: 1 })).toBe("1 Vizier");
    expect(t("tribes-v", { n: 3 })).toBe("3 Viziers");
  });
});
