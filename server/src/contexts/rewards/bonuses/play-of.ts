import type { Ctx } from '../../../platform/context.ts';
import { type ReadRequirement, readPlaysOf } from '../../turnover/index.ts';
import type { Reward } from './store-rewards.ts';

/** The play that each of these rewards of one member carries, by the id of the reward. */
export async function playOf(
  ctx: Ctx,
  rewards: { readonly memberId: Reward['memberId']; readonly ids: readonly Reward['id'][] },
): Promise<ReadonlyMap<string, ReadRequirement>> {
  const { memberId, ids: references } = rewards;
  const plays = await readPlaysOf(ctx, { memberId, source: 'bonus', references });
  return new Map(plays.map((play) => [play.reference, play]));
}
