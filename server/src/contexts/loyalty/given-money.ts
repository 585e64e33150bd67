import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { bookMoney, openRequirement } from '../turnover/index.ts';

/**
 * Money that was credited for points or with a rank: it counts as a bonus, and has to be played
 * once before it leaves (agents-loyalty-money.md D1). In the transaction that posts it.
 */
export async function bookGivenMoney(
  ctx: Ctx,
  money: {
    readonly memberId: MemberId;
    readonly reference: string;
    readonly amountMinor: bigint;
    readonly source?: 'points' | 'gift';
  },
): Promise<void> {
  const { memberId, reference, amountMinor, source = 'points' } = money;
  await bookMoney(ctx, [{ memberId, kind: 'bonus', amountMinor }]);
  await openRequirement(ctx, { memberId, source, reference, amountMinor, multiple: 1 });
}
