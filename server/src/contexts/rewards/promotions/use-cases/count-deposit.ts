import { isDepositMeant } from '@portal/commission';
import { depositPromotionTypes, isIdOf } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import { foldFacts } from '../../../turnover/index.ts';
import { countDeposits } from '../count-deposits.ts';
import { reach } from '../reach.ts';
import { type PlayedEntry, selectPlayed } from '../store-entries.ts';
import { minorOf } from '../terms.ts';

const mostEntries = 20;

/** What the cashier says of a deposit. */
export interface MovedDeposit {
  readonly memberId: string;
  readonly state: string;
  /** Minor units. */
  readonly amount: string;
  /** What its member chose with it; then that alone is served. */
  readonly promotionId?: string | null;
}

/**
 * A deposit that was credited serves one promotion, the one that was joined first of those that it
 * is large enough for; what was joined afterwards does not get it, nor does what is over. One that
 * was chosen with the deposit had it when it was credited.
 */
export async function countDeposit(ctx: Ctx, moved: MovedDeposit): Promise<void> {
  const { memberId, state, amount, promotionId = null } = moved;
  if (state !== 'CREDITED' || promotionId !== null || !isIdOf('mbr', memberId)) {
    return;
  }
  const entries = await selectPlayed(ctx.tx, {
    types: depositPromotionTypes,
    memberId,
    limit: mostEntries,
  });
  const baseMinor = BigInt(amount);
  if (entries.length === 0) {
    return;
  }
  // This deposit is among those that are counted.
  await foldFacts(ctx);
  const count = await countDeposits(ctx, memberId);
  const creditedBefore = count > 0 ? count - 1 : 0;
  const now = ctx.clock.now();
  const entry = entries.find(
    ({ offer, closesAt }) =>
      Temporal.Instant.compare(now, closesAt) < 0 &&
      baseMinor >= leastOf(ctx, offer) &&
      isDepositMeant(offer.type, creditedBefore),
  );
  if (entry !== undefined) {
    await reach(ctx, entry, { offer: entry.offer, texts: entry.texts, baseMinor });
  }
}

function leastOf(ctx: Ctx, { leastAmount }: PlayedEntry['offer']): bigint {
  return leastAmount === null ? 0n : minorOf(leastAmount, ctx.site.currency);
}
