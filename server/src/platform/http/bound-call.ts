import type { Endpoint, ErrorCode } from '@portal/protocol';
import { refusalsOf } from '@portal/protocol';
import { type BodySize, bodySizeOf } from './body-sizes.ts';

/**
 * What the edge keeps of an endpoint beside its route, to know a refusal that it never declared.
 */
export interface BoundCall {
  /** `POST /wps/session/login`. */
  readonly name: string;
  readonly refusals: ReadonlySet<ErrorCode>;
  readonly body: BodySize;
}

/** A refusal that left although neither the endpoint declares it nor the edge implies it. */
export interface UndeclaredRefusal {
  readonly call: string;
  readonly code: ErrorCode;
}

/** An answer with fields that its endpoint does not declare; they were cut off. */
export interface UndeclaredFields {
  readonly call: string;
  /** `value.content.0.secret`. */
  readonly fields: readonly string[];
}

/** What a call gave, or would have given, beyond what its endpoint declares. */
export type Undeclared = UndeclaredRefusal | UndeclaredFields;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Absent for pages, files and pictures, which declare nothing. */
    readonly call?: BoundCall;
  }
}

export function boundCall(endpoint: Endpoint): BoundCall {
  return {
    name: `${endpoint.method} ${endpoint.path}`,
    refusals: new Set(refusalsOf(endpoint)),
    body: bodySizeOf(endpoint),
  };
}

/** The complete list of refusals is a promise to clients; a test fails where it is broken. */
export function undeclaredBy(
  call: BoundCall | undefined,
  code: ErrorCode,
): UndeclaredRefusal | undefined {
  return call === undefined || call.refusals.has(code) ? undefined : { call: call.name, code };
}
