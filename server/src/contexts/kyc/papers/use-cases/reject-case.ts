import type { KycCaseId, KycRejection } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { setFlag } from '../../../limits/index.ts';
import { closeCase } from '../close-case.ts';
import { lockForDecision } from '../decidable.ts';

/** What a member may not do whose papers say that they are too young (R17). */
const stopsOfTheYoung = ['NO_BET', 'NO_DEPOSIT', 'NO_BONUS'] as const;

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
  for (const flag of rejection === 'underage' ? stopsOfTheYoung : []) {
    await setFlag(ctx, { memberId: row.memberId, flag, reason });
  }
}
