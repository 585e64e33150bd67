import type { DepositId } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { moveDepositTo, noteDepositStep } from '../../deposits/move-deposit.ts';
import type { Deposit } from '../../deposits/store-deposits.ts';
import { keepProofs } from '../../proofs/keep-proofs.ts';
import type { Pictures } from '../../proofs/pictures.ts';
import { refuseManyProofs } from '../../proofs/refuse-many.ts';
import type { CashierSettings } from '../../settings.ts';
import { moveOrder } from '../../withdrawals/move-order.ts';
import { isReferenceUsed, sendSlice } from '../../withdrawals/store-slices.ts';
import { lockPeerPayment, type PeerPayment } from '../lock-peer-payment.ts';

export interface ClaimCommand {
  readonly id: DepositId;
  readonly bankReference: string;
  readonly pictures: Pictures;
}

/**
 * Locks a payment that its payer may still say something about: that it was made, or more about one
 * that is in dispute. Refusals in order: `not_found`, `order_state_conflict`.
 */
async function lockUnclaimed(ctx: Ctx<MemberActor>, id: DepositId): Promise<PeerPayment> {
  const payment = await lockPeerPayment(ctx, id);
  if (payment === undefined || payment.deposit.memberId !== ctx.actor.id) {
    throw new Refusal('not_found');
  }
  const { slice, deposit } = payment;
  if (slice.state !== 'ASSIGNED' && slice.state !== 'DISPUTED') {
    throw new Refusal('order_state_conflict', { state: deposit.state });
  }
  return payment;
}

/**
 * The payer says that another member was paid, with the reference of the bank and its slip; the
 * receiver is asked whether it arrived. In a dispute it adds pictures alone, which
 * refuses with `proofs_enough`. Refusals in order: those of `lockUnclaimed`, `reference_used`,
 * `proof_unreadable`.
 */
export async function claimPeerPayment(
  ctx: Ctx<MemberActor>,
  command: ClaimCommand,
  settings: CashierSettings,
): Promise<Deposit> {
  const payment = await lockUnclaimed(ctx, command.id);
  return payment.slice.state === 'DISPUTED'
    ? addEvidence(ctx, payment, command)
    : claim(ctx, payment, { command, settings });
}

async function claim(
  ctx: Ctx<MemberActor>,
  payment: PeerPayment,
  { command, settings }: { readonly command: ClaimCommand; readonly settings: CashierSettings },
): Promise<Deposit> {
  const { order, slice, deposit } = payment;
  const { bankReference } = command;
  if (await isReferenceUsed(ctx.tx, bankReference)) {
    throw new Refusal('reference_used');
  }
  const at = ctx.clock.now();
  const dueAt = at.add({ minutes: settings.receipt.autoMinutes });
  await keepSlips(ctx, payment, command.pictures);
  await sendSlice(ctx.tx, { id: slice.id, bankReference, at, confirmBy: dueAt });
  const { amountMinor: aboutMinor } = slice;
  const paid = await moveOrder(ctx, order, { to: 'PAID', reason: 'peer_paid', aboutMinor });
  const reason = 'confirm_receipt';
  const asked = { to: 'AWAIT_RECEIPT', reason, dueAt, aboutMinor, isBySite: true } as const;
  await moveOrder(ctx, paid, asked);
  return moveDepositTo(ctx, deposit, { to: 'PROOF', reason: 'peer_asked', dueAt });
}

async function addEvidence(
  ctx: Ctx<MemberActor>,
  payment: PeerPayment,
  { pictures }: ClaimCommand,
): Promise<Deposit> {
  const { deposit, order, slice } = payment;
  const about = { sliceId: slice.id, depositId: deposit.id, adding: pictures.count };
  await refuseManyProofs(ctx, { side: 'payer', ...about });
  await keepSlips(ctx, payment, pictures);
  const dueAt = order.dueAt ?? ctx.clock.now();
  return noteDepositStep(ctx, deposit, { reason: 'peer_disputed', dueAt });
}

/** Each side sees its own copy; nobody sees a picture of somebody else's order. */
async function keepSlips(
  ctx: Ctx,
  { order, slice, deposit }: PeerPayment,
  slips: Pictures,
): Promise<void> {
  const pictures = slips.take();
  await keepProofs(ctx, { memberId: deposit.memberId, subjectId: deposit.id, pictures });
  await keepProofs(ctx, { memberId: order.memberId, subjectId: slice.id, pictures });
}
