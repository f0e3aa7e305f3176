// Writes what the build made once more, packed, beside it; the server sends what a browser can unpack.
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const PACKED = /\.(js|css|html|svg)$/; // fonts are packed already
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

function pack(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const file = join(folder, name);
    if (!PACKED.test(name) || !statSync(file).isFile()) continue;
    const plain = readFileSync(file);
    writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }));
    writeFileSync(`${file}.br`, brotliCompressSync(plain, BROTLI));
  }
}

export function packing(): Plugin {
  let folder = "";
  return {
    name: "naqala-packing",
    apply: "build",
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: () => pack(folder),
  };
}
