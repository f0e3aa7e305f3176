// SHA-256 (FIPS 180-4). Pages over plain HTTP, such as those of a server in a home network, have no crypto.subtle;
// a library would bring ten times the code for the few dozen bytes that are hashed here.

const BLOCK = 64; // bytes
const LENGTH = 8; // bytes of the length at the end

/** The first 32 bits of the fractional part of the nth root; exact, since a double has 52 bits. */
const fraction = (root: number): number => ((root % 1) * 2 ** 32) | 0;

function firstPrimes(n: number): number[] {
  const found: number[] = [];
  for (let next = 2; found.length < n; next++) if (found.every((prime) => next % prime)) found.push(next);
  return found;
}

const PRIMES = firstPrimes(64);
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const CONSTANTS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));

const rotate = (word: number, n: number): number => (word >>> n) | (word << (32 - n));

export function sha256(input: Uint8Array): Uint8Array {
  const padded = pad(input);
  let state = START;
  for (let at = 0; at < padded.byteLength; at += BLOCK) state = compress(state, new DataView(padded.buffer, at, BLOCK));
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, nth) => digest.setInt32(nth * 4, word));
  return new Uint8Array(digest.buffer);
}

function pad(input: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((input.length + 1 + LENGTH) / BLOCK) * BLOCK);
  padded.set(input);
  padded[input.length] = 0x80;
  new DataView(padded.buffer).setUint32(padded.length - 4, input.length * 8);
  return padded;
}

function compress(state: readonly number[], block: DataView): number[] {
  const words = schedule(block);
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  words.forEach((word, nth) => {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = h + s1 + ((e & f) ^ (~e & g)) + (CONSTANTS[nth] ?? 0) + word;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t2 = s0 + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  });
  return [a, b, c, d, e, f, g, h].map((word, nth) => (word + (state[nth] ?? 0)) | 0);
}

function schedule(block: DataView): Int32Array {
  const words = new Int32Array(64);
  const word = (nth: number): number => words[nth] ?? 0;
  for (let nth = 0; nth < 16; nth++) words[nth] = block.getInt32(nth * 4);
  for (let nth = 16; nth < 64; nth++) {
    const s0 = rotate(word(nth - 15), 7) ^ rotate(word(nth - 15), 18) ^ (word(nth - 15) >>> 3);
    const s1 = rotate(word(nth - 2), 17) ^ rotate(word(nth - 2), 19) ^ (word(nth - 2) >>> 10);
    words[nth] = (word(nth - 16) + s0 + word(nth - 7) + s1) | 0;
  }
  return words;
}
