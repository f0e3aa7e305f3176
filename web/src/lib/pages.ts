import { loadTexts } from "../texts";

// The pages with files of their own. The server names them in the HTML of the first visit (web/scripts/pageFiles.ts).
export const loadLobbyPage = () => import("../lobby/LobbyPage.svelte");
export const loadTablePage = () => import("../table/TablePage.svelte");

// Pages that few people open, each with its texts.
const withTexts = async <Page>(page: Promise<Page>, texts: Parameters<typeof loadTexts>[0]): Promise<Page> =>
  (await Promise.all([page, loadTexts(texts)]))[0];
export const loadReplayPage = () => withTexts(import("../replay/ReplayPage.svelte"), "replay");
export const loadOperatorPage = () => withTexts(import("../operator/OperatorPage.svelte"), "operator");
export const loadPadPage = () => withTexts(import("../pad/PadPage.svelte"), "pad");
export const loadGamesPage = () => withTexts(import("../games/GamesPage.svelte"), "games");
export const loadLearnPage = () => withTexts(import("../guide/LearnPage.svelte"), "guide");

const saveData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;

const PRELOAD_DELAY = 1500; // milliseconds; what the lobby itself needs comes first

/** Loads the table while the visitor reads the lobby, so that it opens at once; returns how to give that up. */
export function preloadTablePage(): () => void {
  if (saveData()) return () => undefined;
  const timer = setTimeout(() => void loadTablePage().catch(() => undefined), PRELOAD_DELAY);
  return () => clearTimeout(timer);
}
