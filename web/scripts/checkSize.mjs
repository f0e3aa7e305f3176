// Prints the gzipped size of a first visit to the lobby and to a table; fails if one has too much JavaScript with the texts of any language.
import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const LIMIT = 120_000; // bytes of JavaScript and texts
const folder = new URL("../../src/naqala/server/page", import.meta.url).pathname;
const gzipped = (path) => statSync(join(folder, `${path}.gz`)).size;
const sum = (sizes) => sizes.reduce((total, size) => total + size, 0);
const kilobytes = (bytes) => (bytes / 1000).toFixed(1);

/** The scripts that a script cannot run without. */
const importedBy = (path) =>
  [...readFileSync(join(folder, path), "utf8").matchAll(/(?:^|[;}])import(?:[^"'()]*?from)?["']\.\/([^"']+\.js)["']/g)].map(
    ([, name]) => `/assets/${name}`,
  );

function withImports(paths) {
  const all = new Set(paths);
  for (const path of all) if (path.endsWith(".js")) for (const imported of importedBy(path)) all.add(imported); // a set grows while it is read
  return [...all];
}

const namedIn = (page) =>
  [...readFileSync(join(folder, `${page}.html`), "utf8").matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path);

/** The sizes of the texts that every page shows, in each language. */
const texts = readdirSync(join(folder, "assets"))
  .filter((name) => /^page-.*\.js$/.test(name))
  .map((name) => gzipped(`/assets/${name}`));

function measure(page) {
  const files = withImports(namedIn(page));
  const size = (ending) => sum(files.filter((path) => path.endsWith(ending)).map(gzipped));
  const [js, most] = [size(".js"), Math.max(...texts)];
  console.log(
    `First visit of ${page}, gzipped: ${kilobytes(js + most)} kB (limit ${LIMIT / 1000}): ${kilobytes(js)} kB of JavaScript and ` +
      `${kilobytes(Math.min(...texts))} to ${kilobytes(most)} kB of texts; ${kilobytes(size(".css"))} kB of styles.`,
  );
  return js + most;
}

if (["lobby", "table"].map(measure).some((size) => size > LIMIT)) {
  console.error("Too much JavaScript.");
  process.exit(1);
}
