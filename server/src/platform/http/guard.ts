import type { Endpoint } from '@portal/protocol';
import { unreachable } from '@portal/money';
import type { Actor } from '../context.ts';
import { Refusal } from '../refusal.ts';
import type { RequestFacts } from './request-facts.ts';

/** Resolves sessions; the contexts behind it are bound in `build-server.ts`. */
export interface Authentication {
  /** The member of a live portal session: bearer token and cookie, both (X6). */
  member(request: RequestFacts): Promise<Actor | undefined>;
  /** The operator of a live back-office session. */
  operator(request: RequestFacts): Promise<Actor | undefined>;
  /** Whether the operator's role holds an ability. */
  can(actor: Actor, ability: string): boolean;
}

/** Who acts on this endpoint, or the refusal of its `access` (R82). */
export async function admit(
  authentication: Authentication,
  endpoint: Endpoint,
  request: RequestFacts,
): Promise<Actor> {
  switch (endpoint.access) {
    case 'visitor':
      return { kind: 'visitor', ip: request.ip };
    case 'session':
    case 'member':
    case 'agent':
      return admitMember(endpoint.access, await authentication.member(request));
    case 'operator': {
      const actor = await authentication.operator(request);
      if (actor?.kind !== 'operator') {
        throw new Refusal('not_signed_in');
      }
      if (endpoint.ability !== undefined && !authentication.can(actor, endpoint.ability)) {
        throw new Refusal('ability_missing');
      }
      return actor;
    }
    default:
      return unreachable(endpoint.access);
  }
}

function admitMember(access: 'session' | 'member' | 'agent', actor: Actor | undefined): Actor {
  if (actor?.kind !== 'member') {
    throw new Refusal('not_signed_in');
  }
  if (access !== 'session' && actor.isTrial) {
    throw new Refusal('in_need_true_account');
  }
  if (access === 'agent' && !actor.isAgent) {
    throw new Refusal('error_not_agent');
  }
  return actor;
}
