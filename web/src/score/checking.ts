const bytes = (hex: string): number[] => (hex.match(/../g) ?? []).map((pair) => parseInt(pair, 16));

/** Whether seed and salt are what the commitment promised; null where the browser cannot tell. */
export async function fits(seed: string, salt: string, commitment: string): Promise<boolean | null> {
  // Pages over plain HTTP have no digests.
  if (!globalThis.crypto?.subtle) return null;
  const said = new Uint8Array([...new TextEncoder().encode("naqala seed"), ...bytes(salt), ...bytes(seed)]);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", said));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("") === commitment;
}
