import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { codeSentTo, inOneForm, messagesTo, newNumber } from '../../../../test/factories/codes.ts';
import { goodPassword, registerMember } from '../../../../test/factories/identity.ts';
import type { TestBrowser } from '../../../../test/factories/running.ts';
import { endlessRates, runningServer } from '../../../../test/factories/running.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { insertContact } from '../codes/store-contacts.ts';
import { releaseProtection } from './release-protection.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });

/** A member who has just signed in, so that no proof is asked for. */
async function enterMember() {
  const browser = server.browser();
  const { username, id } = await registerMember(browser);
  await browser.enter(endpoints.logIn, { username, password: goodPassword });
  return { browser, username, id };
}

const sms = (number: string) => ({ channel: 'sms', address: number, countryDialingCode: '66' });

async function bind(browser: TestBrowser, number: string) {
  test.clock.advance({ seconds: 2 });
  await browser.call(endpoints.sendContactCode, { body: sms(number) });
  const verificationCode = await codeSentTo(test, server, number);
  return browser.call(endpoints.bindContact, { body: { ...sms(number), verificationCode } });
}

const contacts = async (browser: TestBrowser) => (await browser.call(endpoints.readContacts)).value;

describe('a contact', () => {
  it('is bound by a code, shown in part, and a way to a forgotten password', async () => {
    const { browser } = await enterMember();
    expect(await contacts(browser)).toEqual({
      sms: null,
      email: null,
      paymentPasswordSince: null,
      paymentProofs: [],
      firstPaymentHolds: false,
      moneyHeldUntil: null,
    });
    const number = newNumber();
    expect((await bind(browser, number)).status).toBe(200);
    const shown = `+66•••••${number.slice(-4)}`;
    expect(await contacts(browser)).toMatchObject({ sms: { shown, isProven: true } });
    const reader = server.browser();
    test.clock.advance({ minutes: 6 });
    await reader.call(endpoints.sendLoginCode, { body: { mobileNum: number } });
    const password = await codeSentTo(test, server, number);
    const body = { type: 'sms', username: number, password };
    expect((await reader.call(endpoints.logIn, { body })).status).toBe(200);
  });

  it('may be an e-mail address, in one form', async () => {
    const { browser, username } = await enterMember();
    const address = `${username}@Lamplight.Example`;
    const body = { channel: 'email', address };
    await browser.call(endpoints.sendContactCode, { body });
    const sent = await messagesTo(test, server, address.toLowerCase());
    const verificationCode = /\b\d{6}\b/u.exec(sent.at(-1)?.body ?? '')?.[0];
    expect(sent.at(-1)?.purpose).toBe('bind_code');
    const got = await browser.call(endpoints.bindContact, { body: { ...body, verificationCode } });
    expect(got.status).toBe(200);
    const shown = `${username.slice(0, 1)}•••@lamplight.example`;
    expect(await contacts(browser)).toMatchObject({ email: { shown, isProven: true } });
  });

  it('that a registration left is proven without typing it again, and needs to stand', async () => {
    const { browser, username, id } = await enterMember();
    const body = { channel: 'email' } as const;
    const refused = await browser.call(endpoints.sendContactCode, { body });
    expect([refused.code, refused.data]).toEqual([
      'validation_failed',
      { fields: [{ path: 'address', rule: 'required' }] },
    ]);
    const address = `${username}@lamplight.example`;
    const left = { subjectId: id, channel: 'email', address, isProven: false } as const;
    await test.inUnit((ctx) => insertContact(ctx.tx, { ...left, at: ctx.clock.now() }));
    expect(await contacts(browser)).toMatchObject({ email: { isProven: false } });
    await browser.call(endpoints.sendContactCode, { body });
    const sent = await messagesTo(test, server, address);
    const verificationCode = /\b\d{6}\b/u.exec(sent.at(-1)?.body ?? '')?.[0];
    const got = await browser.call(endpoints.bindContact, { body: { ...body, verificationCode } });
    expect(got.status).toBe(200);
    expect(await contacts(browser)).toMatchObject({ email: { isProven: true } });
  });

  it('takes the place of the one before', async () => {
    const { browser } = await enterMember();
    const [first, second] = [newNumber(), newNumber()];
    await bind(browser, first);
    const bare = await bind(browser, second);
    expect([bare.code, bare.data]).toEqual(['former_code_needed', { channel: 'sms' }]);
    test.clock.advance({ seconds: 61 });
    await browser.call(endpoints.sendPlaceCode, { body: { kind: 'sms', purpose: 'contact' } });
    const formerCode = await codeSentTo(test, server, first);
    const verificationCode = await codeSentTo(test, server, second);
    const body = { ...sms(second), verificationCode, formerCode };
    expect((await browser.call(endpoints.bindContact, { body })).status).toBe(200);
    const { rows } = await test
      .database()
      .pool.query('select address from contacts where address = any($1)', [
        [inOneForm(first), inOneForm(second)],
      ]);
    expect(rows).toEqual([{ address: inOneForm(second) }]);
  });

  it('in the place of one that the desk took off holds money from its binding on', async () => {
    const { browser, username, id } = await enterMember();
    await bind(browser, newNumber());
    expect(await test.inUnit((ctx) => releaseProtection(ctx, id, 'sms'))).toBe(true);
    test.clock.advance({ hours: 25 });
    await browser.enter(endpoints.logIn, { username, password: goodPassword });
    expect((await contacts(browser))['moneyHeldUntil']).toBeNull();
    expect((await bind(browser, newNumber())).status).toBe(200);
    const held = (await contacts(browser))['moneyHeldUntil'];
    expect(held).toBe(String(test.clock.now().add({ hours: 24 })));
    // Once: the number was found, and what comes after it is a change as any other.
    test.clock.advance({ hours: 25 });
    await browser.enter(endpoints.logIn, { username, password: goodPassword });
    expect((await contacts(browser))['moneyHeldUntil']).toBeNull();
  });

  it('of somebody else gets no code, and cannot be bound by one that was sent before', async () => {
    const [owner, other] = [await enterMember(), await enterMember()];
    const number = newNumber();
    await other.browser.call(endpoints.sendContactCode, { body: sms(number) });
    const early = await codeSentTo(test, server, number);
    await bind(owner.browser, number);
    const body = { ...sms(number), verificationCode: early };
    const got = await other.browser.call(endpoints.bindContact, { body });
    expect([got.status, got.code]).toEqual([409, 'contact_taken']);
    const before = (await messagesTo(test, server, inOneForm(number))).length;
    test.clock.advance({ seconds: 2 });
    const late = await other.browser.call(endpoints.sendContactCode, { body: sms(number) });
    expect(late.status).toBe(200);
    expect(await messagesTo(test, server, inOneForm(number))).toHaveLength(before);
  });

  it.each([
    ['no number', sms(''), 422, 'auth/missing-phone-number'],
    ['no number at all', sms('12'), 422, 'auth/invalid-phone-number'],
    ['no address', { channel: 'email', address: 'nobody' }, 400, 'validation_failed'],
  ])('is refused: %s', async (_name, body, status, code) => {
    const { browser } = await enterMember();
    const got = await browser.call(endpoints.sendContactCode, { body });
    expect([got.status, got.code]).toEqual([status, code]);
  });

  it.each([
    ['', 'auth/missing-verification-code'],
    ['000000', 'auth/invalid-verification-code'],
  ])('is not bound by the code %j', async (verificationCode, code) => {
    const { browser } = await enterMember();
    const body = { ...sms(newNumber()), verificationCode };
    expect((await browser.call(endpoints.bindContact, { body })).code).toBe(code);
  });

  it('needs a fresh proof (R67)', async () => {
    const { browser } = await enterMember();
    test.clock.advance({ minutes: 6 });
    const got = await browser.call(endpoints.sendContactCode, { body: sms(newNumber()) });
    expect([got.code, got.data]).toEqual(['step_up_required', { kinds: ['password'] }]);
  });
});

