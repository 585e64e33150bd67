import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { bindFactor, codeOf } from '../../../../test/factories/factors.ts';
import { goodPassword, registerMember } from '../../../../test/factories/identity.ts';
import { endlessRates, runningServer } from '../../../../test/factories/running.ts';
import type { TestBrowser } from '../../../../test/factories/running.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { createSecretCipher } from '../../../platform/secrets/secret-cipher.ts';
import { systemRandom } from '../../../platform/random.ts';
import { renewTotpSecrets } from './totp-secrets.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });

/** A member with a bound authenticator, signed in. */
async function enterBound() {
  const browser = server.browser();
  const { username } = await registerMember(browser);
  await browser.enter(endpoints.logIn, { username, password: goodPassword });
  return { browser, username, ...(await bindFactor(test, browser, 'member')) };
}

const logIn = (
  username: string,
  factor?: { kind: string; code: string },
  browser = server.browser(),
) =>
  browser.enter(endpoints.logIn, { username, password: goodPassword, ...(factor && { factor }) });
const stepUp = (browser: TestBrowser, kind: string, proof: string) =>
  browser.call(endpoints.stepUp, { body: { kind, proof } });
const security = async (browser: TestBrowser) => (await browser.call(endpoints.readSecurity)).value;

/** So that the captcha of wrong passwords does not come before what is tested. */
const clearSignInFailures = () =>
  test.database().pool.query("delete from sign_in_failures where key not like 'factor:%'");

