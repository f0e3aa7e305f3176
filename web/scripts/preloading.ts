// The letters that every page shows are fetched with the page, not after its styles: text does not change its face later.
import type { Plugin } from "vite";

const FONT = /-latin-(wght|400)-normal-[^/]*\.woff2$/;

export const preloading = (): Plugin => ({
  name: "naqala-preloading",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((name) => FONT.test(name))
        .map((name) => ({
          tag: "link",
          attrs: { rel: "preload", href: `/${name}`, as: "font", type: "font/woff2", crossorigin: "" },
          injectTo: "head",
        })),
  },
});
