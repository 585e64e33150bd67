import type { OperatorId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { resetFactors } from '../../identity/index.ts';
import { recordAct } from '../../trail/index.ts';
import { noteOpening } from '../persons/persons.ts';
import { refuseAbove } from '../policy.ts';
import { findOperator } from '../store.ts';

/**
 * Takes the second factor off an operator who lost it, and ends its sessions, which are returned.
 * Refuses with `not_found`, `operator_is_self`, `ability_missing`, `factor_not_bound`.
 */
export async function resetOperatorFactor(
  ctx: Ctx<OperatorActor>,
  command: { readonly id: OperatorId; readonly reason: string },
): Promise<readonly string[]> {
  const { id, reason } = command;
  const operator = await findOperator(ctx.tx, id);
  if (operator === undefined) {
    throw new Refusal('not_found');
  }
  if (id === ctx.actor.id) {
    throw new Refusal('operator_is_self');
  }
  refuseAbove(ctx.actor, operator.role);
  const ended = await resetFactors(ctx, id);
  await noteOpening(ctx, id);
  await recordAct(ctx, {
    action: 'operator.reset_factor',
    subject: { type: 'operator', id },
    reason,
  });
  return ended;
}
