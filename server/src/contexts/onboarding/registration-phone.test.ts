import { assert } from '@portal/money';
import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import {
  codeSentTo,
  inOneForm,
  messagesTo,
  newNumber,
  proveNumber,
} from '../../../test/factories/codes.ts';
import { goodPassword, newName, registerMember } from '../../../test/factories/identity.ts';
import { idIn } from '../../../test/factories/ids.ts';
import type { TestBrowser } from '../../../test/factories/running.ts';
import { endlessRates, runningServer } from '../../../test/factories/running.ts';
import { siteFileWith, switchesWithout } from '../../../test/factories/site.ts';
import { testDatabase } from '../../../test/harness.ts';
import { noteMarks, setFlag } from '../limits/index.ts';
import type { SiteConfiguration } from '../site/index.ts';
import { demoConfiguration } from '../site/index.ts';

const rates = { rates: endlessRates };
const brand = siteWith({});
const { test, server } = brand;

const consents = { ageConfirmed: true, termsAccepted: true } as const;
const chosen = { password: goodPassword, confirmPassword: goodPassword } as const;

/** A site of the same brand with one thing changed; it is data of a database of its own. */
function siteWith(changes: Partial<SiteConfiguration>) {
  const own = testDatabase();
  const config = { siteFile: siteFileWith(changes) };
  return { test: own, server: runningServer(own, config, rates) };
}

type TestSite = ReturnType<typeof siteWith>;

async function askCode(browser: TestBrowser, number: string, site: TestSite = brand) {
  site.test.clock.advance({ minutes: 6 });
  await browser.call(endpoints.sendRegisterCode, { body: { mobileNo: number } });
  return codeSentTo(site.test, site.server, number);
}

const send = (browser: TestBrowser, fields: Record<string, unknown>) =>
  browser.enter(endpoints.registerMobile, { ...consents, ...chosen, login: true, ...fields });

