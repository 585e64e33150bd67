import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { selectPrizeGroup } from './store-terms.ts';

/**
 * The highest prize group at which somebody bets now: the own one, or `usual` where none was
 * granted, and never more than that of any agent above (lottery.md B2).
 */
export async function prizeGroupOf(ctx: Ctx, memberId: MemberId, usual: number): Promise<number> {
  return (await selectPrizeGroup(ctx.tx, memberId, { usual, at: ctx.clock.now() })) ?? usual;
}

/** The same of a chain that is known, from the member upwards, for everybody in it. */
export function cappedGroups(groups: readonly number[]): readonly number[] {
  return groups.map((_, level) => Math.min(...groups.slice(level)));
}
