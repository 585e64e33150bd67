import { sha256 } from '@noble/hashes/sha2.js';

/** Without 0, O, I and l, which look alike. */
const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const base = 58n;
const checkBytes = 4;
/** A payload has a version byte and 20 bytes of a hash. */
const payloadBytes = 21;

/** Version and hash of a Base58Check text; undefined where a letter or the checksum is wrong. */
export function readBase58Check(text: string): Uint8Array | undefined {
  const bytes = readBase58(text);
  if (bytes?.length !== payloadBytes + checkBytes) {
    return undefined;
  }
  const payload = bytes.subarray(0, payloadBytes);
  const check = sha256(sha256(payload)).subarray(0, checkBytes);
  return check.every((byte, at) => byte === bytes[payloadBytes + at]) ? payload : undefined;
}

function readBase58(text: string): Uint8Array | undefined {
  let value = 0n;
  for (const letter of text) {
    const digit = alphabet.indexOf(letter);
    if (digit < 0) {
      return undefined;
    }
    value = value * base + BigInt(digit);
  }
  // Each leading 1 is a byte of zeros, which no number keeps.
  const zeros = /^1*/u.exec(text)?.[0].length ?? 0;
  const hex = value === 0n ? '' : value.toString(16);
  const even = hex.length % 2 === 0 ? hex : `0${hex}`;
  return Uint8Array.from([...Array<number>(zeros).fill(0), ...bytesOf(even)]);
}

function bytesOf(hex: string): readonly number[] {
  return (hex.match(/../gu) ?? []).map((pair) => Number.parseInt(pair, 16));
}
