/** Whether it is in the clipboard now. Pages over plain HTTP have no clipboard of their own but this old command. */
export async function copied(text: string, shown: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    shown.select();
    return typeof document.execCommand === "function" && document.execCommand("copy");
  }
}
