// A finished game as texts.
import type { FinishedGame, Seat } from "../protocol";
import { headline, type Naming } from "../score/resultTexts";
import { nameOf } from "../table/seatNames";
import { locale, t } from "../texts";

/** The player's seat; null if they played several. */
export const ownSeat = ({ own_seats: own }: FinishedGame): Seat | null => (own.length === 1 ? (own[0] ?? null) : null);

export const namesOf =
  (game: FinishedGame): Naming =>
  (seat) =>
    nameOf(game, seat, ownSeat(game));

/** "You win with 176 points and become Great Sultan of Naqala." */
export const resultText = (game: FinishedGame): string =>
  game.scores ? headline(game.scores, ownSeat(game), namesOf(game)) : t("games-no-scores");

export function opponentsText(game: FinishedGame): string {
  const names = game.seats.filter((info) => !game.own_seats.includes(info.seat)).map((info) => namesOf(game)(info.seat));
  return names.length ? t("games-with", { names }) : t("lobby-one-device");
}

export function isWon({ scores, own_seats: own }: FinishedGame): boolean {
  return scores?.winners.some((seat) => own.includes(seat)) ?? false;
}

/** "18 November 2026". */
export const dayText = ({ finished }: FinishedGame): string =>
  new Date(finished * 1000).toLocaleDateString(locale(), { day: "numeric", month: "long", year: "numeric" });
