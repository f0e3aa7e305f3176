// What a first visit downloads, gzipped; the build fails when the JavaScript is too heavy.
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const MOST = 150_000; // bytes of JavaScript
const folder = new URL("../../src/naqala/table/page/assets", import.meta.url).pathname;
const weight = (ending) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(`${ending}.gz`))
    .reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);

const js = weight(".js");
console.log(`First load, gzipped: ${(js / 1000).toFixed(1)} kB of JavaScript (at most ${MOST / 1000}), ${(weight(".css") / 1000).toFixed(1)} kB of styles.`);
if (js > MOST) {
  console.error("That is too much JavaScript.");
  process.exit(1);
}
