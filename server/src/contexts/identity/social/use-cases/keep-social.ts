import type { Ctx } from '../../../../platform/context.ts';
import type { RequestFacts } from '../../../../platform/http/request-facts.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { recordEvents } from '../../../trail/index.ts';
import { insertBinding, insertFirstBinding, takeTicket } from '../store-social.ts';
import { ticketKey } from '../ticket-key.ts';

/**
 * The account elsewhere that a ticket proves belongs to a member from now on. Refuses with
 * `social_expired` and with `social_taken` when it is somebody's already, or the member has another
 * one of the same provider.
 */
export async function keepSocial(
  ctx: Ctx,
  subjectId: string,
  proof: { readonly ticket: string; readonly request: RequestFacts },
): Promise<void> {
  const at = ctx.clock.now();
  const taken = await takeTicket(ctx.tx, ticketKey(proof.request, proof.ticket), at);
  if (taken === undefined) {
    throw new Refusal('social_expired');
  }
  if (!(await insertBinding(ctx.tx, { ...taken, subjectId, at }))) {
    throw new Refusal('social_taken');
  }
  await insertFirstBinding(ctx.tx, { ...taken, subjectId, at });
  await recordEvents(ctx, {
    action: 'member.bind_social',
    subject: { type: 'member', id: subjectId },
    after: { provider: taken.provider },
  });
}
