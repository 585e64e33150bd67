import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { setFlag } from '../use-cases/set-flag.ts';

/** What an exclusion would stop; withdrawing stays, and an operator can lift each (R10). */
const stops = ['NO_BET', 'NO_DEPOSIT', 'NO_BONUS'] as const;

/** Stops an account that is surely of somebody who is excluded, until an operator has looked. */
export async function stopAsSame(ctx: Ctx, memberId: MemberId): Promise<void> {
  const reason = 'Same person as an excluded member.';
  for (const flag of stops) {
    await setFlag(ctx, { memberId, flag, reason });
  }
}
