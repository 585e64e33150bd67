import type { Category } from '@portal/commission';
import type { Ctx } from '../../../platform/context.ts';
import { openRequirement } from '../../turnover/index.ts';
import type { FreePrize } from './pay-prize.ts';

/**
 * What has to be played for a win before it may leave. Each win has its own, from the moment in
 * which it is paid, so that none can be taken out before the others are known.
 */
export async function bookWin(ctx: Ctx, { grant, roundId, winMinor }: FreePrize): Promise<void> {
  const { memberId, play } = grant;
  const { multiple, weights, excludedGames, maxStakeMinor } = play;
  await openRequirement(ctx, {
    memberId,
    source: 'gift',
    reference: roundId,
    amountMinor: winMinor,
    multiple,
    weights,
    // The keys are those of the weights.
    categories: Object.keys(weights) as Category[],
    excludedGames,
    ...(maxStakeMinor !== null && { maxStakeMinor: BigInt(maxStakeMinor) }),
  });
}
