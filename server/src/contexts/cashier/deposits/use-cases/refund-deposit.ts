import type { DepositId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import type { CashierSettings } from '../../settings.ts';
import { uncountDeposit } from '../count-deposit.ts';
import { lockDepositForDecision } from '../decidable-deposit.ts';
import { moveDepositTo } from '../move-deposit.ts';
import { markRefundDecider } from '../store-deposits.ts';
import { tellDepositDecision } from '../tell-deposit.ts';

/**
 * What lies aside goes back to its payer; whoever decides it does not send it (R44). Refusals in
 * order: `not_found`, `order_claimed`, `order_state_conflict`.
 */
export async function refundDeposit(
  ctx: Ctx<OperatorActor>,
  command: { readonly id: DepositId; readonly reason: string },
  settings: CashierSettings,
): Promise<void> {
  const before = await lockDepositForDecision(ctx, command.id);
  const dueAt = ctx.clock.now().add({ minutes: settings.deposit.reviewMinutes });
  const freed = await uncountDeposit(ctx, before);
  const after = await moveDepositTo(ctx, freed, { to: 'REFUNDING', reason: 'goes_back', dueAt });
  await markRefundDecider(ctx.tx, { id: before.id, by: ctx.actor.id });
  const { reason } = command;
  await tellDepositDecision(ctx, { action: 'deposit.refund', before, after, reason });
}
