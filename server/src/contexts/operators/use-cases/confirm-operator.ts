import { assertDefined } from '@portal/money';
import type { OperatorId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { mustChangePassword } from '../../identity/index.ts';
import { recordAct } from '../../trail/index.ts';
import { readPeople } from '../persons/persons.ts';
import { confirmOpenings } from '../persons/store.ts';
import { refuseAbove } from '../policy.ts';
import { lockOperators, selectNames } from '../store.ts';

/**
 * Says of an account that somebody else holds it than whoever opened it: from now on it stands for
 * itself. Refusals in order: `not_found`, `operator_is_self`, `ability_missing`,
 * `operator_state_conflict` where it does so already, is locked, or has a password still that its
 * opener was shown; `approval_decider_barred` where one of those who opened it may be the actor.
 */
export async function confirmOperator(
  ctx: Ctx<OperatorActor>,
  command: { readonly id: OperatorId; readonly reason: string },
): Promise<void> {
  const { id, reason } = command;
  // Whoever opens it meanwhile waits, because an opening refers to this row.
  const [row] = await lockOperators(ctx.tx, { roles: [], id });
  if (row === undefined) {
    throw new Refusal('not_found');
  }
  if (id === ctx.actor.id) {
    throw new Refusal('operator_is_self');
  }
  refuseAbove(ctx.actor, row.role);
  const at = ctx.clock.now();
  const people = await readPeople(ctx);
  const openers = people.openers(id, at);
  const isTemporary = (await mustChangePassword(ctx, [id])).has(id);
  if (openers.length === 0 || row.state !== 'active' || isTemporary) {
    throw new Refusal('operator_state_conflict', { state: row.state });
  }
  if (people.areOne([ctx.actor.id, id], at)) {
    throw new Refusal('approval_decider_barred');
  }
  await confirmOpenings(ctx.tx, { id, by: ctx.actor.id, at });
  const names = await selectNames(ctx.tx, openers);
  const nameOf = (opener: OperatorId) => assertDefined(names.get(opener), 'an operator stays');
  await recordAct(ctx, {
    action: 'operator.confirm',
    subject: { type: 'operator', id },
    before: { accounts: openers.map(nameOf).join(', ') },
    reason,
  });
}
