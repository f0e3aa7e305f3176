// A dialog that stands before the page from the moment it is there.
import type { Attachment } from "svelte/attachments";

/** A click beside it closes it; when it is gone the focus is where it was before. */
export const modal =
  (onclose: () => void): Attachment<HTMLDialogElement> =>
  (dialog) => {
    const before = document.activeElement;
    // Where there are no modal dialogs it stands in the page.
    if (typeof dialog.showModal === "function") dialog.showModal();
    else dialog.open = true;
    const beside = (event: PointerEvent) => {
      if (event.target === dialog) onclose();
    };
    dialog.addEventListener("pointerdown", beside);
    return () => {
      dialog.removeEventListener("pointerdown", beside);
      if (before instanceof HTMLElement) before.focus();
    };
  };
