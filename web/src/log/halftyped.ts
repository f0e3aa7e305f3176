// What is half typed survives a reload, where the browser allows it.

export function halfTyped(place: string): string {
  try {
    return sessionStorage.getItem(place) ?? "";
  } catch {
    return "";
  }
}

export function keepHalfTyped(place: string, words: string): void {
  try {
    sessionStorage.setItem(place, words);
  } catch {
    // It is full or forbidden: then it is kept as long as the panel is open.
  }
}
