import { unassignedMinor } from '@portal/commission';
import { assert } from '@portal/money';
import type { WithdrawalId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { keepProofs } from '../../proofs/keep-proofs.ts';
import type { Pictures } from '../../proofs/pictures.ts';
import type { CashierRules } from '../../rules.ts';
import { afterSending, confirmByOf } from '../after-sending.ts';
import { lockForDecision } from '../decidable.ts';
import { houseItself } from '../hold.ts';
import { moveOrder } from '../move-order.ts';
import { withdrawalOf } from '../payments.ts';
import { refusePayment } from '../refuse-payment.ts';
import { insertSlice, isReferenceUsed, selectSlices } from '../store-slices.ts';
import type { Order } from '../store-withdrawals.ts';
import { tellDecision } from '../tell.ts';

export interface PayCommand {
  readonly id: WithdrawalId;
  readonly bankReference: string;
  readonly reason: string;
  /** The slip, where there is one. */
  readonly pictures: Pictures;
}

/**
 * The house has sent what is left, under this reference of its bank; the member is asked whether it
 * arrived. Refusals in order: `not_found`, `order_claimed`, those of `refusePayment`,
 * `reference_used`, `proof_unreadable`.
 */
export async function payWithdrawal(
  ctx: Ctx<OperatorActor>,
  command: PayCommand,
  rules: CashierRules,
): Promise<void> {
  const before = await lockForDecision(ctx, command.id);
  const slices = await selectSlices(ctx.tx, before.id);
  await refusePayment(ctx, before, slices);
  if (await isReferenceUsed(ctx.tx, command.bankReference)) {
    throw new Refusal('reference_used');
  }
  const pictures = command.pictures.take();
  const paying =
    before.state === 'PAYING' ? before : await moveOrder(ctx, before, { to: 'PAYING' });
  const after = await send(ctx, paying, { command, pictures, rules });
  const facts = { bankReference: command.bankReference };
  const { reason } = command;
  await tellDecision(ctx, { action: 'withdrawal.pay', before, after, reason, facts });
}

async function send(
  ctx: Ctx<OperatorActor>,
  order: Order,
  payment: {
    readonly command: PayCommand;
    readonly pictures: readonly Buffer[];
    readonly rules: CashierRules;
  },
): Promise<Order> {
  const { command, pictures, rules } = payment;
  const id = ctx.ids.next('slc');
  const slices = await selectSlices(ctx.tx, order.id);
  const amountMinor = unassignedMinor(withdrawalOf(order, slices));
  assert(amountMinor > 0n, 'an order that is being paid has something left');
  const confirmBy = confirmByOf(ctx, rules.settings());
  await insertSlice(ctx.tx, {
    id,
    withdrawalId: order.id,
    payer: houseItself,
    amountMinor,
    currency: order.currency,
    state: 'CLAIMED',
    bankReference: command.bankReference,
    at: ctx.clock.now(),
    confirmBy,
  });
  await keepProofs(ctx, { memberId: order.memberId, subjectId: id, pictures });
  return afterSending(ctx, order, { sliceId: id, confirmBy, rules });
}
