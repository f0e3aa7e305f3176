// Puts the modules of a first visit into few files: what every page needs, the lobby, the table. Shared parts in files of their own would compress worse.

interface Modules {
  getModuleInfo(id: string): { isEntry: boolean; readonly importers: readonly string[] } | null;
}

/** The pages that are loaded with the first visit, by the file that they become. */
export const PAGES: Readonly<Record<string, string>> = { lobby: "/src/lobby/LobbyPage.svelte", table: "/src/table/TablePage.svelte" };

/** What every page loads after it is shown: it must not wait for the file of another page. */
const AFTERWARDS = ["/src/clock/OwnVoteBars.svelte", "/src/explain/index.ts"];
const AFTER = "after the page";
/** The drawings of the board: the table needs them at once, other pages afterwards, and without the rest of the table. */
const ART = /\/src\/(ui\/boardArt\.ts|art\/(djinns|goods|places)\.svg\?raw)$/;

export const isPage = (page: string, id: string): boolean => id.endsWith(PAGES[page] ?? "/nothing");

function ownUse(id: string, modules: Modules): string | undefined {
  if (modules.getModuleInfo(id)?.isEntry) return "first";
  if (AFTERWARDS.some((path) => id.endsWith(path))) return AFTER;
  return Object.keys(PAGES).find((page) => isPage(page, id));
}

/** What cannot be shown without a module: "first" is every page. */
function usesOf(id: string, modules: Modules, uses = new Set<string>(), seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return uses;
  seen.add(id);
  const own = ownUse(id, modules);
  if (own) uses.add(own);
  for (const importer of modules.getModuleInfo(id)?.importers ?? []) usesOf(importer, modules, uses, seen);
  return uses;
}

/** The file of a module; null if it is only loaded when it is needed. */
function name(id: string, modules: Modules): string | null {
  if (ART.test(id)) return "art";
  const uses = usesOf(id, modules);
  if (uses.has("first") || uses.size > 1) return "first";
  return Object.keys(PAGES).find((page) => uses.has(page)) ?? null;
}

export const firstLoad = { groups: [{ name, debugName: "first load" }] };
