import { currency, parseAmount } from '@portal/money';
import type { AdjustmentDirection, MemberId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { amountRefusal } from '../../../platform/amount-refusal.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Member } from '../../members/index.ts';
import { readMember } from '../../members/index.ts';
import type { Adjustment } from './post-adjustment.ts';
import { type Adjusted, type AdjustmentRules, submitAdjustment } from './submit-adjustment.ts';

export interface AdjustCommand {
  readonly memberId: MemberId;
  readonly direction: AdjustmentDirection;
  readonly amount: string;
  readonly currency: string;
  readonly reason: string;
  readonly explanation?: string | undefined;
}

/**
 * Corrects a balance at once, or asks a second person above the ceiling. Refuses with `not_found`,
 * `adjustment_currency`, `adjustment_amount`, `amount_too_large`, `insufficient_balance`.
 */
export async function adjustMember(
  ctx: Ctx<OperatorActor>,
  command: AdjustCommand,
  rules: AdjustmentRules,
): Promise<Adjusted> {
  const member = await readMember(ctx, command.memberId);
  const adjustment = adjustmentOf(ctx, member, command);
  return submitAdjustment(ctx, { ...adjustment, account: member.account }, rules);
}

function adjustmentOf(ctx: Ctx<OperatorActor>, member: Member, command: AdjustCommand): Adjustment {
  const { direction, reason } = command;
  // A trial account has no real money, and fun money is nobody's to correct (R35).
  if (member.kind === 'trial' || command.currency !== member.currency) {
    throw new Refusal('adjustment_currency');
  }
  const code = currency(member.currency).code;
  const amount = parseAmount(command.amount, currency(code));
  if (!amount.ok) {
    throw amountRefusal(command.amount, currency(code), 'adjustment_amount');
  }
  return {
    memberId: member.id,
    direction,
    amountMinor: amount.value,
    currency: code,
    reason,
    explanation: command.explanation ?? null,
    operatorId: ctx.actor.id,
    approvalId: null,
    reverses: null,
  };
}
