import { assert, assertDefined } from '@portal/money';
import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { lockAndLook, post } from '../../wallet/index.ts';
import { emptyBelowMinor, funCredit, refillDebts, secondsLeft } from '../fun-money.ts';
import { funPurseOf } from '../account-path.ts';

export interface RefilledPurse {
  readonly creditedMinor: bigint;
  readonly balanceMinor: bigint;
}

/**
 * Fills the caller's fun purse again when it is empty. Refusals in order: `free_play_disabled`,
 * `fun_money_left`, `fun_refill_limit`.
 */
export async function refillFunMoney(
  ctx: Ctx<MemberActor>,
  { creditMinor }: { readonly creditMinor: bigint },
): Promise<RefilledPurse> {
  if (creditMinor === 0n) {
    throw new Refusal('free_play_disabled');
  }
  const now = ctx.clock.now();
  const memberId = ctx.actor.id;
  const debts = refillDebts(memberId, now);
  const purse = await lockAndLook(ctx, { accounts: [funPurseOf(memberId)], debts });
  const { availableMinor, balanceMinor } = assertDefined(
    purse.balances[0],
    'the balance of the purse',
  );
  if (availableMinor >= emptyBelowMinor) {
    throw new Refusal('fun_money_left');
  }
  const debt = debts.find((name) => !purse.paidDebts.has(name));
  if (debt === undefined) {
    throw new Refusal('fun_refill_limit', { retryAfterSeconds: secondsLeft(now) });
  }
  const [outcome] = await post(ctx, [funCredit({ memberId, creditMinor, debt })]);
  // The purse is locked, so nobody else has paid this debt meanwhile.
  assert(outcome?.ok === true, 'a credit of the house is posted');
  return { creditedMinor: creditMinor, balanceMinor: balanceMinor + creditMinor };
}
