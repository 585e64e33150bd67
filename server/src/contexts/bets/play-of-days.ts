import type { Category } from '@portal/commission';
import { assertDefined } from '@portal/money';
import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { momentsOf } from '../../platform/site-days.ts';
import type { SelectPlayOfDays } from './generated/statements.ts';
import { selectPlayOfDays } from './store-multiples.ts';

/** What a member played of one game among bets with a result in some days. */
export type PlayOfDays = SelectPlayOfDays['row'];

const earlierHours = 24 * 30;

/**
 * Play by game among bets of real money that were settled in some days, with the best win by its
 * stake; bets that were taken more than thirty days before them are left out. Of everybody where no
 * members are named.
 */
export function readPlayOfDays(
  ctx: Ctx,
  query: {
    readonly memberIds?: readonly MemberId[];
    /** Days of the site, both included. */
    readonly from: string;
    readonly to: string;
    readonly category: Category | null;
    /** Of each bet; 0 for all. */
    readonly leastStakeMinor: bigint;
  },
): Promise<readonly PlayOfDays[]> {
  const days = momentsOf({ from: query.from, to: query.to }, ctx.site.timeZone);
  const from = assertDefined(days.from, 'a day has a beginning');
  const until = assertDefined(days.to, 'a day has an end');
  const placedFrom = from.subtract({ hours: earlierHours });
  const { currency } = ctx.site;
  const { memberIds, category, leastStakeMinor } = query;
  return selectPlayOfDays(ctx.tx, {
    ...(memberIds !== undefined && { memberIds }),
    currency,
    from,
    until,
    placedFrom,
    category,
    leastStakeMinor,
  });
}
