import type { ApprovalId, ContractId, SettlingWay } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { readAccounts } from '../../../members/index.ts';
import { askApproval } from '../../../operators/index.ts';
import { settleAct, strandedOne } from '../settle-act.ts';

const approvalHours = 24;

/** Puts it before a second person. Refuses `not_found` what is not stranded (C7). */
export async function askSettling(
  ctx: Ctx<OperatorActor>,
  command: {
    readonly contractId: ContractId;
    readonly way: SettlingWay;
    readonly reason: string;
  },
): Promise<ApprovalId> {
  const { contractId, way, reason } = command;
  const { payeeId, payerId } = await strandedOne(ctx, contractId);
  const accounts = await readAccounts(ctx, payerId === null ? [payeeId] : [payeeId, payerId]);
  const debtor = accounts.get(payeeId) ?? '';
  const creditor = payerId === null ? '' : (accounts.get(payerId) ?? '');
  return askApproval(ctx, {
    act: settleAct,
    payload: { contractId, way, debtor, creditor },
    reason,
    waitHours: approvalHours,
  });
}
