// Puts all that a first visit needs into one file: shared parts in files of their own would compress worse.

interface Modules {
  getModuleInfo(id: string): { isEntry: boolean; readonly importers: readonly string[] } | null;
}

/** Whether a module is imported by the page itself, and not only when it is needed. */
function isFirst(id: string, modules: Modules, seen: Set<string>): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const info = modules.getModuleInfo(id);
  return info !== null && (info.isEntry || info.importers.some((importer) => isFirst(importer, modules, seen)));
}

const name = (id: string, modules: Modules) => (isFirst(id, modules, new Set()) ? "first" : null);

export const firstLoad = { groups: [{ name, debugName: "first load" }] };
