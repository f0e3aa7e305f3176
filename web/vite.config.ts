import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { packing } from "./scripts/packing.ts";
import { preloading } from "./scripts/preloading.ts";

const SERVER = process.env.NAQALA_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), preloading(), packing()],
  build: { outDir: "../src/naqala/table/page", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  server: { proxy: { "/api": { target: SERVER, ws: true }, "/health": SERVER } },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
  test: { environment: "jsdom", include: ["tests/**/*.test.ts"], setupFiles: ["tests/setup.ts"], testTimeout: 60_000 },
});
