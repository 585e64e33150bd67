import type { SliceId, WithdrawalId } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { keepProofs } from '../../proofs/keep-proofs.ts';
import type { Pictures } from '../../proofs/pictures.ts';
import type { CashierSettings } from '../../settings.ts';
import { selectSlices, type SliceRow } from '../../withdrawals/store-slices.ts';
import { lockOrder, type Order } from '../../withdrawals/store-withdrawals.ts';
import { complainUntil, proofsOf } from '../complaint-window.ts';
import { insertComplaint, selectComplaints } from '../store-complaints.ts';
import { tellComplaint } from '../tell-complaint.ts';

/**
 * A member says that what silence counted as received did not arrive. It opens an investigation and
 * moves no money: whoever paid keeps the credit, and the house decides who bears the loss
 * (agents-loyalty-money.md E6). Refusals in order: `not_found`, `receipt_closed`, `complaint_made`,
 * `complaint_late`, `proof_missing`, `proof_unreadable`.
 */
export async function createComplaint(
  ctx: Ctx<MemberActor>,
  command: {
    readonly id: WithdrawalId;
    readonly sliceId: SliceId;
    readonly note: string | undefined;
    readonly pictures: Pictures;
  },
  settings: CashierSettings,
): Promise<Order> {
  const order = await lockOrder(ctx.tx, command.id);
  if (order === undefined || order.memberId !== ctx.actor.id) {
    throw new Refusal('not_found');
  }
  const { id, amountMinor } = await complainable(ctx, order, command.sliceId);
  if (command.pictures.count === 0) {
    throw new Refusal('proof_missing');
  }
  const pictures = command.pictures.take();
  const [at, note] = [ctx.clock.now(), command.note ?? null];
  await insertComplaint(ctx.tx, {
    sliceId: id,
    withdrawalId: order.id,
    siteId: order.siteId,
    amountMinor,
    note,
    at,
    dueAt: at.add({ hours: settings.withdrawal.reviewHours }),
  });
  await keepProofs(ctx, { memberId: order.memberId, subjectId: proofsOf(id), pictures });
  await tellComplaint(ctx, order, { id, amountMinor, news: 'made', note });
  return order;
}

/** The payment of a locked order, where it may still be complained of. */
async function complainable(ctx: Ctx, order: Order, sliceId: SliceId): Promise<SliceRow> {
  const slice = (await selectSlices(ctx.tx, order.id)).find(({ id }) => id === sliceId);
  if (slice === undefined) {
    throw new Refusal('not_found');
  }
  const until = complainUntil(slice);
  if (until === undefined) {
    throw new Refusal('receipt_closed', { state: slice.state });
  }
  if ((await selectComplaints(ctx.tx, order.id)).some(({ id }) => id === sliceId)) {
    throw new Refusal('complaint_made');
  }
  if (Temporal.Instant.compare(ctx.clock.now(), until) > 0) {
    throw new Refusal('complaint_late', { until: String(until) });
  }
  return slice;
}
