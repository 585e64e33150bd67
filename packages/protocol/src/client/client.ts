/// <reference lib="dom" />
import type { Endpoint } from '../endpoint.ts';
import { readKeys } from '../generated/calls/site.ts';
import { failureOf, readAnswer } from './answer.ts';
import type { KeyRing } from './key-ring.ts';
import { createKeyRing } from './key-ring.ts';
import { sealCall } from './jwe.ts';
import type { KeyAnswer } from './key-ring.ts';
import type { SessionToken } from './session-token.ts';
import type { Failure, Input, Outcome, Wire } from './wire.ts';
import { CallFailed } from './wire.ts';

export interface ClientSettings {
  /** Origin of the server; empty for the page's own. */
  readonly origin: string;
  readonly session: SessionToken;
  /** BCP 47 tag of the language that refusals should be written in. */
  readonly language: () => string;
  readonly fetch: typeof globalThis.fetch;
  readonly monotonicMs: () => number;
  readonly timeoutMs?: number;
  /** Hears every failure; sessions that ended, maintenance and region blocks are handled here. */
  readonly onFailure?: (failure: Failure) => void;
}

export interface Client {
  send<E extends Endpoint>(wire: Wire<E>, input: Input<E>): Promise<Outcome<E>>;
  /** Fetches what a sealed call needs while a person still types; its failure is that call's. */
  prepare(): void;
}

type AnyInput = Input<Endpoint> & {
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly query?: unknown;
  readonly body?: unknown;
};

const defaultTimeoutMs = 30_000;

/** The one client of both front ends: envelope, token, encrypted bodies, idempotency key. */
export function createClient(settings: ClientSettings): Client {
  const ring = createKeyRing(async () => {
    const answer = await request(settings, readKeys);
    if (!answer.ok) {
      throw new CallFailed(answer);
    }
    return answer.value as KeyAnswer;
  }, settings.monotonicMs);

  async function attempt(wire: Wire<Endpoint>, input: AnyInput) {
    const path = pathOf(wire.path, input.params ?? {});
    const body = await bodyOf({ ring, wire, path, body: input.body });
    return request(settings, {
      method: wire.method,
      path: `${path}${queryOf(input.query)}`,
      key: input.key,
      signal: input.signal,
      gateway3: wire.gateway3,
      isBackground: input.isBackground,
      ...body,
    });
  }

  return {
    async send<E extends Endpoint>(wire: Wire<E>, input: Input<E>): Promise<Outcome<E>> {
      const row = wire as Wire<Endpoint>;
      let outcome = await outcomeOf(attempt(row, input as AnyInput));
      if (!outcome.ok && outcome.code === 'encryption_invalid') {
        // The server may have replaced the key since it was fetched, so the call is sent once more
        // with a fresh one.
        ring.forget();
        outcome = await outcomeOf(attempt(row, input as AnyInput));
      }
      // A call that its caller aborted is no failure, so `onFailure` does not hear of it.
      if (!outcome.ok && input.signal?.aborted !== true) {
        settings.onFailure?.(outcome);
      }
      return outcome as Outcome<E>;
    },
    prepare() {
      void ring.current().catch(() => undefined);
    },
  };
}

type AnyOutcome =
  | { readonly ok: true; readonly value: unknown; readonly isReplay: boolean }
  | Failure;

async function outcomeOf(answer: Promise<AnyOutcome>): Promise<AnyOutcome> {
  try {
    return await answer;
  } catch (thrown) {
    return failureOf(thrown);
  }
}

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly key?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly gateway3?: true | undefined;
  readonly isBackground?: boolean | undefined;
  readonly content?: string | undefined;
  readonly contentType?: string | undefined;
}

async function request(settings: ClientSettings, message: Sent): Promise<AnyOutcome> {
  const headers = new Headers({
    Accept: 'application/json',
    'Accept-Language': settings.language(),
  });
  const token = settings.session.read();
  if (token !== undefined) {
    headers.set('Authorization', `Bearer ${token}`);
  }
  if (message.key !== undefined) {
    headers.set('Idempotency-Key', message.key);
  }
  if (message.gateway3 === true) {
    headers.set('X-Gateway-Version', '3');
  }
  if (message.isBackground === true) {
    headers.set('X-Background', '1');
  }
  if (message.contentType !== undefined) {
    headers.set('Content-Type', message.contentType);
  }
  const timeout = AbortSignal.timeout(settings.timeoutMs ?? defaultTimeoutMs);
  const response = await settings.fetch(`${settings.origin}${message.path}`, {
    method: message.method,
    headers,
    credentials: 'same-origin',
    cache: 'no-store',
    signal: message.signal === undefined ? timeout : AbortSignal.any([message.signal, timeout]),
    ...(message.content === undefined ? {} : { body: message.content }),
  });
  return readAnswer(response);
}

async function bodyOf(call: {
  readonly ring: KeyRing;
  readonly wire: Wire<Endpoint>;
  readonly path: string;
  readonly body: unknown;
}): Promise<Pick<Sent, 'content' | 'contentType'>> {
  if (call.wire.encrypted === true) {
    const { key, atSeconds } = await call.ring.current();
    const { method } = call.wire;
    const content = await sealCall(key, { method, path: call.path, payload: call.body, atSeconds });
    return { content, contentType: 'application/jose' };
  }
  if (call.wire.form === true) {
    const content = queryOf(call.body).slice(1);
    return { content, contentType: 'application/x-www-form-urlencoded' };
  }
  return call.body === undefined
    ? {}
    : { content: JSON.stringify(call.body), contentType: 'application/json' };
}

function pathOf(template: string, params: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{(\w+)\}/gu, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
}

function queryOf(query: unknown): string {
  if (typeof query !== 'object' || query === null) {
    return '';
  }
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text === '' ? '' : `?${text}`;
}
