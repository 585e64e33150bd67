import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { bindFactor, codeOf } from '../../../../../test/factories/factors.ts';
import {
  buildRequest,
  goodPassword,
  registerMember,
} from '../../../../../test/factories/identity.ts';
import type { TestBrowser } from '../../../../../test/factories/running.ts';
import { endlessRates, runningServer } from '../../../../../test/factories/running.ts';
import { scopeOf } from '../../../../../test/factories/work.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { signInByHandOff } from './sign-in-by-hand-off.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });

/** A member who has just signed in, and so proven who they are. */
async function entered() {
  const browser = server.browser();
  const { username } = await registerMember(browser);
  await browser.enter(endpoints.logIn, { username, password: goodPassword });
  return { browser, username };
}

const linkOf = async (browser: TestBrowser) =>
  String((await browser.call(endpoints.createHandOff)).value['token']);
const arrive = (token: string, browser = server.browser()) =>
  browser.enter(endpoints.logInByHandOff, { token });

describe('the link of another own device (X6)', () => {
  it('opens a session of its own, once, even twice at once', async () => {
    const { browser, username } = await entered();
    const token = await linkOf(browser);
    const both = await Promise.all([arrive(token), arrive(token)]);
    const won = both.find(({ status }) => status === 200);
    expect(won?.value).toMatchObject({ account: username, firstTimeLogin: false });
    expect(both.find(({ status }) => status !== 200)?.code).toBe('hand_off_expired');
    expect((await arrive(token)).code).toBe('hand_off_expired');
    expect((await browser.call(endpoints.readMemberInfo)).status).toBe(200);
  });

  it('is hashed at rest, and told in the trail', async () => {
    const { browser } = await entered();
    const token = await linkOf(browser);
    const { rows } = await test
      .database()
      .pool.query<{ hash: Buffer }>('select token_hash as hash from session_hand_offs');
    expect(rows.map(({ hash }) => hash.length)).toContain(32);
    expect(rows.some(({ hash }) => hash.equals(Buffer.from(token, 'base64url')))).toBe(false);
    const { rows: told } = await test
      .database()
      .pool.query("select from trail_entries where action = 'member.hand_off'");
    expect(told.length).toBeGreaterThan(0);
  });

  it('ends after a minute, and with a newer one', async () => {
    const { browser } = await entered();
    const [first, second] = [await linkOf(browser), await linkOf(browser)];
    expect((await arrive(first)).code).toBe('hand_off_expired');
    test.clock.advance({ milliseconds: 59_999 });
    expect((await arrive(second)).status).toBe(200);
    const third = await linkOf(browser);
    test.clock.advance({ seconds: 60 });
    expect((await arrive(third)).code).toBe('hand_off_expired');
  });

  it('dies with the session that made it', async () => {
    const { browser } = await entered();
    const token = await linkOf(browser);
    await browser.call(endpoints.logOut);
    expect((await arrive(token)).code).toBe('hand_off_expired');
  });

  it('ends when all other sessions are ended, before it opened one (R71)', async () => {
    const { browser } = await entered();
    const token = await linkOf(browser);
    expect((await browser.call(endpoints.endOtherSessions)).status).toBe(200);
    expect((await arrive(token)).code).toBe('hand_off_expired');
    expect((await arrive(await linkOf(browser))).status).toBe(200);
  });

  it('is made by whoever has just proven who they are, and proves nothing further', async () => {
    const { browser, username } = await entered();
    test.clock.advance({ minutes: 6 });
    expect((await browser.call(endpoints.createHandOff)).code).toBe('step_up_required');
    await browser.call(endpoints.stepUp, { body: { kind: 'password', proof: goodPassword } });
    const other = server.browser();
    expect((await arrive(await linkOf(browser), other)).value['account']).toBe(username);
    expect((await other.call(endpoints.createHandOff)).code).toBe('step_up_required');
  });

  it('puts nobody into another account than the one that is signed in there (X5)', async () => {
    const [own, other] = [await entered(), await entered()];
    const token = await linkOf(own.browser);
    const foreign = await other.browser.call(endpoints.logInByHandOff, { body: { token } });
    expect(foreign.code).toBe('hand_off_expired');
    expect((await other.browser.call(endpoints.readMemberInfo)).status).toBe(200);
    expect((await arrive(token)).status).toBe(200);
    expect((await arrive(await linkOf(own.browser), own.browser)).status).toBe(200);
  });

  it('asks for no second factor, which stood before it', async () => {
    const { browser } = await entered();
    const { secret } = await bindFactor(test, browser, 'member');
    test.clock.advance({ minutes: 6 });
    await browser.call(endpoints.stepUp, {
      body: { kind: 'authenticator', proof: codeOf(test, secret) },
    });
    expect((await arrive(await linkOf(browser))).status).toBe(200);
  });

  it('refuses what is none, and visitors who want one', async () => {
    expect((await arrive('a lamp over the quay')).code).toBe('hand_off_expired');
    expect((await server.browser().call(endpoints.createHandOff)).code).toBe('not_signed_in');
  });

  it('lets a locked account in as little as its password would', async () => {
    const { browser } = await entered();
    const token = await linkOf(browser);
    const { identity } = server.built().contexts;
    const admit = async () => 'account_locked' as const;
    const attempt = { token, request: buildRequest(), admit };
    await expect(signInByHandOff(identity, scopeOf(test), attempt)).rejects.toMatchObject({
      code: 'account_locked',
    });
    expect((await arrive(token)).code).toBe('hand_off_expired');
  });
});
