import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { codeSentTo, newNumber, proveNumber } from '../../../../test/factories/codes.ts';
import { buildRequest, registerMember } from '../../../../test/factories/identity.ts';
import type { TestBrowser } from '../../../../test/factories/running.ts';
import { runningServer } from '../../../../test/factories/running.ts';
import { scopeOf } from '../../../../test/factories/work.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { blockSubject } from './block-subject.ts';
import { signInByCode } from './sign-in-by-code.ts';

const test = testDatabase();
const server = runningServer(test);

const send = (browser: TestBrowser, mobileNum: string, purpose: 'login' | 'password' = 'login') =>
  browser.call(endpoints.sendLoginCode, {
    body: { mobileNum, countryDialingCode: '66', purpose },
  });

const enter = (browser: TestBrowser, number: string, code: string) =>
  browser.call(endpoints.logIn, {
    body: { type: 'sms', username: number, countryDialingCode: '66', password: code },
  });

/** A member with a proven number. */
async function memberWithNumber() {
  const { id, username } = await registerMember(server.browser());
  const number = newNumber();
  await proveNumber(test, id, number);
  return { id, username, number };
}

function pause(seconds = 301): void {
  test.clock.advance({ seconds });
}

describe('login by sms', () => {
  it('opens a session for whoever has the code, once, whatever the password is', async () => {
    pause(86_401);
    const { id, username, number } = await memberWithNumber();
    const browser = server.browser();
    await send(browser, number);
    const code = await codeSentTo(test, server, number);
    const got = await enter(browser, number, ` ${code} `);
    expect([got.status, got.value['customerId'], got.value['username']]).toEqual([
      200,
      id,
      username,
    ]);
    expect((await enter(browser, number, code)).code).toBe('auth/code-expired');
  });

  it.each([
    ['no code', '', 'auth/missing-verification-code'],
    ['another code', '000000', 'auth/invalid-verification-code'],
    ['a word', 'six digits', 'auth/invalid-verification-code'],
  ])('refuses %s', async (_name, code, refusal) => {
    pause();
    const { number } = await memberWithNumber();
    const browser = server.browser();
    await send(browser, number);
    const got = await enter(browser, number, code);
    expect([got.status, got.code]).toEqual([422, refusal]);
  });

  it('refuses the right code of another browser, another number and another purpose (R64)', async () => {
    pause();
    const { number } = await memberWithNumber();
    const other = await memberWithNumber();
    const browser = server.browser();
    await send(browser, number);
    const code = await codeSentTo(test, server, number);
    const invalid = 'auth/invalid-verification-code';
    expect((await enter(server.browser(), number, code)).code).toBe(invalid);
    expect((await enter(browser, other.number, code)).code).toBe(invalid);
    const asking = server.browser();
    pause(2);
    await send(asking, number, 'password');
    const forPassword = await codeSentTo(test, server, number);
    expect((await enter(asking, number, forPassword)).code).toBe(invalid);
    expect((await enter(browser, number, code)).status).toBe(200);
  });

  it('refuses the sixth try, and a code that is five minutes old (R64)', async () => {
    pause();
    const { number } = await memberWithNumber();
    const browser = server.browser();
    await send(browser, number);
    const code = await codeSentTo(test, server, number);
    const wrong = code === '123456' ? '654321' : '123456';
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await enter(browser, number, wrong)).code).toBe('auth/invalid-verification-code');
    }
    expect((await enter(browser, number, code)).code).toBe('auth/code-expired');
    pause(2);
    await send(browser, number);
    const fresh = await codeSentTo(test, server, number);
    pause(300);
    expect((await enter(browser, number, fresh)).code).toBe('auth/code-expired');
  });

  it('lets one of twenty parallel calls with the right code through', async () => {
    pause();
    const { number } = await memberWithNumber();
    const browser = server.browser();
    await send(browser, number);
    const code = await codeSentTo(test, server, number);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => enter(browser, number, code)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('tells who has the code, and nobody else, that the account is locked (X1)', async () => {
    pause();
    const { id, number } = await memberWithNumber();
    await test.inUnit((ctx) => blockSubject(ctx, id));
    const browser = server.browser();
    await send(browser, number);
    const code = await codeSentTo(test, server, number);
    const wrong = code === '123456' ? '654321' : '123456';
    expect((await enter(browser, number, wrong)).code).toBe('auth/invalid-verification-code');
    const got = await enter(browser, number, code);
    expect([got.status, got.code]).toEqual([403, 'account_locked']);
  });

  it('refuses a browser that never asked for a code', async () => {
    const attempt = {
      number: '+66812345678',
      code: '123456',
      request: buildRequest(),
      admit: () => Promise.resolve(undefined),
      isBrief: true,
    };
    await expect(
      signInByCode(server.built().contexts.identity, scopeOf(test), attempt),
    ).rejects.toMatchObject({ code: 'auth/invalid-verification-code' });
  });

  it('holds no code in the clear once it was sent', async () => {
    pause();
    const { number } = await memberWithNumber();
    await send(server.browser(), number);
    const code = await codeSentTo(test, server, number);
    const { rows } = await test
      .database()
      .pool.query(
        `select c::text as row from verification_codes c union all select o::text from outbox o`,
      );
    expect(JSON.stringify(rows)).not.toContain(code);
  });
});
