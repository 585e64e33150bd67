import type { OperatorId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';

const payerId: OperatorId = 'opr_demopayments';

/** Who confirmed a deposit does not pay: somebody else sits at the payments. */
export function demoPayer(operator: Ctx<OperatorActor>): Ctx<OperatorActor> {
  return { ...operator, actor: { ...operator.actor, id: payerId, name: 'payments' } };
}
