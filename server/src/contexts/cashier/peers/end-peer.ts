import { assertDefined } from '@portal/money';
import type { DepositId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { setFlag } from '../../limits/index.ts';
import { uncountDeposit } from '../deposits/count-deposit.ts';
import { moveDepositTo, noteDepositStep } from '../deposits/move-deposit.ts';
import { lockDeposit } from '../deposits/store-deposits.ts';
import { takePayment } from '../deposits/take-payment.ts';
import type { CashierRules } from '../rules.ts';
import type { SliceRow } from '../withdrawals/store-slices.ts';

/**
 * What arrived of a payment between members is the payer's, in the transaction in which it left the
 * receiver's hold; the order is locked. Final: nobody's word takes it back.
 */
export async function creditPeer(
  ctx: Ctx,
  slice: SliceRow,
  payment: { readonly amountMinor: bigint; readonly rules: CashierRules },
): Promise<void> {
  const { depositId, bankReference } = slice;
  if (depositId === null) {
    return;
  }
  const deposit = await lockPaying(ctx, depositId);
  const paidReference = assertDefined(bankReference, 'who says that it was paid gives one');
  const { amountMinor: paidMinor, rules } = payment;
  await takePayment(ctx, deposit, { paidMinor, paidReference, rules });
}

/**
 * A ruling says that nothing arrived: the payer gets nothing, and pays nothing in until a person
 * has looked (agents-loyalty-money.md E6).
 */
export async function failPeer(ctx: Ctx, { depositId }: SliceRow): Promise<void> {
  if (depositId === null) {
    return;
  }
  const deposit = await uncountDeposit(ctx, await lockPaying(ctx, depositId));
  await moveDepositTo(ctx, deposit, { to: 'FAILED', reason: 'peer_not_arrived' });
  const { memberId } = deposit;
  await setFlag(ctx, { memberId, flag: 'NO_DEPOSIT', reason: 'peer_not_arrived' });
}

/** The payer learns that the receiver says otherwise, and may show more. */
export async function tellPeerDispute(
  ctx: Ctx,
  { depositId }: SliceRow,
  dueAt: Temporal.Instant,
): Promise<void> {
  if (depositId !== null) {
    const deposit = await lockPaying(ctx, depositId);
    await noteDepositStep(ctx, deposit, { reason: 'peer_disputed', dueAt });
  }
}

async function lockPaying(ctx: Ctx, id: DepositId) {
  return assertDefined(await lockDeposit(ctx.tx, id), 'its slice names it');
}