describe('PUT /wps/member/register/mobile', () => {
  it('opens an account whose name is the number, which is proven by the code', async () => {
    const browser = server.browser();
    const number = newNumber();
    const verificationCode = await askCode(browser, number);
    const got = await send(browser, { mobileNum: number, verificationCode });
    expect([got.status, got.value['account']]).toEqual([200, inOneForm(number)]);
    const info = await browser.call(endpoints.readMemberInfo);
    expect(info.value['account']).toBe(inOneForm(number));
    expect(info.value['nickname']).toBe(`user${number.slice(-4)}`);
    for (const username of [number, inOneForm(number), number.slice(1)]) {
      const body = { username, password: goodPassword };
      expect((await server.browser().call(endpoints.logIn, { body })).status).toBe(200);
    }
    const reader = server.browser();
    test.clock.advance({ minutes: 6 });
    await reader.call(endpoints.sendLoginCode, { body: { mobileNum: number } });
    const password = await codeSentTo(test, server, number);
    const body = { type: 'sms', username: number, password };
    expect((await reader.call(endpoints.logIn, { body })).status).toBe(200);
  });

  it('opens nothing for who proves the number of an excluded account, which proved it too (R12)', async () => {
    const excluded = server.browser();
    const number = newNumber();
    const { id } = await registerMember(excluded);
    await proveNumber(test, id, inOneForm(number));
    await test.inUnit(async (ctx) => {
      const memberId = idIn('mbr', id);
      await noteMarks(ctx, memberId, [{ kind: 'phone', value: inOneForm(number), isProven: true }]);
      await setFlag(ctx, { memberId, flag: 'RG_EXCLUDED', reason: 'own choice' });
    });
    const browser = server.browser();
    const verificationCode = await askCode(browser, number);
    const got = await send(browser, { mobileNum: number, verificationCode });
    expect(got.code).toBe('registration_refused');
  });

  it('finds a national number in the other countries of the site too', async () => {
    const browser = server.browser();
    const mobileNum = '+84812000001';
    test.clock.advance({ minutes: 6 });
    await browser.call(endpoints.sendRegisterCode, { body: { mobileNo: mobileNum } });
    const [message] = await messagesTo(test, server, mobileNum);
    const [verificationCode] = /\d{6}/u.exec(message?.body ?? '') ?? [];
    const form = { mobileNum, verificationCode };
    expect((await send(browser, form)).value['account']).toBe(mobileNum);
    const body = { username: '081 200 0001', password: goodPassword };
    expect((await server.browser().call(endpoints.logIn, { body })).status).toBe(200);
  });

  it('counts the tries of one number together, in whatever form it is typed (R63)', async () => {
    const number = newNumber();
    const codes: unknown[] = [];
    for (const username of [number, inOneForm(number), number.slice(1), number]) {
      const body = { username, password: 'not the password' };
      codes.push((await server.browser().call(endpoints.logIn, { body })).code);
    }
    expect(codes.at(-1)).toBe('captcha_required');
  });

  it.each([
    ['no number', { mobileNum: undefined }, 'auth/missing-phone-number'],
    ['an empty number', { mobileNum: ' ' }, 'auth/missing-phone-number'],
    ['no number at all', { mobileNum: '12' }, 'auth/invalid-phone-number'],
    ['another country', { countryDialingCode: '999' }, 'auth/invalid-phone-number'],
    ['no code', { verificationCode: undefined }, 'auth/missing-verification-code'],
    ['a code that was not sent', { verificationCode: '000000' }, 'auth/invalid-verification-code'],
  ])('refuses %s', async (_name, fields, code) => {
    const form = { mobileNum: newNumber(), verificationCode: '123456', ...fields };
    const got = await send(server.browser(), form);
    expect([got.status, got.code]).toEqual([422, code]);
  });

  it.each([
    ['password', { password: 'short', confirmPassword: 'short' }, 'length'],
    ['confirmPassword', { confirmPassword: 'another one entirely' }, 'mismatch'],
    ['password', { password: undefined, confirmPassword: undefined }, 'required'],
    ['payeeName', { payeeName: 'Some Body' }, 'disabled'],
    ['termsAccepted', { termsAccepted: undefined }, 'required'],
  ])('refuses %s of %j as the published rules say (R84)', async (path, fields, rule) => {
    const form = { mobileNum: newNumber(), verificationCode: '123456', ...fields };
    const got = await send(server.browser(), form);
    expect([got.status, got.data]).toEqual([400, { fields: [{ path, rule }] }]);
  });

  it('refuses a code of more than 255 characters (portal.md 5)', async () => {
    const form = { mobileNum: newNumber(), verificationCode: '1'.repeat(256) };
    const got = await send(server.browser(), form);
    expect([got.status, got.code]).toEqual([400, 'validation_failed']);
  });

  it('refuses an old code and one that was used (R64)', async () => {
    const browser = server.browser();
    const number = newNumber();
    const old = await askCode(browser, number);
    test.clock.advance({ minutes: 5 });
    const late = await send(browser, { mobileNum: number, verificationCode: old });
    expect(late.code).toBe('auth/code-expired');
    const verificationCode = await askCode(browser, number);
    expect((await send(browser, { mobileNum: number, verificationCode })).status).toBe(200);
    const again = await send(browser, { mobileNum: number, verificationCode });
    expect(again.code).toBe('auth/code-expired');
  });

  it('sends no code to a number that is taken, and tells only who proved it (X1)', async () => {
    const first = server.browser();
    const number = newNumber();
    const verificationCode = await askCode(first, number);
    const second = server.browser();
    test.clock.advance({ seconds: 2 });
    await second.call(endpoints.sendRegisterCode, { body: { mobileNo: number } });
    const waiting = await codeSentTo(test, server, number);
    const entered = await send(first, { mobileNum: number, verificationCode });
    expect(entered.status).toBe(200);
    const taken = await send(second, { mobileNum: number, verificationCode: waiting });
    expect([taken.status, taken.code]).toEqual([409, 'username_taken']);
    test.clock.advance({ minutes: 6 });
    await server.browser().call(endpoints.sendRegisterCode, { body: { mobileNo: number } });
    const messages = await messagesTo(test, server, inOneForm(number));
    expect(messages.at(-1)?.purpose).toBe('already_registered');
  });
});

describe('MOBILENUMREG3 and mobileReg', () => {
  const off = [
    siteWith({ switches: switchesWithout('MOBILENUMREG3') }),
    siteWith({ signIn: { ...demoConfiguration.signIn, mobileReg: false } }),
  ];

  it('are both needed for a registration by mobile number', async () => {
    for (const site of off) {
      const form = { mobileNum: newNumber(), verificationCode: '123456' };
      const got = await send(site.server.browser(), form);
      expect([got.status, got.code]).toEqual([403, 'auth/operation-not-allowed']);
    }
  });
});

