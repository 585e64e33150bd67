import type { Ctx } from '../../../platform/context.ts';
import { type CountedBet, selectNewestContributions } from '../store-contributions.ts';

const longestList = 200;

/** The bets that worked off one requirement, the newest first; the caller knows whose it is. */
export function readContributions(ctx: Ctx, requirementId: string): Promise<readonly CountedBet[]> {
  return selectNewestContributions(ctx.tx, { requirementIds: [requirementId], each: longestList });
}
