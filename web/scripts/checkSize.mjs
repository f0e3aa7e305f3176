// Prints the gzipped size of a first visit; fails if there is too much JavaScript.
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const LIMIT = 120_000; // bytes of JavaScript
const folder = new URL("../../src/naqala/server/page", import.meta.url).pathname;
const index = readFileSync(join(folder, "index.html"), "utf8");
const loaded = [...index.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path);
const size = (ending) =>
  loaded.filter((path) => path.endsWith(ending)).reduce((sum, path) => sum + statSync(join(folder, `${path}.gz`)).size, 0);

const js = size(".js");
console.log(
  `First load, gzipped: ${(js / 1000).toFixed(1)} kB of JavaScript (limit ${LIMIT / 1000}), ${(size(".css") / 1000).toFixed(1)} kB of styles.`,
);
if (js > LIMIT) {
  console.error("Too much JavaScript.");
  process.exit(1);
}
