// How many texts of a scene the player has read, and whether the guide was closed: kept for reloads of this tab.
const key = (code: string): string => `naqala.guide.${code}`;

export interface Seen {
  read: number;
  closed: boolean;
}

export function seenAt(code: string): Seen {
  try {
    return { read: 0, closed: false, ...(JSON.parse(sessionStorage.getItem(key(code)) ?? "{}") as Partial<Seen>) };
  } catch {
    return { read: 0, closed: false };
  }
}

export function keepSeen(code: string, seen: Seen): void {
  try {
    sessionStorage.setItem(key(code), JSON.stringify(seen));
  } catch {
    // Forbidden in some private windows: the texts are shown again after a reload.
  }
}
