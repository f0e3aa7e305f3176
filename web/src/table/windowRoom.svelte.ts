// The room that the window has for the table: its size, the size of its text, and whether it is touched.
import { MediaQuery } from "svelte/reactivity";
import { innerHeight, innerWidth } from "svelte/reactivity/window";
import { settings } from "../lib/settings.svelte";
import type { Room } from "./arrangement";
import { docked } from "./docked.svelte";

const DEFAULT_REM = 16; // pixels

export class WindowRoom {
  private rem = $state(DEFAULT_REM);
  private readonly coarse = new MediaQuery("pointer: coarse");

  readonly room: Room = $derived({
    width: (innerWidth.current ?? 0) - docked.left,
    height: (innerHeight.current ?? 0) - docked.top,
    rem: this.rem,
    touch: this.coarse.current,
    boardFirst: settings.largeBoard,
  });

  /** Attached to an element that is one rem wide, which changes with the size of the text. */
  readonly watch = (probe: HTMLElement): (() => void) | undefined => {
    if (typeof ResizeObserver === "undefined") return undefined;
    const observer = new ResizeObserver(() => {
      this.rem = probe.getBoundingClientRect().width || DEFAULT_REM;
    });
    observer.observe(probe);
    return () => observer.disconnect();
  };
}
