import { assert } from '@portal/money';
import type { Ctx } from '../../../platform/context.ts';
import { balanceOf, lockAndLook, postTogether } from '../../wallet/index.ts';
import type { CashierRules } from '../rules.ts';
import { moveDepositTo, refuseDepositMove } from './move-deposit.ts';
import { type Deposit, setChargedBack } from './store-deposits.ts';
import { chargebackTransfers } from './transfers.ts';

/**
 * A locked order that was credited is taken back by its provider, whoever says so and once: what is
 * left of it on the account leaves, the rest is the loss of the house. The play that the money
 * carried is asked for no more. Refuses with `order_state_conflict`.
 */
export async function takeBack(
  ctx: Ctx,
  order: Deposit,
  chargeback: { readonly reference: string; readonly rules: CashierRules },
): Promise<Deposit> {
  const { reference, rules } = chargeback;
  refuseDepositMove(order, 'CHARGEBACK');
  const { id, memberId, paidMinor, feeMinor } = order;
  assert(paidMinor !== null, 'what was credited was paid');
  const cash = { account: `member:${memberId}:cash`, currency: order.currency };
  // Nothing may leave the account between the look and the posting.
  await lockAndLook(ctx, { accounts: [cash], debts: [] });
  const { availableMinor } = await balanceOf(ctx, cash);
  const creditedMinor = paidMinor - feeMinor;
  const takenMinor = availableMinor < creditedMinor ? availableMinor : creditedMinor;
  const transfers = chargebackTransfers({ ...order, paidMinor }, takenMinor);
  const [outcome] = await postTogether(ctx, [transfers]);
  assert(outcome?.ok === true, 'a deposit is taken back once');
  const shortMinor = creditedMinor - takenMinor;
  await setChargedBack(ctx.tx, { id, reference, shortMinor, at: ctx.clock.now() });
  await rules.ports.takenBack(ctx, { memberId, depositId: id, amountMinor: creditedMinor });
  const after = await moveDepositTo(ctx, order, { to: 'CHARGEBACK', reason: 'charged_back' });
  return { ...after, chargebackReference: reference, chargebackShortMinor: shortMinor };
}
