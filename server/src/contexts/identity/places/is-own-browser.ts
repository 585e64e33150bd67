import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { connectionAddress } from '../../../platform/http/address.ts';
import { deviceOfSession, findPlaceFacts } from './store-places.ts';

/**
 * Whether the browser of this session is one from which its member has ever shown who they are. An
 * account that had nothing to show lets a stranger on with the password alone, and does not know
 * their browser (R68).
 */
export async function isOwnBrowser(ctx: Ctx<MemberActor>): Promise<boolean> {
  const { id: subjectId, sessionId, ip } = ctx.actor;
  const device = await deviceOfSession(ctx.tx, sessionId);
  const key = { subjectId, address: connectionAddress(ip), device };
  return (await findPlaceFacts(ctx.tx, key, ctx.clock.now())).isTrustedDevice;
}
