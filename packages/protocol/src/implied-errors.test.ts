import { describe, expect, it } from 'vitest';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './generated/endpoints.ts';
import { impliedErrors, refusalsOf } from './implied-errors.ts';

const read: Endpoint = { ...endpoints.readKeys, always: true };
const everyCall = ['validation_failed', 'too_many_requests', 'overloaded', 'internal_error'];
const closed = ['system_maintenance', 'region_blocked'];
const changes = ['origin_refused', 'payload_too_large', 'unsupported_media_type'];
const restricted = ['password_change_required'];
const { always: _always, ...plain } = read;

describe('impliedErrors', () => {
  it.each<readonly [string, Endpoint, readonly string[]]>([
    ['a public read that is always open', read, []],
    ['one that maintenance closes', plain, closed],
    ['a change', { ...read, method: 'POST' }, changes],
    [
      'an encrypted call',
      { ...read, encrypted: true },
      ['encryption_required', 'encryption_invalid'],
    ],
    ['a call of the third gateway', { ...read, gateway3: true }, ['gateway_version_required']],
    [
      'a money call',
      { ...read, idempotent: true },
      ['idempotency_key_required', 'idempotency_conflict'],
    ],
    ['a session', { ...read, access: 'session' }, ['not_signed_in', ...restricted]],
    [
      'a session that may only change its password',
      { ...read, access: 'session', whileRestricted: true },
      ['not_signed_in'],
    ],
    [
      'a member',
      { ...read, access: 'member' },
      ['not_signed_in', 'in_need_true_account', ...restricted],
    ],
    [
      'an agent',
      { ...read, access: 'agent' },
      [
        'factor_required',
        'not_signed_in',
        'in_need_true_account',
        'error_not_agent',
        ...restricted,
      ],
    ],
    ['an operator', { ...read, access: 'operator' }, ['factor_required', 'not_signed_in']],
    [
      'an operator who may have no factor yet',
      { ...read, access: 'operator', withoutFactor: true },
      ['not_signed_in'],
    ],
    [
      'a sensitive act',
      { ...read, access: 'member', stepUp: true },
      ['step_up_required', 'not_signed_in', 'in_need_true_account', ...restricted],
    ],
    [
      'an act that a strange place has to be verified for',
      { ...read, access: 'member', verifiedPlace: true },
      ['verification_required', 'not_signed_in', 'in_need_true_account', ...restricted],
    ],
    [
      'an ability',
      { ...read, access: 'operator', ability: 'members.read' },
      ['ability_missing', 'factor_required', 'not_signed_in'],
    ],
  ])('of %s follow from the declaration', (_what, endpoint, codes) => {
    expect(impliedErrors(endpoint)).toEqual([...everyCall, ...codes]);
  });

  it.each(Object.entries<Endpoint>(endpoints))('%s lists no code twice', (_name, endpoint) => {
    const codes = refusalsOf(endpoint);
    expect(codes.filter((code, index) => codes.indexOf(code) < index)).toEqual([]);
  });
});
