import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { codeSentTo, newNumber, proveNumber } from './factories/codes.ts';
import { bindFactor, codeOf } from './factories/factors.ts';
import { goodPassword, newName, registerMember } from './factories/identity.ts';
import { endlessRates, runningServer, type TestBrowser } from './factories/running.ts';
import { testDatabase } from './harness.ts';

const test = testDatabase();
// The coarse limits of a node are its own: without them only those count that all nodes share.
const nodes = [
  runningServer(test, {}, { rates: endlessRates }),
  runningServer(test, {}, { rates: endlessRates }),
] as const;
const [first, second] = nodes;

const logIn = (browser: TestBrowser, username: string, fields: object = {}) =>
  browser.enter(endpoints.logIn, { username, password: goodPassword, ...fields });

/** The same browser, as another node meets it. */
function elsewhere(browser: TestBrowser, node = second): TestBrowser {
  const same = node.browser();
  browser.cookies.forEach((value, name) => same.cookies.set(name, value));
  same.session.token = browser.session.token;
  return same;
}

async function memberWithNumber() {
  const { id, username } = await registerMember(first.browser());
  const number = newNumber();
  await proveNumber(test, id, number);
  test.clock.advance({ minutes: 6 });
  return { username, number };
}

describe('two nodes on one database share a limit (R88)', () => {
  it('of wrong passwords of one account, by turns', async () => {
    const { username } = await registerMember(first.browser());
    const codes: unknown[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      const browser = nodes[turn % 2 === 0 ? 0 : 1].browser(`198.51.${turn}.7`);
      codes.push((await logIn(browser, username, { password: 'not the password' })).code);
    }
    expect(codes).toEqual([
      ...Array.from({ length: 3 }, () => 'in_incorrect_password'),
      'captcha_required',
    ]);
  });

  it('of wrong passwords of one account, all at once', async () => {
    const { username } = await registerMember(first.browser());
    const tries = Array.from({ length: 40 }, (_, place) => {
      const browser = nodes[place % 2 === 0 ? 0 : 1].browser(`203.0.${place}.7`);
      return logIn(browser, username, { password: 'not the password' });
    });
    const codes = (await Promise.all(tries)).map(({ code }) => code);
    expect(codes.filter((code) => code === 'in_incorrect_password')).toHaveLength(3);
  });

  it('of codes to one number (R65)', async () => {
    const mobileNum = newNumber();
    const answers: unknown[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      test.clock.advance({ seconds: 2 });
      const browser = nodes[turn % 2 === 0 ? 0 : 1].browser();
      const got = await browser.call(endpoints.sendLoginCode, { body: { mobileNum } });
      answers.push(got.code ?? got.status);
    }
    expect(answers).toEqual([200, 200, 200, 'auth/too-many-requests']);
  });

  it('of guesses of one code (R64)', async () => {
    const { number } = await memberWithNumber();
    const browser = first.browser();
    await browser.call(endpoints.sendLoginCode, { body: { mobileNum: number } });
    const code = await codeSentTo(test, first, number);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    const type = { type: 'sms' };
    for (let turn = 0; turn < 5; turn += 1) {
      const one = turn % 2 === 0 ? browser : elsewhere(browser);
      await one.call(endpoints.logIn, { body: { username: number, password: wrong, ...type } });
    }
    const late = await logIn(elsewhere(browser), number, { password: code, ...type });
    expect([late.status, late.value['token']]).toEqual([422, undefined]);
  });
});

describe('two nodes on one database share what works once', () => {
  it('a sealed call that the other one has opened is refused', async () => {
    const browser = first.browser();
    const { method, path } = endpoints.logIn;
    const payload = await browser.seal(method, path, { username: newName(), password: 'wrong' });
    const letter = { method, url: path, headers: { 'content-type': 'application/jose' }, payload };
    expect((await browser.raw(letter)).code).toBe('in_incorrect_password');
    expect((await second.browser().raw(letter)).code).toBe('encryption_invalid');
  });

  it('a code of an authenticator that signed in at the other one is spent (R67)', async () => {
    const browser = first.browser();
    const { username } = await registerMember(browser);
    await logIn(browser, username);
    const { secret } = await bindFactor(test, browser, 'member');
    const factor = { kind: 'authenticator', code: codeOf(test, secret) };
    expect((await logIn(first.browser(), username, { factor })).status).toBe(200);
    const again = await logIn(second.browser(), username, { factor });
    expect(again.code).toBe('second_factor_incorrect');
  });

  it('a session is good at both, and ends at both at once (R72)', async () => {
    const browser = first.browser();
    const { username } = await registerMember(browser);
    await logIn(browser, username);
    const same = elsewhere(browser);
    expect((await same.call(endpoints.readMemberInfo)).status).toBe(200);
    expect((await same.call(endpoints.logOut)).status).toBe(200);
    expect((await browser.call(endpoints.readMemberInfo)).status).toBe(401);
  });
});
