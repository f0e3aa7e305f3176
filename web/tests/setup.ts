// jsdom has no matchMedia.
import { cleanup, configure } from "@testing-library/svelte";
import { afterEach, vi } from "vitest";

configure({ asyncUtilTimeout: 20_000 }); // milliseconds, on a busy machine
afterEach(() => cleanup());

vi.stubGlobal("matchMedia", (query: string) => ({
  matches: false,
  media: query,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}));
