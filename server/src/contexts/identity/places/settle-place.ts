import type { PlaceWay } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../platform/context.ts';
import type { CookieToSet } from '../../../platform/http/answer.ts';
import type { RequestFacts } from '../../../platform/http/request-facts.ts';
import { recordEvents } from '../../trail/index.ts';
import { renewSession } from '../renew-session.ts';
import { keepPlace } from './judge-place.ts';
import { deviceOfSession, markVerified } from './store-places.ts';

/** Whoever has shown who they are may do everything; gives the new secret of the session (R70). */
export async function settlePlace(
  ctx: Ctx<MemberActor>,
  { kind, request }: { readonly kind: PlaceWay; readonly request: RequestFacts },
): Promise<readonly CookieToSet[]> {
  const { id: subjectId, sessionId } = ctx.actor;
  const cookies = await renewSession(ctx, request);
  await markVerified(ctx.tx, sessionId);
  const device = await deviceOfSession(ctx.tx, sessionId);
  await keepPlace(ctx, { subjectId, device, request });
  await recordEvents(ctx, {
    action: 'member.verify_place',
    subject: { type: 'member', id: subjectId },
    after: { kind },
  });
  return cookies;
}
