const bytes = (hex: string): number[] => (hex.match(/../g) ?? []).map((pair) => parseInt(pair, 16));

/** Whether seed and salt give the commitment; null where the browser cannot compute it. */
export async function matchesCommitment(seed: string, salt: string, commitment: string): Promise<boolean | null> {
  // Pages over plain HTTP have no crypto.subtle.
  if (!globalThis.crypto?.subtle) return null;
  const input = new Uint8Array([...new TextEncoder().encode("naqala seed"), ...bytes(salt), ...bytes(seed)]);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", input));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("") === commitment;
}
