import type { DepositId } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { keepProofs } from '../../proofs/keep-proofs.ts';
import type { CashierSettings } from '../../settings.ts';
import { byHand } from '../channels.ts';
import { moveDepositTo, refuseDepositMove } from '../move-deposit.ts';
import { lockOwnDeposit } from '../own-deposit.ts';
import type { Deposit } from '../store-deposits.ts';

/**
 * The member has transferred, and shows it; from here on a person looks, and nothing runs out.
 * Refusals in order: `not_found`, `order_state_conflict`, `proof_unreadable`.
 */
export async function proveDeposit(
  ctx: Ctx<MemberActor>,
  command: { readonly id: DepositId; readonly images: readonly string[] },
  settings: CashierSettings,
): Promise<Deposit> {
  const order = await lockOwnDeposit(ctx, command.id);
  if (order.provider !== byHand) {
    throw new Refusal('order_state_conflict', { state: order.state });
  }
  refuseDepositMove(order, 'PROOF');
  const { images } = command;
  await keepProofs(ctx, { memberId: order.memberId, subjectId: order.id, images });
  const dueAt = ctx.clock.now().add({ minutes: settings.deposit.reviewMinutes });
  return moveDepositTo(ctx, order, { to: 'PROOF', reason: 'proof_given', dueAt });
}
