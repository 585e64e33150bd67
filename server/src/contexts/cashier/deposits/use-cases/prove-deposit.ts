import type { DepositId } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { keepProofs } from '../../proofs/keep-proofs.ts';
import type { Pictures } from '../../proofs/pictures.ts';
import type { CashierSettings } from '../../settings.ts';
import { byHand } from '../channels.ts';
import { moveDepositTo, refuseDepositMove } from '../move-deposit.ts';
import { lockOwnDeposit } from '../own-deposit.ts';
import type { Deposit } from '../store-deposits.ts';

/** Refusals in order: `not_found`, `order_state_conflict`. */
async function lockUnproved(ctx: Ctx<MemberActor>, id: DepositId): Promise<Deposit> {
  const order = await lockOwnDeposit(ctx, id);
  if (order.provider !== byHand) {
    throw new Refusal('order_state_conflict', { state: order.state });
  }
  refuseDepositMove(order, 'PROOF');
  return order;
}

/**
 * The member has transferred, and shows it; from here on a person looks, and nothing runs out.
 * Refuses with those of `lockUnproved`, then `proof_unreadable`.
 */
export async function proveDeposit(
  ctx: Ctx<MemberActor>,
  command: { readonly id: DepositId; readonly pictures: Pictures },
  settings: CashierSettings,
): Promise<Deposit> {
  const order = await lockUnproved(ctx, command.id);
  const pictures = command.pictures.take();
  await keepProofs(ctx, { memberId: order.memberId, subjectId: order.id, pictures });
  const dueAt = ctx.clock.now().add({ minutes: settings.deposit.reviewMinutes });
  return moveDepositTo(ctx, order, { to: 'PROOF', reason: 'proof_given', dueAt });
}
