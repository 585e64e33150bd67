import { unassignedMinor } from '@portal/commission';
import { assert } from '@portal/money';
import type { SliceId, WithdrawalId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { refuseStopped } from '../../control/refuse-stopped.ts';
import { keepProofs } from '../../proofs/keep-proofs.ts';
import { redrawProofs } from '../../proofs/picture.ts';
import type { CashierSettings } from '../../settings.ts';
import { afterConfirming } from '../after-confirming.ts';
import { lockForDecision } from '../decidable.ts';
import { moveOrder, refuseMove } from '../move-order.ts';
import { confirmSlice, withdrawalOf } from '../payments.ts';
import { insertSlice, isReferenceUsed, selectSlices } from '../store-slices.ts';
import type { Order } from '../store-withdrawals.ts';
import { tellDecision } from '../tell.ts';

export interface PayCommand {
  readonly id: WithdrawalId;
  readonly bankReference: string;
  readonly reason: string;
  readonly image: string | undefined;
}

/**
 * The house has sent what is left, under this reference of its bank; the member is asked whether it
 * arrived. Refusals in order: `not_found`, `order_claimed`, `order_state_conflict`,
 * `order_own_decision`, `payouts_stopped`, `reference_used`, `proof_unreadable`.
 */
export async function payWithdrawal(
  ctx: Ctx<OperatorActor>,
  command: PayCommand,
  settings: CashierSettings,
): Promise<void> {
  const before = await lockForDecision(ctx, command.id);
  if (before.state !== 'PAYING') {
    refuseMove(before, 'PAYING');
  }
  if (before.approvedBy === ctx.actor.id) {
    throw new Refusal('order_own_decision');
  }
  await refuseStopped(ctx);
  if (await isReferenceUsed(ctx.tx, command.bankReference)) {
    throw new Refusal('reference_used');
  }
  const paying =
    before.state === 'PAYING' ? before : await moveOrder(ctx, before, { to: 'PAYING' });
  const after = await send(ctx, paying, { command, settings });
  const facts = { bankReference: command.bankReference };
  const { reason } = command;
  await tellDecision(ctx, { action: 'withdrawal.pay', before, after, reason, facts });
}

async function send(
  ctx: Ctx<OperatorActor>,
  order: Order,
  payment: { readonly command: PayCommand; readonly settings: CashierSettings },
): Promise<Order> {
  const { command, settings } = payment;
  const { receipt } = settings;
  const id = ctx.ids.next('slc');
  const at = ctx.clock.now();
  const slices = await selectSlices(ctx.tx, order.id);
  const amountMinor = unassignedMinor(withdrawalOf(order, slices));
  assert(amountMinor > 0n, 'an order that is being paid has something left');
  const confirmBy = receipt.isOn ? at.add({ minutes: receipt.autoMinutes }) : null;
  await insertSlice(ctx.tx, {
    id,
    withdrawalId: order.id,
    payer: 'HOUSE',
    amountMinor,
    currency: order.currency,
    state: 'CLAIMED',
    bankReference: command.bankReference,
    at,
    confirmBy,
  });
  const pictures = await redrawProofs(command.image === undefined ? [] : [command.image]);
  await keepProofs(ctx, { memberId: order.memberId, subjectId: id, pictures });
  const paid = await moveOrder(ctx, order, { to: 'PAID', reason: 'sent' });
  return receipt.isOn
    ? moveOrder(ctx, paid, { to: 'AWAIT_RECEIPT', reason: 'confirm_receipt', dueAt: confirmBy })
    : settle(ctx, paid, { id, settings });
}

/** Where nobody is asked, a payment that was sent is over. */
async function settle(
  ctx: Ctx,
  order: Order,
  payment: { readonly id: SliceId; readonly settings: CashierSettings },
): Promise<Order> {
  const slices = await selectSlices(ctx.tx, order.id);
  const row = slices.find(({ id }) => id === payment.id);
  assert(row !== undefined, 'it was inserted just now');
  const slice = { row, state: 'CONFIRMED', amountMinor: row.amountMinor } as const;
  const progress = await confirmSlice(ctx, order, slice);
  return afterConfirming(ctx, { order, progress, settings: payment.settings, reason: 'sent' });
}
