// The unsent chat message survives a reload, where the browser allows it.

export function chatDraft(storageKey: string): string {
  try {
    return sessionStorage.getItem(storageKey) ?? "";
  } catch {
    return "";
  }
}

export function keepChatDraft(storageKey: string, text: string): void {
  try {
    sessionStorage.setItem(storageKey, text);
  } catch {
    // Storage is full or forbidden: the text lasts until the panel is closed.
  }
}
