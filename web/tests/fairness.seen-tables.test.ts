import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { recall, rememberCommitment, rememberDigests, update } from "../src/fairness/seenTables";
import type { ContributionInfo, TableInfo } from "../src/protocol";
import { tableInfo } from "./fakeServer";

let tables = 0;
let code = "";
const table = (changed: Partial<TableInfo> = {}): TableInfo => tableInfo({ code, commitment: "first", ...changed });
const digest = (digest: string): ContributionInfo => ({ seat: "pink", digest, value: null });
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith("naqala.fair."));

beforeEach(() => {
  localStorage.clear();
  code = `MEMORY${tables++}`;
});
afterEach(() => vi.restoreAllMocks());

describe("The first commitment", () => {
  it("is remembered, and another one is noticed", () => {
    rememberCommitment(table());
    expect(recall(code)).toMatchObject({ commitment: "first", inTime: true, changedTo: null });
    rememberCommitment(table({ commitment: "second" }));
    rememberCommitment(table());
    expect(recall(code)).toMatchObject({ commitment: "first", changedTo: "second" });
  });

  it("is noticed if it disappears", () => {
    rememberCommitment(table());
    rememberCommitment(table({ commitment: "" }));
    expect(recall(code)?.changedTo).toBe("");
  });

  it("proves nothing if it was seen after the deal, or while numbers are revealed", () => {
    rememberCommitment(table({ status: "playing" }));
    expect(recall(code)?.inTime).toBe(false);
    code += "B";
    rememberCommitment(table({ revealing: true }));
    expect(recall(code)?.inTime).toBe(false);
  });

  it("does not exist in a game from a position", () => {
    rememberCommitment(table({ commitment: "" }));
    expect(recall(code)).toBeNull();
  });
});

describe("The digests", () => {
  it("can change until the start begins, but not later", () => {
    rememberCommitment(table());
    for (const text of ["a", "b"]) rememberDigests(table({ contributions: [digest(text)] }));
    expect(recall(code)).toMatchObject({ digests: { pink: "b" }, frozen: false });
    for (const text of ["c", "d"]) rememberDigests(table({ contributions: [digest(text)], revealing: true }));
    expect(recall(code)).toMatchObject({ digests: { pink: "c" }, frozen: true });
    rememberCommitment(table({ status: "playing" }));
    rememberDigests(table({ status: "playing", contributions: [digest("e")] }));
    expect(recall(code)).toMatchObject({ digests: { pink: "c" }, frozen: true });
  });

  it("can change again after a start that failed", () => {
    rememberCommitment(table());
    rememberDigests(table({ contributions: [digest("a")], revealing: true }));
    rememberDigests(table({ contributions: [digest("b")] }));
    expect(recall(code)).toMatchObject({ digests: { pink: "b" }, frozen: false });
  });
});

describe("The storage", () => {
  it("keeps the newest hundred tables", () => {
    let now = 0;
    vi.spyOn(Date, "now").mockImplementation(() => now++);
    for (let nth = 0; nth < 105; nth++) rememberCommitment(table({ code: `MANY${nth}` }));
    expect(kept()).toHaveLength(100);
    expect(localStorage.getItem("naqala.fair.MANY4")).toBeNull();
    expect(localStorage.getItem("naqala.fair.MANY104")).not.toBeNull();
  });

  it("may be forbidden: the page remembers until it is closed", () => {
    const forbidden = () => {
      throw new DOMException("forbidden", "SecurityError");
    };
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(forbidden);
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(forbidden);
    rememberCommitment(table());
    update(code, { frozen: true });
    expect(recall(code)).toMatchObject({ commitment: "first", frozen: true });
  });

  it("may be full: old tables make room", () => {
    for (let nth = 0; nth < 50; nth++) rememberCommitment(table({ code: `FULL${nth}` }));
    const set = Storage.prototype.setItem;
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(function (this: Storage, key, value) {
      if (kept().length >= 50) throw new DOMException("full", "QuotaExceededError");
      set.call(this, key, value);
    });
    rememberCommitment(table());
    expect(localStorage.getItem(`naqala.fair.${code}`)).not.toBeNull();
  });

  it("may contain anything", () => {
    for (const text of ["", "null", "[]", "{", '{"commitment":7,"digests":{}}', '{"commitment":"a","digests":null}']) {
      localStorage.setItem(`naqala.fair.${code}`, text);
      expect(recall(code)).toBeNull();
    }
  });
});
