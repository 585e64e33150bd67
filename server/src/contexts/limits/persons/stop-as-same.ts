import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { setFlag } from '../use-cases/set-flag.ts';

/** What an exclusion would stop; withdrawing stays, and the case of the pair lifts them (R10). */
export const sameStops = ['NO_BET', 'NO_DEPOSIT', 'NO_BONUS'] as const;

/** The reason of a stop that the site set by itself; deciding that it was wrong lifts it. */
export const ownReason = 'Same person as an excluded member.';

/** Stops an account that is surely of somebody else's owner, until an operator has looked. */
export async function stopAsSame(ctx: Ctx, memberId: MemberId, reason = ownReason): Promise<void> {
  for (const flag of sameStops) {
    await setFlag(ctx, { memberId, flag, cause: 'person', reason });
  }
}
