import type { Endpoint } from '@portal/protocol';
import type { HttpParts, SiteView } from './http-parts.ts';
import type { RequestFacts } from './request-facts.ts';

/** Who is signed in and would play or move money from a blocked country (R21). */
export async function noteRefusedPlace(
  parts: Pick<HttpParts, 'authentication' | 'notePlace'>,
  { idempotent, always, access }: Endpoint,
  { view, facts }: { readonly view: SiteView; readonly facts: RequestFacts },
): Promise<void> {
  const isOfMembers = access === 'session' || access === 'member' || access === 'agent';
  const isMoney = idempotent === true && isOfMembers && always !== true;
  if (!isMoney || view.statusFor(facts.ip) !== 2) {
    return;
  }
  // A look that keeps no session alive.
  const actor = await parts.authentication.member(facts, { isUse: false });
  if (actor?.isTrial === false) {
    await parts.notePlace(actor, view.site, { requestId: facts.id, isRefused: true });
  }
}
