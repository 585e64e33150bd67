import type { KycRejection } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { recordAct } from '../../trail/index.ts';
import { type CaseRow, updateCase } from './store-cases.ts';

/** Writes what was decided, and tells it. */
export async function closeCase(
  ctx: Ctx<OperatorActor>,
  row: CaseRow,
  decision: {
    readonly state: 'approved' | 'rejected';
    readonly rejection: KycRejection | null;
    readonly reason: string;
  },
): Promise<void> {
  const { id, memberId, kind, paper } = row;
  const { state, rejection, reason } = decision;
  const { id: decidedBy, name: decidedByName } = ctx.actor;
  await updateCase(ctx.tx, { ...decision, id, at: ctx.clock.now(), decidedBy, decidedByName });
  await recordAct(ctx, {
    action: state === 'approved' ? 'kyc.approve' : 'kyc.reject',
    subject: { type: 'member', id: memberId },
    after: { papers: id, kind, paper, ...(rejection !== null && { rejection }) },
    reason,
  });
}
