import type { z } from 'zod';
import type { OperatorAbility } from './abilities.ts';
import type { ErrorCode } from './error-catalogue.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may call. `visitor` is anyone; `session` any live portal session, restricted and trial ones
 * included; `member` a full real account; `agent` a member of an agent type; `operator` a live
 * back-office session whose role holds the endpoint's `ability`.
 */
export type Access = 'visitor' | 'session' | 'member' | 'agent' | 'operator';

/** Named rate-limit classes; their figures are settings of the server (R88). */
export type RateClass = 'read' | 'write' | 'credentials' | 'codes' | 'play';

/** One call of the wire. Schemas are closed: unknown fields are refused, undeclared ones stay. */
export interface Endpoint {
  readonly method: Method;
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  /** The back-office ability that an operator's role must hold. */
  readonly ability?: OperatorAbility;
  readonly rate: RateClass;
  /** The body arrives as compact JWE (api.md, Encrypted calls). */
  readonly encrypted?: true;
  /** The client names the version of the gateway that it speaks to: `X-Gateway-Version: 3`. */
  readonly gateway3?: true;
  /** The body arrives form-encoded, and in no other way. */
  readonly form?: true;
  /** Open to a session that can do nothing but change its password (R62). */
  readonly whileRestricted?: true;
  /** The call moves money: `Idempotency-Key` is required (api.md, Money calls). */
  readonly idempotent?: true;
  /**
   * The body may be larger than others: it holds pictures, as a screen shrinks them or one or three
   * as files of 5 MB (R90), or a list of 100,000 lottery tickets (lottery.md B4).
   */
  readonly largeBody?: true | 'file' | 'pictures' | 'tickets';
  /** Refused unless the caller proved within five minutes that they are there (R67). */
  readonly stepUp?: true;
  /** The same of whoever bound a second factor; of others what the use case asks is enough. */
  readonly stepUpWhereBound?: true;
  /**
   * Refused in a session from an address block that its member never used, until it is verified
   * (X8).
   */
  readonly verifiedPlace?: true;
  /** Open to agents and operators of whom the site wants a second factor that they do not have. */
  readonly withoutFactor?: true;
  /**
   * A screen asks it by itself: the session is looked up and not kept alive (R71). Calls that a
   * person makes as well are marked one by one, by the header `X-Background: 1`.
   */
  readonly background?: true;
  /** Answers during maintenance and in blocked regions too. */
  readonly always?: true;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** The `value` of a successful answer. */
  readonly reply: z.ZodType;
  /**
   * Every refusal of the use case. What follows from the other fields is not repeated here, see
   * `impliedErrors`; an answer with any other code fails the tests.
   */
  readonly errors: readonly ErrorCode[];
}

/** Declares an endpoint and keeps its literal types. */
export function endpoint<const Declared extends Endpoint>(declaration: Declared): Declared {
  return declaration;
}

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Sent<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;

/** What a handler receives. */
export type ParamsOf<E extends Endpoint> = Parsed<E['params']>;
export type QueryOf<E extends Endpoint> = Parsed<E['query']>;
export type BodyOf<E extends Endpoint> = Parsed<E['body']>;
/** What a client sends and gets; JSON shapes. */
export type SentBodyOf<E extends Endpoint> = Sent<E['body']>;
export type SentQueryOf<E extends Endpoint> = Sent<E['query']>;
export type ReplyOf<E extends Endpoint> = z.input<E['reply']>;
export type CodeOf<E extends Endpoint> = E['errors'][number];
