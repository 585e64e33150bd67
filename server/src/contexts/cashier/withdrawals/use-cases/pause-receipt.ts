import type { WithdrawalId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { lockForDecision } from '../decidable.ts';
import { noteStep } from '../move-order.ts';
import { postponeAnswer } from '../store-receipt-hold.ts';
import { tellDecision } from '../tell.ts';

/** How long somebody who reported by live chat need not answer, at a time. */
const pausedHours = 24;

/**
 * The time after which silence counts as received stands for a day, for a receiver who reported by
 * live chat (agents-loyalty-money.md E6); both reminders come again. Refusals in order:
 * `not_found`, `order_claimed`, `order_state_conflict`.
 */
export async function pauseReceipt(
  ctx: Ctx<OperatorActor>,
  command: { readonly id: WithdrawalId; readonly reason: string },
): Promise<void> {
  const before = await lockForDecision(ctx, command.id);
  if (before.state !== 'AWAIT_RECEIPT') {
    throw new Refusal('order_state_conflict', { state: before.state });
  }
  await postponeAnswer(ctx.tx, { id: before.id, hours: pausedHours });
  const dueAt = before.dueAt?.add({ hours: pausedHours }) ?? null;
  const after = await noteStep(ctx, before, { reason: 'reported_by_chat', dueAt });
  const { reason } = command;
  await tellDecision(ctx, { action: 'withdrawal.pause', before, after, reason });
}
