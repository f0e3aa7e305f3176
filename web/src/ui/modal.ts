// Opens a <dialog> as a modal when it is mounted.
import type { Attachment } from "svelte/attachments";

/** A click outside closes it; afterwards the focus returns to where it was. */
export const modal =
  (onclose: () => void): Attachment<HTMLDialogElement> =>
  (dialog) => {
    const before = document.activeElement;
    // jsdom and old browsers have no showModal.
    if (typeof dialog.showModal === "function") dialog.showModal();
    else dialog.open = true;
    const outside = (event: PointerEvent) => {
      if (event.target === dialog) onclose();
    };
    dialog.addEventListener("pointerdown", outside);
    return () => {
      dialog.removeEventListener("pointerdown", outside);
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus();
    };
  };
