// Writes lobby.html and table.html beside index.html: each also asks for the files of its page at once, without waiting for the first script.
import type { Plugin, Rolldown } from "vite";
import { isPage, PAGES } from "./firstLoad.ts";

type Bundle = Rolldown.OutputBundle;

type Chunk = Rolldown.OutputChunk;

const chunksOf = (bundle: Bundle): Chunk[] => Object.values(bundle).filter((file) => file.type === "chunk");

/** A chunk and those that it imports. */
function withImports(chunk: Chunk, chunks: readonly Chunk[], found = new Set<Chunk>()): Set<Chunk> {
  if (found.has(chunk)) return found;
  found.add(chunk);
  for (const other of chunks) if (chunk.imports.includes(other.fileName)) withImports(other, chunks, found);
  return found;
}

/** The tags for what the page needs and `html` does not name yet. */
function tagsOf(page: string, bundle: Bundle, html: string): string {
  const chunks = chunksOf(bundle);
  const start = chunks.find(({ facadeModuleId }) => isPage(page, facadeModuleId ?? ""));
  if (!start) throw new Error(`The page "${page}" has no file of its own.`);
  const needed = [...withImports(start, chunks)];
  const scripts = needed.map(({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}">`);
  const styles = needed.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  const links = [...scripts, ...styles.map((name) => `<link rel="stylesheet" crossorigin href="/${name}">`)];
  const named = (link: string) => html.includes(/href="([^"]+)"/.exec(link)?.[1] ?? link);
  const tags = links.filter((link) => !named(link));
  return tags.map((tag) => `    ${tag}\n`).join("");
}

/** By language, the file of the texts that every page shows: the server names the one that the reader needs. */
function textFiles(bundle: Bundle): Record<string, string> {
  const files = chunksOf(bundle).map(
    ({ facadeModuleId, fileName }) => [/virtual:locales\/(\w+)\/page$/.exec(facadeModuleId ?? "")?.[1], `/${fileName}`] as const,
  );
  return Object.fromEntries(files.flatMap(([language, file]) => (language ? [[language, file]] : [])));
}

export const pageFiles = (): Plugin => ({
  name: "naqala-page-files",
  apply: "build",
  enforce: "post",
  generateBundle(_options, bundle) {
    const index = bundle["index.html"];
    if (index?.type !== "asset") throw new Error("There is no index.html.");
    this.emitFile({ type: "asset", fileName: "texts.json", source: JSON.stringify(textFiles(bundle)) });
    const html = index.source.toString();
    for (const page of Object.keys(PAGES)) {
      this.emitFile({
        type: "asset",
        fileName: `${page}.html`,
        source: html.replace(/( *)<\/head>/, `${tagsOf(page, bundle, html)}$1</head>`),
      });
    }
  },
});
