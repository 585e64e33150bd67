import type { MemberId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { sessionsOf } from '../../../identity/index.ts';
import { readMember } from '../../reads.ts';

/** Where a member is signed in, and was; newest first. Refuses with `not_found`. */
export async function listMemberSessions(
  ctx: Ctx<OperatorActor>,
  id: MemberId,
): ReturnType<typeof sessionsOf> {
  await readMember(ctx, id);
  return sessionsOf(ctx, id);
}
