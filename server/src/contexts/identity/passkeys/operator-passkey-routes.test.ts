import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { bindFactor, codeOf } from '../../../../test/factories/factors.ts';
import { goodPassword, registerMember } from '../../../../test/factories/identity.ts';
import { enterOperator } from '../../../../test/factories/operators.ts';
import { endlessRates, runningServer } from '../../../../test/factories/running.ts';
import type { TestBrowser } from '../../../../test/factories/running.ts';
import { siteFileWith } from '../../../../test/factories/site.ts';
import { softPasskey } from '../../../../test/factories/soft-passkey.ts';
import { testDatabase } from '../../../../test/harness.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });
const wanting = testDatabase();
const strict = runningServer(
  wanting,
  { siteFile: siteFileWith({ secondFactor: { agents: false, staff: true } }) },
  { rates: endlessRates },
);

type Device = ReturnType<typeof softPasskey>;

async function bind(browser: TestBrowser, device: Device, name = 'Key of the desk') {
  const { value } = await browser.call(endpoints.startOperatorPasskey);
  const response = device.make(String(value['options']));
  const { code, status } = await browser.call(endpoints.createOperatorPasskey, {
    body: { name, response },
  });
  return code ?? status;
}

async function signed(browser: TestBrowser, device: Device, purpose = 'login'): Promise<string> {
  const { value } = await browser.call(endpoints.startOperatorPasskeyProof, { body: { purpose } });
  return device.sign(String(value['options']));
}

const logIn = (browser: TestBrowser, username: string, factor: object = {}) =>
  browser.enter(endpoints.logInOperator, { username, password: goodPassword, ...factor });

/** An operator whose device holds a passkey. */
async function operatorWithPasskey(base = test, on = server) {
  const browser = await enterOperator(base, on, 'risk');
  await stepUp(browser);
  const device = softPasskey();
  expect(await bind(browser, device)).toBe(200);
  return { username: await nameOf(browser), browser, device };
}

const nameOf = async (browser: TestBrowser) =>
  String((await browser.call(endpoints.readOperator)).value['username']);
const stepUp = (browser: TestBrowser) =>
  browser.call(endpoints.stepUpOperator, { body: { kind: 'password', proof: goodPassword } });

const passkeysOf = async (browser: TestBrowser) =>
  endpoints.readOperatorPasskeys.reply.parse(
    (await browser.call(endpoints.readOperatorPasskeys)).value,
  ).passkeys;

