import { type RankedStanding, rankStandings } from '@portal/commission';
import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { eligibleAmong } from '../points/gate.ts';
import type { Score } from './store-scores.ts';

export type Ranked = RankedStanding & { readonly memberId: MemberId };

/** Places of those who may have gifts; the others are on no board (agents-loyalty-money.md D5). */
export async function rankLeaders(ctx: Ctx, leaders: readonly Score[]): Promise<readonly Ranked[]> {
  const ids = leaders.map(({ memberId }) => memberId);
  const eligible = await eligibleAmong(ctx, ids);
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
