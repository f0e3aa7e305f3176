import { describe, expect, it } from "vitest";
import { shortened, spread, ticks } from "../src/score/chartScales";
import { distance, ending, headline, naming, ranked } from "../src/score/resultTexts";
import { publicPlayer, gameResult, finishedTable, ended } from "./finishedGame";
import { useLanguage, type Language } from "../src/texts";
import type { Seat } from "../src/protocol";

const name = (seat: Seat) => ({ blue: "You", pink: "Layla", orange: "Tomas", black: "Noor" })[seat];

describe("the headline", () => {
  it("says that I win, and by how much", () => {
    const result = gameResult({ blue: 249, pink: 207, orange: 196 });
    expect(headline(result, "blue", name)).toBe("You win with 249 points and become Great Sultan of Naqala.");
    expect(distance(result, "blue", name)).toBe("You are 42 points ahead of Layla.");
  });

  it("says who won when it is somebody else, and which place is mine", () => {
    const result = gameResult({ blue: 120, pink: 207, orange: 196 });
    expect(headline(result, "blue", name)).toBe("Layla wins with 207 points and becomes Great Sultan of Naqala.");
    expect(distance(result, "blue", name)).toBe("You are third, 87 points behind.");
  });

  it("shares a win, with me first", () => {
    const result = gameResult({ pink: 150, blue: 150, black: 149 });
    expect(headline(result, "blue", name)).toBe("You and Layla share the throne of Naqala with 150 points each.");
    expect(distance(result, "blue", name)).toBe("Noor is 1 point behind.");
  });

  it("tells a spectator who won and who follows", () => {
    const result = gameResult({ pink: 150, orange: 140, black: 140 });
    expect(headline(result, null, name)).toBe("Layla wins with 150 points and becomes Great Sultan of Naqala.");
    expect(distance(result, null, name)).toBe("Tomas and Noor are 10 points behind.");
  });

  it("speaks of no distance where all share the win", () => {
    expect(distance(gameResult({ blue: 90, pink: 90 }), "blue", name)).toBe("");
  });

  it("gives two of the same place the same place", () => {
    expect(distance(gameResult({ pink: 150, blue: 140, black: 140 }), "blue", name)).toBe("You are second, 10 points behind.");
  });
});

it("puts the best panel first and keeps the order of equals", () => {
  expect(ranked(gameResult({ blue: 10, pink: 30, orange: 30 }).score_sheets).map((sheet) => sheet.seat)).toEqual([
    "pink",
    "orange",
    "blue",
  ]);
});

describe("names", () => {
  it("tell two bots of one level apart", () => {
    const names = naming(finishedTable({ blue: "Ann", pink: "gentle", orange: "gentle", black: "calm" }), "blue");
    expect((["blue", "pink", "orange", "black"] as const).map(names)).toEqual(["You", "Belshira", "Corimand", "Dalquis"]);
  });
});

describe("why the game ended", () => {
  it("is the last camel of the player who has none left", () => {
    expect(ending(ended({ last_camel: true }), [publicPlayer("blue", 2), publicPlayer("orange", 0)], "blue", name)).toBe(
      "Tomas placed the last camel.",
    );
  });

  it("is the last camel of two at once", () => {
    expect(ending(ended({ last_camel: true }), [publicPlayer("pink", 0), publicPlayer("blue", 0)], "blue", name)).toBe(
      "You and Layla ran out of camels.",
    );
  });

  it("is that somebody could not move", () => {
    expect(ending(ended({ no_move: true, stuck: "black" }), [], null, name)).toBe("Noor could not move any meeples.");
  });

  it("is that nobody could move any more", () => {
    expect(ending(ended({ no_move: true }), [], null, name)).toBe("No meeples could move any more.");
  });

  it("is not invented if it is unknown", () => {
    expect(ending([], [publicPlayer("blue", 0)], null, name)).toBe("");
  });
});

