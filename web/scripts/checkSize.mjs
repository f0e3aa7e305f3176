// Prints the gzipped size of a first visit; fails if there is too much JavaScript.
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const LIMIT = 150_000; // bytes of JavaScript
const folder = new URL("../../src/naqala/server/page/assets", import.meta.url).pathname;
const size = (ending) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(`${ending}.gz`))
    .reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);

const js = size(".js");
console.log(
  `First load, gzipped: ${(js / 1000).toFixed(1)} kB of JavaScript (limit ${LIMIT / 1000}), ${(size(".css") / 1000).toFixed(1)} kB of styles.`,
);
if (js > LIMIT) {
  console.error("Too much JavaScript.");
  process.exit(1);
}
