import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { bindFactor, codeOf } from '../../../../test/factories/factors.ts';
import { buildRequest, goodPassword, registerMember } from '../../../../test/factories/identity.ts';
import { change, reads } from '../../../../test/factories/passwords.ts';
import type { TestBrowser } from '../../../../test/factories/running.ts';
import { endlessRates, runningServer } from '../../../../test/factories/running.ts';
import { siteFileWith, switchesWith } from '../../../../test/factories/site.ts';
import { softPasskey } from '../../../../test/factories/soft-passkey.ts';
import { scopeOf } from '../../../../test/factories/work.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { blockSubject } from '../use-cases/block-subject.ts';
import { signInByPasskey } from './use-cases/sign-in-by-passkey.ts';

const test = testDatabase();
const siteFile = siteFileWith({
  passwords: { default: '', mostDays: 90 },
  switches: switchesWith('PWDEXPFORCECHANGE3'),
});
const server = runningServer(test, { siteFile }, { rates: endlessRates });

type Device = ReturnType<typeof softPasskey>;

const stepUp = (browser: TestBrowser) =>
  browser.call(endpoints.stepUp, { body: { kind: 'password', proof: goodPassword } });

const optionsOf = async (browser: TestBrowser) =>
  String((await browser.call(endpoints.startPasskey)).value['options']);

async function bind(browser: TestBrowser, response: string, name = 'Phone') {
  const { code, status } = await browser.call(endpoints.createPasskey, {
    body: { name, response },
  });
  return code ?? status;
}

/** A member whose device holds a passkey. */
async function memberWithPasskey(browser = server.browser()) {
  const member = await registerMember(browser);
  await stepUp(browser);
  const device = softPasskey();
  expect(await bind(browser, device.make(await optionsOf(browser)))).toBe(200);
  return { ...member, browser, device };
}

async function asked(browser: TestBrowser, purpose = 'login'): Promise<string> {
  const { value } = await browser.call(endpoints.startPasskeyProof, { body: { purpose } });
  return String(value['options']);
}

async function logIn(browser: TestBrowser, response: string) {
  return browser.enter(endpoints.logInByPasskey, { response });
}

const passkeysOf = async (browser: TestBrowser) =>
  (await browser.call(endpoints.readPasskeys)).value['passkeys'] as {
    id: string;
    name: string;
    lastUsedAt: string | null;
  }[];

describe('a passkey', () => {
  it('is bound after a fresh proof, named, renamed and taken off', async () => {
    const browser = server.browser();
    await registerMember(browser);
    expect((await browser.call(endpoints.startPasskey)).code).toBe('step_up_required');
    await stepUp(browser);
    const device = softPasskey();
    expect(await bind(browser, device.make(await optionsOf(browser)), 'Phone')).toBe(200);
    const [row] = await passkeysOf(browser);
    expect(row).toMatchObject({ name: 'Phone', lastUsedAt: null });
    const params = { id: row?.id ?? '' };
    await browser.call(endpoints.changePasskey, { params, body: { name: 'Old phone' } });
    expect(await passkeysOf(browser)).toMatchObject([{ name: 'Old phone' }]);
    expect((await browser.call(endpoints.deletePasskey, { params })).status).toBe(200);
    expect(await passkeysOf(browser)).toEqual([]);
    expect((await browser.call(endpoints.deletePasskey, { params })).code).toBe('not_found');
    const later = server.browser();
    expect((await logIn(later, device.sign(await asked(later)))).code).toBe('passkey_refused');
  });

  it('is nobody else’s to rename or to take off', async () => {
    const { browser } = await memberWithPasskey();
    const [row] = await passkeysOf(browser);
    const params = { id: row?.id ?? '' };
    const stranger = server.browser();
    await registerMember(stranger);
    await stepUp(stranger);
    const renamed = await stranger.call(endpoints.changePasskey, { params, body: { name: 'x' } });
    const dropped = await stranger.call(endpoints.deletePasskey, { params });
    expect([renamed.code, dropped.code]).toEqual(['not_found', 'not_found']);
  });

  it('belongs to one account, and each answer of a device is taken once', async () => {
    const { device } = await memberWithPasskey();
    const stranger = server.browser();
    await registerMember(stranger);
    await stepUp(stranger);
    const response = device.make(await optionsOf(stranger));
    expect(await bind(stranger, response)).toBe('passkey_taken');
    expect(await bind(stranger, response)).toBe('passkey_refused');
  });

  it.each([
    ['another origin', { origin: 'https://portal.example' }],
    ['another host', { rpId: 'portal.example' }],
    ['an owner of whom it did not make sure', { isUnverified: true }],
    ['what nobody asked for', { challenge: 'bGFtcA' }],
  ])('is not bound by a device that answers with %s', async (_what, faults) => {
    const browser = server.browser();
    await registerMember(browser);
    await stepUp(browser);
    expect(await bind(browser, softPasskey().make(await optionsOf(browser), faults))).toBe(
      'passkey_refused',
    );
  });

  it.each(['{}', 'nonsense', '{"id":"a","rawId":"a","type":"public-key"}'])(
    'is not bound by %s',
    async (response) => {
      const browser = server.browser();
      await registerMember(browser);
      await stepUp(browser);
      expect(await bind(browser, response)).toBe('passkey_refused');
    },
  );
});

