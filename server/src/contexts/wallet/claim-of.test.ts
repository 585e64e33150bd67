import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { actorOf } from '../../../test/factories/games.ts';
import { buildRequest } from '../../../test/factories/identity.ts';
import type { MoneyEndpoint } from '../../platform/http/route.ts';
import { claimOf } from './claim-of.ts';

const endpoint = {
  method: 'POST',
  path: '/wps/test',
  summary: 'For this test.',
  access: 'session',
  rate: 'write',
  idempotent: true,
  reply: z.object({}),
  errors: [],
} as const satisfies MoneyEndpoint;

const member = actorOf({ memberId: 'mbr_1', isTrial: false });

function claim(
  input: { readonly body?: unknown; readonly params?: unknown },
  actor = member,
  moneyEndpoint: MoneyEndpoint = endpoint,
) {
  const request = { ...buildRequest(), idempotencyKey: 'a-key-of-1' };
  const nothing = { params: undefined, query: undefined, body: undefined };
  return claimOf(actor, moneyEndpoint, { ...nothing, ...input, request });
}

describe('claimOf', () => {
  it('R106 gives every actor and every endpoint keys of their own', () => {
    const scopes = [
      claim({}).scope,
      claim({}, actorOf({ memberId: 'mbr_2', isTrial: false })).scope,
      claim({}, member, { ...endpoint, path: '/wps/other' }).scope,
      claim({}, member, { ...endpoint, method: 'PUT' }).scope,
    ];
    expect(scopes[0]).toBe('mbr_1 POST /wps/test');
    expect(new Set(scopes).size).toBe(scopes.length);
    expect(claim({}).key).toBe('a-key-of-1');
  });

  it('takes two bodies for one when they say the same', () => {
    const bodies = [
      { stake: '1.00', lines: [{ game: 'a', count: 2 }], note: undefined },
      { lines: [{ count: 2, game: 'a' }], stake: '1.00' },
      { lines: [{ count: 2, game: 'a' }], stake: '1.00', note: null },
    ];
    expect(new Set(bodies.map((body) => claim({ body }).fingerprint)).size).toBe(1);
    expect(claim({ body: null }).fingerprint).toBe(claim({}).fingerprint);
  });

  it('tells apart what differs, wherever it stands', () => {
    const sent = [
      { body: { stake: '1.00' } },
      { body: { stake: '1.01' } },
      { body: { stake: '1.00', count: 1 } },
      { body: { stake: '1.00', count: '1' } },
      { params: { stake: '1.00' } },
      { body: [['a'], ['b']] },
      { body: [['a', 'b']] },
      { body: { 'a":"b': '' } },
      {},
    ];
    expect(new Set(sent.map((call) => claim(call).fingerprint)).size).toBe(sent.length);
  });
});
