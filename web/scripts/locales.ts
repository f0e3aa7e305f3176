// Vite plugin: "virtual:locales" loads the texts of a language, one file for each group of catalogs.
import type { Plugin } from "vite";
import { groups, languages, LOCALES, source } from "./catalogs.mjs";

const INDEX = "virtual:locales";

function index(): string {
  const loaders = (language: string) => groups().map((group) => `${JSON.stringify(group)}: () => import("${INDEX}/${language}/${group}")`);
  const entries = languages().map((language) => `${JSON.stringify(language)}: { ${loaders(language).join(", ")} }`);
  return `export const loaders = { ${entries.join(",\n")} };`;
}

export const locales = (): Plugin => ({
  name: "naqala-locales",
  resolveId: (id) => (id.startsWith(INDEX) ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith(`\0${INDEX}`)) return null;
    const [, language, group] = id.split("/");
    if (!language || !group) return index();
    return `export default ${JSON.stringify(source(language, group))};`;
  },
  handleHotUpdate({ file, server }) {
    if (file.startsWith(LOCALES)) server.ws.send({ type: "full-reload" });
  },
});
