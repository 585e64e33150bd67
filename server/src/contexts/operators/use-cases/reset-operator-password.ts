import type { OperatorId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { resetPassword } from '../../identity/index.ts';
import { recordAct } from '../../trail/index.ts';
import { noteOpening } from '../persons/persons.ts';
import { refuseAbove } from '../policy.ts';
import { findOperator } from '../store.ts';

/**
 * Gives an operator a temporary password again, hashed before the transaction, and ends its
 * sessions, which are returned. Refuses with `not_found`, `operator_is_self`, `ability_missing`.
 */
export async function resetOperatorPassword(
  ctx: Ctx<OperatorActor>,
  command: { readonly id: OperatorId; readonly reason: string; readonly passwordHash: string },
): Promise<readonly string[]> {
  const { id, reason, passwordHash } = command;
  const operator = await findOperator(ctx.tx, id);
  if (operator === undefined) {
    throw new Refusal('not_found');
  }
  if (id === ctx.actor.id) {
    throw new Refusal('operator_is_self');
  }
  refuseAbove(ctx.actor, operator.role);
  await recordAct(ctx, {
    action: 'operator.reset_password',
    subject: { type: 'operator', id },
    reason,
  });
  await noteOpening(ctx, id);
  return resetPassword(ctx, { subjectId: id, passwordHash });
}
