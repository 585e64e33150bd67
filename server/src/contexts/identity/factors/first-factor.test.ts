import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { codeSentTo, newNumber, proveNumber } from '../../../../test/factories/codes.ts';
import { bindFactor, proveSelf } from '../../../../test/factories/factors.ts';
import { goodPassword, registerMember } from '../../../../test/factories/identity.ts';
import { bindPasskey } from '../../../../test/factories/passkeys.ts';
import {
  endlessRates,
  runningServer,
  type TestBrowser,
} from '../../../../test/factories/running.ts';
import { softPasskey } from '../../../../test/factories/soft-passkey.ts';
import { testDatabase } from '../../../../test/harness.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });
const askedForPassword = { code: 'step_up_required', data: { kinds: ['password'] } };

async function memberWithNumber() {
  const browser = server.browser();
  const { id, username } = await registerMember(browser);
  const number = newNumber();
  await proveNumber(test, id, number);
  return { id, username, number, browser };
}

/** A session that a code to the number opened. */
async function enterBySms(number: string, browser = server.browser()) {
  test.clock.advance({ minutes: 6 });
  await browser.call(endpoints.sendLoginCode, { body: { mobileNum: number } });
  const password = await codeSentTo(test, server, number);
  await browser.enter(endpoints.logIn, { type: 'sms', username: number, password });
  return browser;
}

const heldUntil = async (browser: TestBrowser) =>
  (await browser.call(endpoints.readContacts)).value['moneyHeldUntil'];

/** Nobody who knew one says it; as after a registration by number alone. */
const forgetPassword = (id: string) =>
  test
    .database()
    .pool.query('update credentials set has_password = false where subject_id = $1', [id]);

describe('the first factor of a member who has a password (agents-loyalty-money.md F)', () => {
  it('is not bound by whoever took the number over, and the owner comes in', async () => {
    const { username, number } = await memberWithNumber();
    const thief = await enterBySms(number);
    expect(await thief.call(endpoints.startAuthenticator)).toMatchObject(askedForPassword);
    expect(await thief.call(endpoints.startPasskey)).toMatchObject(askedForPassword);
    const back = server.browser();
    await back.enter(endpoints.logIn, { username, password: goodPassword });
    expect((await back.call(endpoints.readMemberInfo)).status).toBe(200);
  });

  it('is no passkey that was asked for in another account of the same browser', async () => {
    const { number } = await memberWithNumber();
    const browser = server.browser();
    await registerMember(browser);
    await proveSelf(browser);
    const { value } = await browser.call(endpoints.startPasskey);
    await enterBySms(number, browser);
    const response = softPasskey().make(String(value['options']));
    const body = { name: 'Phone', response };
    expect(await browser.call(endpoints.createPasskey, { body })).toMatchObject(askedForPassword);
  });

  it('is bound with the password, which is fresh for five minutes', async () => {
    const { browser, username } = await memberWithNumber();
    await browser.enter(endpoints.logIn, { username, password: goodPassword });
    test.clock.advance({ minutes: 5 });
    expect((await browser.call(endpoints.startAuthenticator)).code).toBe('step_up_required');
    await proveSelf(browser);
    expect((await bindFactor(test, browser, 'member')).status).toBe(200);
    expect(await heldUntil(browser)).toBeNull();
  });

  it.each([
    ['an authenticator', async (browser: TestBrowser) => bindFactor(test, browser, 'member')],
    ['a passkey', bindPasskey],
  ] as const)('holds money for a day where a code opened the session: %s', async (_what, bind) => {
    const { number } = await memberWithNumber();
    const browser = await enterBySms(number);
    await proveSelf(browser);
    const at = test.clock.now();
    expect((await bind(browser)).status).toBe(200);
    expect(await heldUntil(browser)).toBe(String(at.add({ hours: 24 })));
  });
});

describe('the first factor of a member who has no password', () => {
  it('is bound by a code, and holds money for a day', async () => {
    const { id, number } = await memberWithNumber();
    await forgetPassword(id);
    const browser = await enterBySms(number);
    expect((await bindFactor(test, browser, 'member')).status).toBe(200);
    expect(await heldUntil(browser)).not.toBeNull();
  });
});
