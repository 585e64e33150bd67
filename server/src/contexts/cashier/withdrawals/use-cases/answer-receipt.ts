import { confirmAll, receivedMinor } from '@portal/commission';
import { currency, parseAmount } from '@portal/money';
import type { ReceiptAnswer, SliceId, WithdrawalId } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { tellPeerDispute } from '../../peers/end-peer.ts';
import { keepProofs } from '../../proofs/keep-proofs.ts';
import type { Pictures } from '../../proofs/pictures.ts';
import type { CashierRules } from '../../rules.ts';
import { tellRequest } from '../../tell-request.ts';
import { afterConfirming } from '../after-confirming.ts';
import { answerDisputed, disputeHours, refuseClosed } from '../answer-disputed.ts';
import { houseItself } from '../hold.ts';
import { moveOrder } from '../move-order.ts';
import { confirmSlice, withdrawalOf } from '../payments.ts';
import { disputeSlice, selectSlices, type SliceRow } from '../store-slices.ts';
import { lockOrder, type Order } from '../store-withdrawals.ts';

export interface ReceiptCommand {
  readonly id: WithdrawalId;
  readonly sliceId: SliceId | undefined;
  readonly answer: ReceiptAnswer;
  readonly amount: string | undefined;
  readonly note: string | undefined;
  readonly pictures: Pictures;
}

/**
 * What a member says about a payment. The order is locked, so that the answer and the timer cannot
 * both act (R116). What the desk has because nobody answered can still be answered, and a dispute
 * be shown more of, until it is ruled on. Refusals in order: `not_found`, `receipt_closed`,
 * `receipt_amount`, `proof_missing`, `proof_unreadable`, `proofs_enough`.
 */
export async function answerReceipt(
  ctx: Ctx<MemberActor>,
  command: ReceiptCommand,
  rules: CashierRules,
): Promise<Order> {
  const order = await lockOrder(ctx.tx, command.id);
  if (order === undefined || order.memberId !== ctx.actor.id) {
    throw new Refusal('not_found');
  }
  const after = await settle(ctx, order, { command, rules });
  const { state: before } = order;
  const { answer } = command;
  await tellRequest(ctx, { action: 'member.answer_receipt', order: after, before, answer });
  return after;
}

async function settle(
  ctx: Ctx<MemberActor>,
  order: Order,
  { command, rules }: { readonly command: ReceiptCommand; readonly rules: CashierRules },
): Promise<Order> {
  const slices = await selectSlices(ctx.tx, order.id);
  if (command.answer === 'full_payment') {
    return confirmFull(ctx, { order, slices, rules });
  }
  const slice = slices.find(({ id }) => id === command.sliceId);
  if (slice === undefined) {
    throw new Refusal('not_found');
  }
  refuseClosed(order, slice, command.answer);
  return command.answer === 'received'
    ? confirmOne(ctx, { order, slice, rules })
    : dispute(ctx, { order, slice, command });
}

async function confirmOne(
  ctx: Ctx,
  answer: {
    readonly order: Order;
    readonly slice: SliceRow;
    readonly rules: CashierRules;
  },
): Promise<Order> {
  const { order, slice, rules } = answer;
  const { amountMinor, payer } = slice;
  const confirmed = { row: slice, state: 'CONFIRMED', amountMinor, rules } as const;
  const progress = await confirmSlice(ctx, order, confirmed);
  const settings = rules.settings();
  return afterConfirming(ctx, { order, progress, payer, settings, reason: 'received' });
}

/** Everything that is still open has arrived; allowed only when all of it was sent. */
async function confirmFull(
  ctx: Ctx,
  answer: {
    readonly order: Order;
    readonly slices: readonly SliceRow[];
    readonly rules: CashierRules;
  },
): Promise<Order> {
  const { order, slices, rules } = answer;
  const before = withdrawalOf(order, slices);
  if (receivedMinor(confirmAll(before)) !== before.amountMinor || before === confirmAll(before)) {
    throw new Refusal('receipt_closed', { state: order.state });
  }
  let progress = { receivedMinor: 0n, remainingMinor: 0n };
  for (const row of slices.filter(({ state }) => state === 'CLAIMED')) {
    const { amountMinor } = row;
    progress = await confirmSlice(ctx, order, { row, state: 'CONFIRMED', amountMinor, rules });
  }
  const [settings, payer] = [rules.settings(), houseItself];
  return afterConfirming(ctx, { order, progress, payer, settings, reason: 'full_payment' });
}

async function dispute(
  ctx: Ctx<MemberActor>,
  answer: {
    readonly order: Order;
    readonly slice: SliceRow;
    readonly command: ReceiptCommand;
  },
): Promise<Order> {
  const { order, slice, command } = answer;
  const claimedMinor = command.answer === 'partly' ? claimedOf(order, slice, command.amount) : null;
  if (command.pictures.count === 0) {
    throw new Refusal('proof_missing');
  }
  const pictures = command.pictures.take();
  const note = command.note ?? null;
  if (slice.state === 'DISPUTED') {
    const { answer: reason } = command;
    return answerDisputed(ctx, order, { slice, answer: reason, claimedMinor, note, pictures });
  }
  await keepProofs(ctx, { memberId: order.memberId, subjectId: slice.id, pictures });
  await disputeSlice(ctx.tx, { id: slice.id, claimedMinor, note });
  const dueAt = ctx.clock.now().add({ hours: disputeHours });
  await tellPeerDispute(ctx, slice, dueAt);
  const { amountMinor: aboutMinor } = slice;
  const reason = command.answer;
  return moveOrder(ctx, order, { to: 'DISPUTED', reason, note, dueAt, aboutMinor });
}

/** More than nothing, and less than what was sent. */
function claimedOf(order: Order, slice: SliceRow, text: string | undefined): bigint {
  const parsed = parseAmount(text ?? '', currency(order.currency));
  if (!parsed.ok || parsed.value <= 0n || parsed.value >= slice.amountMinor) {
    throw new Refusal('receipt_amount');
  }
  return parsed.value;
}
