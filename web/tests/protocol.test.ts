import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { MESSAGES, QUESTIONS } from "./generated";

const PROTOCOL = resolve("src/protocol.ts");
const HEAD = 'import type * as P from "../src/protocol";\nimport type { MESSAGES, QUESTIONS } from "./generated";\n';
const OPTIONS: ts.CompilerOptions = {
  ...{ strict: true, exactOptionalPropertyTypes: true, noEmit: true, skipLibCheck: true, types: ["node"] },
  ...{ target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler },
};

const SENT = `
  export const messages: Partial<typeof MESSAGES> = ${JSON.stringify(MESSAGES)};
  export const questions: typeof QUESTIONS = ${JSON.stringify(QUESTIONS)};`;

const RIGHT: Record<string, string> = {
  "a word of a list of words": `export const seat: P.Seat = "pink"`,
  "null where a value may be missing": `export const ack: P.Ack = { type: "ack", id: null, action_count: 1 }`,
  "a request without what has a default": `export const why: P.IncomingMessage = { type: "why", action: "A1" }`,
  "some entries of a table": `export const cards: P.PrivateHoldings["hand"] = { fish: 2 }`,
  "a pair in a phrase": `export const pairs: P.PhraseInfo["arguments"] = { tribes: [["v", 2]] }`,
  "a phrase in a phrase": `export const phrase: P.PhraseInfo = { key: "a", arguments: { b: { key: "c", arguments: {} } } }`,
  "a field of a message, once its type is known": `export const gold = (event: P.EventInfo) => event.event === "suit-sold" && event.gold`,
};

const WRONG: Record<string, string> = {
  "another word": `export const seat: P.Seat = "green"`,
  "undefined where null is sent": `export const ack: P.Ack = { type: "ack", id: undefined, action_count: 1 }`,
  "a missing field": `export const ack: P.OutgoingMessage = { type: "ack", id: null }`,
  "a field of another message": `export const why: P.IncomingMessage = { type: "why", action: "A1", djinn: "Utug" }`,
  "an unknown type of message": `export const message: P.OutgoingMessage = { type: "applause" }`,
  "an unknown key of a table": `export const cards: P.PrivateHoldings["hand"] = { Fish: 2 }`,
  "an entry of a table that is taken for granted": `export const fish = (hand: P.PrivateHoldings["hand"]): number => hand.fish`,
  "a triple in place of a pair": `export const pairs: P.PhraseInfo["arguments"] = { tribes: [["v", 2, 3]] }`,
  "a field before the type is known": `export const gold = (event: P.EventInfo) => event.gold`,
};

/** What TypeScript says about each piece of code. It is slow to start, so it gets all at once, as files in memory. */
function typeErrors(pieces: Record<string, string>): Record<string, string[]> {
  const files = new Map(Object.values(pieces).map((code, nth) => [resolve(`tests/piece${nth}.ts`), HEAD + code]));
  const host = ts.createCompilerHost(OPTIONS);
  const { getSourceFile } = host;
  host.getSourceFile = (name, version, ...rest) => {
    const text = files.get(resolve(name));
    return text === undefined ? getSourceFile(name, version, ...rest) : ts.createSourceFile(name, text, version);
  };
  const program = ts.createProgram([...files.keys()], OPTIONS, host);
  const errors = [...files.keys()].map((name) => ts.getPreEmitDiagnostics(program, program.getSourceFile(name)));
  const said = errors.map((found) => found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n")));
  return Object.fromEntries(Object.keys(pieces).map((title, nth) => [title, said[nth] ?? []]));
}

describe("The module of the protocol", () => {
  const found = typeErrors({ sent: SENT, ...RIGHT, ...WRONG });

  it("is what `make protocol` writes", () => {
    const folder = mkdtempSync(join(tmpdir(), "protocol-"));
    try {
      execFileSync("node", ["scripts/writeProtocol.mjs", join(folder, "protocol.ts")]);
      expect(readFileSync(PROTOCOL, "utf8")).toBe(readFileSync(join(folder, "protocol.ts"), "utf8"));
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it("leaves no type open", () => {
    const comments = /\/\*\*.*?\*\//gs;
    expect(readFileSync(PROTOCOL, "utf8").replace(comments, "")).not.toMatch(/\b(?:any|unknown)\b/);
  });

  it("has the types of the messages that a real server sends", () => {
    expect(found.sent).toEqual([]);
  });

  it.each(Object.keys(RIGHT))("allows %s", (title) => {
    expect(found[title]).toEqual([]);
  });

  it.each(Object.keys(WRONG))("does not allow %s", (title) => {
    expect(found[title]).toHaveLength(1);
  });
});
