import type { RandomSource } from '../../../platform/context.ts';
import { secretHash } from '../secrets.ts';

export const recoveryCodeCount = 10;
/** Crockford's letters: 32 signs of 5 bits each, none mistaken for another. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const codeSigns = 16;

/** Codes of 80 bits, to be written down; `abcd-efgh-jkmn-pqrs`. */
export function newRecoveryCodes(random: RandomSource): readonly string[] {
  return Array.from({ length: recoveryCodeCount }, () => {
    const signs = [...random.bytes(codeSigns)].map((byte) => alphabet[byte % alphabet.length]);
    return signs.join('').replaceAll(/(.{4})(?=.)/gu, '$1-');
  });
}

/** Random enough that a plain hash keeps it; typed with or without its dashes. */
export function recoveryCodeHash(code: string): Buffer {
  return secretHash(
    code
      .toLowerCase()
      .replaceAll(/[^0-9a-z]/gu, '')
      .replaceAll('o', '0')
      .replaceAll(/[il]/gu, '1'),
  );
}
