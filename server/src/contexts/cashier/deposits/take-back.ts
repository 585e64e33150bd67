import { assert } from '@portal/money';
import { RetryTransaction } from '../../../platform/database.ts';
import type { Ctx } from '../../../platform/context.ts';
import { balanceOf, lockAndLook, post, postTogether } from '../../wallet/index.ts';
import type { CashierRules } from '../rules.ts';
import { findOpenOrder } from '../withdrawals/store-withdrawals.ts';
import { lockUnsent, recallWithdrawal } from '../withdrawals/recall-withdrawal.ts';
import { uncountDeposit } from './count-deposit.ts';
import { moveDepositTo, refuseDepositMove } from './move-deposit.ts';
import { type Deposit, setChargedBack } from './store-deposits.ts';
import { chargebackTransfers, refundTransfer } from './transfers.ts';

/**
 * A locked order that was paid is taken back by its provider, whoever says so and once. What lies
 * aside leaves as a refund does, so that nobody credits it or sends it back as well; of what was
 * credited leaves what is left on the account, the rest is the loss of the house. A withdrawal that
 * still lies in the house is stopped where the account alone does not cover it. The play that the
 * money carried is asked for no more, and a bonus that came with it ends, if still played for.
 * Refuses with `order_state_conflict`.
 */
export async function takeBack(
  ctx: Ctx,
  order: Deposit,
  chargeback: { readonly reference: string; readonly rules: CashierRules },
): Promise<Deposit> {
  const { reference, rules } = chargeback;
  refuseDepositMove(order, 'CHARGEBACK');
  const { id, memberId, paidMinor, feeMinor } = order;
  assert(paidMinor !== null, 'what is taken back was paid');
  if (order.state !== 'CREDITED') {
    return takeAsideBack(ctx, { ...order, paidMinor }, reference);
  }
  const creditedMinor = paidMinor - feeMinor;
  const availableMinor = await gather(ctx, order, creditedMinor);
  const takenMinor = availableMinor < creditedMinor ? availableMinor : creditedMinor;
  const transfers = chargebackTransfers({ ...order, paidMinor }, takenMinor);
  const [outcome] = await postTogether(ctx, [transfers]);
  assert(outcome?.ok === true, 'a deposit is taken back once');
  const shortMinor = creditedMinor - takenMinor;
  await setChargedBack(ctx.tx, { id, reference, shortMinor, at: ctx.clock.now() });
  if (order.promotionRewardId !== null) {
    await rules.ports.promotions.end(ctx, { memberId, rewardId: order.promotionRewardId });
  }
  await rules.ports.takenBack(ctx, {
    memberId,
    depositId: id,
    paidMinor,
    lostMinor: shortMinor,
  });
  const after = await moveDepositTo(ctx, order, { to: 'CHARGEBACK', reason: 'charged_back' });
  return { ...after, chargebackReference: reference, chargebackShortMinor: shortMinor };
}

/** Nothing of it was the member's: the balance stays as it was. */
async function takeAsideBack(
  ctx: Ctx,
  order: Deposit & { readonly paidMinor: bigint },
  reference: string,
): Promise<Deposit> {
  const [outcome] = await post(ctx, [refundTransfer(order)]);
  assert(outcome?.ok === true, 'what lies aside is taken back once');
  const chargeback = { reference, shortMinor: 0n, at: ctx.clock.now() };
  await setChargedBack(ctx.tx, { id: order.id, ...chargeback });
  const freed = await uncountDeposit(ctx, order);
  const after = await moveDepositTo(ctx, freed, { to: 'CHARGEBACK', reason: 'taken_back_aside' });
  return { ...after, chargebackReference: reference, chargebackShortMinor: 0n };
}

/** What the account holds, nothing of which may leave it before the posting. */
async function gather(ctx: Ctx, order: Deposit, wantedMinor: bigint): Promise<bigint> {
  const { memberId, currency } = order;
  const cash = { account: `member:${memberId}:cash`, currency };
  // An order is locked before the balance, as whoever decides about it does.
  const unsent = await lockUnsent(ctx, memberId);
  const { availableMinor: before } = await balanceOf(ctx, cash);
  const isRecalled = unsent !== undefined && before < wantedMinor;
  if (isRecalled) {
    await recallWithdrawal(ctx, unsent, 'charged_back');
  }
  await lockAndLook(ctx, { accounts: [cash], debts: [] });
  const { availableMinor } = await balanceOf(ctx, cash);
  if (availableMinor >= wantedMinor) {
    return availableMinor;
  }
  const open = await findOpenOrder(ctx.tx, memberId);
  if (open !== undefined && open !== unsent?.id && (await lockUnsent(ctx, memberId))) {
    throw new RetryTransaction('a withdrawal was asked for meanwhile');
  }
  if (open !== undefined) {
    const facts = { depositId: order.id, withdrawalId: open };
    ctx.log.error(facts, 'a payment is taken back while a withdrawal of its member is being paid');
  }
  return availableMinor;
}
