import type { Ctx } from '../../../platform/context.ts';
import type { RequestFacts } from '../../../platform/http/request-facts.ts';
import { deviceOf } from '../device.ts';
import { isKnownDevice } from '../store-attempts.ts';
import type { SendLane } from './send-policy.ts';
import { findProvenSubject } from './store-contacts.ts';

/** In which lane somebody asks for a code to a number or an address; nothing of it is answered. */
export async function laneOf(
  ctx: Ctx,
  { number, request }: { readonly number: string; readonly request: RequestFacts },
): Promise<SendLane> {
  const channel = number.includes('@') ? 'email' : 'sms';
  const subjectId = (await findProvenSubject(ctx.tx, { channel, address: number })) ?? '';
  // Asked for whether somebody has the number or not (R59).
  const isKnown = await isKnownDevice(ctx.tx, { subjectId, device: deviceOf(request) ?? '' });
  const isMember = ctx.actor.kind === 'member';
  if (isKnown || (isMember && ctx.actor.id === subjectId)) {
    return 'owner';
  }
  return isMember ? 'member' : 'visitor';
}
