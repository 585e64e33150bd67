import { assert } from '@portal/money';
import type { DepositId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { refuseSamePerson } from '../../../operators/index.ts';
import { post } from '../../../wallet/index.ts';
import { lockDepositForDecision } from '../decidable-deposit.ts';
import { moveDepositTo, refuseDepositMove } from '../move-deposit.ts';
import { tellDepositDecision } from '../tell-deposit.ts';
import { refundTransfer } from '../transfers.ts';

/**
 * A payment went back, under this reference of the bank. Refusals in order: `not_found`,
 * `order_claimed`, `order_state_conflict`, `order_own_decision`, `approval_decider_barred`.
 */
export async function endRefund(
  ctx: Ctx<OperatorActor>,
  command: {
    readonly id: DepositId;
    readonly bankReference: string;
    readonly reason: string;
  },
): Promise<void> {
  const before = await lockDepositForDecision(ctx, command.id);
  refuseDepositMove(before, 'REFUNDED');
  if (before.refundDecidedBy === ctx.actor.id) {
    throw new Refusal('order_own_decision');
  }
  if (before.refundDecidedBy !== null) {
    await refuseSamePerson(ctx, [before.refundDecidedBy], before.requestedAt);
  }
  const { paidMinor } = before;
  assert(paidMinor !== null, 'what goes back was paid');
  const [outcome] = await post(ctx, [refundTransfer({ ...before, paidMinor })]);
  assert(outcome?.ok === true, 'what lies aside goes back once');
  const after = await moveDepositTo(ctx, before, { to: 'REFUNDED', reason: 'went_back' });
  const facts = { bankReference: command.bankReference };
  const { reason } = command;
  await tellDepositDecision(ctx, { action: 'deposit.end_refund', before, after, reason, facts });
}
