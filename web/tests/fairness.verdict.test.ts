import { describe, expect, it } from "vitest";
import type { SeenTable } from "../src/fairness/seenTables";
import { verdictOf, type Verdict } from "../src/fairness/verdict";
import type { ContributionInfo, GameResult } from "../src/protocol";
import { mismatchText, verdictTexts } from "../src/score/verdictTexts";
import { gameResult } from "./finishedGame";
import { HASHES } from "./generated";
import { must } from "./samples";

const { seed, salt, commitment, words } = must(HASHES.commitments[3]);
const swapped = must(HASHES.commitments[4]);
const [mine, theirs] = [must(HASHES.contributions[0]), must(HASHES.contributions[1])];
const contributions: ContributionInfo[] = [
  { seat: "blue", ...mine },
  { seat: "pink", ...theirs },
];

const result = (changed: Partial<GameResult> = {}): GameResult =>
  gameResult({ blue: 5, pink: 4 }, { seed, salt, commitment, contributions, ...changed });

const seen = (changed: Partial<SeenTable> = {}): SeenTable => ({
  commitment,
  inTime: true,
  changedTo: null,
  contribution: { seat: "blue", ...mine, stage: "confirmed" },
  digests: { blue: mine.digest, pink: theirs.digest },
  frozen: true,
  dealt: true,
  changed: 0,
  ...changed,
});

const mismatches = (verdict: Verdict) => (verdict.kind === "changed" ? verdict.mismatches : verdict.kind);
const name = (seat: string) => ({ blue: "You", pink: "Layla" })[seat] ?? seat;
const texts = (verdict: Verdict, chosen = false) => {
  const { tone, title, about } = verdictTexts(verdict, chosen, name);
  return `${tone}: ${[title, ...about].join(" ")}`;
};

describe("A game", () => {
  it("is verified if everything fits", () => {
    const verdict = verdictOf(result(), seen());
    expect(verdict).toEqual({ kind: "verified", own: "used", used: ["blue", "pink"], leftOut: [] });
    expect(texts(verdict)).toMatch(/^good: Fair shuffle: verified .*You and Layla.*nobody could choose setup and draws/);
  });

  it("is verified for a spectator who saw the words in time, without a part in the shuffle", () => {
    const verdict = verdictOf(result(), seen({ contribution: null }));
    expect(verdict).toMatchObject({ kind: "verified", own: "none" });
    expect(texts(verdict)).toMatch(/^good: .*no part in the shuffle/);
  });

  it("without contributions depends on the server alone, or on the host who chose the seed", () => {
    const verdict = verdictOf(result({ contributions: [] }), seen({ contribution: null, digests: {}, frozen: false }));
    expect(texts(verdict)).toMatch(/the operator of the server could have chosen/);
    expect(texts(verdict, true)).toMatch(/The host chose the seed/);
  });

  it("cannot be verified by somebody who came after the deal", () => {
    expect(verdictOf(result(), null).kind).toBe("late");
    expect(verdictOf(result(), seen({ inTime: false })).kind).toBe("late");
  });

  it("from a position has no seed", () => {
    expect(verdictOf(result({ seed: null, salt: null, commitment: "", contributions: [] }), null).kind).toBe("no-seed");
  });

  it("was not changed, but does not depend on a value that came too late", () => {
    const late: ContributionInfo[] = [{ seat: "blue", digest: mine.digest, value: null }, must(contributions[1])];
    const sent = seen({ contribution: { seat: "blue", ...mine, stage: "sent" } });
    const verdict = verdictOf(result({ contributions: late }), sent);
    expect(verdict).toEqual({ kind: "verified", own: "left-out", used: ["pink"], leftOut: ["blue"] });
    expect(texts(verdict)).toMatch(/^warn: Fair shuffle: not changed, but without you .*was not used/);
  });
});

describe("A game was changed", () => {
  const changed = (what: Partial<GameResult>, known: Partial<SeenTable> | null = {}) =>
    mismatches(verdictOf(result(what), known && seen(known)));

  it("if seed, salt and commitment were replaced, also if the commitment is shown as before at the end", () => {
    expect(changed(swapped)).toEqual([{ what: "commitment", seat: null }]);
    expect(changed({}, { changedTo: swapped.commitment })).toEqual([{ what: "commitment", seat: null }]);
  });

  it("if the seed does not give the commitment, as even somebody sees who came late", () => {
    expect(changed({ seed: swapped.seed })).toEqual([{ what: "seed", seat: null }]);
    expect(changed({ seed: swapped.seed }, null)).toEqual([{ what: "seed", seat: null }]);
  });

  it("if the server keeps the seed to itself", () => {
    expect(changed({ seed: null, salt: null, commitment: "" })).toContainEqual({ what: "withheld", seat: null });
  });

  it("if the own value was confirmed but not used", () => {
    const without: ContributionInfo[] = [{ seat: "blue", digest: mine.digest, value: null }, must(contributions[1])];
    expect(changed({ contributions: without })).toEqual([{ what: "own-value", seat: "blue" }]);
  });

  it("if a value does not fit its digest", () => {
    const forged: ContributionInfo[] = [must(contributions[0]), { seat: "pink", digest: theirs.digest, value: mine.value }];
    expect(changed({ contributions: forged })).toEqual([{ what: "value", seat: "pink" }]);
  });

  it("if a digest is not the one that was shown before the deal, or came later", () => {
    const other = must(HASHES.contributions[2]);
    const forged: ContributionInfo[] = [must(contributions[0]), { seat: "pink", ...other }];
    expect(changed({ contributions: forged })).toEqual([{ what: "digest", seat: "pink" }]);
    const added: ContributionInfo[] = [...contributions, { seat: "orange", ...other }];
    expect(changed({ contributions: added })).toEqual([{ what: "digest", seat: "orange" }]);
    expect(changed({ contributions: added }, { frozen: false })).toBe("verified");
  });

  it("and the page says what does not fit", () => {
    const said = (what: "commitment" | "digest") => mismatchText({ what, seat: "pink" }, commitment, swapped.commitment, name);
    expect(said("commitment")).toContain(`${words}, the server now shows ${swapped.words}`);
    expect(said("digest")).toContain("digest of Layla");
    expect(texts(verdictOf(result(swapped), seen()))).toMatch(/^bad: /);
  });
});
