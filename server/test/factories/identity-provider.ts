import { fork } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';

const root = join(import.meta.dirname, '..', '..', '..');
const main = join(root, 'identity-provider', 'src', 'main.ts');
/** The token of a bot that signs nothing but what tests make up. */
export const botToken = '7000000001:tests-of-the-portal-only-0000000000';

/**
 * A real provider of sign-ins in a process of its own, for a test file, and the settings by which
 * the site has an account with it.
 */
export function identityProvider() {
  const folder = mkdtempSync(join(tmpdir(), 'portal-sign-in-'));
  const file = join(folder, 'sign-in.json');
  const kept: { stop?: () => void } = {};

  beforeAll(async () => {
    const child = fork(main, {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: {
        ...process.env,
        IDENTITY_PROVIDER_DIR: folder,
        IDENTITY_PROVIDER_SITES: 'http://localhost',
      },
    });
    kept.stop = () => child.kill();
    const introductions = await new Promise<string>((resolve, reject) => {
      child.once('message', (message: { readonly introductions: string }) => {
        resolve(message.introductions);
      });
      child.once('close', () => reject(new Error('the identity provider ended')));
    });
    const settings: unknown = JSON.parse(readFileSync(introductions, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...Object(settings), telegram: { botToken } }));
  });
  afterAll(() => {
    kept.stop?.();
    rmSync(folder, { recursive: true, force: true });
  });
  return { file };
}

/**
 * What somebody's browser brings back from the provider: the query of the address of ours that it
 * is sent to. Each visit is a browser of its own, so the provider remembers nobody; `nobody` turns
 * back.
 */
export async function visitProvider(address: string, person: string): Promise<string> {
  const cookies = new Map<string, string>();
  const act = person === 'nobody' ? 'cancel' : 'sign_in';
  let next = new URL(address);
  let body: URLSearchParams | undefined;
  while (next.origin !== 'http://localhost') {
    const answer = await fetch(next, {
      redirect: 'manual',
      ...(body && { method: 'POST', body }),
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = pair.split('=');
      cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    if (location === null && (body !== undefined || !answer.ok)) {
      throw new Error(`the provider shows a page: ${answer.status} ${await answer.text()}`);
    }
    // Its page asks who somebody is; the form goes to the address of the page.
    body = location === null ? new URLSearchParams({ person, act }) : undefined;
    next = new URL(location ?? next, next);
  }
  return next.search.slice(1);
}
