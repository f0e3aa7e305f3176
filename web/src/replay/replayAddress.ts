// Addresses of replays: /replay/CODE/57 is the game after its 57th action, /replay?at=57 that of a record, which has no address of its own.

export interface ReplayAddress {
  /** Null for a record. */
  code: string | null;
  /** The moment; null for the start. */
  at: number | null;
}

export const addressOf = (code: string | null, at: number): string => (code ? `/replay/${code}/${at}` : `/replay?at=${at}`);

/** The page that shows nothing but the board and its controls, in a frame. */
export const embeddedAddress = (code: string, at: number): string => `${addressOf(code, at)}?embed`;
