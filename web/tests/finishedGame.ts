// Results of finished games.
import type { GameResult, Level, PlayedAction, PublicPlayerInfo, ScoreSheetInfo, Seat, SeatInfo, TableInfo } from "../src/protocol";
import { HASHES, MESSAGES } from "./generated";
import { BOT_NAMES, must, played, player, seatInfo as connectedSeat, table } from "./samples";

const RECORDED = must(MESSAGES.update.result, "result");

export function scoreSheet(seat: Seat, total: number, changed: Partial<ScoreSheetInfo> = {}): ScoreSheetInfo {
  const recorded = must(RECORDED.score_sheets[0], "score sheet");
  const none = { gold: total, viziers: 0, more_viziers: 0, elders: 0, djinns: 0, tiles: 0, palms: 0, palaces: 0, goods: 0 };
  return { ...recorded, seat, ...none, total, ...changed };
}

export function gameResult(totals: Partial<Record<Seat, number>>, changed: Partial<GameResult> = {}): GameResult {
  const score_sheets = (Object.entries(totals) as [Seat, number][]).map(([seat, total]) => scoreSheet(seat, total));
  const most = Math.max(...score_sheets.map((sheet) => sheet.total));
  return {
    ...RECORDED,
    score_sheets,
    rounds: [
      { round: 0, totals: score_sheets.map(() => 50) },
      { round: 1, totals: score_sheets.map(() => 60) },
      { round: 2, totals: score_sheets.map((sheet) => sheet.total) },
    ],
    winners: score_sheets.filter((sheet) => sheet.total === most).map((sheet) => sheet.seat),
    ...must(HASHES.commitments[0]),
    contributions: [],
    ...changed,
  };
}

const LEVELS: readonly string[] = ["novice", "gentle", "calm", "sharp", "fierce", "companion"];

function seatInfo(seat: Seat, name: string): SeatInfo {
  const bot = LEVELS.includes(name);
  return connectedSeat(seat, { kind: bot ? "bot" : "person", name: bot ? BOT_NAMES[seat] : name, bot: bot ? (name as Level) : null });
}

/** A finished table with these players; a level stands for a bot. */
export function finishedTable(names: Partial<Record<Seat, string>>, changed: Partial<TableInfo> = {}): TableInfo {
  const seats = (Object.entries(names) as [Seat, string][]).map(([seat, name]) => seatInfo(seat, name));
  return table({ code: "WQPHQ3QK", status: "finished", players: seats.length, seats, ...changed });
}

export const publicPlayer = (seat: Seat, camels: number): PublicPlayerInfo => player(seat, { camels });

export function ended(how: { last_camel?: boolean; no_move?: boolean; stuck?: Seat }): PlayedAction[] {
  const { last_camel = false, no_move = false, stuck } = how;
  return [
    played(1, "blue", stuck ? [{ event: "no-move-declared", seat: stuck }] : []),
    played(2, "blue", [{ event: "game-ended", last_camel, no_move }]),
  ];
}
