import { currency, parseAmount } from '@portal/money';
import type { Ruling, WithdrawalId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { askApproval } from '../../../operators/index.ts';
import type { CashierRules } from '../../rules.ts';
import { lockForDecision } from '../decidable.ts';
import { refuseEarly } from '../evidence-time.ts';
import { refuseSide } from '../refuse-ruling.ts';
import { rulingApproval } from '../ruling-act.ts';
import { disputedOf, settleDispute } from '../settle-dispute.ts';
import { selectSlices, type SliceRow } from '../store-slices.ts';
import { markApproval, type Order } from '../store-withdrawals.ts';

export interface RulingCommand {
  readonly id: WithdrawalId;
  readonly ruling: Ruling;
  readonly amount: string | undefined;
  readonly reason: string;
}

/**
 * Settles a dispute, or asks a second person from the ceiling on (R53). Refusals in order:
 * `not_found`, `order_claimed`, `order_state_conflict`, `order_own_dispute`,
 * `approval_decider_barred`, `evidence_time_open`, `receipt_amount`, `approval_waiting`.
 */
export async function ruleWithdrawal(
  ctx: Ctx<OperatorActor>,
  command: RulingCommand,
  rules: CashierRules,
): Promise<void> {
  const settings = rules.settings();
  const before = await lockForDecision(ctx, command.id);
  const slices = await selectSlices(ctx.tx, before.id);
  const row = disputedOf(slices);
  if (before.state !== 'DISPUTED' || row === undefined || before.approvalId !== null) {
    throw new Refusal('order_state_conflict', { state: before.state });
  }
  await refuseSide(ctx, before);
  await refuseEarly(ctx, before, slices);
  const arrivedMinor = arrivedOf(before, row, command);
  if (row.amountMinor < settings.withdrawal.twoPersonsFromMinor) {
    const { ruling, reason } = command;
    const by = [ctx.actor.id];
    await settleDispute(ctx, before, { ruling, arrivedMinor, reason, by, rules });
    return;
  }
  const approvalId = await askApproval(ctx, {
    act: rulingApproval(rules),
    payload: {
      withdrawalId: before.id,
      sliceId: row.id,
      ruling: command.ruling,
      amount: String(row.amountMinor),
      arrived: String(arrivedMinor),
      currency: before.currency,
    },
    reason: command.reason,
    waitHours: settings.approvalHours,
  });
  await markApproval(ctx.tx, { id: before.id, approvalId });
}

function arrivedOf(order: Order, row: SliceRow, { ruling, amount }: RulingCommand): bigint {
  switch (ruling) {
    case 'payer_right':
      return row.amountMinor;
    case 'receiver_right':
      return 0n;
    case 'partial': {
      const parsed = parseAmount(amount ?? '', currency(order.currency));
      if (!parsed.ok || parsed.value <= 0n || parsed.value >= row.amountMinor) {
        throw new Refusal('receipt_amount');
      }
      return parsed.value;
    }
  }
}
