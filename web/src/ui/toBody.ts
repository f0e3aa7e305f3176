// Moves an element to the end of the page. Its parent in the component should contain nothing else.
import type { Attachment } from "svelte/attachments";

export const toBody: Attachment<HTMLElement> = (element) => {
  document.body.append(element);
  return () => element.remove();
};
