import type { WithdrawalId } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { keepProofs } from '../../proofs/keep-proofs.ts';
import type { Pictures } from '../../proofs/pictures.ts';
import type { CashierSettings } from '../../settings.ts';
import { moveOrder } from '../move-order.ts';
import { lockOrder, type Order } from '../store-withdrawals.ts';

export interface QuestionAnswer {
  readonly id: WithdrawalId;
  readonly note: string;
  readonly pictures: Pictures;
}

/**
 * The member answers what was asked about an order, and its review goes on. Refusals in order:
 * `not_found`, `order_state_conflict`, `proof_unreadable`.
 */
export async function answerQuestion(
  ctx: Ctx<MemberActor>,
  command: QuestionAnswer,
  settings: CashierSettings,
): Promise<Order> {
  const order = await lockOrder(ctx.tx, command.id);
  if (order === undefined || order.memberId !== ctx.actor.id) {
    throw new Refusal('not_found');
  }
  if (order.state !== 'INFO_NEEDED') {
    throw new Refusal('order_state_conflict', { state: order.state });
  }
  const pictures = command.pictures.take();
  await keepProofs(ctx, { memberId: order.memberId, subjectId: order.id, pictures });
  const dueAt = ctx.clock.now().add({ hours: settings.withdrawal.reviewHours });
  return moveOrder(ctx, order, { to: 'REVIEW', reason: 'answered', note: command.note, dueAt });
}
