import type { Category } from '@portal/commission';
import { assertDefined } from '@portal/money';
import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { momentsOf } from '../../platform/site-days.ts';
import { selectBestWins } from './store-multiples.ts';

/** The best win of a member by its stake, in hundredths. */
export interface BestWin {
  readonly memberId: MemberId;
  readonly figure: bigint;
}

const earlierHours = 24 * 30;

/**
 * The best wins by their stakes among bets of real money that were settled in some days; bets that
 * were taken more than thirty days before them are left out, as are free ones. Of everybody where
 * no members are named.
 */
export function readBestWins(
  ctx: Ctx,
  query: {
    readonly memberIds?: readonly MemberId[];
    /** Days of the site, both included. */
    readonly from: string;
    readonly to: string;
    readonly category: Category | null;
    readonly leastStakeMinor: bigint;
  },
): Promise<readonly BestWin[]> {
  const days = momentsOf({ from: query.from, to: query.to }, ctx.site.timeZone);
  const from = assertDefined(days.from, 'a day has a beginning');
  const until = assertDefined(days.to, 'a day has an end');
  const placedFrom = from.subtract({ hours: earlierHours });
  const { currency } = ctx.site;
  const { memberIds, category, leastStakeMinor } = query;
  return selectBestWins(ctx.tx, {
    ...(memberIds !== undefined && { memberIds }),
    currency,
    from,
    until,
    placedFrom,
    category,
    leastStakeMinor,
  });
}
