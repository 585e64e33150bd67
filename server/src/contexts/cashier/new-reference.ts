import type { Ctx } from '../../platform/context.ts';
import { siteDate } from '../../platform/site-date.ts';

/** Without letters that are read as digits. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 10;

/** `DP260302` and ten signs: short enough to be typed at a bank (agents-loyalty-money.md 0). */
export function newReference(ctx: Ctx, prefix: string): string {
  const day = siteDate(ctx);
  const digits = String(day).replaceAll('-', '').slice(2);
  const signs = [...ctx.random.bytes(length)].map((byte) => letters[byte % letters.length]);
  return `${prefix}${digits}${signs.join('')}`;
}
