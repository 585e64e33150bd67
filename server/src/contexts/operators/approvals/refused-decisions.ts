import type { ApprovalId, ErrorCode } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { recordEvents } from '../../trail/index.ts';

type Verb = 'approve' | 'refuse' | 'withdraw';

/** A try to get around the second person, or one that came too late: the trail tells of them. */
const told: readonly ErrorCode[] = [
  'approval_is_own',
  'approval_decider_barred',
  'approval_asker_barred',
  'approval_expired',
];

/**
 * Runs a decision. What it is refused for is written in a transaction of its own, because that of
 * the decision is rolled back.
 */
export async function tellingRefusals<Value>(
  work: UnitOfWork,
  decision: { readonly ctx: Ctx<OperatorActor>; readonly id: ApprovalId; readonly verb: Verb },
  decide: () => Promise<Value>,
): Promise<Value> {
  try {
    return await decide();
  } catch (error) {
    if (error instanceof Refusal && told.includes(error.code)) {
      const { ctx, id, verb } = decision;
      const { requestId, actor } = ctx;
      const unit = { operation: 'operators.refused_decision', requestId, actor };
      await work.run(unit, (trailCtx) =>
        recordEvents(trailCtx, {
          action: 'approval.decide_refused',
          subject: { type: 'approval', id },
          after: { decision: verb, code: error.code },
        }),
      );
    }
    throw error;
  }
}
