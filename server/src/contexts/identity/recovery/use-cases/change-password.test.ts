import type { Endpoint } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it, vi } from 'vitest';
import { codeSentTo, newNumber, proveNumber } from '../../../../../test/factories/codes.ts';
import {
  buildRequest,
  formOf,
  goodPassword,
  newName,
  registerMember,
} from '../../../../../test/factories/identity.ts';
import { change, enter, newPassword, reads } from '../../../../../test/factories/passwords.ts';
import type { TestBrowser } from '../../../../../test/factories/running.ts';
import { endlessRates, runningServer } from '../../../../../test/factories/running.ts';
import { siteFileWith, switchesWith, switchesWithout } from '../../../../../test/factories/site.ts';
import { scopeOf } from '../../../../../test/factories/work.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { changePassword } from './change-password.ts';

const test = testDatabase();
const passwords = { default: 'welcome to the house 1', mostDays: 90 };
const server = runningServer(
  test,
  { siteFile: siteFileWith({ passwords, switches: switchesWith('PWDEXPFORCECHANGE3') }) },
  { rates: endlessRates },
);
// A site is data of its database, so another one has another.
const plainTest = testDatabase();
const plainServer = runningServer(plainTest, {
  siteFile: siteFileWith({ passwords, switches: switchesWithout('PWDEXPFORCECHANGE3') }),
});

describe('POST /wps/member/password', () => {
  it('replaces the password, and ends every other session (R62)', async () => {
    const browser = server.browser();
    const { username } = await registerMember(browser);
    const elsewhere = server.browser();
    await enter(elsewhere, username, goodPassword);
    const before = browser.session.token;
    const got = await change(browser);
    expect([got.status, got.value['username'], got.value['passwordExpired']]).toEqual([
      200,
      username,
      false,
    ]);
    expect(browser.session.token).not.toBe(before);
    expect([await reads(browser), await reads(elsewhere)]).toEqual([200, 401]);
    const old = await enter(server.browser(), username, goodPassword);
    const fresh = await enter(server.browser(), username, newPassword);
    expect([old.code, fresh.status]).toEqual(['in_incorrect_password', 200]);
  });

  it.each(['verify', 'hash'] as const)(
    'costs no captcha where the server is too busy to %s',
    async (work) => {
      const browser = server.browser();
      await registerMember(browser);
      const busy = vi
        .spyOn(server.built().contexts.identity.hasher, work)
        .mockRejectedValue(new Refusal('overloaded', { retryAfterSeconds: 2 }));
      const body = { oldPassword: goodPassword, newPassword, confirmNewPassword: newPassword };
      const refused: unknown[] = [];
      for (let tried = 0; tried < 3; tried += 1) {
        refused.push((await browser.call(endpoints.changePassword, { body })).code);
      }
      busy.mockRestore();
      expect(refused).toEqual(Array(3).fill('overloaded'));
      const wrong = await browser.call(endpoints.changePassword, {
        body: { ...body, oldPassword: 'no lamp at all' },
      });
      expect([wrong.code, wrong.data]).toEqual(['old_password_incorrect', {}]);
      expect((await change(browser)).status).toBe(200);
    },
  );

  it('ends the codes that were sent before it, and none that is sent after it (R62)', async () => {
    const browser = server.browser();
    const { id } = await registerMember(browser);
    const number = newNumber();
    await proveNumber(test, id, number);
    const thief = server.browser();
    const enterBy = async (password: string) => {
      const body = { type: 'sms', username: number, password };
      return (await thief.call(endpoints.logIn, { body })).code;
    };
    await thief.call(endpoints.sendLoginCode, { body: { mobileNum: number } });
    const early = await codeSentTo(test, server, number);
    expect((await change(browser)).status).toBe(200);
    expect(await enterBy(early)).toBe('auth/code-expired');
    test.clock.advance({ seconds: 2 });
    await thief.call(endpoints.sendLoginCode, { body: { mobileNum: number } });
    expect(await enterBy(await codeSentTo(test, server, number))).toBeUndefined();
  });

  it.each([
    [{ newPassword: '', confirmNewPassword: '' }, 'newPassword', 'required'],
    [{ newPassword: 'short', confirmNewPassword: 'short' }, 'newPassword', 'length'],
    [{ confirmNewPassword: `${newPassword} ` }, 'confirmNewPassword', 'mismatch'],
  ])('refuses %j by the published rules (portal.md 5)', async (fields, path, rule) => {
    const whole = { oldPassword: goodPassword, newPassword, confirmNewPassword: newPassword };
    const browser = server.browser();
    await registerMember(browser);
    const got = await browser.call(endpoints.changePassword, {
      body: { ...whole, ...fields },
    });
    expect([got.status, got.data]).toEqual([400, { fields: [{ path, rule }] }]);
    expect(await reads(browser)).toBe(200);
  });

  it.each([
    ['the same again', goodPassword, 'unchanged'],
    ['a common one', 'password password', 'common'],
    ['the default of the brand', passwords.default, 'common'],
    ['the word of the brand', 'my merilune is not yours', 'brand'],
  ])('refuses %s (R60, R62)', async (_name, password, problem) => {
    const browser = server.browser();
    await registerMember(browser);
    const fields = { newPassword: password, confirmNewPassword: password };
    const got = await browser.call(endpoints.changePassword, {
      body: { oldPassword: goodPassword, ...fields },
    });
    expect([got.status, got.code, got.data]).toEqual([422, 'password_weak', { problem }]);
  });

  it('refuses a wrong old password, and slows guessing down (R63)', async () => {
    const browser = server.browser();
    await registerMember(browser);
    const codes: unknown[] = [];
    for (let tries = 0; tries < 4; tries += 1) {
      const body = {
        oldPassword: `wrong ${tries}`,
        newPassword,
        confirmNewPassword: newPassword,
      };
      codes.push((await browser.call(endpoints.changePassword, { body })).code);
    }
    expect(codes).toEqual([
      'old_password_incorrect',
      'old_password_incorrect',
      'old_password_incorrect',
      'captcha_required',
    ]);
    expect(await reads(browser)).toBe(200);
  });

  it.each([
    ['is remembered where the box was ticked', true],
    ['goes with the browser where it was not', false],
  ])('opens a session that %s (portal.md 4)', async (_name, rememberMe) => {
    const { username } = await registerMember(server.browser());
    const browser = server.browser();
    await browser.enter(endpoints.logIn, { username, password: goodPassword, rememberMe });
    const cookies = [(await change(browser)).headers['set-cookie']].flat();
    const ofSession = cookies.find((cookie) => String(cookie).includes('sid='));
    expect(String(ofSession).includes('Max-Age=86400')).toBe(rememberMe);
    expect(await reads(browser)).toBe(200);
    expect((await browser.call(endpoints.resumeSession)).status).toBe(200);
  });

  it('is not for trial accounts', async () => {
    const browser = server.browser();
    await browser.enter(endpoints.openTrial, { ageConfirmed: true });
    const got = await browser.call(endpoints.changePassword, {
      body: { newPassword, confirmNewPassword: newPassword },
    });
    expect([got.status, got.code]).toEqual([403, 'in_need_true_account']);
  });
});

