import type { WithdrawalId, WithdrawalQuestion } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import type { CashierSettings } from '../../settings.ts';
import { lockForDecision } from '../decidable.ts';
import { moveOrder } from '../move-order.ts';
import { tellDecision } from '../tell.ts';

/**
 * Asks the member before deciding, under a duty of law alone; the question is what the
 * member reads. Refusals in order: `not_found`, `order_claimed`, `order_state_conflict`.
 */
export async function askAboutWithdrawal(
  ctx: Ctx<OperatorActor>,
  command: {
    readonly id: WithdrawalId;
    readonly code: WithdrawalQuestion;
    readonly reason: string;
  },
  settings: CashierSettings,
): Promise<void> {
  const before = await lockForDecision(ctx, command.id);
  const dueAt = ctx.clock.now().add({ hours: settings.withdrawal.reviewHours });
  const note = command.reason;
  const move = { to: 'INFO_NEEDED', reason: command.code, note, dueAt } as const;
  const after = await moveOrder(ctx, before, move);
  const facts = { code: command.code };
  await tellDecision(ctx, { action: 'withdrawal.ask', before, after, reason: note, facts });
}
