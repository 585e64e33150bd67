import { createHash } from 'node:crypto';
import type { RandomSource } from '../../../platform/context.ts';
import type { CodePurpose } from './store-codes.ts';

const digits = 6;
const codes = 10 ** digits;
/** The largest multiple of the number of codes that four bytes hold: what lies above is unfair. */
const fairBelow = Math.floor(2 ** 32 / codes) * codes;

/** Six random digits, each code as likely as any other (R64). */
export function newCode(random: RandomSource): string {
  for (;;) {
    const drawn = Buffer.from(random.bytes(4)).readUInt32BE();
    if (drawn < fairBelow) {
      return String(drawn % codes).padStart(digits, '0');
    }
  }
}

/**
 * Bound to browser, purpose and number. Without the secret of the browser, which is stored nowhere,
 * nobody can try all codes against it.
 */
export function codeHash(code: {
  readonly browserSecret: string;
  readonly purpose: CodePurpose;
  readonly number: string;
  readonly digits: string;
}): Buffer {
  const { browserSecret, purpose, number } = code;
  return createHash('sha256')
    .update(`${browserSecret}|${purpose}|${number}|${code.digits}`)
    .digest();
}
