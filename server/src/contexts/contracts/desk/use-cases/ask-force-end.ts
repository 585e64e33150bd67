import type { ApprovalId, ContractId, ForceEndWay, MemberId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { readAccounts } from '../../../members/index.ts';
import { askApproval } from '../../../operators/index.ts';
import { forceEndAct, liveContract } from '../force-end-act.ts';

const approvalHours = 24;

/**
 * Puts it before a second person. Refuses `not_found` what the member is no party of, and
 * `contract_state` what is not in force (C3).
 */
export async function askForceEnd(
  ctx: Ctx<OperatorActor>,
  command: {
    readonly memberId: MemberId;
    readonly contractId: ContractId;
    readonly way: ForceEndWay;
    readonly reason: string;
  },
): Promise<ApprovalId> {
  const { memberId, contractId, way, reason } = command;
  const { payerId, payeeId } = await liveContract(ctx, contractId);
  if (payerId !== memberId && payeeId !== memberId) {
    throw new Refusal('not_found');
  }
  const accounts = await readAccounts(ctx, payerId === null ? [payeeId] : [payeeId, payerId]);
  const payer = payerId === null ? '' : (accounts.get(payerId) ?? '');
  const payee = accounts.get(payeeId) ?? '';
  return askApproval(ctx, {
    act: forceEndAct,
    payload: { contractId, way, payer, payee },
    reason,
    waitHours: approvalHours,
  });
}
