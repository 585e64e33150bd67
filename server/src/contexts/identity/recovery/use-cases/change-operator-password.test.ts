import { assert } from '@portal/money';
import { isIdOf } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { bindFactor, codeOf } from '../../../../../test/factories/factors.ts';
import { buildRequest, goodPassword } from '../../../../../test/factories/identity.ts';
import { enterOperator, enterOwner } from '../../../../../test/factories/operators.ts';
import type { TestBrowser } from '../../../../../test/factories/running.ts';
import { endlessRates, runningServer } from '../../../../../test/factories/running.ts';
import { scopeOf } from '../../../../../test/factories/work.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { changeOperatorPassword } from './change-operator-password.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });
const newPassword = 'three quiet harbours at 9';
const { logInOperator, readOperator, stepUpOperator } = endpoints;

async function sitDown() {
  const browser = await enterOperator(test, server, 'cashier');
  const me = (await browser.call(readOperator)).value;
  return { browser, id: String(me['id']), username: String(me['username']) };
}

async function change(browser: TestBrowser, fields: object = {}) {
  const body = { oldPassword: goodPassword, newPassword, ...fields };
  const got = await browser.call(endpoints.changeOperatorPassword, { body });
  if (got.status === 200) {
    browser.session.token = String(got.value['token']);
  }
  return got;
}

const logIn = (username: string, password: string, factor?: object) =>
  server.browser().enter(logInOperator, { username, password, ...(factor && { factor }) });

describe('changeOperatorPassword (R62, R70)', () => {
  it('ends all other sessions, goes on in a new one, and stands in the trail', async () => {
    const { browser, id, username } = await sitDown();
    const elsewhere = server.browser();
    await elsewhere.enter(logInOperator, { username, password: goodPassword });
    const before = browser.session.token;
    expect((await change(browser)).status).toBe(200);
    expect(browser.session.token).not.toBe(before);
    expect((await browser.call(readOperator)).status).toBe(200);
    const out = await elsewhere.call(readOperator);
    expect([out.code, out.data]).toEqual(['not_signed_in', { ended: 'password' }]);
    expect((await logIn(username, goodPassword)).code).toBe('in_incorrect_password');
    expect((await logIn(username, newPassword)).status).toBe(200);
    const owner = await enterOwner(server);
    const query = { subjectId: id, action: 'operator.change_password' };
    const told = await owner.call(endpoints.listAuditEntries, { query });
    expect(told.value['content']).toHaveLength(1);
  });

  it('asks for a fresh factor first, and a code where one is bound (R67)', async () => {
    const { browser, username } = await sitDown();
    const { secret } = await bindFactor(test, browser, 'operator');
    test.clock.advance({ minutes: 6 });
    expect((await change(browser)).code).toBe('step_up_required');
    const password = { kind: 'password', proof: goodPassword };
    expect((await browser.call(stepUpOperator, { body: password })).code).toBe('proof_incorrect');
    const code = { kind: 'authenticator', proof: codeOf(test, secret) };
    expect((await browser.call(stepUpOperator, { body: code })).status).toBe(200);
    expect((await change(browser)).status).toBe(200);
    expect((await logIn(username, newPassword)).code).toBe('second_factor_required');
  });

  it.each([
    ['the same again', { newPassword: goodPassword }, 'unchanged'],
    ['a common one', { newPassword: 'password password' }, 'common'],
    ['the word of the brand', { newPassword: 'my merilune is not yours' }, 'brand'],
  ])('refuses %s (R60)', async (_name, body, problem) => {
    const { browser } = await sitDown();
    const got = await change(browser, body);
    expect([got.status, got.code, got.data]).toEqual([422, 'password_weak', { problem }]);
    expect((await browser.call(readOperator)).status).toBe(200);
  });

  it('refuses a short one by its length', async () => {
    const { browser } = await sitDown();
    expect((await change(browser, { newPassword: 'short' })).code).toBe('validation_failed');
  });

  it('refuses a wrong old password, and slows guessing down (R63)', async () => {
    const { browser } = await sitDown();
    const codes: unknown[] = [];
    for (let tries = 0; tries < 12 && !codes.includes('login_throttled'); tries += 1) {
      codes.push((await change(browser, { oldPassword: `wrong ${tries}` })).code);
    }
    expect([codes[0], codes.at(-1)]).toEqual(['old_password_incorrect', 'login_throttled']);
    expect((await browser.call(readOperator)).status).toBe(200);
  });

  it('lets one of two at once through', async () => {
    const { id, username } = await sitDown();
    const { identity } = server.built().contexts;
    assert(isIdOf('opr', id), 'operators have ids of their own');
    const actor = { kind: 'operator', id, name: username, role: 'cashier' } as const;
    const scope = scopeOf(test, { ...actor, sessionId: 'ses_test', ip: '203.0.113.5' });
    const typed = { oldPassword: goodPassword, request: buildRequest() };
    const outcomes = await Promise.allSettled(
      [newPassword, `${newPassword} too`].map((password) =>
        changeOperatorPassword(identity, scope, { ...typed, newPassword: password }),
      ),
    );
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject([{ reason: { code: 'old_password_incorrect' } }]);
  });
});