describe('a payment password', () => {
  const send = (
    browser: TestBrowser,
    paymentPassword: string,
    proof: Readonly<Record<string, string>> = {},
  ) =>
    browser.call(endpoints.changePaymentPassword, {
      body: { paymentPassword, confirmPaymentPassword: paymentPassword, ...proof },
    });

  it('is set, and set anew', async () => {
    const { browser } = await enterMember();
    expect((await send(browser, '482913')).status).toBe(200);
    const first = (await contacts(browser))['paymentPasswordSince'];
    test.clock.advance({ seconds: 5 });
    const bare = await send(browser, '913482');
    expect([bare.code, bare.data]).toEqual(['payment_former_needed', { kinds: ['former'] }]);
    const proof = { proofKind: 'former', proof: '482913' };
    expect((await send(browser, '913482', proof)).status).toBe(200);
    expect([typeof first, (await contacts(browser))['paymentPasswordSince'] === first]).toEqual([
      'string',
      false,
    ]);
  });

  it.each([
    ['too short', '12345', '12345', [{ path: 'paymentPassword', rule: 'length' }]],
    ['six equal digits', '111111', '111111', [{ path: 'paymentPassword', rule: 'too_simple' }]],
    ['digits in a row', '654321', '654321', [{ path: 'paymentPassword', rule: 'too_simple' }]],
    [
      'typed differently',
      '482913',
      '482914',
      [{ path: 'confirmPaymentPassword', rule: 'mismatch' }],
    ],
    [
      'the password that signs in',
      goodPassword,
      goodPassword,
      [{ path: 'paymentPassword', rule: 'same_as_password' }],
    ],
  ])('is refused when it is %s', async (_name, secret, again, fields) => {
    const { browser } = await enterMember();
    const got = await send(browser, secret, { confirmPaymentPassword: again });
    expect([got.status, got.data]).toEqual([400, { fields }]);
  });

  it('that is set after the desk took the old one off holds money from then on', async () => {
    const { browser, username, id } = await enterMember();
    await send(browser, '482913');
    expect((await contacts(browser))['moneyHeldUntil']).toBeNull();
    await test.inUnit((ctx) => releaseProtection(ctx, id, 'payment_password'));
    test.clock.advance({ hours: 25 });
    await browser.enter(endpoints.logIn, { username, password: goodPassword });
    expect((await send(browser, '913482')).status).toBe(200);
    const held = (await contacts(browser))['moneyHeldUntil'];
    expect(held).toBe(String(test.clock.now().add({ hours: 24 })));
  });

  it('is nobody else’s matter', async () => {
    const got = await server.browser().call(endpoints.readContacts);
    expect(got.code).toBe('not_signed_in');
  });
});
