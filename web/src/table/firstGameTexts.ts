// Why a question is asked, for players in their first game.
import { of } from "../lib/options";
import type { TableStore } from "../lib/table.svelte";
import { SUMMON_PRICE } from "../protocol";
import { hasText, textOf, type Item } from "../texts";

/** Empty if there is nothing to explain. */
export function whyAsked(store: TableStore): string {
  const { question } = store;
  if (!question || !store.myTurn) return "";
  const key = `first-${momentOf(store)}`;
  return hasText(key) ? textOf(key, { price: djinnPrice(store), djinn: question.djinn ?? "", piece: question.piece ?? "" }) : "";
}

/** The step, or what it has come to. */
function momentOf({ question, options, snapshot }: TableStore): string {
  if (question?.step === "selling" && !of(options, "sell").length) return "ending";
  if (question?.step === "trading" && snapshot?.draft.at(-1)?.action.action === "buy") return "trading-second";
  return question?.step ?? "";
}

/** What the player pays for a djinn: Elders alone if there are enough, else as few Fakirs as possible. */
function djinnPrice({ options }: TableStore): Item[] {
  const fakirs = Math.min(...of(options, "summon").map(({ action }) => action.fakirs), SUMMON_PRICE);
  const elders: Item = ["e", SUMMON_PRICE - fakirs];
  return fakirs ? [elders, ["fakir", fakirs]] : [elders];
}
