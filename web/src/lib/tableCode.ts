// Table codes: as people type them, and as they are shown.
export const CODE_LENGTH = 8;

/** In capitals, without hyphens and spaces; from a whole link only the code. */
export function parseCode(typed: string): string {
  const code = /\/t\/([^/?#]+)/.exec(typed)?.[1] ?? typed;
  return code.replace(/[^a-z0-9]/gi, "").toUpperCase();
}

/** In groups of four: K7QX-2M4P. */
export const formatCode = (code: string): string => code.match(/.{1,4}/g)?.join("-") ?? "";

export const linkTo = (code: string): string => `${location.origin}/t/${code}`;
