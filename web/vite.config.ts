/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { compressFiles } from "./scripts/compressFiles.ts";
import { firstLoad } from "./scripts/firstLoad.ts";
import { locales } from "./scripts/locales.ts";
import { pageFiles } from "./scripts/pageFiles.ts";
import { preloadFonts } from "./scripts/preloadFonts.ts";

const SERVER = process.env.NAQALA_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), locales(), preloadFonts(), pageFiles(), compressFiles()],
  build: {
    outDir: "../src/naqala/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: firstLoad } },
  },
  server: { proxy: { "/api": { target: SERVER, ws: true }, "/health": SERVER } },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
  test: {
    environment: "jsdom",
    isolate: false, // one jsdom for all files: a third of the time; tests/setup.ts leaves nothing behind
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
    globalSetup: ["tests/generateSamples.ts"],
    testTimeout: 60_000,
    coverage: {
      include: ["src/**/*.{ts,svelte}"],
      exclude: ["src/protocol.ts", "src/texts/messages.ts", "**/*.d.ts"], // generated; types only
      reporter: ["text", "json-summary"],
      reportsDirectory: "../.build/coverage/page",
      thresholds: { branches: 81 }, // by these tests; the tests in a browser are not counted
    },
  },
});
