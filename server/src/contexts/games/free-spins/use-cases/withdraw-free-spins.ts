import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import { withdrawSpins } from '../store-free-spins.ts';

/** Rounds that went back, and what their stakes would have come to in minor units. */
export interface WithdrawnSpins {
  readonly count: number;
  readonly worthMinor: bigint;
}

/**
 * Takes the rounds back that nobody played yet, in the transaction of the caller: what they were
 * given for is there no more. Those that were played stay played. Again it finds nothing.
 */
export async function withdrawFreeSpins(
  ctx: Ctx,
  gift: {
    readonly memberId: MemberId;
    /** Who gave them. */
    readonly reference: string;
  },
): Promise<WithdrawnSpins> {
  const row = await withdrawSpins(ctx.tx, { ...gift, now: ctx.clock.now() });
  const { count, stakeMinor } = row ?? { count: 0, stakeMinor: 0n };
  return { count, worthMinor: stakeMinor * BigInt(count) };
}
