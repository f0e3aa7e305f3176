import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { commitmentOf, digestOf, drawValue } from "../src/fairness/hashes";
import { sha256 } from "../src/fairness/sha256";
import { wordCode } from "../src/fairness/wordCode";
import { HASHES } from "./generated";

describe("SHA-256", () => {
  it("is that of the standard, for every length around a block", () => {
    for (let length = 0; length <= 200; length++) {
      const input = Uint8Array.from({ length }, (_, nth) => (nth * 151 + length) % 256);
      expect(Buffer.from(sha256(input)).toString("hex")).toBe(createHash("sha256").update(input).digest("hex"));
    }
  });
});

describe("The engine and the page", () => {
  it("give a seed the same commitment", () => {
    for (const { seed, salt, commitment } of HASHES.commitments) expect(commitmentOf(seed, salt)).toBe(commitment);
  });

  it("give a contribution the same digest", () => {
    for (const { value, digest } of HASHES.contributions) expect(digestOf(value)).toBe(digest);
  });

  it("give a commitment the same words", () => {
    for (const { commitment, words } of HASHES.commitments) expect(wordCode(commitment)).toBe(words);
    expect(wordCode("")).toBe("");
  });
});

describe("A contribution", () => {
  it("has 16 random bytes", () => {
    const values = Array.from({ length: 50 }, drawValue);
    expect(new Set(values).size).toBe(50);
    for (const value of values) expect(value).toMatch(/^[0-9a-f]{32}$/);
  });
});
