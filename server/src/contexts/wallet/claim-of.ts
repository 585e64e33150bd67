import { hash } from 'node:crypto';
import { assertDefined } from '@portal/money';
import type { Endpoint } from '@portal/protocol';
import type { ActorOf } from '../../platform/http/guard.ts';
import type { Call, MoneyEndpoint } from '../../platform/http/route.ts';
import type { KeyClaim } from './key-claims.ts';

/** 132 bits tell two bodies of one caller apart, and the column stays short. */
const fingerprintLength = 22;

/** The claim of a call: a key belongs to one actor and one endpoint (R106). */
export function claimOf(
  actor: ActorOf<MoneyEndpoint>,
  endpoint: MoneyEndpoint,
  call: Call<Endpoint>,
): KeyClaim {
  const { params, query, body, request } = call;
  return {
    scope: `${actor.id} ${endpoint.method} ${endpoint.path}`,
    key: assertDefined(request.idempotencyKey, 'the edge asked for a key'),
    fingerprint: fingerprintOf({ params, query, body }),
  };
}

/**
 * Two requests with the same content have the same fingerprint, whatever the order of their fields.
 */
export function fingerprintOf(input: Readonly<Record<string, unknown>>): string {
  return hash('sha256', canonical(input), 'base64url').slice(0, fingerprintLength);
}

/**
 * JSON with sorted names and without undefined fields. It is one loop, because every bet passes
 * through it.
 */
function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) {
    return JSON.stringify(value ?? null);
  }
  if (Array.isArray(value)) {
    return `[${value.map(canonical).join(',')}]`;
  }
  const fields = value as Readonly<Record<string, unknown>>;
  let text = '';
  for (const name of Object.keys(fields).toSorted()) {
    const field = fields[name];
    if (field !== undefined && field !== null) {
      text += `${JSON.stringify(name)}:${canonical(field)},`;
    }
  }
  return `{${text}}`;
}
