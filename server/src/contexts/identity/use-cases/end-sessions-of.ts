import { abilitiesOf, coversRole, isIdOf, type MemberId, type OperatorId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { recordAct } from '../../trail/index.ts';
import { findCredentialOf } from '../store.ts';
import { distrustBySessions, distrustDevices } from '../store-devices.ts';
import { endOtherSessionsOf } from '../store-sessions.ts';

/**
 * Signs somebody else out: of one browser, or of all (R71), which are trusted no more. Returns the
 * sessions for the `Authenticator` to drop. Refuses with `operator_is_self`, because the own ones
 * end in the security centre, with `ability_missing` where an operator may do more than the actor,
 * and with `not_found` where none is open.
 */
export async function endSessionsOf(
  ctx: Ctx<OperatorActor>,
  command: {
    readonly id: MemberId | OperatorId;
    readonly sessionId?: string | undefined;
    readonly reason: string;
  },
): Promise<readonly string[]> {
  const { id, sessionId: only, reason } = command;
  if (id === ctx.actor.id) {
    throw new Refusal('operator_is_self');
  }
  const role = isIdOf('opr', id) ? (await findCredentialOf(ctx.tx, id))?.role : undefined;
  if (!coversRole(abilitiesOf(ctx.actor.role), role ?? '')) {
    throw new Refusal('ability_missing');
  }
  const sessions = { subjectId: id, sessionId: ctx.actor.sessionId };
  const ended = await endOtherSessionsOf(
    ctx.tx,
    { ...sessions, ...(only !== undefined && { only }) },
    { at: ctx.clock.now(), because: 'ended_by_staff' },
  );
  if (ended.length === 0) {
    throw new Refusal('not_found');
  }
  if (only === undefined) {
    await distrustDevices(ctx.tx, { subjectId: id, kept: '' });
  } else {
    await distrustBySessions(ctx.tx, { ids: ended, kept: '' });
  }
  const type = isIdOf('mbr', id) ? 'member' : 'operator';
  await recordAct(ctx, {
    action: `${type}.sign_out`,
    subject: { type, id },
    after: { sessions: String(ended.length) },
    reason,
  });
  return ended;
}
