import type { Endpoint } from '@portal/protocol';
import { asksForFactor, stepUpSeconds } from '@portal/protocol';
import { Refusal } from '../refusal.ts';
import type { ActorOf, Standing } from './guard.ts';
import type { FactorPolicy, HttpParts } from './http-parts.ts';

/**
 * R67: of agents and staff a site may want a second factor, before which they can do nothing but
 * bind it; and an endpoint may ask for a fresh proof of who calls, which is declared with it, of
 * everybody or of whoever bound a factor.
 * A place that a member never used is verified before money, contacts and the password move (X8).
 * Refuses with `factor_required`, `verification_required`, `step_up_required`.
 */
export async function refuseUnproven(
  parts: Pick<HttpParts, 'authentication' | 'factorPolicy'>,
  endpoint: Endpoint,
  call: { readonly actor: ActorOf<Endpoint>; readonly now: Temporal.Instant },
): Promise<void> {
  const { actor, now } = call;
  const isFactorWanted =
    asksForFactor(endpoint) && isOfDuty(actor) && policyAsks(await parts.factorPolicy(), actor);
  // Who may do nothing but change the password proved it just now, and could verify no place.
  const isRestricted = actor.kind === 'member' && actor.isRestricted;
  const isPlaceAsked = endpoint.verifiedPlace === true && !isRestricted;
  const isProofAsked = endpoint.stepUp === true || endpoint.stepUpWhereBound === true;
  if (actor.kind === 'visitor' || !(isFactorWanted || isPlaceAsked || isProofAsked)) {
    return;
  }
  const standing = await parts.authentication.standing(actor.sessionId);
  if (isFactorWanted && !standing.hasFactor) {
    throw new Refusal('factor_required');
  }
  if (isPlaceAsked && standing.isUnverified) {
    throw new Refusal('verification_required');
  }
  const isDue = endpoint.stepUp === true || standing.hasFactor;
  if (isProofAsked && isDue && !isFresh(standing, now)) {
    throw new Refusal('step_up_required', { kinds: [...standing.proofs] });
  }
}

/** Whom a site may want a second factor of. */
function isOfDuty(actor: ActorOf<Endpoint>): boolean {
  return actor.kind === 'operator' || (actor.kind === 'member' && actor.isAgent);
}

/** Whether the site wants a second factor of this account. */
export function policyAsks(policy: FactorPolicy, actor: ActorOf<Endpoint>): boolean {
  switch (actor.kind) {
    case 'visitor':
      return false;
    case 'member':
      return actor.isAgent && policy.agents;
    case 'operator':
      return policy.staff;
  }
}

function isFresh({ provenAt }: Standing, now: Temporal.Instant): boolean {
  const oldest = now.subtract({ seconds: stepUpSeconds });
  return provenAt !== null && Temporal.Instant.compare(provenAt, oldest) > 0;
}