const statusesOf = (answers: readonly { readonly status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);

describe('an authenticator', () => {
  it('is bound by its first code, gives ten recovery codes and ends other sessions', async () => {
    const [browser, other] = [server.browser(), server.browser()];
    const { username } = await registerMember(browser);
    await browser.enter(endpoints.logIn, { username, password: goodPassword });
    await logIn(username, undefined, other);
    const { codes, status } = await bindFactor(test, browser, 'member');
    expect(status).toBe(200);
    expect(new Set(codes).size).toBe(10);
    expect(codes[0]).toMatch(/^(?:[0-9a-z]{4}-){3}[0-9a-z]{4}$/u);
    expect(await security(browser)).toMatchObject({
      recoveryCodes: 10,
      isFactorRequired: false,
    });
    expect((await other.call(endpoints.readSecurity)).code).toBe('not_signed_in');
    expect((await browser.call(endpoints.startAuthenticator)).code).toBe('factor_is_bound');
  });

  it('is not bound by a wrong code, nor without a secret', async () => {
    const browser = server.browser();
    const { username } = await registerMember(browser);
    await browser.enter(endpoints.logIn, { username, password: goodPassword });
    const confirm = (code: string) =>
      browser.call(endpoints.confirmAuthenticator, { body: { code } });
    expect((await confirm('123456')).code).toBe('factor_not_started');
    const first = String((await browser.call(endpoints.startAuthenticator)).value['secret']);
    const second = String((await browser.call(endpoints.startAuthenticator)).value['secret']);
    expect((await confirm(codeOf(test, first))).code).toBe('proof_incorrect');
    expect((await security(browser))['authenticatorSince']).toBeNull();
    expect((await confirm(codeOf(test, second))).status).toBe(200);
  });

  it('lies encrypted in the database, and is put under a key that comes later', async () => {
    const { secret, browser } = await enterBound();
    const { rows } = await test
      .database()
      .pool.query<{ secret: Buffer }>('select secret from authenticators');
    expect(rows.some((row) => row.secret.includes(secret))).toBe(false);
    const keys = [new Uint8Array(32).fill(8), new Uint8Array(32).fill(7)] as const;
    const later = createSecretCipher({ keys, random: systemRandom() });
    const renewed = await test.inUnit((ctx) => renewTotpSecrets({ ...ctx, cipher: later }));
    expect(renewed).toBe(rows.length);
    // And back, for the tests after this one.
    const back = createSecretCipher({ keys: [keys[1], keys[0]], random: systemRandom() });
    await test.inUnit((ctx) => renewTotpSecrets({ ...ctx, cipher: back }));
    expect((await stepUp(browser, 'authenticator', codeOf(test, secret))).status).toBe(200);
  });

  it('is taken off only after a fresh proof', async () => {
    const { browser, secret } = await enterBound();
    test.clock.advance({ minutes: 6 });
    const refused = await browser.call(endpoints.deleteAuthenticator);
    expect(refused).toMatchObject({
      code: 'step_up_required',
      data: { kinds: ['authenticator', 'recovery_code'] },
    });
    await stepUp(browser, 'authenticator', codeOf(test, secret));
    expect((await browser.call(endpoints.deleteAuthenticator)).status).toBe(200);
    expect((await browser.call(endpoints.deleteAuthenticator)).code).toBe('factor_not_bound');
    expect((await browser.call(endpoints.createRecoveryCodes)).code).toBe('factor_not_bound');
    expect(await security(browser)).toMatchObject({ authenticatorSince: null, recoveryCodes: 0 });
  });
});

describe('a sign-in with a second factor (R67)', () => {
  it('asks for it after the password, and takes each code once, even twice at once', async () => {
    const { username, secret } = await enterBound();
    expect(await logIn(username)).toMatchObject({
      code: 'second_factor_required',
      data: { kinds: ['authenticator', 'recovery_code'] },
    });
    const wrongPassword = { username, password: 'not the password at all' };
    const guessed = await server.browser().enter(endpoints.logIn, wrongPassword);
    expect(guessed.code).toBe('in_incorrect_password');
    const code = codeOf(test, secret);
    const both = await Promise.all([
      logIn(username, { kind: 'authenticator', code }),
      logIn(username, { kind: 'authenticator', code }),
    ]);
    expect(statusesOf(both)).toEqual([200, 422]);
    const again = await logIn(username, { kind: 'authenticator', code });
    expect(again.code).toBe('second_factor_incorrect');
  });

  it('takes a recovery code once, as it was written down', async () => {
    const { username, codes, browser } = await enterBound();
    const code = (codes[3] ?? '').toUpperCase().replaceAll('-', ' ');
    const both = await Promise.all([
      logIn(username, { kind: 'recovery_code', code }),
      logIn(username, { kind: 'recovery_code', code }),
    ]);
    expect(statusesOf(both)).toEqual([200, 422]);
    expect((await security(browser))['recoveryCodes']).toBe(9);
    const fresh = (await browser.call(endpoints.createRecoveryCodes)).value['recoveryCodes'];
    expect(fresh).toHaveLength(10);
    const spent = await logIn(username, { kind: 'recovery_code', code: codes[0] ?? '' });
    expect(spent.code).toBe('second_factor_incorrect');
  });

  it('counts wrong factors as it counts wrong passwords, right passwords beside them or not', async () => {
    const { username, secret } = await enterBound();
    const codes: unknown[] = [];
    for (let tried = 0; tried < 4; tried += 1) {
      codes.push((await logIn(username, { kind: 'authenticator', code: '000000' })).code);
      await logIn(username);
    }
    expect(codes).toEqual([
      'second_factor_incorrect',
      'second_factor_incorrect',
      'second_factor_incorrect',
      'captcha_required',
    ]);
    const right = await logIn(username, { kind: 'authenticator', code: codeOf(test, secret) });
    expect(right.code).toBe('captcha_required');
  });
});

describe('the codes of a sign-in (agents-loyalty-money.md F)', () => {
  it('are locked for a quarter of an hour after five wrong ones, whatever the password', async () => {
    const { username, secret, browser } = await enterBound();
    for (let tried = 0; tried < 5; tried += 1) {
      const guess = { kind: 'authenticator', code: '000000' };
      expect((await logIn(username, guess, browser)).code).toBe('second_factor_incorrect');
      // The password alone is no guess; its own count stays below the captcha.
      await clearSignInFailures();
    }
    const right = () => ({ kind: 'authenticator', code: codeOf(test, secret) });
    const locked = await logIn(username, right(), browser);
    expect([locked.code, locked.data]).toMatchObject([
      'login_throttled',
      { retryAfterSeconds: 900 },
    ]);
    test.clock.advance({ minutes: 15 });
    expect((await logIn(username, right(), browser)).status).toBe(200);
  });
});

describe('stepping up', () => {
  it('needs the password where no factor is bound, and nothing else will do', async () => {
    const browser = server.browser();
    const { username } = await registerMember(browser);
    // Who registers proves nothing: the session is new, the password may be read over a shoulder.
    expect((await browser.call(endpoints.startAuthenticator)).data).toEqual({
      kinds: ['password'],
    });
    expect((await stepUp(browser, 'authenticator', '000000')).code).toBe('proof_incorrect');
    expect((await stepUp(browser, 'password', `${goodPassword}x`)).code).toBe('proof_incorrect');
    expect((await stepUp(browser, 'password', goodPassword)).status).toBe(200);
    expect((await browser.call(endpoints.startAuthenticator)).status).toBe(200);
    // Another session of the same member has proved nothing by it.
    const other = server.browser();
    await logIn(username, undefined, other);
    test.clock.advance({ minutes: 5 });
    expect((await other.call(endpoints.startAuthenticator)).code).toBe('step_up_required');
  });

  it('takes no password in the place of a bound factor', async () => {
    const { browser, codes } = await enterBound();
    expect((await stepUp(browser, 'password', goodPassword)).code).toBe('proof_incorrect');
    expect((await stepUp(browser, 'recovery_code', codes[0] ?? '')).status).toBe(200);
  });

  it('is not done by a new password where a factor is bound, however fresh its proof was', async () => {
    const { browser } = await enterBound();
    const words = 'a lamp over the quay at night';
    const typed = { oldPassword: goodPassword, newPassword: words, confirmNewPassword: words };
    expect((await browser.enter(endpoints.changePassword, typed)).status).toBe(200);
    expect(await security(browser)).toMatchObject({ provenUntil: null });
    expect((await browser.call(endpoints.deleteAuthenticator)).code).toBe('step_up_required');
  });

  it('is fresh for five minutes and not a second longer', async () => {
    const { browser, secret } = await enterBound();
    test.clock.advance({ minutes: 10 });
    const { value } = await stepUp(browser, 'authenticator', codeOf(test, secret));
    expect(value['provenUntil']).toBe(String(test.clock.now().add({ minutes: 5 })));
    test.clock.advance({ seconds: 299 });
    expect((await browser.call(endpoints.createRecoveryCodes)).status).toBe(200);
    test.clock.advance({ seconds: 1 });
    expect((await browser.call(endpoints.createRecoveryCodes)).code).toBe('step_up_required');
    expect((await security(browser))['provenUntil']).toBeNull();
  });

  it('stops guesses after five for a quarter of an hour, parallel ones included', async () => {
    const { browser, secret } = await enterBound();
    const guesses = await Promise.all(
      Array.from({ length: 14 }, () => stepUp(browser, 'authenticator', '000000')),
    );
    const refused = guesses.filter(({ code }) => code === 'login_throttled');
    expect(refused).toHaveLength(9);
    expect(refused[0]?.data).toMatchObject({ retryAfterSeconds: 900 });
    expect((await stepUp(browser, 'authenticator', codeOf(test, secret))).code).toBe(
      'login_throttled',
    );
  });
});
