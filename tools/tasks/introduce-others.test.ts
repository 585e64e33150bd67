import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { introduceOthers } from './introduce-others.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'portal-others-'));
/** Vendors and payments are named, so that the provider of sign-ins is looked at alone. */
const named = { DATA_DIR: dataDir, PORT: '8123', VENDORS_FILE: 'v.json', PAYMENTS_FILE: 'p.json' };

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function introduced(env: Readonly<Record<string, string>>) {
  const own: NodeJS.ProcessEnv = { ...named, ...env };
  await introduceOthers(own);
  return own;
}

describe('introduceOthers', () => {
  it('gives a real site nobody to sign people in', async () => {
    expect((await introduced({ DEMO: '0' }))['SIGN_IN_FILE']).toBeUndefined();
    const operated = await introduced({ DATABASE_URL: 'postgres://db/site' });
    expect(operated['SIGN_IN_FILE']).toBeUndefined();
  });

  it('gives nobody to a demo that other machines reach, or whose port nobody knows', async () => {
    expect((await introduced({ HOST: '0.0.0.0' }))['SIGN_IN_FILE']).toBeUndefined();
    expect((await introduced({ PORT: '0' }))['SIGN_IN_FILE']).toBeUndefined();
    expect(existsSync(join(dataDir, 'identity-provider'))).toBe(false);
  });

  it('leaves the file that an operator names', async () => {
    expect((await introduced({ SIGN_IN_FILE: 'own.json' }))['SIGN_IN_FILE']).toBe('own.json');
  });

  it('starts the demo identity provider, which says where it is', async () => {
    const { SIGN_IN_FILE: file = '' } = await introduced({});
    const { google } = JSON.parse(readFileSync(file, 'utf8')) as {
      readonly google: { readonly issuer: string; readonly clientId: string };
    };
    const { issuer, clientId } = google;
    expect(issuer).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/u);
    const answer = await fetch(`${issuer}/.well-known/openid-configuration`);
    expect(await answer.json()).toMatchObject({ issuer });
    for (const site of ['http://localhost:8123', 'http://127.0.0.1:8123']) {
      const query = new URLSearchParams({
        client_id: clientId,
        response_type: 'code',
        scope: 'openid',
        redirect_uri: `${site}/login`,
        code_challenge: 'x'.repeat(43),
        code_challenge_method: 'S256',
      });
      const start = await fetch(`${issuer}/auth?${query.toString()}`, { redirect: 'manual' });
      expect(start.status).toBe(303);
    }
  });
});
