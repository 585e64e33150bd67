import type { ApprovalId, TransferId } from '@portal/protocol';
import { currency } from '@portal/money';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { askApproval } from '../../../operators/index.ts';
import type { CashierRules } from '../../rules.ts';
import { lockToTakeBack, takeBackTransfer } from '../take-back-transfer.ts';
import { transferBackApproval } from '../transfer-back-act.ts';

export interface TakenBack {
  /** Absent when it was taken back at once. */
  readonly approvalId: ApprovalId | undefined;
  readonly minor: bigint;
  readonly currency: string;
}

/**
 * Takes a transfer back, or asks a second person above the ceiling of corrections (R53). Refuses as
 * {@link lockToTakeBack} does, then with `approval_waiting`.
 */
export async function askToTakeBack(
  ctx: Ctx<OperatorActor>,
  command: { readonly id: TransferId; readonly reason: string },
  rules: CashierRules,
): Promise<TakenBack> {
  const { reason } = command;
  const takeable = await lockToTakeBack(ctx, command.id);
  const { transfer, minor } = takeable;
  const { aloneMinor, approvalHours: waitHours } = rules.settings();
  const { id, amountMinor, currency: code } = transfer;
  if (amountMinor <= aloneMinor) {
    await takeBackTransfer(ctx, { ...takeable, reason }, rules);
    return { approvalId: undefined, minor, currency: code };
  }
  const payload = { transferId: id, amount: String(amountMinor), currency: currency(code).code };
  const act = transferBackApproval(rules);
  return {
    approvalId: await askApproval(ctx, { act, payload, reason, waitHours }),
    minor,
    currency: code,
  };
}
