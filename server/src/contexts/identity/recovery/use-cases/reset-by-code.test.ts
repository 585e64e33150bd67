import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { codeSentTo, newNumber, proveNumber } from '../../../../../test/factories/codes.ts';
import { bindFactor, codeOf } from '../../../../../test/factories/factors.ts';
import {
  buildRequest,
  goodPassword,
  registerMember,
} from '../../../../../test/factories/identity.ts';
import { enter, newPassword, reads } from '../../../../../test/factories/passwords.ts';
import type { TestBrowser } from '../../../../../test/factories/running.ts';
import { endlessRates, runningServer } from '../../../../../test/factories/running.ts';
import { siteFileWith, switchesWithout } from '../../../../../test/factories/site.ts';
import { scopeOf } from '../../../../../test/factories/work.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { secretHash } from '../../secrets.ts';
import { insertTemporary } from '../store-temporary.ts';
import { resetByCode } from './reset-by-code.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });
// A site is data of its database, so another one has another.
const plainServer = runningServer(testDatabase(), {
  siteFile: siteFileWith({ switches: switchesWithout('CHNGPASSVERIF3') }),
});

async function asking(purpose: 'password' | 'login' = 'password') {
  const { id, username } = await registerMember(server.browser());
  const number = newNumber();
  await proveNumber(test, id, number);
  test.clock.advance({ minutes: 6 });
  const browser = server.browser();
  await browser.call(endpoints.sendLoginCode, { body: { mobileNum: number, purpose } });
  return { id, browser, username, number, code: await codeSentTo(test, server, number) };
}

const reset = (
  browser: TestBrowser,
  fields: {
    readonly mobileNum: string;
    readonly verificationCode: string;
    readonly factor?: { readonly kind: string; readonly code: string };
  },
  password = newPassword,
) => browser.enter(endpoints.resetPassword, { newPassword: password, ...fields });

describe('POST /wps/member/password/verification', () => {
  it('sets the password and signs in; the sessions of before end', async () => {
    const { browser, username, number, code } = await asking();
    const before = server.browser();
    await enter(before, username, goodPassword);
    const got = await reset(browser, { mobileNum: number, verificationCode: code });
    expect([got.status, got.value['username']]).toEqual([200, username]);
    expect([await reads(browser), await reads(before)]).toEqual([200, 401]);
    expect((await enter(server.browser(), username, newPassword)).status).toBe(200);
    const again = await reset(browser, { mobileNum: number, verificationCode: code });
    expect(again.code).toBe('auth/code-expired');
  });

  it('refuses a code for something else, a wrong one and none (R64)', async () => {
    const login = await asking('login');
    const other = { mobileNum: login.number, verificationCode: login.code };
    expect((await reset(login.browser, other)).code).toBe('auth/invalid-verification-code');
    const { browser, number: mobileNum } = await asking();
    const missing = await reset(browser, { mobileNum, verificationCode: ' ' });
    expect(missing.code).toBe('auth/missing-verification-code');
    const long = await reset(browser, { mobileNum, verificationCode: '1'.repeat(256) });
    expect(long.code).toBe('validation_failed');
  });

  it('keeps the code for a password that is refused', async () => {
    const { browser, number: mobileNum, code: verificationCode } = await asking();
    const fields = { mobileNum, verificationCode };
    expect((await reset(browser, fields, 'short')).code).toBe('validation_failed');
    const weak = await reset(browser, fields, 'password password');
    expect([weak.code, weak.data]).toEqual(['password_weak', { problem: 'common' }]);
    expect((await reset(browser, fields)).status).toBe(200);
  });

  it('refuses the one of before, and goes on with the code (R62)', async () => {
    const { browser, number: mobileNum, code: verificationCode } = await asking();
    const fields = { mobileNum, verificationCode };
    const same = await reset(browser, fields, goodPassword);
    expect([same.status, same.data]).toEqual([422, { problem: 'unchanged' }]);
    expect((await reset(browser, fields)).status).toBe(200);
  });

  it('refuses one that an operator gave as the lasting one (R62)', async () => {
    const { browser, username, number: mobileNum, code: verificationCode } = await asking();
    await test
      .database()
      .pool.query('update credentials set must_change = true where username = $1', [username]);
    const got = await reset(browser, { mobileNum, verificationCode }, goodPassword);
    expect(got.data).toEqual({ problem: 'unchanged' });
    const row = await test
      .database()
      .pool.query('select must_change from credentials where username = $1', [username]);
    expect(row.rows).toEqual([{ must_change: true }]);
  });

  it('refuses one that was mailed lately (R62)', async () => {
    const { id, browser, number: mobileNum, code: verificationCode } = await asking();
    const password = 'mailed to me a while ago';
    const at = test.clock.now();
    await test.inUnit((ctx) =>
      insertTemporary(ctx.tx, {
        secretHash: secretHash(password),
        subjectId: id,
        at,
        expiresAt: at.add({ minutes: 30 }),
      }),
    );
    const got = await reset(browser, { mobileNum, verificationCode }, password);
    expect(got.data).toEqual({ problem: 'unchanged' });
  });

  it('asks whoever has a second factor for it, and goes on with it (R66)', async () => {
    const browser = server.browser();
    const { id, username } = await registerMember(browser);
    await browser.enter(endpoints.logIn, { username, password: goodPassword });
    const { secret } = await bindFactor(test, browser, 'member');
    const mobileNum = newNumber();
    await proveNumber(test, id, mobileNum);
    const askCode = async () => {
      test.clock.advance({ minutes: 6 });
      await browser.call(endpoints.sendLoginCode, { body: { mobileNum, purpose: 'password' } });
      return codeSentTo(test, server, mobileNum);
    };
    const guessed = { mobileNum, verificationCode: await askCode() };
    expect((await reset(browser, guessed)).code).toBe('second_factor_required');
    const wrong = { kind: 'authenticator', code: '000000' };
    expect((await reset(browser, { ...guessed, factor: wrong })).code).toBe(
      'second_factor_incorrect',
    );
    const right = () => ({ kind: 'authenticator', code: codeOf(test, secret) });
    expect((await reset(browser, { ...guessed, factor: right() })).code).toBe('auth/code-expired');
    const fields = { mobileNum, verificationCode: await askCode() };
    expect((await reset(browser, fields)).code).toBe('second_factor_required');
    expect((await reset(browser, { ...fields, factor: right() })).status).toBe(200);
    expect(await reads(browser)).toBe(200);
  });

  it('is not offered without CHNGPASSVERIF3', async () => {
    const fields = { mobileNum: newNumber(), verificationCode: '123456' };
    const got = await reset(plainServer.browser(), fields);
    expect([got.status, got.code]).toEqual([403, 'auth/operation-not-allowed']);
  });
});

describe('resetByCode', () => {
  it('refuses a browser that never asked for a code', async () => {
    const { identity } = server.built().contexts;
    const admit = () => Promise.resolve(undefined);
    const typed = { number: '+66812345678', code: '123456', newPassword };
    const wish = { ...typed, request: buildRequest(), admit };
    await expect(resetByCode(identity, scopeOf(test), wish)).rejects.toMatchObject({
      code: 'auth/invalid-verification-code',
    });
  });
});
