import type { Ctx } from '../../platform/context.ts';
import { numberOn, signs } from '../../platform/number-of.ts';
import { siteDate } from '../../platform/site-date.ts';

/** `DP260302` and ten signs: short enough to be typed at a bank (agents-loyalty-money.md 0). */
export function newReference(ctx: Ctx, prefix: string): string {
  return numberOn(siteDate(ctx), { prefix, bytes: ctx.random.bytes(signs) });
}