describe('REGMOBVERF3', () => {
  const off = siteWith({ switches: switchesWithout('REGMOBVERF3') });
  const { fields } = demoConfiguration.register;
  const mobileNum = { ...fields.mobileNum, enabled: true };
  const asked = siteWith({
    register: { ...demoConfiguration.register, fields: { ...fields, mobileNum } },
  });

  it('off, asks for no code, refuses one, and proves nothing', async () => {
    const browser = off.server.browser();
    const number = newNumber();
    const strayed = await send(browser, { mobileNum: number, verificationCode: '123456' });
    expect(strayed.data).toEqual({ fields: [{ path: 'verificationCode', rule: 'disabled' }] });
    expect((await send(browser, { mobileNum: number })).status).toBe(200);
    const { rows } = await off.test
      .database()
      .pool.query('select verified_at from contacts where address = $1', [inOneForm(number)]);
    expect(rows).toEqual([{ verified_at: null }]);
  });

  it('on, asks who registers by name for a code where the form has a number', async () => {
    const browser = asked.server.browser();
    const form = { username: newName(), ...consents, ...chosen };
    const without = await browser.call(endpoints.register, { body: form });
    expect(without.code).toBe('auth/missing-phone-number');
    const number = newNumber();
    const unproven = { ...form, mobileNum: number };
    const got = await browser.call(endpoints.register, { body: unproven });
    expect(got.code).toBe('auth/missing-verification-code');
    const verificationCode = await askCode(browser, number, asked);
    const body = { ...unproven, verificationCode };
    expect((await browser.call(endpoints.register, { body })).status).toBe(200);
    const other = { ...body, username: newName() };
    expect((await browser.call(endpoints.register, { body: other })).code).toBe(
      'auth/code-expired',
    );
  });

  it('on, gives a number that somebody proved to nobody else', async () => {
    const number = newNumber();
    const browsers = [asked.server.browser(), asked.server.browser()] as const;
    const codes: string[] = [];
    for (const browser of browsers) {
      await browser.call(endpoints.sendRegisterCode, { body: { mobileNo: number } });
      codes.push(await codeSentTo(asked.test, asked.server, number));
      asked.test.clock.advance({ seconds: 2 });
    }
    const answers: unknown[] = [];
    for (const [index, browser] of browsers.entries()) {
      const form = { username: newName(), ...consents, ...chosen, mobileNum: number };
      const body = { ...form, verificationCode: codes[index] };
      const got = await browser.call(endpoints.register, { body });
      answers.push(got.code ?? got.status);
    }
    expect(answers).toEqual([200, 'mobile_taken']);
  });

  it('on, asks for nothing where the form has no number', async () => {
    expect((await registerMember(server.browser())).status).toBe(200);
  });
});

describe('MOBILENUMPASSREG3 and mobileRegPass', () => {
  const off = [
    siteWith({ switches: switchesWithout('MOBILENUMPASSREG3') }),
    siteWith({ signIn: { ...demoConfiguration.signIn, mobileRegPass: false } }),
  ];

  it('off, take no password: the account is entered by code', async () => {
    for (const site of off) {
      const browser = site.server.browser();
      const number = newNumber();
      const strayed = await send(browser, { mobileNum: number, verificationCode: '123456' });
      expect(strayed.data).toEqual({ fields: [{ path: 'password', rule: 'disabled' }] });
      const verificationCode = await askCode(browser, number, site);
      const none = { password: undefined, confirmPassword: undefined };
      const got = await send(browser, { mobileNum: number, verificationCode, ...none });
      expect(got.status).toBe(200);
      const body = { username: number, password: goodPassword };
      expect((await site.server.browser().call(endpoints.logIn, { body })).code).toBe(
        'in_incorrect_password',
      );
    }
  });

  it('off, a code to the number proves who is there, for they know no password (R67)', async () => {
    const [site] = off;
    assert(site !== undefined, 'a site without passwords');
    const browser = site.server.browser();
    const number = newNumber();
    const verificationCode = await askCode(browser, number, site);
    const none = { password: undefined, confirmPassword: undefined };
    await send(browser, { mobileNum: number, verificationCode, ...none });
    site.test.clock.advance({ minutes: 6 });
    expect(await browser.call(endpoints.startAuthenticator)).toMatchObject({
      code: 'step_up_required',
      data: { kinds: ['sms'] },
    });
    const stepUp = async (kind: string, proof: string) =>
      (await browser.call(endpoints.stepUp, { body: { kind, proof } })).code;
    expect(await stepUp('password', goodPassword)).toBe('proof_incorrect');
    expect(await stepUp('sms', verificationCode)).toBe('proof_incorrect');
    await browser.call(endpoints.sendPlaceCode, { body: { kind: 'sms', purpose: 'step_up' } });
    const code = await codeSentTo(site.test, site.server, number);
    expect(await stepUp('sms', code)).toBeUndefined();
    expect(await stepUp('sms', code)).toBe('proof_incorrect');
    expect((await browser.call(endpoints.startAuthenticator)).status).toBe(200);
  });
});
