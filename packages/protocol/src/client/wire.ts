import type { CodeOf, Endpoint, ReplyOf, SentBodyOf, SentQueryOf } from '../endpoint.ts';
import type { ImpliedCode } from '../implied-errors.ts';

/**
 * What the browser keeps of an endpoint: method, path and a few marks, generated from the
 * declaration into `@portal/protocol/calls/<area>`, so that no schema reaches the bundle.
 */
export type Wire<E extends Endpoint> = {
  readonly method: E['method'];
  readonly path: E['path'];
} & Mark<E, 'encrypted'> &
  Mark<E, 'form'> &
  Mark<E, 'gateway3'> &
  Mark<E, 'idempotent'> & { readonly endpoint?: E };

type Mark<E extends Endpoint, Name extends 'encrypted' | 'form' | 'gateway3' | 'idempotent'> =
  E extends Readonly<Record<Name, true>>
    ? { readonly [Key in Name]: true }
    : { readonly [Key in Name]?: undefined };

type Part<Name extends string, Value> = undefined extends Value
  ? { readonly [Key in Name]?: undefined }
  : { readonly [Key in Name]: Value };

type OptionalPart<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [Key in Name]?: undefined }
  : { readonly [Key in Name]?: Value };

type SentParams<E extends Endpoint> = E extends { readonly params: object }
  ? Readonly<Record<string, string>>
  : undefined;

/** What a call takes; `key` is the Idempotency-Key of a call that moves money. */
export type Input<E extends Endpoint> = Part<'params', SentParams<E>> &
  OptionalPart<'query', SentQueryOf<E>> &
  Part<'body', SentBodyOf<E>> &
  (E extends { readonly idempotent: true }
    ? { readonly key: string }
    : { readonly key?: undefined }) & {
    readonly signal?: AbortSignal | undefined;
    /** Nobody asked: a screen looks again by itself, which keeps no session alive (R71). */
    readonly isBackground?: boolean | undefined;
  };

/**
 * Codes of calls that never reached the server, or that something else than the server answered.
 */
export const transportCodes = ['network_abnormal', 'load_timeout', 'answer_unreadable'] as const;
export type TransportCode = (typeof transportCodes)[number];

export interface Failure<Code extends string = string> {
  readonly ok: false;
  readonly code: Code | ImpliedCode | TransportCode;
  /** 0 when there was no answer. */
  readonly status: number;
  /** The server's sentence in the caller's language; empty for transport failures. */
  readonly message: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly requestId: string;
}

export type Outcome<E extends Endpoint> =
  | { readonly ok: true; readonly value: ReplyOf<E>; readonly isReplay: boolean }
  | Failure<CodeOf<E>>;

/** A failure thrown, for callers that speak in exceptions (query libraries). */
export class CallFailed extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.code);
    this.name = 'CallFailed';
    this.failure = failure;
  }
}

/** The value of a successful outcome; throws `CallFailed` else. */
export function valueOf<E extends Endpoint>(outcome: Outcome<E>): ReplyOf<E> {
  if (outcome.ok) {
    return outcome.value;
  }
  throw new CallFailed(outcome);
}
