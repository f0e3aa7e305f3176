// Writes src/texts/messages.ts: the keys of all texts and the names of their arguments, from the English catalogs.
import { FluentResource } from "@fluent/bundle";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { groups, source } from "./catalogs.mjs";

function variables(part, found = new Set()) {
  if (Array.isArray(part)) for (const each of part) variables(each, found);
  else if (part && typeof part === "object") {
    if (part.type === "var") found.add(part.name);
    for (const value of Object.values(part)) variables(value, found);
  }
  return found;
}

const lines = groups().flatMap((group) =>
  new FluentResource(source("en", group)).body
    .filter(({ id }) => !id.startsWith("-"))
    .map(
      ({ id, value }) =>
        `  "${id}": ${
          [...variables(value)]
            .sort()
            .map((name) => `"${name}"`)
            .join(" | ") || "never"
        };`,
    ),
);
const text = `// Generated from src/naqala/locales/en by scripts/writeMessages.mjs.\nexport interface Messages {\n${lines.join("\n")}\n}\n`;
const path = new URL("../src/texts/messages.ts", import.meta.url).pathname;
if (!existsSync(path) || readFileSync(path, "utf8") !== text) writeFileSync(path, text);
