import { endpoints } from '@portal/protocol/endpoints';
import { generateSync } from 'otplib';
import type { testDatabase } from '../harness.ts';
import { goodPassword } from './identity.ts';
import type { TestBrowser } from './running.ts';

type TestDatabase = ReturnType<typeof testDatabase>;

/** What the phone of the tests shows at the time of the tests. */
export function codeOf(test: TestDatabase, secret: string): string {
  return generateSync({ secret, epoch: Math.floor(test.clock.nowMs() / 1000) });
}

const realms = {
  member: { start: endpoints.startAuthenticator, confirm: endpoints.confirmAuthenticator },
  operator: {
    start: endpoints.startOperatorAuthenticator,
    confirm: endpoints.confirmOperatorAuthenticator,
  },
} as const;

/** Binds an authenticator to whoever is signed in; the next code is a fresh one. */
export async function bindFactor(
  test: TestDatabase,
  browser: TestBrowser,
  realm: keyof typeof realms,
) {
  const { start, confirm } = realms[realm];
  const secret = String((await browser.call(start)).value['secret']);
  const bound = await browser.call(confirm, { body: { code: codeOf(test, secret) } });
  test.clock.advance({ seconds: 30 });
  return { secret, status: bound.status, codes: bound.value['recoveryCodes'] as string[] };
}

/** Whoever is signed in says the password again; sensitive acts ask for it. */
export async function proveSelf(browser: TestBrowser): Promise<void> {
  await browser.call(endpoints.stepUp, { body: { kind: 'password', proof: goodPassword } });
}
