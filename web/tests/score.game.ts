// A finished game to look at, in a few words.
import type { ChairTold, Level, MatTold, Played, Result, Seat, Sheet, TableTold } from "../src/wire";

export function aSheet(seat: Seat, total: number, more: Partial<Sheet> = {}): Sheet {
  const none = { gold: total, viziers: 0, more_viziers: 0, elders: 0, djinns: 0, tiles: 0, palms: 0, palaces: 0, goods: 0 };
  return { seat, ...none, total, ...more };
}

export function aResult(totals: Partial<Record<Seat, number>>, more: Partial<Result> = {}): Result {
  const sheets = (Object.entries(totals) as [Seat, number][]).map(([seat, total]) => aSheet(seat, total));
  const most = Math.max(...sheets.map((sheet) => sheet.total));
  return {
    sheets,
    rounds: [
      { round: 0, totals: sheets.map(() => 50) },
      { round: 1, totals: sheets.map(() => 60) },
      { round: 2, totals: sheets.map((sheet) => sheet.total) },
    ],
    winners: sheets.filter((sheet) => sheet.total === most).map((sheet) => sheet.seat),
    seed: "0".repeat(32),
    salt: "0".repeat(32),
    commitment: "c0ffee".padEnd(64, "0"),
    ...more,
  };
}

const LEVELS: readonly string[] = ["gentle", "calm", "sharp", "fierce"];

function aChair(seat: Seat, who: string): ChairTold {
  const bot = LEVELS.includes(who);
  const level = bot ? (who as Level) : null;
  return { seat, kind: bot ? "bot" : "person", name: who, taken: true, bot: level, present: true, silent: false, votes: 0 };
}

export function aTable(sitting: Partial<Record<Seat, string>>, more: Partial<TableTold> = {}): TableTold {
  const chairs = (Object.entries(sitting) as [Seat, string][]).map(([seat, who]) => aChair(seat, who));
  return {
    code: "WQPHQ3QK", status: "over", players: chairs.length, open: false, hands_open: false, seed_chosen: false, laid_out: false,
    commitment: "", made: 0, host: "blue", chairs, spectators: 0, previous: null, following: null, ...more,
  };
}

export function aMat(seat: Seat, camels: number): MatTold {
  const points = { viziers: 0, more_viziers: 0, elders: 0, djinns: 0, tiles: 0, palms: 0, palaces: 0, total: 0 };
  return { seat, camels, viziers: 0, elders: 0, cards: 0, djinns: [], spent: [], points };
}

export function ended(how: { last_camel?: boolean; no_move?: boolean; stuck?: Seat }): Played[] {
  const { last_camel = false, no_move = false, stuck } = how;
  return [
    { n: 1, seat: "blue", say: "no-move", events: stuck ? [{ event: "no-move-left", seat: stuck, words: "" }] : [] },
    { n: 2, seat: "blue", say: "end", events: [{ event: "game-ended", last_camel, no_move, words: "" }] },
  ];
}
