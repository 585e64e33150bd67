import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { siteDay } from '../../../platform/site-date.ts';
import { readSpan } from '../../turnover/index.ts';

const beginning = '2000-01-01';

/**
 * How many deposits a member was credited, of what has been folded: whoever must know of one that
 * was credited a moment ago folds first.
 */
export async function countDeposits(ctx: Ctx, memberId: MemberId): Promise<number> {
  const to = siteDay(ctx);
  const rows = await readSpan(ctx, { from: beginning, to, memberIds: [memberId] });
  return rows.reduce((sum, { depositCount }) => sum + depositCount, 0);
}