/** Signs in with the default password of the brand, which no form takes. */
async function restricted(): Promise<{ readonly browser: TestBrowser; readonly username: string }> {
  const { username } = await registerMember(server.browser());
  const { hasher } = server.built().contexts.identity;
  await test
    .database()
    .pool.query('update credentials set password_hash = $1 where username = $2', [
      await hasher.hash(passwords.default),
      username,
    ]);
  const browser = server.browser();
  const got = await enter(browser, username, passwords.default);
  expect([got.status, got.value['passwordExpired'], got.value['validate']]).toEqual([
    200,
    true,
    false,
  ]);
  return { browser, username };
}

const forMembers = (Object.values(endpoints) as readonly Endpoint[]).filter(({ access }) =>
  ['session', 'member', 'agent'].includes(access),
);

describe('a session that can only change the password (R62)', () => {
  it('is refused by every call but the change, what it has to say, and the way out', async () => {
    const { browser } = await restricted();
    const open: string[] = [];
    for (const endpoint of forMembers) {
      const params = { roundId: 'rnd_00000000', id: 'mbr_00000000' };
      const key = endpoint.idempotent === true ? { key: 'restricted-key' } : {};
      const got = await browser.call(endpoint, { params, body: {}, ...key });
      if (got.code !== 'password_change_required') {
        open.push(endpoint.path);
      }
      if (endpoint.path === endpoints.logOut.path) {
        await restricted().then(({ browser: next }) => {
          browser.session.token = next.session.token;
          next.cookies.forEach((value, name) => browser.cookies.set(name, value));
        });
      }
    }
    expect(forMembers.length).toBeGreaterThanOrEqual(20);
    expect(open.toSorted()).toEqual([
      endpoints.readConsentNeed.path,
      endpoints.changePassword.path,
      endpoints.logOut.path,
    ]);
  });

  it('changes it without the old one, and is a whole one then', async () => {
    const { browser, username } = await restricted();
    const refused = await change(browser, {
      oldPassword: undefined,
      newPassword: passwords.default,
      confirmNewPassword: passwords.default,
    });
    expect(refused.code).toBe('password_weak');
    const { browser: again } = await restrictedAgain(username);
    const got = await change(again, { oldPassword: undefined });
    expect([got.status, got.value['validate'], await reads(again)]).toEqual([200, true, 200]);
  });

  it('leaves the first login for what comes after it (portal.md 4)', async () => {
    const { username } = await registerMember(server.browser());
    const { hasher } = server.built().contexts.identity;
    const hash = await hasher.hash(passwords.default);
    await test
      .database()
      .pool.query(
        'update credentials set password_hash = $1, is_first_login = true where username = $2',
        [hash, username],
      );
    const browser = server.browser();
    const given = await enter(browser, username, passwords.default);
    expect([given.value['passwordExpired'], given.value['firstTimeLogin']]).toEqual([true, true]);
    const changed = await change(browser, { oldPassword: undefined });
    expect(changed.value['firstTimeLogin']).toBe(true);
    const next = await enter(server.browser(), username, newPassword);
    expect(next.value['firstTimeLogin']).toBe(false);
  });

  it('is as restricted in another tab', async () => {
    const { browser } = await restricted();
    const tab = await browser.call(endpoints.resumeSession);
    expect([tab.status, tab.value['passwordExpired']]).toEqual([200, true]);
  });
});

