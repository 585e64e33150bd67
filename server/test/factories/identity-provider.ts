import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';

const client = { clientId: 'portal-of-tests', clientSecret: 'a secret between the two of us' };
const returnAddresses = ['http://localhost/login', 'http://localhost/m/securityCenter'];
/** The token of a bot that signs nothing but what tests make up. */
export const botToken = '7000000001:tests-of-the-portal-only-0000000000';

/**
 * A real provider of sign-ins in a process of its own, for a test file, and the settings by which
 * the site has an account with it.
 */
export function identityProvider() {
  const folder = mkdtempSync(join(tmpdir(), 'portal-sign-in-'));
  const file = join(folder, 'sign-in.json');
  const main = join(import.meta.dirname, '..', 'identity-provider', 'main.ts');
  const kept: { stop?: () => void } = {};

  beforeAll(async () => {
    const args = [main, client.clientId, client.clientSecret, ...returnAddresses];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] });
    kept.stop = () => child.kill();
    const issuer = await new Promise<string>((resolve, reject) => {
      let text = '';
      child.stdout.on('data', (chunk: Buffer) => {
        text += chunk.toString();
        const ready = /ready (\S+)\n/u.exec(text)?.[1];
        if (ready !== undefined) {
          resolve(ready);
        }
      });
      child.once('close', () => reject(new Error('the identity provider ended')));
    });
    const settings = { google: { ...client, issuer }, telegram: { botToken } };
    writeFileSync(file, JSON.stringify(settings));
  });
  afterAll(() => {
    kept.stop?.();
    rmSync(folder, { recursive: true, force: true });
  });
  return { file };
}

/**
 * What somebody's browser brings back from the provider: the query of the address of ours that it
 * is sent to. Each visit is a browser of its own, so the provider remembers nobody.
 */
export async function visitProvider(address: string, person: string): Promise<string> {
  const cookies = new Map<string, string>();
  let next = new URL(address);
  while (next.origin !== 'http://localhost') {
    const answer = await fetch(next, {
      redirect: 'manual',
      headers: {
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        'x-person': person,
      },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = pair.split('=');
      cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    if (location === null) {
      throw new Error(`the provider shows a page: ${answer.status} ${await answer.text()}`);
    }
    next = new URL(location, next);
  }
  return next.search.slice(1);
}
