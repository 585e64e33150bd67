/**
 * Whether rounds of a public beacon are what its key signed (R137). A door of its own, because the
 * curve is heavy: only who checks a round loads it. Never throws.
 */
import { bls12_381 } from '@noble/curves/bls12-381.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes } from '@noble/hashes/utils.js';

const { shortSignatures } = bls12_381;
/** Of the scheme bls-unchained-g1-rfc9380. */
const domain = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';

/** A round signs its number alone, so that nobody steers it by what came before. */
export function isSignedRound(signed: {
  readonly publicKey: string;
  readonly round: number;
  readonly signature: string;
}): boolean {
  const { publicKey, round, signature } = signed;
  if (!/^[0-9a-f]{96}$/u.test(signature) || !Number.isSafeInteger(round) || round < 1) {
    return false;
  }
  try {
    const message = shortSignatures.hash(messageOf(round), domain);
    return shortSignatures.verify(hexToBytes(signature), message, hexToBytes(publicKey));
  } catch {
    // Bytes that are no point of the curve are no signature either.
    return false;
  }
}

/** SHA-256 of the number as eight bytes, the highest first. */
function messageOf(round: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(round));
  return sha256(bytes);
}
