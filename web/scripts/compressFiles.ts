// Writes a gzip and a Brotli copy beside each file of the build; the server sends what the browser accepts.
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const COMPRESSIBLE = /\.(js|css|svg|txt)$/; // fonts and pictures are compressed already; HTML and the manifest are rendered by the server
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

function compress(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const file = join(folder, name);
    if (!COMPRESSIBLE.test(name) || !statSync(file).isFile()) continue;
    const plain = readFileSync(file);
    writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }));
    writeFileSync(`${file}.br`, brotliCompressSync(plain, BROTLI));
  }
}

export function compressFiles(): Plugin {
  let folder = "";
  return {
    name: "naqala-compress-files",
    apply: "build",
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: () => compress(folder),
  };
}
