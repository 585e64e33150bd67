import { currency } from '@portal/money';
import type { AdjustmentId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { readMember } from '../../members/index.ts';
import { selectAdjustmentToReverse } from '../store.ts';
import { type Adjusted, type AdjustmentRules, submitAdjustment } from './submit-adjustment.ts';

/**
 * Takes an adjustment back by one that points to it, once (R104), under the same ceiling as any
 * other. Refuses with `not_found`; with `adjustment_closed` when it was taken back already or takes
 * one back itself; with `insufficient_balance` when the member has spent it; with
 * `approval_waiting` while the same waits for a second person.
 */
export async function reverseAdjustment(
  ctx: Ctx<OperatorActor>,
  command: {
    readonly id: AdjustmentId;
    readonly reason: string;
    readonly explanation?: string | undefined;
  },
  rules: AdjustmentRules,
): Promise<Adjusted> {
  const original = await selectAdjustmentToReverse(ctx.tx, command.id);
  if (original === undefined) {
    throw new Refusal('not_found');
  }
  if (original.reverses !== null || original.reversedBy !== null) {
    throw new Refusal('adjustment_closed');
  }
  const member = await readMember(ctx, original.memberId);
  const adjustment = {
    memberId: member.id,
    account: member.account,
    direction: original.direction === 'credit' ? 'debit' : 'credit',
    amountMinor: original.amountMinor,
    currency: currency(original.currency).code,
    reason: command.reason,
    explanation: command.explanation ?? null,
    operatorId: ctx.actor.id,
    approvalId: null,
    reverses: { id: original.id, entryId: String(original.entryId) },
  } as const;
  return submitAdjustment(ctx, adjustment, rules);
}
