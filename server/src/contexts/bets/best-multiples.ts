import type { Category } from '@portal/commission';
import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { selectBestMultiples } from './store-multiples.ts';

/** The best win of a member in an hour, by category. */
export interface BestMultiple {
  readonly memberId: MemberId;
  readonly category: Category;
  /** Payout by stake, in hundredths. */
  readonly figure: bigint;
}

const earlierHours = 24;

/**
 * The best wins of members among bets that were settled in an hour; bets that were taken more than
 * a day before it are left out, as are free ones.
 */
export function readBestMultiples(
  ctx: Ctx,
  query: { readonly memberIds: readonly MemberId[]; readonly hour: Temporal.Instant },
): Promise<readonly BestMultiple[]> {
  const { memberIds, hour } = query;
  const until = hour.add({ hours: 1 });
  const placedFrom = hour.subtract({ hours: earlierHours });
  const { currency } = ctx.site;
  return selectBestMultiples(ctx.tx, { memberIds, currency, from: hour, until, placedFrom });
}