describe("the chart", () => {
  it("has round levels that enclose all points", () => {
    expect(ticks([62, 179])).toEqual([60, 80, 100, 120, 140, 160, 180]);
    expect(ticks([41, 249])).toEqual([0, 50, 100, 150, 200, 250]);
  });

  it("has two levels even if all points are the same", () => {
    expect(ticks([50])).toEqual([50, 55]);
  });

  it.each([[[7, 1203]], [[0, 1]], [[99, 101]]])("never has more than eight levels: %j", (points) => {
    const levels = ticks(points);
    expect(levels.length).toBeLessThanOrEqual(8);
    expect(levels[0]).toBeLessThanOrEqual(Math.min(...points));
    expect(levels.at(-1)).toBeGreaterThanOrEqual(Math.max(...points));
  });

  it("moves labels apart, no farther than the ends", () => {
    expect(spread([100, 104, 30], 17, 10, 300)).toEqual([100, 117, 30]);
    expect(spread([298, 299], 17, 10, 300)).toEqual([283, 300]);
    expect(spread([5, 5], 17, 10, 300)).toEqual([10, 27]);
  });

  it("shortens a long name", () => {
    expect([shortened("Layla", 8), shortened("Scheherazade", 9)]).toEqual(["Layla", "Schehera…"]);
  });
});

describe("in other languages", () => {
  const inLanguage = async (language: Language, mine: string) => {
    await useLanguage(language);
    const named = (seat: Seat) => ({ blue: mine, pink: "Layla", orange: "Tomas", black: "Noor" })[seat];
    const tie = gameResult({ pink: 150, blue: 150, black: 149 });
    const texts = [
      headline(gameResult({ blue: 150, pink: 1 }), "blue", named),
      headline(gameResult({ blue: 1, pink: 150 }), "blue", named),
      headline(tie, "blue", named),
      headline(tie, null, (seat) => ({ blue: "Ann", pink: "Layla", orange: "Tomas", black: "Noor" })[seat]),
      ending(ended({ no_move: true, stuck: "blue" }), [], "blue", named),
      ending(ended({ last_camel: true }), [publicPlayer("pink", 0), publicPlayer("blue", 0)], "blue", named),
    ];
    await useLanguage("en");
    return texts;
  };

  it("the verb agrees with « Vous »", async () => {
    expect(await inLanguage("fr", "Vous")).toEqual([
      "Avec 150 points, vous devenez Grand Sultan de Naqala.",
      "Avec 150 points, Layla devient Grand Sultan de Naqala.",
      "Vous et Layla partagez le trône de Naqala avec 150 points chacun.",
      "Layla et Ann se partagent le trône de Naqala avec 150 points chacun.",
      "Vous n’avez pu déplacer aucun meeple.",
      "Vous et Layla n’avez plus de chameaux.",
    ]);
  });

  it("the verb agrees with „Du“", async () => {
    expect(await inLanguage("de", "Du")).toEqual([
      "Mit 150 Punkten wirst du Großsultan von Naqala.",
      "Mit 150 Punkten wird Layla Großsultan von Naqala.",
      "Du und Layla teilt euch mit je 150 Punkten den Thron von Naqala.",
      "Layla und Ann teilen sich mit je 150 Punkten den Thron von Naqala.",
      "Du konntest keinen Meeple bewegen.",
      "Du und Layla habt keine Kamele mehr.",
    ]);
  });

  it("the verb agrees with ‘Jij’", async () => {
    expect(await inLanguage("nl", "Jij")).toEqual([
      "Met 150 punten word je Grote Sultan van Naqala.",
      "Met 150 punten wordt Layla Grote Sultan van Naqala.",
      "Jij en Layla delen de troon van Naqala met elk 150 punten.",
      "Layla en Ann delen de troon van Naqala met elk 150 punten.",
      "Jij kon geen stamleden verplaatsen.",
      "Jij en Layla hebben geen kamelen meer.",
    ]);
  });
});
