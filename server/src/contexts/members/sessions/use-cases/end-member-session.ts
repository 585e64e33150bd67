import type { MemberId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { endSessionOf } from '../../../identity/index.ts';
import { recordAct } from '../../../trail/index.ts';
import { readMember } from '../../reads.ts';

/**
 * Signs one browser of a member out. Returns the sessions for the `Authenticator` to drop. One that
 * is somebody else's, or over, is `not_found`.
 */
export async function endMemberSession(
  ctx: Ctx<OperatorActor>,
  command: {
    readonly id: MemberId;
    readonly sessionId: string;
    readonly reason: string;
  },
): Promise<readonly string[]> {
  const { id, sessionId, reason } = command;
  await readMember(ctx, id);
  const ended = await endSessionOf(ctx, { subjectId: id, sessionId });
  await recordAct(ctx, {
    action: 'member.end_session',
    subject: { type: 'member', id },
    after: { session: sessionId },
    reason,
  });
  return ended;
}
