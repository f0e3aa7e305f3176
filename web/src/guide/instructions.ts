// What to do, as a sentence.
import { cardItems } from "../log/eventTexts";
import type { ActionInfo, Djinn, Good, Option, PublicView, Seat, Tile, Tribe } from "../protocol";
import { t } from "../texts";

/** Actions whose notation says everything. */
const PLAIN: Readonly<Record<string, ActionInfo>> = {
  end: { action: "end-turn" },
  on: { action: "go-on" },
  pass: { action: "pass" },
  stuck: { action: "no-move" },
};

/** The action that a step asks for, from its notation; null if it is none. */
export function actionOf(notation: string): ActionInfo | null {
  const [kind = "", rest = ""] = notation.split(":");
  const [djinn, paidWithFakir] = rest.split("+") as [Djinn, string?];
  const fakirs = paidWithFakir ? 1 : 0;
  const tile = notation.replace("x", "").slice(0, 2) as Tile;
  const tribe = notation.at(-1) as Tribe;
  if (/^[A-F][1-5]>$/.test(notation)) return { action: "pick-up", tile };
  if (/^[A-F][1-5][vemba]$/.test(notation)) return { action: "drop", tile, tribe };
  if (/^x[A-F][1-5][vemba]$/.test(notation)) return { action: "kill", tile, tribe };
  if (/^x[a-z]+:[vemba]$/.test(notation)) return { action: "strike", rival: kind.slice(1) as Seat, tribe };
  switch (kind) {
    case "at":
      return { action: "choose", tile: rest as Tile };
    case "bid": {
      const [price = 0, lowered = 0] = rest.split("-").map(Number);
      return { action: "bid", price, fakirs: lowered };
    }
    case "build":
      return { action: "build", fakirs: Number(rest) };
    case "buy":
      return { action: "buy", slot: Number(rest) };
    case "summon":
      return { action: "summon", djinn, fakirs };
    case "call":
      return { action: "invoke", djinn, fakirs };
    case "keep":
      return { action: "keep", djinn };
    case "sell":
      return { action: "sell", suit: rest.split("+") as Good[] };
    default:
      return PLAIN[notation] ?? null;
  }
}

export function instruction({ action }: Pick<Option, "action">, view: PublicView | null, rival: (seat: Seat) => string): string {
  switch (action.action) {
    case "pick-up":
    case "choose":
      return t(`guide-do-${action.action}`, { tile: action.tile });
    case "drop":
    case "kill":
      return t(`guide-do-${action.action}`, { tile: action.tile, what: [[action.tribe, 1]] });
    case "strike":
      return t("guide-do-strike", { what: [[action.tribe, 1]], rival: rival(action.rival) });
    case "bid":
      return t("guide-do-bid", { price: action.price });
    case "buy": {
      const card = view?.resource_row[action.slot - 1];
      return t("guide-do-buy", { what: card ? cardItems([card]) : [] });
    }
    case "summon":
    case "invoke":
    case "keep":
      return t(`guide-do-${action.action}`, { djinn: action.djinn });
    case "build":
      return t("guide-do-build", { n: action.fakirs, what: [["fakir", action.fakirs]] });
    case "sell":
      return t("guide-do-sell", { n: action.suit.length });
    default:
      return t(`guide-do-${action.action}`);
  }
}
