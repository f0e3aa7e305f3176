// The catalogs of the page: which Fluent files belong together, and how they are read.
import { readFileSync, readdirSync, existsSync } from "node:fs";
import { join } from "node:path";

export const LOCALES = join(import.meta.dirname, "../../src/naqala/locales");

/** Catalogs that are loaded when their page or dialog opens; the others come with the first visit. */
export const LATER = [
  "alerts",
  "examples",
  "explanations",
  "first-game",
  "gains",
  "games",
  "guide",
  "help",
  "lessons",
  "notation",
  "operator",
  "pad",
  "records",
  "refusals",
  "replay",
  "server",
  "short-rules",
  "summary",
  "verdict",
];
/** Catalogs of the terminal, the library and the server, which the page never shows. */
const NOT_FOR_THE_PAGE = ["site", "terminal", "arguments", "colours"];

export const languages = () =>
  readdirSync(LOCALES)
    .filter((name) => existsSync(join(LOCALES, name, "terms.ftl")))
    .sort((one, other) => Number(other === "en") - Number(one === "en"));

const firstFiles = () =>
  readdirSync(join(LOCALES, "en"))
    .map((file) => file.replace(/\.ftl$/, ""))
    .filter((name) => ![...LATER, ...NOT_FOR_THE_PAGE].includes(name));

/** The names of the groups that are loaded together. */
export const groups = () => ["page", ...LATER.filter((name) => existsSync(join(LOCALES, "en", `${name}.ftl`)))];

export const filesOf = (group) => (group === "page" ? firstFiles() : [group]);

/** The Fluent source of a group in a language, without comments and with short indents. */
export function source(language, group) {
  const paths = filesOf(group).map((name) => join(LOCALES, language, `${name}.ftl`));
  const text = paths
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path, "utf8"))
    .join("\n");
  return text
    .replaceAll(/^#.*\n/gm, "")
    .replaceAll(/^[ ]+/gm, " ")
    .replaceAll(/\n\n+/g, "\n");
}
