import type { OperatorId, OperatorRole } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { createCredential } from '../../identity/index.ts';
import { recordAct } from '../../trail/index.ts';
import { noteOpening } from '../persons/persons.ts';
import { refuseAbove } from '../policy.ts';
import { insertOperator } from '../store.ts';

/**
 * Makes an operator whose password is temporary; it was hashed before the transaction. Refuses with
 * `ability_missing`, `username_taken`. Returns the id.
 */
export async function createOperator(
  ctx: Ctx<OperatorActor>,
  command: {
    readonly username: string;
    readonly role: OperatorRole;
    readonly reason: string;
    readonly passwordHash: string;
  },
): Promise<OperatorId> {
  const { username, role, reason, passwordHash } = command;
  refuseAbove(ctx.actor, role);
  const id = ctx.ids.next('opr');
  const isMade = await createCredential(ctx, {
    subjectId: id,
    realm: 'operator',
    username,
    passwordHash,
    role,
    isAgent: false,
    isTrial: false,
    mustChange: true,
  });
  if (!isMade) {
    throw new Refusal('username_taken');
  }
  await insertOperator(ctx.tx, { id, username, role, at: ctx.clock.now() });
  await noteOpening(ctx, id);
  await recordAct(ctx, {
    action: 'operator.create',
    subject: { type: 'operator', id },
    after: { username, role },
    reason,
  });
  return id;
}
