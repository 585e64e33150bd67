import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { addReturned } from './store-owed.ts';

/**
 * Money that was given went to the house, with its break or its end: where a mission gave it, at
 * once or in an envelope, so much of it is not owed any more when a void takes its ground
 * (agents-loyalty-money.md D4, H). Below 0 where it came again. Whoever calls holds the lock of the
 * member's account.
 */
export async function noteReturned(
  ctx: Ctx,
  money: {
    readonly memberId: MemberId;
    /** The debt that paid it, or that gave the envelope. */
    readonly givenFor: string;
    readonly amountMinor: bigint;
  },
): Promise<void> {
  if (money.amountMinor !== 0n && money.givenFor.startsWith('mission:')) {
    await addReturned(ctx.tx, money);
  }
}
