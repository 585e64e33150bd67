import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Claims, Forgery } from '../../../../test/factories/forged/forgeries.ts';
import { claiming, forgeries, goodToken } from '../../../../test/factories/forged/forgeries.ts';
import { tokenKeys } from '../../../../test/factories/forged/token-keys.ts';
import {
  endlessRates,
  runningServer,
  type TestBrowser,
} from '../../../../test/factories/running.ts';
import { finish, startOf } from '../../../../test/factories/social.ts';
import { testDatabase } from '../../../../test/harness.ts';

const clientId = 'portal';
const accessToken = 'a token that is used for nothing';
const said = { idToken: '' };

/** A provider whose token endpoint says what a test dictates, as an attacker between us would. */
const keys = tokenKeys(() => ({
  '/.well-known/openid-configuration': {
    issuer: keys.address(),
    authorization_endpoint: `${keys.address()}/authorize`,
    token_endpoint: `${keys.address()}/token`,
    jwks_uri: `${keys.address()}/keys`,
  },
  '/token': { access_token: accessToken, token_type: 'bearer', id_token: said.idToken },
}));

const test = testDatabase();
const folder = mkdtempSync(join(tmpdir(), 'portal-forged-'));
const signInFile = join(folder, 'sign-in.json');
beforeAll(() => {
  const google = { clientId, clientSecret: 'a secret of a test', issuer: keys.address() };
  writeFileSync(signInFile, JSON.stringify({ google }));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const server = runningServer(test, { signInFile }, { rates: endlessRates });

const halfOf = (token: string) => hash('sha256', token, 'buffer').subarray(0, 16);
/** Long before and long after this machine's clock, by which the library judges. */
const [longAgo, farAway] = [1_000_000_000, 4_000_000_000];

const goodClaims = (nonce: string): Claims => ({
  iss: keys.address(),
  aud: clientId,
  sub: 'elsewhere-1',
  nonce,
  iat: longAgo,
  exp: farAway,
  at_hash: halfOf(accessToken).toString('base64url'),
});

/** One way to the provider and back, with a token that is made for its nonce. */
async function goOnce(browser: TestBrowser, make: Forgery[1]) {
  const address = await startOf(browser);
  const claims = goodClaims(address.searchParams.get('nonce') ?? '');
  said.idToken = await make({ claims, keys });
  const state = address.searchParams.get('state') ?? '';
  const got = await finish(browser, new URLSearchParams({ state, code: 'code' }).toString());
  return got.code ?? got.status;
}

/** Rightly signed by the provider, for somebody else, for another time, or of nobody. */
const ofClaims: readonly Forgery[] = [
  ['another issuer', claiming({ iss: 'https://accounts.example' })],
  ['an issuer with a stroke more', claiming(({ iss }) => ({ iss: `${String(iss)}/` }))],
  ['a list of issuers', claiming(({ iss }) => ({ iss: [iss] }))],
  ['no issuer', claiming({ iss: undefined })],
  ['another audience', claiming({ aud: 'somebody-else' })],
  ['the audience in other letters', claiming({ aud: 'Portal' })],
  ['a list of other audiences', claiming({ aud: ['somebody-else', 'portal2'] })],
  ['a list of no audience', claiming({ aud: [] })],
  ['an audience beside us', claiming({ aud: [clientId, 'other'] })],
  ['an audience beside us, for us', claiming({ aud: [clientId, 'other'], azp: clientId })],
  ['no audience', claiming({ aud: undefined })],
  ['a number as the audience', claiming({ aud: 7 })],
  ['somebody else as the party', claiming({ azp: 'other' })],
  ['an end in the past', claiming({ exp: longAgo + 1 })],
  ['no end', claiming({ exp: undefined })],
  ['a text as the end', claiming({ exp: String(farAway) })],
  ['a beginning in the future', claiming({ nbf: farAway })],
  ['a text as the beginning', claiming({ nbf: '0' })],
  ['no moment of its making', claiming({ iat: undefined })],
  ['a text as the moment of its making', claiming({ iat: '1' })],
  ['a making after its end', claiming({ iat: farAway + 1 })],
  ['another nonce', claiming({ nonce: 'of-another-way' })],
  ['no nonce', claiming({ nonce: undefined })],
  ['an empty nonce', claiming({ nonce: '' })],
  ['a list of nonces', claiming(({ nonce }) => ({ nonce: [nonce] }))],
  ['no subject', claiming({ sub: undefined })],
  ['an empty subject', claiming({ sub: '' })],
  ['a number as the subject', claiming({ sub: 1 })],
  ['a list of subjects', claiming({ sub: ['elsewhere-1'] })],
  ['nothing as the subject', claiming({ sub: null })],
  ['an endless subject', claiming({ sub: 's'.repeat(256) })],
  ['the half of another token', claiming({ at_hash: halfOf('another').toString('base64url') })],
  ['a number as the half', claiming({ at_hash: 1 })],
  ['no token', () => ''],
];

it.each([...forgeries, ...ofClaims])(
  'lets nobody in by %s, and the owner beside it (R69)',
  async (...row) => {
    const [, make] = row;
    const browser = server.browser();
    expect(await goOnce(browser, make)).toBe('auth/unknown');
    expect(await goOnce(browser, goodToken)).toBe(200);
    expect(keys.strangersVisitors()).toBe(0);
  },
);

it('takes no token of the way before, and no good one twice (R69)', async () => {
  const browser = server.browser();
  const kept = { token: '' };
  const keep: Forgery[1] = (forge) => {
    kept.token = goodToken(forge);
    return kept.token;
  };
  expect(await goOnce(browser, keep)).toBe(200);
  expect(await goOnce(browser, () => kept.token)).toBe('auth/unknown');
  expect(await goOnce(server.browser(), () => kept.token)).toBe('auth/unknown');
});
