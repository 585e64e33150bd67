import { type RankedStanding, rankStandings } from '@portal/commission';
import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { linkedMembers, offerableAmong } from '../../limits/index.ts';
import { staffAmong } from '../../members/index.ts';
import type { Score } from './store-scores.ts';

export type Ranked = RankedStanding & { readonly memberId: MemberId };

/**
 * Places of those who may have gifts; the others and staff are on no board. Of accounts that look
 * like the same person the best one counts (agents-loyalty-money.md D5, R89). Leaders come best
 * first.
 */
export async function rankLeaders(ctx: Ctx, leaders: readonly Score[]): Promise<readonly Ranked[]> {
  const ids = leaders.map(({ memberId }) => memberId);
  const offerable = await offerableAmong(ctx, ids);
  const staff = await staffAmong(ctx, ids);
  const eligible = bestOfEach(
    await linkedMembers(ctx, ids),
    [...offerable].filter((id) => !staff.has(id)),
  );
  const ranked = rankStandings(
    leaders.map(({ memberId, score, reachedAt, memberHash }) => ({
      memberId,
      score,
      reachedAt,
      memberHash,
      isExcluded: !eligible.has(memberId),
    })),
  );
  const byId = new Map(ranked.map((row) => [row.memberId, row]));
  return ids
    .flatMap((memberId): readonly Ranked[] => {
      const row = byId.get(memberId);
      return row === undefined ? [] : [{ ...row, memberId }];
    })
    .toSorted((left, right) => left.rank - right.rank);
}

/** Who is linked to nobody that stands before them. */
function bestOfEach(
  linked: Awaited<ReturnType<typeof linkedMembers>>,
  ids: readonly MemberId[],
): ReadonlySet<MemberId> {
  const best = new Set<MemberId>();
  for (const id of ids) {
    if (linked.get(id)?.some(({ memberId }) => best.has(memberId)) !== true) {
      best.add(id);
    }
  }
  return best;
}
