import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose';
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

/** A provider that says what a test dictates; what it forges stands in `oidc-forgeries.test.ts`. */
const forger = { issuer: '', idToken: '', key: {} as CryptoKey };
const pages = createServer();

beforeAll(async () => {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  forger.key = privateKey;
  const jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
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
const sign = (payload: object) =>
  new SignJWT({ ...payload })
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .setIssuedAt()
    .setExpirationTime('5 minutes')
    .sign(forger.key);

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
    ['another state', { state: 'of-another-way' }],
    ['another issuer beside the code', { iss: 'https://accounts.example' }],
    ['an error', { error: 'server_error' }],
  ])('is not asked for after %s', async (_what, answer) => {
    expect((await judge(await sign(claims()), answer)).kind).toBe('refused');
  });
});

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
