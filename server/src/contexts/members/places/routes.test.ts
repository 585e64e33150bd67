import type { Endpoint } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { inOneForm, messagesTo, newNumber } from '../../../../test/factories/codes.ts';
import { bindFactor, codeOf, proveSelf } from '../../../../test/factories/factors.ts';
import { goodPassword, registerMember } from '../../../../test/factories/identity.ts';
import { idIn } from '../../../../test/factories/ids.ts';
import type { TestBrowser, TestServer } from '../../../../test/factories/running.ts';
import { endlessRates, runningServer } from '../../../../test/factories/running.ts';
import { siteFileWith } from '../../../../test/factories/site.ts';
import { testDatabase } from '../../../../test/harness.ts';
import type { MemberActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { refuseUncoded } from '../../identity/index.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });
const strict = runningServer(
  test,
  { siteFile: siteFileWith({ newPlace: { asksPayeeName: true } }) },
  { rates: endlessRates },
);
const [home, away] = ['203.0.113.5', '198.51.100.7'];

/** A member with a proven number, who always came from one place. */
async function settled(at: TestServer = server) {
  // So many codes as the tests before wanted are not sent within an hour.
  test.clock.advance({ hours: 2 });
  const browser = at.browser(home);
  const { id, username } = await registerMember(browser);
  await enter(browser, username);
  const number = newNumber();
  const sms = { channel: 'sms', address: number, countryDialingCode: '66' };
  test.clock.advance({ seconds: 2 });
  await browser.call(endpoints.sendContactCode, { body: sms });
  const verificationCode = await lastCode(number);
  await browser.call(endpoints.bindContact, { body: { ...sms, verificationCode } });
  return { id, browser, username, number };
}

const enter = (browser: TestBrowser, username: string, fields = {}) =>
  browser.enter(endpoints.logIn, { username, password: goodPassword, ...fields });
const place = async (browser: TestBrowser) => (await browser.call(endpoints.readPlace)).value;
const verify = (browser: TestBrowser, body: Record<string, unknown>) =>
  browser.call(endpoints.verifyPlace, { body });

/** Notices of the inbox go to the same number. */
async function lastCode(number: string): Promise<string> {
  const messages = await messagesTo(test, server, inOneForm(number));
  const code = messages.findLast(({ purpose }) => purpose.endsWith('_code'));
  return /\b\d{6}\b/u.exec(code?.body ?? '')?.[0] ?? 'no code';
}

async function codeFor(browser: TestBrowser, number: string): Promise<string> {
  test.clock.advance({ minutes: 6 });
  const sent = await browser.call(endpoints.sendPlaceCode, { body: { kind: 'sms' } });
  expect(sent.status, sent.text).toBe(200);
  return lastCode(number);
}

async function guarded(browser: TestBrowser, endpoint: Endpoint): Promise<unknown> {
  const url = endpoint.path.replaceAll(/\{\w+\}/gu, 'mbr_00000000000000000000000000000000');
  const headers = { 'idempotency-key': 'a-key-of-this-test' };
  return (await browser.raw({ method: endpoint.method, url, headers })).code;
}

const all = Object.values<Endpoint>(endpoints);
const marked = all.filter(({ verifiedPlace }) => verifiedPlace === true);

describe('a login from an address block that the member never used (X8)', () => {
  it('is held off from withdraw, bind and bank routes, and from nothing else', async () => {
    const { username } = await settled();
    const stranger = server.browser(away);
    expect((await enter(stranger, username)).value).toMatchObject({ validate: false });
    expect(marked.length).toBeGreaterThan(10);
    // What only agents may call asks who calls before it asks from where.
    for (const endpoint of marked.filter(({ access }) => access !== 'agent')) {
      expect(await guarded(stranger, endpoint), endpoint.path).toBe('verification_required');
    }
    expect(marked).toEqual(
      expect.arrayContaining([
        endpoints.createTransfer,
        endpoints.convertPoints,
        endpoints.redeemPoints,
        endpoints.proposeContract,
        endpoints.processDividendContract,
      ]),
    );
    for (const endpoint of all) {
      const isMembers = endpoint.access === 'session' || endpoint.access === 'member';
      if (isMembers && endpoint.method === 'GET' && endpoint.verifiedPlace !== true) {
        expect(await guarded(stranger, endpoint), endpoint.path).not.toBe('verification_required');
      }
    }
  });

  it('says how the member may show who they are, and how far that is known', async () => {
    const { username, number, browser } = await settled();
    expect(await place(browser)).toMatchObject({ isVerified: true });
    const stranger = server.browser(away);
    await enter(stranger, username);
    expect(await place(stranger)).toEqual({
      isVerified: false,
      ways: [{ kind: 'sms', shown: `+66•••••${number.slice(-4)}` }],
      asksPayeeName: false,
    });
  });

  it('is verified by a mobile code, for this session and for the place', async () => {
    const { id, username, number } = await settled();
    const stranger = server.browser(away);
    await enter(stranger, username);
    const code = await codeFor(stranger, number);
    expect((await verify(stranger, { kind: 'sms', code: '000000' })).code).toBe('proof_incorrect');
    expect((await verify(stranger, { kind: 'sms', code })).status).toBe(200);
    expect((await verify(stranger, { kind: 'sms', code })).code).toBe('proof_incorrect');
    expect(await place(stranger)).toMatchObject({ isVerified: true });
    // The code of the place is none of a transfer (R64).
    const { rows } = await test
      .database()
      .pool.query('select id from sessions where subject_id = $1 and coded_at is not null', [id]);
    expect(rows).toEqual([]);
    const [bank] = marked;
    expect(bank && (await guarded(stranger, bank))).not.toBe('verification_required');
    // Neither an address of its block nor a browser beside it is the member's (R68).
    for (const other of [server.browser('198.51.100.9'), server.browser(away)]) {
      expect((await enter(other, username)).value).toMatchObject({ validate: false });
    }
    expect((await enter(stranger, username)).value).toMatchObject({ validate: true });
  });

  it('is verified by no code that was sent for something else, nor to somebody else', async () => {
    const { username } = await settled();
    const other = await settled();
    const stranger = server.browser(away);
    await enter(stranger, username);
    const code = await codeFor(other.browser, other.number);
    expect((await verify(stranger, { kind: 'sms', code })).code).toBe('proof_incorrect');
    expect((await verify(stranger, { kind: 'email', code })).code).toBe('proof_incorrect');
    const mail = { body: { kind: 'email' } };
    expect((await stranger.call(endpoints.sendPlaceCode, mail)).code).toBe(
      'auth/operation-not-allowed',
    );
  });

  it('asks nothing after a code of the authenticator, or by a code that was sent', async () => {
    const { browser, username, number } = await settled();
    const bySms = server.browser(away);
    test.clock.advance({ minutes: 6 });
    await bySms.call(endpoints.sendLoginCode, { body: { mobileNum: number } });
    const code = await lastCode(number);
    const sms = { username: number, password: code, type: 'sms' };
    expect((await bySms.enter(endpoints.logIn, sms)).value).toMatchObject({ validate: true });
    await enter(browser, username);
    const { secret } = await bindFactor(test, browser, 'member');
    test.clock.advance({ minutes: 1 });
    const byApp = server.browser('192.0.2.9');
    const factor = { kind: 'authenticator', code: codeOf(test, secret) };
    expect((await enter(byApp, username, { factor })).value).toMatchObject({ validate: true });
  });

  it('changes no password, which would sign the owner out, until the place is verified', async () => {
    const { browser, username, number } = await settled();
    const stranger = server.browser(away);
    await enter(stranger, username);
    const password = 'a lamp over the quay at night';
    const typed = {
      oldPassword: goodPassword,
      newPassword: password,
      confirmNewPassword: password,
    };
    const refused = await stranger.call(endpoints.changePassword, { body: typed });
    expect(refused.code).toBe('verification_required');
    expect((await browser.call(endpoints.readPlace)).status).toBe(200);
    await verify(stranger, { kind: 'sms', code: await codeFor(stranger, number) });
    const changed = await stranger.enter(endpoints.changePassword, typed);
    expect(changed.value).toMatchObject({ validate: true });
  });

  it.each([
    ['payeeName', 'John Mule'],
    ['birthday', '1990-02-28'],
    ['idNumber', 'P4711'],
  ])('says nothing for good of who the owner is: %s (R20, R68)', async (name, text) => {
    const { username } = await settled();
    const stranger = server.browser(away);
    await enter(stranger, username);
    const say = (body: object) => stranger.call(endpoints.changeProfile, { body });
    const got = await say({ fields: { [name]: text } });
    expect(got.code).toBe('verification_required');
    const { value } = await stranger.call(endpoints.readProfile);
    expect(value['fixed']).toEqual([]);
    expect((await say({ nickname: 'Mika', fields: { zalo: 'mika' } })).status).toBe(200);
  });

  it('says who the owner is after a fresh proof, and all contacts are told (R20, R67)', async () => {
    const { browser, number } = await settled();
    test.clock.advance({ minutes: 6 });
    const say = () =>
      browser.call(endpoints.changeProfile, { body: { fields: { payeeName: 'Mika Quay' } } });
    expect(await say()).toMatchObject({ code: 'step_up_required' });
    await proveSelf(browser);
    expect((await say()).status).toBe(200);
    const told = await messagesTo(test, server, inOneForm(number));
    expect(told.map(({ body }) => body)).toContainEqual(expect.stringContaining('birth date'));
  });

  it('begins a break of a week at once, and nothing longer (R63, R68)', async () => {
    const { username, browser } = await settled();
    const stranger = server.browser(away);
    await enter(stranger, username);
    const rest = (hours: number) => stranger.call(endpoints.takeBreak, { body: { hours } });
    const leave = (months: number | null) =>
      stranger.call(endpoints.excludeSelf, { body: { months } });
    const codes = [await leave(null), await leave(6), await rest(169), await rest(1008)];
    expect(codes.map(({ code }) => code)).toEqual(Array(4).fill('verification_required'));
    expect((await stranger.call(endpoints.endOtherSessions)).code).toBe('verification_required');
    expect((await browser.call(endpoints.readPlace)).status).toBe(200);
    expect((await rest(168)).status).toBe(200);
  });

  it('leaves a break of any length to whoever is at home, without another question', async () => {
    const { browser } = await settled();
    test.clock.advance({ minutes: 6 });
    const got = await browser.call(endpoints.excludeSelf, { body: { months: null } });
    expect(got.status).toBe(200);
  });

  it('holds off nobody who may do nothing but change the password', async () => {
    const { id, username } = await settled();
    const mustChange = 'update credentials set must_change = true where subject_id = $1';
    await test.database().pool.query(mustChange, [id]);
    const stranger = server.browser(away);
    expect((await enter(stranger, username)).value).toMatchObject({ passwordExpired: true });
    const password = 'a lamp over the quay at night';
    const typed = { newPassword: password, confirmNewPassword: password };
    expect((await stranger.enter(endpoints.changePassword, typed)).status).toBe(200);
    expect(await place(stranger)).toMatchObject({ isVerified: false });
  });

  it('asks nobody who has nothing to show, and nothing at the first place', async () => {
    const browser = server.browser(home);
    const { username } = await registerMember(browser);
    expect((await enter(browser, username)).value).toMatchObject({ validate: true });
    expect((await enter(server.browser(away), username)).value).toMatchObject({ validate: true });
  });

  it('asks for the name of the payee as well, judged before the code is used up (X8)', async () => {
    const { browser, username, number } = await settled(strict);
    const fields = { payeeName: 'Mike Somchai' };
    expect((await browser.call(endpoints.changeProfile, { body: { fields } })).status).toBe(200);
    const stranger = strict.browser(away);
    await enter(stranger, username);
    expect(await place(stranger)).toMatchObject({ isVerified: false, asksPayeeName: true });
    const code = await codeFor(stranger, number);
    const typed = { kind: 'sms', code };
    for (const payeeName of [undefined, '', 'Ann Quay']) {
      const got = await verify(stranger, { ...typed, payeeName });
      expect(got.code, payeeName).toBe('proof_incorrect');
    }
    expect(await place(stranger)).toMatchObject({ isVerified: false });
    // The name alone is no proof, and a wrong code tells nothing of the name.
    const named = { kind: 'sms', payeeName: 'mike  SOMCHAI' };
    expect((await verify(stranger, { ...named, code: '000000' })).code).toBe('proof_incorrect');
    expect((await verify(stranger, { ...named, code })).status).toBe(200);
    expect(await place(stranger)).toMatchObject({ isVerified: true });
  });

  it('stops guesses', async () => {
    const { username } = await settled();
    const stranger = server.browser(away);
    await enter(stranger, username);
    const codes: unknown[] = [];
    for (let guess = 0; guess < 11; guess += 1) {
      codes.push((await verify(stranger, { kind: 'sms', code: '000000' })).code);
    }
    expect(codes.at(-1)).toBe('login_throttled');
  });

  it('gives a code also in a place that is known, for acts that ask for one (E7)', async () => {
    const { id, browser, number } = await settled();
    const { value } = await browser.call(endpoints.readSessions);
    const own = value['sessions'] as readonly { readonly id: string; isCurrent: boolean }[];
    const sessionId = own.find(({ isCurrent }) => isCurrent)?.id ?? 'none';
    const traits = { isTrial: false, isAgent: false, isRestricted: false, ip: home };
    const actor: MemberActor = { kind: 'member', id: idIn('mbr', id), sessionId, ...traits };
    const coded = () =>
      test
        .inUnit<void, MemberActor>((ctx) => refuseUncoded(ctx), { actor })
        .then(
          () => 'ok',
          (error: unknown) => (error instanceof Refusal ? error.code : 'fault'),
        );
    expect(await coded()).toBe('verification_required');
    const code = await codeFor(browser, number);
    expect((await verify(browser, { kind: 'sms', code })).status).toBe(200);
    expect(await coded()).toBe('ok');
    // One code is good for one act (R64).
    expect(await coded()).toBe('verification_required');
  });
});
