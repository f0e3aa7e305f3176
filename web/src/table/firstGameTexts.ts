// Why a question is asked, for players in their first game.
import { of } from "../lib/options";
import type { TableStore } from "../lib/table.svelte";
import { hasText, textOf } from "../texts";

/** Empty if there is nothing to explain. */
export function whyAsked(store: TableStore): string {
  const { question } = store;
  if (!question || !store.myTurn) return "";
  const key = `first-${momentOf(store)}`;
  return hasText(key) ? textOf(key, { n: elders(store), djinn: question.djinn ?? "" }) : "";
}

/** The step, or what it has come to. */
function momentOf({ question, options, snapshot }: TableStore): string {
  if (question?.step === "selling" && !of(options, "sell").length) return "ending";
  if (question?.step === "trading" && snapshot?.draft.at(-1)?.action.action === "buy") return "trading-second";
  return question?.step ?? "";
}

/** 2 if the player can pay for a djinn with Elders alone, else 0. */
const elders = ({ options }: TableStore): number => (of(options, "summon").some(({ action }) => !action.fakirs) ? 2 : 0);