async function restrictedAgain(username: string) {
  const browser = server.browser();
  await enter(browser, username, passwords.default);
  return { browser };
}

describe('PWDEXPFORCECHANGE3', () => {
  it('lets a password of more than 90 days do nothing but be replaced (X3)', async () => {
    const { username } = await registerMember(server.browser());
    test.clock.advance({ hours: 24 * 91 });
    const got = await enter(server.browser(), username, goodPassword);
    expect(got.value['passwordExpired']).toBe(true);
  });

  it('asks nothing of a sign-in by code', async () => {
    const { id } = await registerMember(server.browser());
    const number = newNumber();
    await proveNumber(test, id, number);
    test.clock.advance({ hours: 24 * 91 });
    const browser = server.browser();
    await browser.call(endpoints.sendLoginCode, { body: { mobileNum: number } });
    const code = await codeSentTo(test, server, number);
    const body = { type: 'sms', username: number, password: code };
    const got = await browser.call(endpoints.logIn, { body });
    expect([got.status, got.value['passwordExpired']]).toEqual([200, false]);
  });

  it('asks nothing where it is off', async () => {
    const { username } = await registerMember(plainServer.browser());
    plainTest.clock.advance({ hours: 24 * 91 });
    const got = await plainServer
      .browser()
      .enter(endpoints.logIn, { username, password: goodPassword });
    expect(got.value['passwordExpired']).toBe(false);
  });
});

describe('a password that a form would not take', () => {
  it('is the default of the brand', async () => {
    const form = { ...formOf(newName()), password: passwords.default };
    const got = await server
      .browser()
      .call(endpoints.register, { body: { ...form, confirmPassword: passwords.default } });
    expect([got.code, got.data]).toEqual(['password_weak', { problem: 'common' }]);
  });
});

describe('changePassword', () => {
  it('lets one of two at once through', async () => {
    const { id } = await registerMember(server.browser());
    const { identity } = server.built().contexts;
    const actor = { kind: 'member', id, sessionId: 'ses_test', ip: '203.0.113.5' } as const;
    const traits = { isTrial: false, isAgent: false, isRestricted: true };
    const scope = scopeOf(test, { ...actor, ...traits });
    const typed = { oldPassword: '', captcha: undefined, request: buildRequest() };
    const outcomes = await Promise.allSettled(
      [newPassword, `${newPassword} too`].map((password) =>
        changePassword(identity, scope, {
          ...typed,
          newPassword: password,
          confirmNewPassword: password,
        }),
      ),
    );
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject([{ reason: { code: 'old_password_incorrect' } }]);
  });
});
