import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Claims, Forgery } from '../../../../test/factories/forged/forgeries.ts';
import { claiming, forgeries, goodToken } from '../../../../test/factories/forged/forgeries.ts';
import { tokenKeys } from '../../../../test/factories/forged/token-keys.ts';
import { firebaseReader, type ReadFirebase } from './firebase-reader.ts';

const keys = tokenKeys();
const project = 'lamplight-numbers';
const now = Temporal.Instant.from('2026-03-02T08:00:00Z');
const nowSeconds = now.epochMilliseconds / 1000;
const number = '+66812345678';

const claims: Claims = {
  iss: `https://securetoken.google.com/${project}`,
  aud: project,
  sub: 'holder-of-it',
  auth_time: nowSeconds,
  iat: nowSeconds,
  exp: nowSeconds + 3600,
  phone_number: number,
  firebase: { sign_in_provider: 'phone' },
};

const kept: { read?: ReadFirebase } = {};
beforeEach(() => {
  kept.read ??= firebaseReader({
    settings: { keys: `${keys.address()}/keys`, timeoutMilliseconds: 3000 },
    log: pino({ level: 'silent' }),
  });
});

/** `proven`, or why not. */
async function judge(make: Forgery[1]) {
  const text = await make({ claims, keys });
  const shown = { projectId: project } as Parameters<ReadFirebase>[1];
  const verdict = await kept.read?.({ text, number }, shown, now);
  return typeof verdict === 'object' ? 'proven' : verdict;
}

const wrong = 'auth/invalid-verification-code';

const ofClaims: readonly (readonly [...Forgery, string])[] = [
  ['another issuer', claiming({ iss: 'https://securetoken.google.com/other' }), wrong],
  ['a list of issuers', claiming({ iss: [claims['iss']] }), wrong],
  ['no issuer', claiming({ iss: undefined }), wrong],
  ['another project', claiming({ aud: 'other' }), wrong],
  ['a project beside ours', claiming({ aud: [project, 'other'] }), wrong],
  ['no project', claiming({ aud: undefined }), wrong],
  ['an end in the past', claiming({ exp: nowSeconds - 61 }), 'auth/code-expired'],
  ['no end', claiming({ exp: undefined }), wrong],
  ['a text as the end', claiming({ exp: '4000000000' }), wrong],
  ['a beginning in the future', claiming({ nbf: nowSeconds + 61 }), wrong],
  ['no moment of its making', claiming({ iat: undefined }), wrong],
  ['a making in the future', claiming({ iat: nowSeconds + 60 }), wrong],
  ['a sign-in of the future', claiming({ auth_time: nowSeconds + 60 }), wrong],
  ['a sign-in ten minutes ago', claiming({ auth_time: nowSeconds - 600 }), 'auth/code-expired'],
  ['no moment of the sign-in', claiming({ auth_time: undefined }), wrong],
  ['a text as the moment of the sign-in', claiming({ auth_time: String(nowSeconds) }), wrong],
  ['no subject', claiming({ sub: undefined }), wrong],
  ['an empty subject', claiming({ sub: '' }), wrong],
  ['a number as the subject', claiming({ sub: 1 }), wrong],
  ['an endless subject', claiming({ sub: 's'.repeat(129) }), wrong],
  ['another number', claiming({ phone_number: '+66812345679' }), wrong],
  ['the number in another form', claiming({ phone_number: '0812345678' }), wrong],
  ['a list of numbers', claiming({ phone_number: [number] }), wrong],
  ['no number', claiming({ phone_number: undefined }), wrong],
  ['another way in', claiming({ firebase: { sign_in_provider: 'google.com' } }), wrong],
  ['a way in that it made up', claiming({ firebase: { sign_in_provider: 'custom' } }), wrong],
  ['no way in', claiming({ firebase: undefined }), wrong],
  ['no token', () => '', 'auth/missing-verification-code'],
];

describe('an ID token of Firebase (R69)', () => {
  it.each([...forgeries.map(([what, make]) => [what, make, wrong] as const), ...ofClaims])(
    'proves nothing by %s, and the number beside it',
    async (_what, make, code) => {
      expect(await judge(make)).toBe(code);
      expect(await judge(goodToken)).toBe('proven');
      expect(keys.strangersVisitors()).toBe(0);
    },
  );

  it('may come from a clock that is a little before ours, or at its very last second', async () => {
    expect(await judge(claiming({ iat: nowSeconds + 59, auth_time: nowSeconds + 59 }))).toBe(
      'proven',
    );
    expect(await judge(claiming({ auth_time: nowSeconds - 599 }))).toBe('proven');
  });
});
