import type { Endpoints, ReplyOf } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { recordEvents } from '../../../trail/index.ts';
import { newSecret, secretHash } from '../../secrets.ts';
import { insertHandOff } from '../store-hand-offs.ts';

/** Long enough for a camera, too short for what lies in a history or a log (X6). */
const lifeSeconds = 60;

/** A secret that signs one more device of the caller in; the address of a link carries it. */
export async function createHandOff(
  ctx: Ctx<MemberActor>,
): Promise<ReplyOf<Endpoints['createHandOff']>> {
  const { id, sessionId } = ctx.actor;
  const token = newSecret(ctx.random);
  const expiresAt = ctx.clock.now().add({ seconds: lifeSeconds });
  const tokenHash = secretHash(token);
  await insertHandOff(ctx.tx, { tokenHash, sessionId, subjectId: id, expiresAt });
  await recordEvents(ctx, {
    action: 'member.hand_off',
    subject: { type: 'member', id },
  });
  return { token, expiresAt: String(expiresAt) };
}
