// Preloads the fonts that every page shows, so that text does not change its font after the styles have loaded.
import type { Plugin } from "vite";

const FONT = /-latin-(wght|400)-normal-[^/]*\.woff2$/;

export const preloadFonts = (): Plugin => ({
  name: "naqala-preload-fonts",
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
