import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { takeBackFromBonus } from './missions/take-back.ts';
import { bookMoney, lawfulMultiple, openRequirement } from '../turnover/index.ts';

/**
 * Money that was credited for points, with a rank, or by a mission or board: it counts as a bonus,
 * and has to be played before it leaves, once unless said otherwise (agents-loyalty-money.md D1,
 * D4); not where the law allows no play in every kind of game (R16). In the transaction that posts
 * it.
 */
export async function bookGivenMoney(
  ctx: Ctx,
  money: {
    readonly memberId: MemberId;
    readonly reference: string;
    readonly amountMinor: bigint;
    readonly source?: 'points' | 'gift';
    /** How often it has to be played. */
    readonly multiple?: number;
  },
): Promise<void> {
  const { memberId, reference, source = 'points' } = money;
  const multiple = lawfulMultiple(ctx, money.multiple ?? 1);
  await bookMoney(ctx, [{ memberId, kind: 'bonus', amountMinor: money.amountMinor }]);
  // Points were the member's own; a gift serves first what is owed of missions.
  const backMinor = source === 'gift' ? await takeBackFromBonus(ctx, money) : 0n;
  const amountMinor = money.amountMinor - backMinor;
  if (amountMinor === 0n) {
    return;
  }
  await openRequirement(ctx, { memberId, source, reference, amountMinor, multiple });
}
