// To the clipboard, where the browser allows it.

/** Whether it is in the clipboard now. */
export async function copied(text: string, shown: HTMLInputElement): Promise<boolean> {
  return (await inClipboard(text)) || copiedFrom(shown);
}

export async function inClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Pages over plain HTTP have no clipboard of their own but this old command; what it could not copy is selected. */
export function copiedFrom(shown: HTMLInputElement | HTMLTextAreaElement): boolean {
  shown.select();
  return typeof document.execCommand === "function" && document.execCommand("copy");
}
