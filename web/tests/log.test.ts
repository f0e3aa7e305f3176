import { render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import Log from "../src/log/Log.svelte";
import { gainWords, phrase } from "../src/log/happenings";
import { told } from "../src/log/telling";
import { nameOf, namesAt, type Names } from "../src/table/seats";
import { t, type Key } from "../src/words";
import { en } from "../src/words/en";
import type { Happening, Played, Seat, Tile } from "../src/wire";
import { scene } from "./samples";
import { chair, tableOf } from "./scenes";
import { seated } from "./tellers";

const words = "";
const BOARD = tableOf(
  chair("blue", { name: "Ann" }),
  chair("pink", { kind: "bot", bot: "calm", name: "Calm" }),
  chair("orange", { name: "Tomas" }),
);
const AS_ANN = namesAt(BOARD, "blue");
const AS_NOBODY = namesAt(BOARD, null);

const lines = (played: Played[], names: Names = AS_ANN) => told(played, names).map((line) => line.parts.map((part) => part.words).join(""));
const deed = (seat: Seat, ...events: Happening[]): Played => ({ n: 1, seat, say: "", events });
const line = (seat: Seat, events: Happening[], names?: Names) => lines([deed(seat, ...events)], names).at(-1);

const walk = (seat: Seat, n: number, tribe: "v" | "m" | "b" | "a" = "v"): Happening[] => [
  { event: "meeples-lifted", seat, tile: "B2", meeples: "vmb", words },
  { event: "meeple-dropped", seat, tile: "C2", tribe: "m", words },
  { event: "meeple-dropped", seat, tile: "E5", tribe, words },
  { event: "meeples-taken-back", seat, tile: "E5", tribe, n, words },
];
const placed = (event: "camel-placed" | "palm-placed" | "palace-placed", seat: Seat, tile: Tile): Happening => ({ event, seat, tile, words });

/** One of each kind, so that none is forgotten. */
const EVERY: { [E in Happening["event"]]: Extract<Happening, { event: E }> } = {
  "builders-earned": { event: "builders-earned", seat: "pink", tile: "E5", n: 2, fakirs: 1, blue: 3, gold: 9, words },
  "camel-placed": { event: "camel-placed", seat: "pink", tile: "E5", words },
  captured: { event: "captured", seat: "pink", djinn: "Kandicha", tribe: "e", words },
  "card-drawn": { event: "card-drawn", seat: "pink", card: "silk", words },
  "card-drawn-unseen": { event: "card-drawn-unseen", seat: "pink", words },
  "card-laid": { event: "card-laid", card: "silk", words },
  "card-taken": { event: "card-taken", seat: "pink", slot: 1, card: "silk", words },
  "djinn-earned": { event: "djinn-earned", seat: "pink", djinn: "Ba'al", gold: 1, words },
  "djinn-kept": { event: "djinn-kept", seat: "pink", djinn: "Leta", words },
  "djinn-laid": { event: "djinn-laid", djinn: "Leta", words },
  "djinn-pile-renewed": { event: "djinn-pile-renewed", words },
  "djinn-summoned": { event: "djinn-summoned", seat: "pink", djinn: "Leta", words },
  "djinns-discarded": { event: "djinns-discarded", seat: "pink", djinns: ["Enki", "Leta"], words },
  "djinns-shown": { event: "djinns-shown", seat: "pink", djinns: ["Enki", "Leta", "Marid"], words },
  "djinns-shown-unseen": { event: "djinns-shown-unseen", seat: "pink", n: 3, words },
  "game-ended": { event: "game-ended", last_camel: true, no_move: false, words },
  "killed-at-court": { event: "killed-at-court", seat: "pink", rival: "orange", tribe: "v", words },
  "killed-on-tile": { event: "killed-on-tile", seat: "pink", tile: "D4", tribe: "e", words },
  "marker-placed": { event: "marker-placed", seat: "pink", price: 5, gold: 5, fakirs: 0, words },
  "market-paid": { event: "market-paid", seat: "pink", gold: 3, words },
  "meeple-dropped": { event: "meeple-dropped", seat: "pink", tile: "C2", tribe: "m", words },
  "meeples-bagged": { event: "meeples-bagged", seat: "pink", tribe: "m", n: 2, words },
  "meeples-came": { event: "meeples-came", seat: "pink", tile: "A1", meeples: "vve", words },
  "meeples-kept": { event: "meeples-kept", seat: "pink", tribe: "v", n: 3, words },
  "meeples-lifted": { event: "meeples-lifted", seat: "pink", tile: "B2", meeples: "vmb", words },
  "meeples-taken-back": { event: "meeples-taken-back", seat: "pink", tile: "E5", tribe: "v", n: 3, words },
  "no-move-left": { event: "no-move-left", seat: "pink", words },
  "palace-placed": { event: "palace-placed", seat: "pink", tile: "E5", words },
  "palm-placed": { event: "palm-placed", seat: "pink", tile: "E5", words },
  "pile-renewed": { event: "pile-renewed", words },
  "power-used": { event: "power-used", seat: "pink", djinn: "Enki", words },
  "price-paid": { event: "price-paid", seat: "pink", elders: 1, fakirs: 1, words },
  "round-began": { event: "round-began", round: 4, words },
  "round-ended": { event: "round-ended", round: 3, words },
  "suit-sold": { event: "suit-sold", seat: "pink", suit: ["ivory", "silk", "fish"], gold: 7, words },
  "turn-began": { event: "turn-began", seat: "pink", price: 5, words },
  "turn-ended": { event: "turn-ended", seat: "pink", words },
};

describe("a line of the log", () => {
  it("tells a turn as one sentence", () => {
    const events = [...walk("pink", 3), placed("camel-placed", "pink", "E5"), EVERY["meeples-kept"], placed("palm-placed", "pink", "E5")];
    expect(line("pink", events)).toBe("Calm sowed from B2 to E5, took back 3 Viziers, kept them, and put a camel and a palm tree on E5.");
  });

  it("has the same words for oneself", () => {
    expect(line("blue", walk("blue", 2))).toBe("You sowed from B2 to E5 and took back 2 Viziers.");
  });

  it("gathers the cards that were taken", () => {
    const taken = (["silk", "fish", "fakir", "fish", "fakir"] as const).map((card): Happening => ({ event: "card-taken", seat: "pink", slot: 1, card, words }));
    expect(line("pink", taken)).toBe("Calm took Silk, 2 Fish and 2 Fakirs from the row.");
  });

  it("puts things on several tiles apart", () => {
    const events = [placed("camel-placed", "pink", "E5"), placed("palace-placed", "pink", "E4")];
    expect(line("pink", events)).toBe("Calm put a camel on E5 and put a palace on E4.");
  });

  it.each<[Happening, string]>([
    [EVERY["builders-earned"], "Calm earned 9 gold with 2 Builders and a Fakir."],
    [EVERY.captured, "Calm took the Elder alive with the help of Kandicha."],
    [EVERY["card-drawn"], "Calm drew Silk from the pile."],
    [EVERY["card-drawn-unseen"], "Calm drew a card from the pile."],
    [EVERY["djinn-earned"], "Calm earned 1 gold with Ba'al."],
    [EVERY["djinn-kept"], "Calm kept Leta."],
    [EVERY["djinn-summoned"], "Calm summoned Leta."],
    [EVERY["djinns-discarded"], "Calm discarded Enki and Leta."],
    [EVERY["djinns-shown"], "Calm looked at Enki, Leta and Marid."],
    [EVERY["djinns-shown-unseen"], "Calm looked at 3 djinns of the pile."],
    [EVERY["killed-at-court"], "Calm killed a Vizier of Tomas."],
    [EVERY["killed-on-tile"], "Calm killed an Elder on D4."],
    [EVERY["marker-placed"], "Calm bid 5."],
    [{ ...EVERY["marker-placed"], gold: 1 }, "Calm bid 5 for 1 gold."],
    [{ ...EVERY["marker-placed"], gold: 1, fakirs: 2 }, "Calm bid 5 for 1 gold and 2 Fakirs."],
    [EVERY["market-paid"], "Calm paid 3 gold at the market."],
    [EVERY["meeples-came"], "Calm called 2 Viziers and an Elder out of the bag to A1."],
    [EVERY["meeples-kept"], "Calm kept 3 Viziers."],
    [EVERY["no-move-left"], "Calm could move no meeples."],
    [EVERY["power-used"], "Calm called upon Enki."],
    [EVERY["price-paid"], "Calm paid an Elder and a Fakir."],
    [EVERY["suit-sold"], "Calm sold Ivory, Silk and Fish for 7 gold."],
    [EVERY["round-began"], "Round 4 began."],
    [EVERY["game-ended"], "The last camel stands, and the game is over."],
    [EVERY["pile-renewed"], "The discarded resource cards became the new pile."],
    [EVERY["djinn-pile-renewed"], "The discarded djinns became the new pile."],
  ])("tells %o", (event, sentence) => {
    expect(line("pink", [event])).toBe(sentence);
  });

  it("speaks to whoever suffers it", () => {
    expect(line("pink", [{ ...EVERY["killed-at-court"], rival: "blue" }])).toBe("Calm killed a Vizier of yours.");
    expect(line("pink", [{ ...EVERY["killed-at-court"], rival: "blue" }], AS_NOBODY)).toBe("Calm killed a Vizier of Ann.");
  });

  it("says what another's djinn brings, after what was done", () => {
    const earned = (seat: Seat): Happening => ({ event: "djinn-earned", seat, djinn: "Ba'al", gold: 2, words });
    expect(line("pink", [earned("orange"), EVERY["djinn-summoned"]])).toBe("Calm summoned Leta. Ba'al brought Tomas 2 gold.");
    expect(line("pink", [EVERY["djinn-summoned"], earned("blue"), earned("blue")])).toBe("Calm summoned Leta. Ba'al brought you 4 gold.");
  });

  it("is told of whose turn it is, also when the turn began by another's deed", () => {
    const ended: Played = { n: 1, seat: "blue", say: "end", events: [
      { event: "turn-ended", seat: "blue", words },
      { event: "turn-began", seat: "pink", price: 0, words },
      { event: "no-move-left", seat: "pink", words },
    ] };
    expect(lines([ended])).toEqual([expect.stringMatching(/^Calm /)]);
  });

  it("is one for each turn, even of the same player", () => {
    const turn = (n: number): Played => ({ n, seat: "pink", say: "", events: [EVERY["turn-began"], ...walk("pink", 2, "m"), EVERY["turn-ended"]] });
    const sentence = "Calm sowed from B2 to E5 and took back 2 Merchants.";
    expect(lines([turn(1), turn(2)])).toEqual([sentence, sentence]);
  });

  it("gathers the deeds of a turn", () => {
    expect(lines([deed("pink", ...walk("pink", 2, "m")), { ...deed("pink", EVERY["card-taken"]), n: 2 }])).toEqual([
      "Calm sowed from B2 to E5, took back 2 Merchants, and took Silk from the row.",
    ]);
  });

  it("says nothing of what goes without saying", () => {
    for (const event of ["turn-began", "turn-ended", "round-ended", "card-laid", "djinn-laid", "meeples-bagged"] as const)
      expect(lines([deed("pink", EVERY[event])])).toEqual([]);
  });

  it("sets tiles apart, to be pointed at", () => {
    expect(told([deed("pink", EVERY["killed-on-tile"])], AS_ANN)[0]?.parts).toEqual([
      { words: "Calm killed an Elder on " },
      { words: "D4", tile: "D4" },
      { words: "." },
    ]);
  });

  it("is shown with the newest first, and points at its tiles", async () => {
    const played = [deed("pink", ...walk("pink", 2)), { ...deed("pink", EVERY["turn-ended"], EVERY["round-began"]), n: 2 }];
    const { store } = await seated(scene({ n: 2 }), { missed: played, table: BOARD });
    const onpoint = vi.fn();
    render(Log, { store, onpoint });
    expect(screen.getAllByRole("listitem").map((item) => item.textContent.replaceAll("\u2060", "").trim())).toEqual([
      "Round 4 began.",
      "Calm sowed from B2 to E5 and took back 2 Viziers.",
    ]);
    screen.getByRole("button", { name: "E5" }).focus();
    expect(onpoint).toHaveBeenCalledWith("E5");
  });
});

describe("the plan", () => {
  it("says what one is about to do", () => {
    const own = (event: Happening): Happening => ("seat" in event ? { ...event, seat: "blue" } : event);
    expect(gainWords(own(EVERY["meeples-taken-back"]), AS_ANN)).toBe("Take back 3 Viziers on E5");
    expect(gainWords(own(EVERY["palm-placed"]), AS_ANN)).toBe("Put a palm tree on E5");
    expect(gainWords(own(EVERY["djinn-earned"]), AS_ANN)).toBe("Earn 1 gold with Ba'al");
    expect(gainWords(EVERY["djinn-earned"], AS_ANN)).toBe("Ba'al brings Calm 1 gold");
  });

  it("leaves no place in a phrase empty", () => {
    for (const event of Object.values(EVERY)) {
      const told = phrase(event, "pink", AS_NOBODY);
      if (!told) continue;
      for (const key of [`gain.${told.key}`, `log.${told.key}`] as Key[])
        for (const [, place] of en[key].matchAll(/\{(\w+)/g)) expect(told.values[place ?? ""], `${key}: ${place}`).toBeTruthy();
    }
  });
});

describe("names", () => {
  const bots = tableOf(
    chair("blue", { name: "Ann" }),
    chair("pink", { kind: "bot", bot: "calm", name: "Calm" }),
    chair("orange", { kind: "bot", bot: "calm", name: "Calm" }),
    chair("black", { kind: "bot", bot: "sharp", name: "Sharp" }),
  );

  it("tells two bots of one level apart by their colour, and leaves others alone", () => {
    expect((["blue", "pink", "orange", "black"] as const).map((seat) => nameOf(bots, seat, "blue"))).toEqual([
      t("you"), "Calm (pink)", "Calm (orange)", "Sharp",
    ]);
  });

  it("tells two people of one name apart, and a person called like a bot", () => {
    const people = tableOf(chair("blue", { name: "Ann" }), chair("pink", { name: "Ann" }), chair("orange", { name: "Calm" }), chair("black", { kind: "bot", bot: "calm", name: "Calm" }));
    expect((["blue", "pink", "orange", "black"] as const).map((seat) => nameOf(people, seat, null))).toEqual([
      "Ann (blue)", "Ann (pink)", "Calm (orange)", "Calm (black)",
    ]);
  });

  it("needs no colour beside You", () => {
    const people = tableOf(chair("blue", { name: "Ann" }), chair("pink", { name: "Ann" }));
    expect(nameOf(people, "pink", "blue")).toBe("Ann");
  });

  it("stand so in the log", () => {
    expect(line("orange", [{ ...EVERY["marker-placed"], seat: "orange" }], namesAt(bots, "blue"))).toBe("Calm (orange) bid 5.");
  });
});
