// The English texts as they are in the catalogs.
import { FluentResource } from "@fluent/bundle";
import { groups, source } from "../scripts/catalogs.mjs";

const messages = groups().flatMap((group) => new FluentResource(source("en", group)).body);

/** The texts without arguments, by key. */
export const plainTexts: Readonly<Record<string, string>> = Object.fromEntries(
  messages.flatMap(({ id, value }) => (typeof value === "string" ? [[id, value]] : [])),
);