describe('signing in by a passkey', () => {
  it('opens a session without a name, a password or a second factor', async () => {
    const { browser, device, username } = await memberWithPasskey();
    await bindFactor(test, browser, 'member');
    const later = server.browser();
    const entered = await logIn(later, device.sign(await asked(later)));
    expect([entered.status, entered.value['account']]).toEqual([200, username]);
    expect((await passkeysOf(later))[0]?.lastUsedAt).toBe(String(test.clock.now()));
    // Whoever signs in so has proved just now who they are.
    expect((await later.call(endpoints.createRecoveryCodes)).status).toBe(200);
  });

  it('takes what a device signed once, in the browser that asked, for five minutes', async () => {
    const { device } = await memberWithPasskey();
    const browser = server.browser();
    const response = device.sign(await asked(browser));
    expect((await logIn(server.browser(), response)).code).toBe('passkey_refused');
    expect((await logIn(browser, response)).status).toBe(200);
    expect((await logIn(browser, response)).code).toBe('passkey_refused');
    const late = server.browser();
    const tooLate = device.sign(await asked(late));
    test.clock.advance({ minutes: 5 });
    expect((await logIn(late, tooLate)).code).toBe('passkey_refused');
  });

  it.each([
    ['another origin', { origin: 'https://portal.example' }],
    ['another host', { rpId: 'portal.example' }],
    ['an owner of whom it did not make sure', { isUnverified: true }],
  ])('refuses a device that signs for %s', async (_what, faults) => {
    const { device } = await memberWithPasskey();
    const browser = server.browser();
    const got = await logIn(browser, device.sign(await asked(browser), faults));
    expect([got.status, got.code]).toEqual([422, 'passkey_refused']);
  });

  it('refuses an answer that names another account, or none, and takes what names its own', async () => {
    const [{ id, device }, other] = [await memberWithPasskey(), await memberWithPasskey()];
    const answerTo = async (userHandle: string | null) => {
      const browser = server.browser();
      const signed = JSON.parse(device.sign(await asked(browser))) as { readonly response: object };
      const response = JSON.stringify({ ...signed, response: { ...signed.response, userHandle } });
      return (await logIn(browser, response)).code ?? 'in';
    };
    const handleOf = (name: string) => Buffer.from(name).toString('base64url');
    expect(await answerTo(handleOf(other.id))).toBe('passkey_refused');
    expect(await answerTo(handleOf('mbr_nobody'))).toBe('passkey_refused');
    expect(await answerTo('')).toBe('passkey_refused');
    expect(await answerTo(handleOf(id))).toBe('in');
    expect(await answerTo(null)).toBe('in');
  });

  it('refuses another key, a copy that fell behind, and what was asked for elsewhere', async () => {
    const { device } = await memberWithPasskey();
    const browser = server.browser();
    const forged = JSON.parse(softPasskey().sign(await asked(browser))) as object;
    const named = JSON.stringify({ ...forged, id: device.id, rawId: device.id });
    expect((await logIn(browser, named)).code).toBe('passkey_refused');
    expect((await logIn(browser, device.sign(await asked(browser)))).status).toBe(200);
    device.rewind(1);
    expect((await logIn(browser, device.sign(await asked(browser)))).code).toBe('passkey_refused');
    const proof = device.sign(await asked(browser, 'prove'));
    expect((await logIn(browser, proof)).code).toBe('passkey_refused');
  });

  it('lets a locked account in as little as its password would, and no member to agents', async () => {
    const { id, device } = await memberWithPasskey();
    const browser = server.browser();
    const body = { response: device.sign(await asked(browser)), agentLogin: true };
    expect((await browser.call(endpoints.logInByPasskey, { body })).code).toBe('error_not_agent');
    await test.inUnit((ctx) => blockSubject(ctx, id));
    expect((await logIn(browser, device.sign(await asked(browser)))).code).toBe('account_locked');
  });

  it('refuses what is no answer of a device', async () => {
    const attempt = {
      response: '{}',
      request: buildRequest(),
      admit: () => Promise.resolve(undefined),
      isBrief: true,
    };
    const { identity } = server.built().contexts;
    await expect(signInByPasskey(identity, scopeOf(test), attempt)).rejects.toMatchObject({
      code: 'passkey_refused',
    });
  });
});

