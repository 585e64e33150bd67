import { hash, randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type IdentityProvider, startIdentityProvider } from './identity-provider.ts';

interface Introduced {
  readonly google: {
    readonly clientId: string;
    readonly clientSecret: string;
    readonly issuer: string;
  };
}

const folder = mkdtempSync(join(tmpdir(), 'identity-provider-'));
const site = 'http://localhost:8080';
const stage: { provider?: IdentityProvider } = {};
const verifier = randomBytes(32).toString('base64url');

beforeAll(async () => {
  stage.provider = await startIdentityProvider({ port: 0, folder, sites: [site] });
});

afterAll(async () => {
  await stage.provider?.stop();
  rmSync(folder, { recursive: true });
});

function own() {
  const path = stage.provider?.introductions ?? '';
  return (JSON.parse(readFileSync(path, 'utf8')) as Introduced).google;
}

function startAddress(query: Readonly<Record<string, string>> = {}): URL {
  const address = new URL('/auth', own().issuer);
  address.search = new URLSearchParams({
    client_id: own().clientId,
    response_type: 'code',
    scope: 'openid profile',
    redirect_uri: `${site}/login`,
    state: 'a state',
    code_challenge: hash('sha256', verifier, 'base64url'),
    code_challenge_method: 'S256',
    ...query,
  }).toString();
  return address;
}

/** A browser: it keeps cookies and follows redirects, up to a page or an address of the site. */
function browser(acceptLanguage = 'en') {
  const cookies = new Map<string, string>();
  return async (first: URL, form?: Readonly<Record<string, string>>) => {
    let [url, body] = [first, form && new URLSearchParams(form)];
    while (url.origin !== site) {
      const answer = await fetch(url, {
        method: body === undefined ? 'GET' : 'POST',
        redirect: 'manual',
        ...(body && { body }),
        headers: {
          'accept-language': acceptLanguage,
          cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        },
      });
      for (const line of answer.headers.getSetCookie()) {
        const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? [];
        cookies.set(name, value);
      }
      const location = answer.headers.get('location');
      if (location === null) {
        return { url, status: answer.status, page: await answer.text() };
      }
      [url, body] = [new URL(location, url), undefined];
    }
    return { url, status: 302, page: '' };
  };
}

async function tokenOf(code: string, codeVerifier: string) {
  const { clientId, clientSecret, issuer } = own();
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    code_verifier: codeVerifier,
    redirect_uri: `${site}/login`,
    client_id: clientId,
    client_secret: clientSecret,
  });
  const answer = await fetch(new URL('/token', issuer), { method: 'POST', body });
  return (await answer.json()) as { readonly id_token?: string; readonly error?: string };
}

const signIn = async (person: string) => {
  const visit = browser();
  const { url } = await visit(startAddress());
  return (await visit(url, { act: 'sign_in', person })).url.searchParams;
};

describe('the demo identity provider', () => {
  it('introduces itself at an address of this machine alone, in a file for nobody else', () => {
    expect(own().issuer).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/u);
    expect(stage.provider?.introductions).toBe(join(folder, 'introductions.json'));
  });

  it('says on its page what it is, in two languages', async () => {
    const english = await browser()(startAddress());
    expect(english.page).toContain('<h1>Demo identity provider</h1>');
    expect(english.page).toContain('No password is asked for');
    const arabic = await browser('ar')(startAddress());
    expect(arabic.page).toContain('lang="ar" dir="rtl"');
  });

  it('sends a person back with a code that says who they are', async () => {
    const answer = await signIn('ada');
    expect(answer.get('state')).toBe('a state');
    const { id_token: token = '' } = await tokenOf(answer.get('code') ?? '', verifier);
    const claims: unknown = JSON.parse(
      Buffer.from(token.split('.')[1] ?? '', 'base64url').toString(),
    );
    expect(claims).toMatchObject({ sub: 'ada', name: 'ada Elsewhere', iss: own().issuer });
  });

  it('gives nothing for a code without the secret of the browser that asked', async () => {
    const answer = await signIn('eve');
    const { error } = await tokenOf(answer.get('code') ?? '', 'x'.repeat(43));
    expect(error).toBe('invalid_grant');
  });

  it('sends back whoever turns back, or names nobody', async () => {
    for (const form of [
      { act: 'cancel', person: 'ada' },
      { act: 'sign_in', person: ' ' },
    ]) {
      const visit = browser();
      const { url } = await visit(startAddress());
      expect((await visit(url, form)).url.searchParams.get('error')).toBe('access_denied');
    }
  });

  it('sends nobody to another site', async () => {
    const answer = await browser()(startAddress({ redirect_uri: 'https://evil.example/login' }));
    expect(answer.status).toBe(400);
  });

  it('answers a made-up interaction with a refusal', async () => {
    const answer = await browser()(new URL('/interaction/nothing', own().issuer));
    expect(answer.status).toBe(400);
  });
});
