// The start of a commitment as three words that are easy to read aloud ("proquints": 16 bits are a word of five letters).
const CONSONANTS = "bdfghjklmnprstvz";
const VOWELS = "aiou";
const WORDS = 3;

export function wordCode(commitment: string): string {
  const quads = commitment.match(/[0-9a-f]{4}/g) ?? [];
  return quads
    .slice(0, WORDS)
    .map((quad) => word(parseInt(quad, 16)))
    .join("-");
}

function word(bits: number): string {
  const consonant = (shift: number): string => CONSONANTS.charAt((bits >> shift) & 15);
  const vowel = (shift: number): string => VOWELS.charAt((bits >> shift) & 3);
  return consonant(12) + vowel(10) + consonant(6) + vowel(4) + consonant(0);
}
