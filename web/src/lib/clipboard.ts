// Copying to the clipboard, where the browser allows it. Each function returns whether it worked.

export async function copyText(text: string, field: HTMLInputElement): Promise<boolean> {
  return (await copyToClipboard(text)) || copyFromField(field);
}

export async function copyToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Fallback for plain HTTP, where `navigator.clipboard` is missing. If it fails, the text stays selected. */
export function copyFromField(field: HTMLInputElement | HTMLTextAreaElement): boolean {
  field.select();
  return typeof document.execCommand === "function" && document.execCommand("copy");
}
