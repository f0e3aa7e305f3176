import { beforeEach, describe, expect, it } from "vitest";
import { Contributor } from "../src/fairness/contributor";
import { digestOf } from "../src/fairness/hashes";
import { recall } from "../src/fairness/seenTables";
import type { ContributionInfo, TableInfo } from "../src/protocol";
import { bot, FakeServer, seatInfo, tableInfo } from "./fakeServer";

let server: FakeServer;
let tables = 0;
let code = "";
const path = (rest: string) => `POST /api/tables/${code}/${rest}`;
const table = (changed: Partial<TableInfo> = {}): TableInfo => tableInfo({ code, commitment: "c0ffee", ...changed });
const own = () => recall(code)?.contribution;
const shown = (changed: Partial<ContributionInfo> = {}): ContributionInfo => ({
  seat: "blue",
  digest: own()?.digest ?? "",
  value: null,
  ...changed,
});
const other: ContributionInfo = { seat: "pink", digest: "other", value: null };

beforeEach(() => {
  localStorage.clear();
  server = new FakeServer();
  code = `SHARES${tables++}`;
  for (const rest of ["contribution", "reveal"]) server.answer(path(rest), () => table());
  server.answer(path("start"), () => table({ status: "playing" }));
});

describe("Before the start", () => {
  it("the first of the own seats contributes the digest of a value that is remembered", async () => {
    await new Contributor().follow(table(), ["blue", "pink"]);
    expect(own()).toMatchObject({ seat: "blue", stage: "accepted", digest: digestOf(own()?.value ?? "") });
    expect(server.sent(path("contribution"))).toEqual([{ digest: own()?.digest }]);
    expect(JSON.stringify(server.requests)).not.toContain(own()?.value);
  });

  it("nothing is sent again after a reload", async () => {
    await new Contributor().follow(table(), ["blue"]);
    await new Contributor().follow(table({ contributions: [shown()] }), ["blue"]);
    expect(server.sent(path("contribution"))).toHaveLength(1);
  });

  it("the same is sent again where the seat was left and taken again", async () => {
    const contributor = new Contributor();
    await contributor.follow(table(), ["blue"]);
    await contributor.follow(table({ contributions: [shown()] }), ["blue"]);
    await contributor.follow(table(), []);
    await contributor.follow(table(), ["blue"]);
    expect(server.sent(path("contribution"))).toEqual([{ digest: own()?.digest }, { digest: own()?.digest }]);
  });

  it("a player who changes colour keeps the value, however often", async () => {
    const contributor = new Contributor();
    await contributor.follow(table(), ["blue"]);
    const digest = own()?.digest;
    for (const seat of ["black", "orange", "pink"] as const) {
      const seats = [seatInfo(seat), bot("blue")];
      await contributor.follow(table({ seats, contributions: [shown({ seat })] }), [seat]);
      expect(own()).toMatchObject({ seat, digest, stage: "accepted" });
    }
    expect(server.sent(path("contribution"))).toHaveLength(1);
  });

  it("a page that does not know the value of its seat replaces it, but once: two devices do not fight", async () => {
    const contributor = new Contributor();
    await contributor.follow(table({ contributions: [shown({ digest: "of the phone" })] }), ["blue"]);
    expect(server.sent(path("contribution"))).toEqual([{ digest: own()?.digest }]);
    await contributor.follow(table({ contributions: [shown({ digest: "of the phone" })] }), ["blue"]);
    expect(server.sent(path("contribution"))).toHaveLength(1);
  });

  it("spectators contribute nothing, nor does anybody if the host chose the seed or the position", async () => {
    await new Contributor().follow(table(), []);
    await new Contributor().follow(table({ custom_seed: true }), ["blue"]);
    await new Contributor().follow(table({ custom_start: true, commitment: "" }), ["blue"]);
    await new Contributor().follow(table({ status: "playing" }), ["blue"]);
    expect(server.requests).toEqual([]);
  });
});

describe("When the game is started", () => {
  async function seated(): Promise<Contributor> {
    const contributor = new Contributor();
    await contributor.follow(table(), ["blue"]);
    await contributor.follow(table({ contributions: [shown(), other] }), ["blue"]);
    return contributor;
  }

  it("the value is revealed once, after the digests were remembered", async () => {
    const contributor = await seated();
    server.answer(path("reveal"), () => {
      expect(recall(code)).toMatchObject({ frozen: true, digests: { pink: "other" } });
      return table();
    });
    await contributor.follow(table({ contributions: [shown(), other], revealing: true }), ["blue"]);
    await contributor.follow(table({ contributions: [shown(), other], revealing: true }), ["blue"]);
    expect(server.sent(path("reveal"))).toEqual([{ value: own()?.value }]);
    expect(own()?.stage).toBe("confirmed");
  });

  it("a value that is not asked for, or under another digest, stays secret", async () => {
    const contributor = await seated();
    await contributor.follow(table({ contributions: [other], revealing: true }), ["blue"]);
    await contributor.follow(table({ contributions: [shown({ digest: "forged" }), other], revealing: true }), ["blue"]);
    expect(JSON.stringify(server.requests)).not.toContain(own()?.value);
  });

  it("it is sent again if the connection fails, but not if the server refuses it", async () => {
    const contributor = await seated();
    server.unreachable = true;
    const revealed = contributor.follow(table({ contributions: [shown(), other], revealing: true }), ["blue"]);
    server.unreachable = false;
    await revealed;
    expect(own()?.stage).toBe("confirmed");
    expect(server.sent(path("reveal"))).toHaveLength(1);
  });

  it("a value that was sent is not used again after a start that failed", async () => {
    const contributor = await seated();
    const first = own()?.value;
    await contributor.follow(table({ contributions: [shown(), other], revealing: true }), ["blue"]);
    await contributor.follow(table({ contributions: [shown(), other] }), ["blue"]);
    expect(own()?.value).not.toBe(first);
    expect(own()?.stage).toBe("accepted");
    expect(server.sent(path("contribution"))).toHaveLength(2);
  });

  it("the host's value waits for the digests of other people", async () => {
    const contributor = await seated();
    await contributor.start(code);
    expect(server.sent(path("start"))).toEqual([{}]);
  });

  it("the host's value goes along if there are only bots", async () => {
    const contributor = new Contributor();
    const bots = { seats: [seatInfo("blue"), bot("pink")] };
    await contributor.follow(table(bots), ["blue"]);
    const value = own()?.value;
    await contributor.start(code);
    await contributor.follow(table(bots), ["blue"]); // was on its way when the game started
    expect(server.sent(path("start"))).toEqual([{ value }]);
    expect(own()).toMatchObject({ value, stage: "confirmed" });
    expect(server.sent(path("contribution"))).toHaveLength(1);
  });

  it("a start that fails is reported, and the value is replaced", async () => {
    const contributor = new Contributor();
    await contributor.follow(table({ seats: [seatInfo("blue"), bot("pink")] }), ["blue"]);
    const value = own()?.value;
    server.fail(path("start"), "not-saved");
    await expect(contributor.start(code)).rejects.toMatchObject({ code: "not-saved" });
    await contributor.follow(table(), ["blue"]);
    expect(own()?.value).not.toBe(value);
  });
});
