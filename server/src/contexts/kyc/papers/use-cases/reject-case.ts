import type { KycCaseId, KycRejection } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { stopYoung } from '../../../limits/index.ts';
import { closeCase } from '../close-case.ts';
import { lockForDecision } from '../decidable.ts';

/**
 * Does not accept papers; the member reads why. Who is too young by them may neither play nor pay
 * in from now on (R17). Refuses as `lockForDecision` does.
 */
export async function rejectCase(
  ctx: Ctx<OperatorActor>,
  command: {
    readonly id: KycCaseId;
    readonly rejection: KycRejection;
    readonly reason: string;
  },
): Promise<void> {
  const { id, rejection, reason } = command;
  const row = await lockForDecision(ctx, id);
  await closeCase(ctx, row, { state: 'rejected', rejection, reason });
  if (rejection === 'underage') {
    await stopYoung(ctx, { memberId: row.memberId, reason });
  }
}
