import { servedByBonus } from '@portal/commission';
import { assert } from '@portal/money';
import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { bookMoney } from '../../turnover/index.ts';
import { post } from '../../wallet/index.ts';
import { moneyTransfer } from '../points/books.ts';
import { addTaken, lockOwing } from './store-owed.ts';

/**
 * Keeps back from a bonus what its member owes of missions whose ground a void took
 * (agents-loyalty-money.md D4), and answers how much; no more than the bonus, and nothing else of
 * the balance. In the transaction that credited it, whose caller holds the lock of the member's
 * account; `reference` names the bonus.
 */
export async function takeBackFromBonus(
  ctx: Ctx,
  bonus: {
    readonly memberId: MemberId;
    readonly amountMinor: bigint;
    readonly reference: string;
  },
): Promise<bigint> {
  const { memberId, amountMinor, reference } = bonus;
  const owing = await lockOwing(ctx.tx, memberId);
  const served = servedByBonus(
    amountMinor,
    owing.map(({ openMinor }) => openMinor),
  );
  const taken = owing
    .map((debt, at) => ({ ...debt, takenMinor: served[at] ?? 0n }))
    .filter(({ takenMinor }) => takenMinor > 0n);
  if (taken.length === 0) {
    return 0n;
  }
  const outcomes = await post(
    ctx,
    taken.map(({ missionId, period, takenMinor }) => {
      const debt = `mission:${missionId}:${memberId}:${period}:back:${reference}`;
      const booking = { debt, type: 'mission_reward', reference: missionId, memberId } as const;
      return moneyTransfer(booking, { amountMinor: -takenMinor, currency: ctx.site.currency });
    }),
  );
  assert(
    outcomes.every(({ ok }) => ok),
    'the bonus was credited just now',
  );
  for (const { missionId, period, takenMinor } of taken) {
    await addTaken(ctx.tx, { missionId, memberId, period, takenMinor });
  }
  const backMinor = taken.reduce((sum, { takenMinor }) => sum + takenMinor, 0n);
  await bookMoney(ctx, [{ memberId, kind: 'bonus', amountMinor: -backMinor }]);
  return backMinor;
}
