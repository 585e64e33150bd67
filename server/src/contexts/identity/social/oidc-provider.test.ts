import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { discovered, oidcProvider } from './oidc-provider.ts';
import type { SocialWay } from './provider.ts';

const client = { clientId: 'portal', clientSecret: 'a secret that is long enough for a key' };
const way: SocialWay = {
  state: 'state-of-this-way',
  verifier: 'v'.repeat(43),
  nonce: 'nonce-of-this-way',
  returnUrl: 'http://localhost/login',
};

/** A provider that says what a test dictates, as an attacker between us would. */
const forger: { issuer: string; idToken: string; keys: Record<'right' | 'wrong', CryptoKey> } = {
  issuer: '',
  idToken: '',
  keys: {} as Record<'right' | 'wrong', CryptoKey>,
};
const pages = createServer();

beforeAll(async () => {
  const [right, wrong] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  forger.keys = { right: right.privateKey, wrong: wrong.privateKey };
  const jwk = { ...(await exportJWK(right.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  pages.on('request', (request, response) => {
    const { issuer, idToken } = forger;
    const answers: Readonly<Record<string, object>> = {
      '/.well-known/openid-configuration': {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
      },
      '/keys': { keys: [jwk] },
      '/token': { access_token: 'a', token_type: 'bearer', id_token: idToken },
    };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answers[request.url ?? ''] ?? {}));
  });
  await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve));
  forger.issuer = `http://127.0.0.1:${(pages.address() as AddressInfo).port}`;
});
afterAll(() => {
  pages.close();
});

const claims = () => ({
  iss: forger.issuer,
  aud: client.clientId,
  sub: 'elsewhere-1',
  nonce: way.nonce,
});

/** By the clock of the machine, as the provider and the library that reads it do. */
const sign = (payload: object, { key = 'right', ends = '5 minutes' }: Signing = {}) =>
  new SignJWT({ ...payload })
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .setIssuedAt()
    .setExpirationTime(ends)
    .sign(forger.keys[key]);

interface Signing {
  readonly key?: keyof typeof forger.keys;
  readonly ends?: string;
}

async function judge(idToken: string, answer: Readonly<Record<string, string>> = {}) {
  forger.idToken = idToken;
  const provider = oidcProvider(() => discovered(forger.issuer, client));
  const query = new URLSearchParams({ state: way.state, code: 'code', ...answer });
  return provider.judge(query, way, Temporal.Instant.from('2026-11-23T00:00:00Z'));
}

describe('a token of a provider (R69)', () => {
  it('proves its subject', async () => {
    const token = await sign({ ...claims(), name: 'Mika' });
    expect(await judge(token)).toEqual({ kind: 'proven', subject: 'elsewhere-1', name: 'Mika' });
  });

  it.each([
    ['another issuer', () => sign({ ...claims(), iss: 'https://accounts.example' })],
    ['another audience', () => sign({ ...claims(), aud: 'somebody-else' })],
    ['several audiences', () => sign({ ...claims(), aud: ['portal', 'other'], azp: 'other' })],
    ['an end in the past', () => sign(claims(), { ends: '2 minutes ago' })],
    [
      'no end',
      () =>
        new SignJWT(claims())
          .setProtectedHeader({ alg: 'RS256', kid: 'one' })
          .setIssuedAt()
          .sign(forger.keys.right),
    ],
    ['another nonce', () => sign({ ...claims(), nonce: 'of-another-way' })],
    ['no nonce', () => sign({ ...claims(), nonce: undefined })],
    ['no subject', () => sign({ ...claims(), sub: undefined })],
    ['an empty subject', () => sign({ ...claims(), sub: '' })],
    ['an endless subject', () => sign({ ...claims(), sub: 's'.repeat(256) })],
    ['a key that is not published', () => sign(claims(), { key: 'wrong' })],
    [
      'no signature',
      () => new UnsecuredJWT(claims()).setIssuedAt().setExpirationTime('5 minutes').encode(),
    ],
    [
      'our own secret as the key',
      () =>
        new SignJWT(claims())
          .setProtectedHeader({ alg: 'HS256' })
          .setIssuedAt()
          .setExpirationTime('5 minutes')
          .sign(new TextEncoder().encode(client.clientSecret)),
    ],
    [
      'a payload that was changed',
      async () => (await sign(claims())).replace(/\.[^.]+\./u, changed),
    ],
    ['no token', () => ''],
  ])('proves nobody with %s', async (_what, make) => {
    expect((await judge(await make())).kind).toBe('refused');
  });

  it.each([
    ['another state', { state: 'of-another-way' }],
    ['another issuer beside the code', { iss: 'https://accounts.example' }],
    ['an error', { error: 'server_error' }],
  ])('is not asked for after %s', async (_what, answer) => {
    expect((await judge(await sign(claims()), answer)).kind).toBe('refused');
  });
});

function changed(part: string): string {
  const payload: unknown = JSON.parse(Buffer.from(part, 'base64url').toString());
  const other = { ...(payload as object), sub: 'somebody-else' };
  return `.${Buffer.from(JSON.stringify(other)).toString('base64url')}.`;
}

describe('a provider that is away', () => {
  it('is asked again at the next attempt', async () => {
    let asked = 0;
    const provider = oidcProvider(() => {
      asked += 1;
      return asked === 1 ? Promise.reject(new Error('away')) : discovered(forger.issuer, client);
    });
    await expect(provider.addressOf(way)).rejects.toThrow('away');
    const address = new URL(await provider.addressOf(way));
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      client_id: 'portal',
      response_type: 'code',
      scope: 'openid profile',
      redirect_uri: 'http://localhost/login',
      state: way.state,
      nonce: way.nonce,
      code_challenge_method: 'S256',
    });
  });
});
