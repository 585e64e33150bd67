import type { Ctx } from '../../../platform/context.ts';
import { renewedSecret } from '../../../platform/secrets/renew.ts';
import type { SecretPlace } from '../../../platform/secrets/secret-cipher.ts';
import { renewNumber, selectOtherNumbers } from './store-accounts.ts';

const purpose = 'payout-account';
const shownDigits = 4;
const numbersAtOnce = 500;

function placeOf(id: string): SecretPlace {
  return { purpose, label: id };
}

/** Without what people put between the groups. */
export function plainNumber(text: string): string {
  return text.replaceAll(/[ .-]/gu, '');
}

/** A number as it is stored: encrypted, by its mark, and by its end. */
export function storedNumber({ cipher }: Pick<Ctx, 'cipher'>, id: string, number: string) {
  return {
    numberSecret: cipher.encrypt(placeOf(id), Buffer.from(number)),
    numberMark: markOf({ cipher }, number),
    lastDigits: number.slice(-shownDigits),
  };
}

export function markOf({ cipher }: Pick<Ctx, 'cipher'>, number: string): Buffer {
  return cipher.fingerprint(purpose, number);
}

export function openNumber(
  { cipher }: Pick<Ctx, 'cipher'>,
  account: { readonly id: string; readonly numberSecret: Uint8Array },
): string {
  // Of somebody who was forgotten nothing is left (R57).
  return account.numberSecret.length === 0
    ? ''
    : cipher.decrypt(placeOf(account.id), account.numberSecret).toString('utf8');
}

/** Puts numbers and their marks under the key in use; answers how many. */
export async function renewNumbers(ctx: Ctx): Promise<number> {
  const query = { prefix: ctx.cipher.prefix, limit: numbersAtOnce };
  const rows = await selectOtherNumbers(ctx.tx, query);
  for (const row of rows) {
    const numberMark = markOf(ctx, openNumber(ctx, row));
    const secret = { stored: row.numberSecret, isClear: false };
    const numberSecret = renewedSecret(ctx.cipher, placeOf(row.id), secret);
    await renewNumber(ctx.tx, { id: row.id, numberSecret, numberMark });
  }
  return rows.length;
}
