// The mark of a name that could be mistaken for a bot, a colour, another player or the operator. The server decides which.
import type { SeatInfo } from "../protocol";
import { t } from "../texts";

/** The short mark beside the name; empty if it needs none. */
export const nameMark = ({ lookalike, seat }: SeatInfo): string =>
  lookalike ? t(`lookalike-${lookalike}`, { colour: t(`colour-${seat}`) }) : "";

/** A sentence that explains the mark. */
export const nameMarkAbout = ({ lookalike, seat }: SeatInfo): string =>
  lookalike ? t(`lookalike-${lookalike}-about`, { colour: t(`colour-${seat}`) }) : "";

/** The name with its mark, for running text: "Fierce (a person)". */
export const withMark = (name: string, info: SeatInfo): string =>
  info.lookalike ? t("lookalike-name", { name, mark: nameMark(info) }) : name;
