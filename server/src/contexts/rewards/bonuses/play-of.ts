import type { Ctx } from '../../../platform/context.ts';
import { type ReadRequirement, readRequirements } from '../../turnover/index.ts';
import type { Reward } from './store-rewards.ts';

/** The play that each of some rewards of one member carries, by the id of the reward. */
export async function playOf(
  ctx: Ctx,
  memberId: Reward['memberId'],
): Promise<ReadonlyMap<string, ReadRequirement>> {
  const requirements = await readRequirements(ctx, { memberId, openOnly: false });
  return new Map(
    requirements
      .filter(({ source }) => source === 'bonus')
      .map((requirement) => [requirement.reference, requirement]),
  );
}
