import type { Access, Endpoint } from './endpoint.ts';
import type { ErrorCode } from './error-catalogue.ts';

const ofEveryCall = [
  'validation_failed',
  'too_many_requests',
  'overloaded',
  'internal_error',
] as const satisfies readonly ErrorCode[];

/** A call that is not a `GET` has a body, and must come from the site's own pages. */
const ofChanges = [
  'origin_refused',
  'payload_too_large',
  'unsupported_media_type',
] as const satisfies readonly ErrorCode[];

/** Given while the site is closed, by every call that is not marked `always`. */
const ofClosedSite = ['system_maintenance', 'region_blocked'] as const satisfies ErrorCode[];

const ofEncrypted = ['encryption_required', 'encryption_invalid'] as const satisfies ErrorCode[];

/** portal.md 7: the trial's call says which gateway it was written for. */
const ofGateway = ['gateway_version_required'] as const satisfies ErrorCode[];

const ofIdempotent = [
  'idempotency_key_required',
  'idempotency_conflict',
] as const satisfies ErrorCode[];

/** A session that may only change its password is refused everywhere else (R62). */
const ofRestricted = ['password_change_required'] as const satisfies ErrorCode[];

const ofAbility = ['ability_missing'] as const satisfies ErrorCode[];

const ofStepUp = ['step_up_required'] as const satisfies ErrorCode[];

/** Withdraw, bind and bank routes wait until a strange place is verified (X8). */
const ofPlace = ['verification_required'] as const satisfies ErrorCode[];

/** Of agents and staff a site may want a second factor. */
const ofFactor = ['factor_required'] as const satisfies ErrorCode[];

const ofAccess = {
  visitor: [],
  session: ['not_signed_in'],
  member: ['not_signed_in', 'in_need_true_account'],
  agent: ['not_signed_in', 'in_need_true_account', 'error_not_agent'],
  operator: ['not_signed_in'],
} as const satisfies Readonly<Record<Access, readonly ErrorCode[]>>;

/** Codes that follow from what an endpoint declares; its own `errors` list none of them. */
export type ImpliedCode =
  | (typeof ofEveryCall)[number]
  | (typeof ofChanges)[number]
  | (typeof ofClosedSite)[number]
  | (typeof ofEncrypted)[number]
  | (typeof ofGateway)[number]
  | (typeof ofIdempotent)[number]
  | (typeof ofAbility)[number]
  | (typeof ofStepUp)[number]
  | (typeof ofPlace)[number]
  | (typeof ofFactor)[number]
  | (typeof ofRestricted)[number]
  | (typeof ofAccess)[Access][number];

/** What the edge may answer a call before and around its use case. */
export function impliedErrors(endpoint: Endpoint): readonly ImpliedCode[] {
  return [
    ...ofEveryCall,
    ...(endpoint.method === 'GET' ? [] : ofChanges),
    ...(endpoint.always === true ? [] : ofClosedSite),
    ...(endpoint.encrypted === true ? ofEncrypted : []),
    ...(endpoint.gateway3 === true ? ofGateway : []),
    ...(endpoint.idempotent === true ? ofIdempotent : []),
    ...(endpoint.ability === undefined ? [] : ofAbility),
    ...(endpoint.stepUp === true || endpoint.stepUpWhereBound === true ? ofStepUp : []),
    ...(endpoint.verifiedPlace === true ? ofPlace : []),
    ...(asksForFactor(endpoint) ? ofFactor : []),
    ...ofAccess[endpoint.access],
    ...(isForMembers(endpoint) && endpoint.whileRestricted !== true ? ofRestricted : []),
  ];
}

/**
 * Whether a caller without a second factor may be sent to bind one first: what only agents and
 * operators do, and of a member's calls those by which money goes to others, which agents share.
 */
export function asksForFactor({ access, stepUpWhereBound, withoutFactor }: Endpoint): boolean {
  const isOfDuty = access === 'agent' || access === 'operator' || stepUpWhereBound === true;
  return isOfDuty && withoutFactor !== true;
}

function isForMembers({ access }: Endpoint): boolean {
  return access === 'session' || access === 'member' || access === 'agent';
}

/** Everything that a call may refuse with: what is implied and what its use case adds. */
export function refusalsOf(endpoint: Endpoint): readonly ErrorCode[] {
  return [...impliedErrors(endpoint), ...endpoint.errors];
}
