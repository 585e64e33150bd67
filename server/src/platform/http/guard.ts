import type { Endpoint, SessionEnding, StepUpKind } from '@portal/protocol';
import { abilitiesOf } from '@portal/protocol';
import { unreachable } from '@portal/money';
import type { MemberActor, OperatorActor, VisitorActor } from '../context.ts';
import { Refusal } from '../refusal.ts';
import type { RequestFacts } from './request-facts.ts';

/**
 * Whether a lookup is use of the session, which keeps it alive, or a screen asks by itself (R71).
 */
export interface Look {
  readonly isUse: boolean;
  /** A read that may have been under way when the session got another secret (R70). */
  readonly isPlainRead?: boolean;
}

/** Resolves sessions; the contexts behind it are bound in `build-server.ts`. */
export interface Authentication {
  /** The member of a live portal session: both the bearer token and the cookie are required. */
  member(request: RequestFacts, look: Look): Promise<MemberActor | undefined>;
  /** The operator of a live back-office session. */
  operator(request: RequestFacts, look: Look): Promise<OperatorActor | undefined>;
  /** How the account of a session is protected; read anew for each call that depends on it. */
  standing(sessionId: string): Promise<Standing>;
  /** Why the session that a request carries is over; undefined when there never was one. */
  whyEnded(realm: 'member' | 'operator', request: RequestFacts): Promise<SessionEnding | undefined>;
}

export interface Standing {
  readonly hasFactor: boolean;
  /** What proves now that the owner is there. */
  readonly proofs: readonly StepUpKind[];
  /** From an address block that the member never used, until it is verified (X8). */
  readonly isUnverified: boolean;
  /** When whoever sits there last proved who they are. */
  readonly provenAt: Temporal.Instant | null;
}

interface ActorByAccess {
  readonly visitor: VisitorActor;
  readonly session: MemberActor;
  readonly member: MemberActor;
  readonly agent: MemberActor;
  readonly operator: OperatorActor;
}

/** Who acts when a call of this endpoint has passed the guard. */
export type ActorOf<E extends Endpoint> = ActorByAccess[E['access']];

/** Who acts on this endpoint, or the refusal of its `access` (R82). */
export async function admit(
  authentication: Authentication,
  endpoint: Endpoint,
  request: RequestFacts,
): Promise<ActorOf<Endpoint>> {
  const isGuarded = endpoint.stepUp === true || endpoint.stepUpWhereBound === true;
  const look = {
    isUse: endpoint.background !== true && !request.isBackground,
    isPlainRead: endpoint.method === 'GET' && !isGuarded,
  };
  switch (endpoint.access) {
    case 'visitor':
      return { kind: 'visitor', ip: request.ip };
    case 'session':
    case 'member':
    case 'agent':
      return admitMember(
        endpoint,
        (await authentication.member(request, look)) ??
          (await refuse(authentication, 'member', request)),
      );
    case 'operator': {
      const actor =
        (await authentication.operator(request, look)) ??
        (await refuse(authentication, 'operator', request));
      if (endpoint.ability !== undefined && !abilitiesOf(actor.role).includes(endpoint.ability)) {
        throw new Refusal('ability_missing');
      }
      return actor;
    }
    default:
      return unreachable(endpoint.access);
  }
}

/** Nobody is signed in; whoever was is told why that is over. */
async function refuse(
  authentication: Authentication,
  realm: 'member' | 'operator',
  request: RequestFacts,
): Promise<never> {
  const ended = await authentication.whyEnded(realm, request);
  throw new Refusal('not_signed_in', ended === undefined ? {} : { ended });
}

function admitMember({ access, whileRestricted }: Endpoint, actor: MemberActor): MemberActor {
  // R62: the one place that holds such a session off, whatever is called.
  if (actor.isRestricted && whileRestricted !== true) {
    throw new Refusal('password_change_required');
  }
  if (access !== 'session' && actor.isTrial) {
    throw new Refusal('in_need_true_account');
  }
  if (access === 'agent' && !actor.isAgent) {
    throw new Refusal('error_not_agent');
  }
  return actor;
}
