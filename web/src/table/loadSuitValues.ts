// Loaded when cards are first bought or sold.
import { loadTexts } from "../texts";

export const loadSuitValues = async () => {
  const [{ default: SuitValues }] = await Promise.all([import("./SuitValues.svelte"), loadTexts("explanations")]);
  return SuitValues;
};
