// The code of a table, as people write it and as it is shown.
export const SIGNS = 8;

/** In capitals, without hyphens and blanks; of a whole link only the code. */
export function plainCode(said: string): string {
  const told = /\/t\/([^/?#]+)/.exec(said)?.[1] ?? said;
  return told.replace(/[^a-z0-9]/gi, "").toUpperCase();
}

/** In groups of four: K7QX-2M4P. */
export const shownCode = (code: string): string => code.match(/.{1,4}/g)?.join("-") ?? "";

export const linkTo = (code: string): string => `${location.origin}/t/${code}`;
