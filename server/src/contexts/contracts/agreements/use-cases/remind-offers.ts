import type { Ctx } from '../../../../platform/context.ts';
import { markReminded } from '../store-contracts.ts';
import { tell } from '../tell.ts';

/** What is left of an offer when its payee hears of it again; one that lives no longer has none. */
const hoursLeft = 24;

/** Tells the payees of offers once that these lapse within a day (agents-loyalty-money.md G). */
export async function remindOffers(ctx: Ctx): Promise<void> {
  const at = ctx.clock.now();
  for (const row of await markReminded(ctx.tx, { at, hoursLeft })) {
    await tell(ctx, 'CONTRACT_EXPIRING', { contract: row, to: [row.payeeId] });
  }
}
