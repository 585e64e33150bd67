import type { DepositId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import type { CashierRules } from '../../rules.ts';
import { lockDepositForDecision } from '../decidable-deposit.ts';
import { refuseDepositMove } from '../move-deposit.ts';
import { creditAside } from '../take-payment.ts';
import { tellDepositDecision } from '../tell-deposit.ts';

/**
 * Credits what lies aside: what was really paid, whatever was asked for. Refusals in order:
 * `not_found`, `order_claimed`, `order_state_conflict`,
 * `deposit_protected`.
 */
export async function creditDeposit(
  ctx: Ctx<OperatorActor>,
  command: { readonly id: DepositId; readonly reason: string },
  rules: CashierRules,
): Promise<void> {
  const before = await lockDepositForDecision(ctx, command.id);
  refuseDepositMove(before, 'CREDITED');
  if (before.paidMinor === null || before.paidMinor <= before.feeMinor) {
    throw new Refusal('order_state_conflict', { state: before.state });
  }
  const after = await creditAside(ctx, before, rules);
  const { reason } = command;
  await tellDepositDecision(ctx, { action: 'deposit.credit', before, after, reason });
}
