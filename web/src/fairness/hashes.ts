// The hashes of the fairness proof. Bytes are written as hexadecimal digits, as on the wire.
import { sha256 } from "./sha256";

const VALUE_BYTES = 16;

const toBytes = (hex: string): number[] => (hex.match(/../g) ?? []).map((pair) => parseInt(pair, 16));
const toHex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const hash = (label: string, ...parts: string[]): string =>
  toHex(sha256(new Uint8Array([...new TextEncoder().encode(label), ...parts.flatMap(toBytes)])));

/** The commitment to a seed. */
export const commitmentOf = (seed: string, salt: string): string => hash("naqala seed", salt, seed);

/** The digest of a contribution, sent before its value. */
export const digestOf = (value: string): string => hash("naqala contribution", value);

export const drawValue = (): string => toHex(crypto.getRandomValues(new Uint8Array(VALUE_BYTES)));
