import type { BonusShift } from '@portal/commission';
import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { keepGain, passGain, shiftRequirements } from '../store-shares.ts';

/**
 * One of the bonuses that a member plays for at once ended, or was opened again by a void, which
 * passes its gain back: those before it have that much less of the play, and those after it found
 * less money where some was taken. Whoever calls holds the lock of the member's cash account.
 */
export async function shiftBonuses(
  ctx: Ctx,
  end: {
    readonly memberId: MemberId;
    /** As its requirement names it. */
    readonly reference: string;
    readonly gainMinor: bigint;
    readonly newer: readonly ({ readonly reference: string } & BonusShift)[];
  },
): Promise<void> {
  const { memberId, newer, ...gain } = end;
  await passGain(ctx.tx, { memberId, ...gain });
  await keepGain(ctx.tx, { memberId, ...gain });
  if (newer.length > 0) {
    await shiftRequirements(ctx.tx, memberId, newer);
  }
}
