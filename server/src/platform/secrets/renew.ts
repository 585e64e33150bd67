import type { Ctx } from '../context.ts';
import { systemUnit, type UnitOfWork } from '../unit-of-work.ts';
import type { SecretCipher, SecretPlace } from './secret-cipher.ts';

/** What stands in a row, under the key in use. */
export function renewedSecret(
  cipher: SecretCipher,
  place: SecretPlace,
  row: { readonly stored: Uint8Array; readonly isClear: boolean },
): Buffer {
  return cipher.encrypt(place, row.isClear ? row.stored : cipher.decrypt(place, row.stored));
}

/**
 * Repeats a use case that renews some rows until none are left, each time in a transaction of its
 * own. A start does so before it serves: it is also what tells at once that a key is missing.
 */
export async function renewAll(
  { work, name }: { readonly work: UnitOfWork; readonly name: string },
  renewSome: (ctx: Ctx) => Promise<number>,
): Promise<number> {
  let all = 0;
  for (;;) {
    const renewed = await work.run(systemUnit(name), renewSome);
    if (renewed === 0) {
      return all;
    }
    all += renewed;
  }
}