describe('a password beside a passkey (R67)', () => {
  const byPassword = (browser: TestBrowser, username: string, brought: object = {}) =>
    browser.enter(endpoints.logIn, { username, password: goodPassword, ...brought });

  it('opens nothing alone, whatever code comes with it', async () => {
    const { username } = await memberWithPasskey();
    const thief = server.browser();
    expect(await byPassword(thief, username)).toMatchObject({
      code: 'second_factor_required',
      data: { kinds: ['passkey'] },
    });
    for (const kind of ['authenticator', 'recovery_code']) {
      const factor = { kind, code: '123456' };
      expect((await byPassword(thief, username, { factor })).code).toBe('second_factor_required');
    }
    expect((await thief.call(endpoints.readPasskeys)).code).toBe('not_signed_in');
  });

  it('opens a session with it, in which the owner has just proven to be there', async () => {
    const { username, device } = await memberWithPasskey();
    const browser = server.browser();
    const passkey = device.sign(await asked(browser));
    const entered = await byPassword(browser, username, { passkey });
    expect([entered.status, entered.value['account']]).toEqual([200, username]);
    expect((await browser.call(endpoints.startPasskey)).status).toBe(200);
    // What was signed once opens nothing again, here or elsewhere.
    const again = await byPassword(browser, username, { passkey });
    const elsewhere = await byPassword(server.browser(), username, { passkey });
    expect([again.code, elsewhere.code]).toEqual(Array(2).fill('second_factor_incorrect'));
  });

  it('is not helped by the passkey of another account, nor by one for another act', async () => {
    const { username, device } = await memberWithPasskey();
    const other = await memberWithPasskey();
    const browser = server.browser();
    const theirs = other.device.sign(await asked(browser));
    const elsewhere = device.sign(await asked(browser, 'prove'));
    const unread = '{"id":"lamp"}';
    for (const passkey of [theirs, elsewhere, unread]) {
      expect((await byPassword(browser, username, { passkey })).code).toBe(
        'second_factor_incorrect',
      );
    }
    expect((await browser.call(endpoints.readPasskeys)).code).toBe('not_signed_in');
  });

  it('needs to be right itself, and a wrong one learns of no passkey', async () => {
    const { username, device } = await memberWithPasskey();
    const browser = server.browser();
    const passkey = device.sign(await asked(browser));
    const guess = { username, password: 'a lamp that is not there', passkey };
    const refused = await browser.enter(endpoints.logIn, guess);
    expect([refused.code, refused.data['kinds']]).toEqual(['in_incorrect_password', undefined]);
  });

  it('is enough again once the last passkey is off, and that one helps no more', async () => {
    const { username, browser, device } = await memberWithPasskey();
    const [row] = await passkeysOf(browser);
    await browser.call(endpoints.deletePasskey, { params: { id: row?.id ?? '' } });
    const later = server.browser();
    const passkey = device.sign(await asked(later));
    expect((await byPassword(later, username, { passkey })).code).toBe('second_factor_incorrect');
    expect((await byPassword(later, username)).status).toBe(200);
  });

  it('takes either where an authenticator is bound too', async () => {
    const { username, browser, device } = await memberWithPasskey();
    const { secret } = await bindFactor(test, browser, 'member');
    const later = server.browser();
    expect((await byPassword(later, username)).data).toEqual({
      kinds: ['authenticator', 'recovery_code', 'passkey'],
    });
    const factor = { kind: 'authenticator', code: codeOf(test, secret) };
    expect((await byPassword(later, username, { factor })).status).toBe(200);
    const third = server.browser();
    const passkey = device.sign(await asked(third));
    expect((await byPassword(third, username, { passkey })).status).toBe(200);
  });
});

describe('stepping up by a passkey (R67)', () => {
  const prove = async (browser: TestBrowser, device: Device) =>
    browser.call(endpoints.stepUpByPasskey, {
      body: { response: device.sign(await asked(browser, 'prove')) },
    });

  it('is offered to whoever has one, and proves for five minutes', async () => {
    const { browser, device } = await memberWithPasskey();
    test.clock.advance({ minutes: 6 });
    expect((await browser.call(endpoints.startPasskey)).data).toEqual({
      kinds: ['passkey'],
    });
    const { value } = await prove(browser, device);
    expect(value['provenUntil']).toBe(String(test.clock.now().add({ minutes: 5 })));
    expect((await browser.call(endpoints.startPasskey)).status).toBe(200);
  });

  it('takes nobody else’s passkey', async () => {
    const { browser } = await memberWithPasskey();
    const { device } = await memberWithPasskey();
    test.clock.advance({ minutes: 6 });
    expect((await prove(browser, device)).code).toBe('passkey_refused');
    expect((await browser.call(endpoints.startPasskey)).code).toBe('step_up_required');
  });
});

describe('a sign-in by passkey where the password has to be replaced (R62)', () => {
  it.each([
    ['temporary', true, 0],
    ['too old', false, 91],
  ])('opens what can only change it when it is %s', async (_why, mustChange, days) => {
    const { device, username } = await memberWithPasskey();
    await test
      .database()
      .pool.query('update credentials set must_change = $2 where username = $1', [
        username,
        mustChange,
      ]);
    test.clock.advance({ hours: 24 * days });
    const later = server.browser();
    const got = await logIn(later, device.sign(await asked(later)));
    expect([got.status, got.value['passwordExpired']]).toEqual([200, true]);
    expect((await later.call(endpoints.readPasskeys)).code).toBe('password_change_required');
    const changed = await change(later, { oldPassword: undefined });
    expect([changed.status, await reads(later)]).toEqual([200, 200]);
  });
});
