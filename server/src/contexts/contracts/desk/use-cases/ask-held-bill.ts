import { currency, formatAmount } from '@portal/money';
import type { ApprovalId, BillId, HeldBillWay } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { readAccounts } from '../../../members/index.ts';
import { askApproval } from '../../../operators/index.ts';
import { heldBillAct } from '../held-bill-act.ts';
import { findHeldBill } from '../store-held.ts';

const approvalHours = 24;

/** Puts it before a second person. Refuses `not_found` what does not wait (C6 step 3). */
export async function askHeldBill(
  ctx: Ctx<OperatorActor>,
  command: { readonly billId: BillId; readonly way: HeldBillWay; readonly reason: string },
): Promise<ApprovalId> {
  const { billId, way, reason } = command;
  const bill = await findHeldBill(ctx.tx, billId);
  if (bill === undefined) {
    throw new Refusal('not_found');
  }
  const { payeeId, unitKey, revision, amountMinor } = bill;
  const account = (await readAccounts(ctx, [payeeId])).get(payeeId) ?? '';
  const { currency: code } = ctx.site;
  const amount = formatAmount(amountMinor, currency(code));
  return askApproval(ctx, {
    act: heldBillAct,
    payload: { billId, way, revision, account, unitKey, amount, currency: code },
    reason,
    waitHours: approvalHours,
  });
}
