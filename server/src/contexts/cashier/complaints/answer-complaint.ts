import { assert } from '@portal/money';
import type { ComplaintRefusal, OperatorId, SliceId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { bookMoney } from '../../turnover/index.ts';
import { postTogether } from '../../wallet/index.ts';
import { feeBackOf } from '../withdrawals/fee-back.ts';
import { complaintTransfer } from '../withdrawals/hold.ts';
import type { Order } from '../withdrawals/store-withdrawals.ts';
import { tellDecision } from '../withdrawals/tell.ts';
import { closeComplaint, type Complaint, selectComplaints } from './store-complaints.ts';
import { tellComplaint } from './tell-complaint.ts';

/** The complaint about a payment of a locked order. Refuses with `order_state_conflict`. */
export async function openComplaintOf(ctx: Ctx, order: Order, id: SliceId): Promise<Complaint> {
  const complaint = (await selectComplaints(ctx.tx, order.id)).find((row) => row.id === id);
  if (complaint?.state !== 'OPEN') {
    throw new Refusal('order_state_conflict', { state: order.state });
  }
  return complaint;
}

/**
 * The house bears the loss: its money, once; whoever paid the member keeps what was credited. What
 * never arrived was not taken out (R14).
 */
export async function payComplaint(
  ctx: Ctx<OperatorActor>,
  order: Order,
  answer: {
    readonly complaint: Complaint;
    readonly reason: string;
    readonly by: readonly OperatorId[];
  },
): Promise<void> {
  const { complaint, reason, by } = answer;
  const { id, amountMinor } = complaint;
  const fee = await feeBackOf(ctx, order, complaint);
  const [outcome] = await postTogether(ctx, [[complaintTransfer(order, complaint), ...fee]]);
  assert(outcome?.ok === true, 'a complaint is paid once');
  const { memberId } = order;
  await bookMoney(ctx, [{ memberId, kind: 'withdrawal', amountMinor: -amountMinor }]);
  const at = ctx.clock.now();
  await closeComplaint(ctx.tx, { id, state: 'PAID', refusal: null, by, at });
  await tellComplaint(ctx, order, { id, amountMinor, news: 'paid', note: null });
  const facts = { slice: id, outcome: 'paid' };
  const told = { before: order, after: order, reason, facts };
  await tellDecision(ctx, { action: 'withdrawal.complaint', ...told });
}

export async function refuseComplaint(
  ctx: Ctx<OperatorActor>,
  order: Order,
  answer: {
    readonly complaint: Complaint;
    readonly refusal: ComplaintRefusal;
    readonly reason: string;
  },
): Promise<void> {
  const { complaint, refusal, reason } = answer;
  const { id, amountMinor } = complaint;
  const by = [ctx.actor.id];
  await closeComplaint(ctx.tx, { id, state: 'REFUSED', refusal, by, at: ctx.clock.now() });
  await tellComplaint(ctx, order, { id, amountMinor, news: 'refused', note: null });
  const facts = { slice: id, outcome: 'refused', code: refusal };
  const told = { before: order, after: order, reason, facts };
  await tellDecision(ctx, { action: 'withdrawal.complaint', ...told });
}