describe('a passkey of an operator (R67)', () => {
  it('is asked for after the password, and opens the desk', async () => {
    const { username, device } = await operatorWithPasskey();
    const browser = server.browser();
    expect(await logIn(browser, username)).toMatchObject({
      code: 'second_factor_required',
      data: { kinds: ['passkey'] },
    });
    const bogus = { factor: { kind: 'authenticator', code: '123456' } };
    expect((await logIn(browser, username, bogus)).code).toBe('second_factor_required');
    const passkey = await signed(browser, device);
    expect((await logIn(browser, username, { passkey })).status).toBe(200);
    expect((await browser.call(endpoints.readOperator)).value['username']).toBe(username);
    const again = await logIn(server.browser(), username, { passkey });
    expect(again.code).toBe('second_factor_incorrect');
  });

  it('of somebody else opens nothing, nor does one without the password', async () => {
    const { username } = await operatorWithPasskey();
    const other = await operatorWithPasskey();
    const browser = server.browser();
    const passkey = await signed(browser, other.device);
    expect((await logIn(browser, username, { passkey })).code).toBe('second_factor_incorrect');
    const mine = await signed(browser, other.device);
    const guess = { username: other.username, password: 'not the password', passkey: mine };
    expect((await browser.enter(endpoints.logInOperator, guess)).code).toBe(
      'in_incorrect_password',
    );
  });

  it('signs nobody in to the portal, and a member’s opens no desk', async () => {
    const { username, device } = await operatorWithPasskey();
    const visitor = server.browser();
    const started = await visitor.call(endpoints.startPasskeyProof, { body: { purpose: 'login' } });
    const response = device.sign(String(started.value['options']));
    expect((await visitor.enter(endpoints.logInByPasskey, { response })).code).toBe(
      'passkey_refused',
    );
    const member = server.browser();
    await registerMember(member);
    await member.call(endpoints.stepUp, { body: { kind: 'password', proof: goodPassword } });
    const kept = softPasskey();
    const asked = await member.call(endpoints.startPasskey);
    const made = { name: 'Phone', response: kept.make(String(asked.value['options'])) };
    expect((await member.call(endpoints.createPasskey, { body: made })).status).toBe(200);
    const passkey = await signed(visitor, kept);
    expect((await logIn(visitor, username, { passkey })).code).toBe('second_factor_incorrect');
  });

  it('has the name that its owner gives it, and no other operator renames it', async () => {
    const { browser } = await operatorWithPasskey();
    const stranger = await enterOperator(test, server, 'risk');
    const [row] = await passkeysOf(browser);
    const call = { params: { id: row?.id ?? '' }, body: { name: 'Key ring' } };
    expect((await stranger.call(endpoints.changeOperatorPasskey, call)).code).toBe('not_found');
    expect((await browser.call(endpoints.changeOperatorPasskey, call)).status).toBe(200);
    expect(await passkeysOf(browser)).toMatchObject([{ name: 'Key ring' }]);
  });

  it('stands beside an authenticator: either will do', async () => {
    const { username, browser, device } = await operatorWithPasskey();
    const { secret } = await bindFactor(test, browser, 'operator');
    const later = server.browser();
    expect((await logIn(later, username)).data).toEqual({
      kinds: ['authenticator', 'recovery_code', 'passkey'],
    });
    const factor = { kind: 'authenticator', code: codeOf(test, secret) };
    expect((await logIn(later, username, { factor })).status).toBe(200);
    const third = server.browser();
    const passkey = await signed(third, device);
    expect((await logIn(third, username, { passkey })).status).toBe(200);
  });

  it('proves before sensitive acts, and no password does in its place', async () => {
    const { browser, device } = await operatorWithPasskey();
    test.clock.advance({ minutes: 6 });
    const [row] = await passkeysOf(browser);
    const params = { id: row?.id ?? '' };
    const refused = await browser.call(endpoints.deleteOperatorPasskey, { params });
    expect(refused).toMatchObject({ code: 'step_up_required', data: { kinds: ['passkey'] } });
    const byPassword = { kind: 'password', proof: goodPassword };
    const typed = await browser.call(endpoints.stepUpOperator, { body: byPassword });
    expect(typed.code).toBe('proof_incorrect');
    const response = await signed(browser, device, 'prove');
    const proven = await browser.call(endpoints.stepUpOperatorByPasskey, { body: { response } });
    expect(proven.status).toBe(200);
    expect((await browser.call(endpoints.deleteOperatorPasskey, { params })).status).toBe(200);
    expect((await browser.call(endpoints.deleteOperatorPasskey, { params })).code).toBe(
      'not_found',
    );
    expect(await passkeysOf(browser)).toEqual([]);
  });

  it('ends the other sessions when it is bound, and stands in the trail', async () => {
    const browser = await enterOperator(test, server, 'risk');
    const other = server.browser();
    await logIn(other, await nameOf(browser));
    expect((await other.call(endpoints.readOperator)).status).toBe(200);
    await bind(browser, softPasskey());
    expect((await other.call(endpoints.readOperator)).code).toBe('not_signed_in');
    const { rows } = await test
      .database()
      .pool.query<{ action: string }>(
        `select action from trail_entries where action = 'operator.bind_passkey'`,
      );
    expect(rows.length).toBeGreaterThan(0);
  });

  it('is enough where the site wants a factor of its staff, and the last one stays', async () => {
    const { browser } = await operatorWithPasskey(wanting, strict);
    expect((await browser.call(endpoints.listMembers)).status).toBe(200);
    const [row] = await passkeysOf(browser);
    const params = { id: row?.id ?? '' };
    expect((await browser.call(endpoints.deleteOperatorPasskey, { params })).code).toBe(
      'factor_is_required',
    );
    expect(await passkeysOf(browser)).toHaveLength(1);
    await bind(browser, softPasskey(), 'Another key');
    expect((await browser.call(endpoints.deleteOperatorPasskey, { params })).status).toBe(200);
  });
});
