import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { testDatabase } from './harness.ts';
import {
  bindAccount,
  enterAgain,
  enterPayee,
  enterUnbound,
  paymentPassword,
  playThrough,
  prove,
} from './factories/cashier.ts';
import { bindFactor, codeOf, proveSelf } from './factories/factors.ts';
import { newPassword } from './factories/passwords.ts';
import { softPasskey } from './factories/soft-passkey.ts';
import { asOwner } from './owner.ts';
import { codeSentTo, inOneForm, messagesTo, newNumber, proveNumber } from './factories/codes.ts';
import { goodPassword, registerMember } from './factories/identity.ts';
import { idIn } from './factories/ids.ts';
import { enterOperator } from './factories/operators.ts';
import type { TestBrowser } from './factories/running.ts';
import { endlessRates, runningServer } from './factories/running.ts';
import { putBelow } from './factories/tree.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });

let keys = 0;
const newKey = () => `take-over-key-${(keys += 1)}`;
const other = '719355';

const sms = (number: string) => ({ channel: 'sms', address: number, countryDialingCode: '66' });

const payment = (browser: TestBrowser, proof: Readonly<Record<string, string>> = {}) =>
  browser.call(endpoints.changePaymentPassword, {
    body: { paymentPassword: other, confirmPaymentPassword: other, ...proof },
  });

async function newCode(browser: TestBrowser, number: string): Promise<string> {
  test.clock.advance({ seconds: 61 });
  await browser.call(endpoints.sendContactCode, { body: sms(number) });
  return codeSentTo(test, server, number);
}

async function ownCode(browser: TestBrowser, number: string, purpose?: string): Promise<string> {
  test.clock.advance({ seconds: 61 });
  const body = { kind: 'sms', ...(purpose !== undefined && { purpose }) };
  await browser.call(endpoints.sendPlaceCode, { body });
  return codeSentTo(test, server, number);
}

async function withdraw(browser: TestBrowser, payoutAccountId: string) {
  await prove(browser);
  const body = { payoutAccountId, amount: '500.00' };
  return browser.call(endpoints.requestWithdrawal, { body, key: newKey() });
}

/** A payee with a number of their own that a code has proven. */
async function owner() {
  const payee = await enterPayee(test, server);
  const number = newNumber();
  await proveNumber(test, payee.id, number);
  await enterAgain(payee);
  return { ...payee, number };
}

/** Replaces the number as its owner does: by a code to the old one and a code to the new one. */
async function replaceNumber(browser: TestBrowser, number: string): Promise<string> {
  const next = newNumber();
  const formerCode = await ownCode(browser, number, 'contact');
  const verificationCode = await newCode(browser, next);
  const body = { ...sms(next), verificationCode, formerCode };
  expect((await browser.call(endpoints.bindContact, { body })).status).toBe(200);
  return next;
}

describe('whoever knows the login password alone (R20, R67)', () => {
  it('replaces neither payment password nor number, and takes no money out', async () => {
    const { browser, username, number, accountId } = await owner();
    const thief = server.browser();
    await thief.enter(endpoints.logIn, { username, password: goodPassword });
    const proof = { kind: 'password', proof: goodPassword };
    expect((await thief.call(endpoints.stepUp, { body: proof })).status).toBe(200);
    const bare = await payment(thief);
    expect([bare.code, bare.data]).toEqual(['payment_former_needed', { kinds: ['former'] }]);
    const guess = await payment(thief, { proofKind: 'former', proof: '000000' });
    expect(guess.code).toBe('payment_former_incorrect');
    const own = newNumber();
    const verificationCode = await newCode(thief, own);
    const bind = (formerCode?: string) =>
      thief.call(endpoints.bindContact, {
        body: { ...sms(own), verificationCode, ...(formerCode && { formerCode }) },
      });
    const codes = [await bind(), await bind(verificationCode), await bind('000000')];
    expect(codes.map(({ code }) => code)).toEqual(Array(3).fill('former_code_needed'));
    // A code that the owner had sent for something else counts for nothing here.
    const place = await ownCode(browser, number, 'transfer');
    expect((await bind(place)).code).toBe('former_code_needed');
    const account = {
      kind: 'BANK',
      institution: 'SCB',
      holder: 'Mike Somchai',
      number: '99887766',
    };
    const binding = { body: account, key: newKey() };
    expect((await thief.call(endpoints.createPayoutAccount, binding)).code).toBe(
      'payment_proof_required',
    );
    const body = { payoutAccountId: accountId, amount: '500.00' };
    expect((await thief.call(endpoints.requestWithdrawal, { body, key: newKey() })).code).toBe(
      'payment_proof_required',
    );
    const { value } = await browser.call(endpoints.readContacts);
    expect(value).toMatchObject({ moneyHeldUntil: null, paymentProofs: ['former'] });
  });

  it('finds a new number no way to the payment password for a day', async () => {
    const { browser, number } = await owner();
    const next = await replaceNumber(browser, number);
    const code = await ownCode(browser, next, 'payment');
    const got = await payment(browser, { proofKind: 'sms', proof: code });
    expect([got.code, got.data]).toEqual(['payment_former_needed', { kinds: ['former'] }]);
  });

  it('is stopped after too many guesses at the payment password', async () => {
    const { browser } = await owner();
    const codes: unknown[] = [];
    for (let guess = 0; guess < 11; guess += 1) {
      codes.push((await payment(browser, { proofKind: 'former', proof: '000000' })).code);
    }
    expect([codes[0], codes.at(-1)]).toEqual(['payment_former_incorrect', 'login_throttled']);
  });
});

describe('a replaced number', () => {
  it('holds the money for 24 hours on every way out, and old and new hear of it', async () => {
    const payee = await owner();
    const { browser, number, accountId, id } = payee;
    const upline = await enterUnbound(test, server);
    await putBelow(test, upline.id, [id]);
    const next = await replaceNumber(browser, number);
    const until = String(test.clock.now().add({ hours: 24 }));
    const held = await withdraw(browser, accountId);
    expect([held.status, held.code, held.data]).toEqual([422, 'money_held', { until }]);
    await prove(browser);
    const transfer = { body: { amount: '5.00' }, key: newKey() };
    expect((await browser.call(endpoints.createTransfer, transfer)).code).toBe('money_held');
    const terms = await browser.call(endpoints.readWithdrawalTerms);
    expect(terms.value['heldUntil']).toBe(until);
    expect((await browser.call(endpoints.readTransferTerms)).value['heldUntil']).toBe(until);
    expect((await browser.call(endpoints.readContacts)).value['moneyHeldUntil']).toBe(until);
    const desk = await enterOperator(test, server, 'owner');
    const shown = await desk.call(endpoints.readMember, { params: { id } });
    expect(shown.value['moneyHold']).toEqual({ until, because: 'phone_changed' });
    for (const reader of [number, next]) {
      const messages = await messagesTo(test, server, inOneForm(reader));
      expect(messages.map(({ purpose }) => purpose)).toContain('inbox_copy');
    }
    test.clock.advance({ hours: 24, seconds: 1 });
    await enterAgain(payee);
    expect((await withdraw(browser, accountId)).status).toBe(200);
  });

  it('lets the first payee cool as any other', async () => {
    const member = await enterUnbound(test, server);
    const { browser, id } = member;
    const number = newNumber();
    await proveNumber(test, id, number);
    await enterAgain(member);
    const next = await replaceNumber(browser, number);
    const code = await ownCode(browser, next);
    await browser.call(endpoints.verifyPlace, { body: { kind: 'sms', code } });
    await bindAccount(test, browser);
    const { value } = await browser.call(endpoints.readPayoutAccounts);
    const [account] = value['accounts'] as { usableFrom: string }[];
    const from = Temporal.Instant.from(account?.usableFrom ?? '');
    expect(test.clock.now().until(from).total('hours')).toBeGreaterThan(23);
  });
});

describe('a payment password', () => {
  it('is replaced by the one of before without a hold', async () => {
    const { browser, accountId } = await owner();
    expect((await payment(browser, { proofKind: 'former', proof: paymentPassword })).status).toBe(
      200,
    );
    await browser.call(endpoints.provePayment, { body: { paymentPassword: other } });
    const body = { payoutAccountId: accountId, amount: '500.00' };
    const got = await browser.call(endpoints.requestWithdrawal, { body, key: newKey() });
    expect(got.status).toBe(200);
  });

  it('is replaced by one code to a number that is not new, and money waits', async () => {
    const payee = await owner();
    const { browser, number } = payee;
    test.clock.advance({ hours: 25 });
    await enterAgain(payee);
    const { value } = await browser.call(endpoints.readContacts);
    expect(value['paymentProofs']).toEqual(['former', 'sms']);
    const proof = { proofKind: 'sms', proof: await ownCode(browser, number, 'payment') };
    expect((await payment(browser, proof)).status).toBe(200);
    expect((await payment(browser, proof)).code).toBe('payment_former_incorrect');
    const after = await browser.call(endpoints.readContacts);
    expect(after.value['moneyHeldUntil']).not.toBeNull();
  });
});

describe('the first payment password', () => {
  it('takes a code to the number that the account has, and holds the money for a day', async () => {
    const browser = server.browser();
    const { id, username } = await registerMember(browser);
    const number = newNumber();
    await proveNumber(test, id, number);
    test.clock.advance({ hours: 25 });
    await browser.enter(endpoints.logIn, { username, password: goodPassword });
    await browser.call(endpoints.stepUp, { body: { kind: 'password', proof: goodPassword } });
    const bare = await payment(browser);
    expect([bare.code, bare.data]).toEqual(['payment_former_needed', { kinds: ['sms'] }]);
    const former = await payment(browser, { proofKind: 'former', proof: goodPassword });
    expect(former.code).toBe('payment_former_needed');
    const proof = { proofKind: 'sms', proof: await ownCode(browser, number, 'payment') };
    expect((await payment(browser, proof)).status).toBe(200);
    const { value } = await browser.call(endpoints.readContacts);
    const moneyHeldUntil = aDayFromNow();
    expect(value).toMatchObject({ moneyHeldUntil, paymentProofs: ['former', 'sms'] });
  });

  it('of an account of more than a day holds it as well, and is said to before (E4)', async () => {
    const browser = server.browser();
    const { username } = await registerMember(browser);
    const read = async () => (await browser.call(endpoints.readContacts)).value;
    expect(await read()).toMatchObject({ firstPaymentHolds: false, moneyHeldUntil: null });
    test.clock.advance({ hours: 24 });
    await browser.enter(endpoints.logIn, { username, password: goodPassword });
    expect(await read()).toMatchObject({ firstPaymentHolds: true, moneyHeldUntil: null });
    await browser.call(endpoints.stepUp, { body: { kind: 'password', proof: goodPassword } });
    expect((await payment(browser)).status).toBe(200);
    const moneyHeldUntil = aDayFromNow();
    expect(await read()).toMatchObject({ firstPaymentHolds: false, moneyHeldUntil });
  });
});

describe('an account that has nothing to show (R68)', () => {
  /** With money to take out, and neither a payment password nor a contact. */
  async function bare() {
    const browser = server.browser();
    const { id, username } = await registerMember(browser);
    await test.inUnit((ctx) => playThrough(ctx, id));
    return { browser, username };
  }
  /** Everything that somebody needs who wants the money. */
  async function payOut(browser: TestBrowser) {
    await proveSelf(browser);
    expect((await payment(browser)).status).toBe(200);
    const provePayment = () =>
      browser.call(endpoints.provePayment, { body: { paymentPassword: other } });
    await provePayment();
    keys += 1;
    const number = `${process.pid}55${keys}`;
    const account = { kind: 'BANK', institution: 'Kasikorn', holder: 'Ann Quay', number };
    const bound = await browser.call(endpoints.createPayoutAccount, {
      body: account,
      key: newKey(),
    });
    const [{ id }] = bound.value['accounts'] as [{ readonly id: string }];
    await provePayment();
    const body = { payoutAccountId: id, amount: '500.00' };
    return browser.call(endpoints.requestWithdrawal, { body, key: newKey() });
  }

  it('pays nothing out for a day to whoever comes with the login password alone', async () => {
    const { username } = await bare();
    const stranger = server.browser('198.51.100.71');
    const entered = await stranger.enter(endpoints.logIn, { username, password: goodPassword });
    expect(entered.value).toMatchObject({ validate: true });
    expect((await payOut(stranger)).code).toBe('money_held');
  });

  it('nor to whoever first binds a number of their own and verifies the place by it', async () => {
    const { username } = await bare();
    const stranger = server.browser('198.51.100.72');
    await stranger.enter(endpoints.logIn, { username, password: goodPassword });
    await proveSelf(stranger);
    const number = newNumber();
    const verificationCode = await newCode(stranger, number);
    const body = { ...sms(number), verificationCode };
    expect((await stranger.call(endpoints.bindContact, { body })).status).toBe(200);
    const { value } = await stranger.call(endpoints.readContacts);
    expect(value['moneyHeldUntil']).toBe(String(test.clock.now().add({ hours: 24 })));
  });

  it('waits for nothing in the browser that opened it', async () => {
    const { browser } = await bare();
    expect((await payOut(browser)).status).toBe(200);
  });
});

describe('releaseProtection', () => {
  it('is carried out by a second person, tells the old number and holds the money', async () => {
    const { browser, id, number } = await owner();
    const [asker, second] = [
      await enterOperator(test, server, 'owner'),
      await enterOperator(test, server, 'owner'),
    ];
    const body = { what: 'sms', reason: 'Lost the phone, papers were checked.' };
    const asked = await asker.call(endpoints.releaseProtection, { params: { id }, body });
    expect(asked.status).toBe(200);
    const decision = {
      params: { id: String(asked.value['approvalId']) },
      body: { reason: 'I saw the papers too.' },
    };
    const decide = (desk: TestBrowser) =>
      desk.call(endpoints.approveRequest, { ...decision, key: newKey() });
    expect((await decide(asker)).status).not.toBe(200);
    expect((await browser.call(endpoints.readContacts)).value['sms']).not.toBeNull();
    expect((await decide(second)).status).toBe(200);
    const { value } = await browser.call(endpoints.readContacts);
    expect([value['sms'], value['moneyHeldUntil']]).toEqual([null, expect.any(String)]);
    const told = await messagesTo(test, server, inOneForm(number));
    expect(told.map(({ purpose }) => purpose)).toContain('inbox_copy');
    const again = await asker.call(endpoints.releaseProtection, { params: { id }, body });
    expect([again.status, again.code]).toEqual([409, 'protection_not_set']);
  });

  it('lets a payment password be set anew, and knows nobody else', async () => {
    const { browser, id } = await owner();
    const [asker, second] = [
      await enterOperator(test, server, 'owner'),
      await enterOperator(test, server, 'owner'),
    ];
    const body = { what: 'payment_password', reason: 'Forgotten, papers were checked.' };
    const nobody = { params: { id: 'mbr_0123456789ab' }, body };
    expect((await asker.call(endpoints.releaseProtection, nobody)).code).toBe('not_found');
    const asked = await asker.call(endpoints.releaseProtection, { params: { id }, body });
    const params = { id: String(asked.value['approvalId']) };
    const decided = { params, body: { reason: 'I saw them too.' }, key: newKey() };
    expect((await second.call(endpoints.approveRequest, decided)).status).toBe(200);
    expect((await payment(browser)).status).toBe(200);
    const { value } = await browser.call(endpoints.readContacts);
    expect(value['moneyHeldUntil']).toEqual(expect.any(String));
  });
});

const heldUntil = async (browser: TestBrowser) =>
  (await browser.call(endpoints.readContacts)).value['moneyHeldUntil'];

const aDayFromNow = () => String(test.clock.now().add({ hours: 24 }));

describe('money waits for a day as well', () => {
  it('in the red envelopes of an agent', async () => {
    const agent = await owner();
    const member = await enterPayee(test, server);
    await putBelow(test, agent.id, [member.id]);
    await asOwner(test, 'update credentials set is_agent = true where subject_id = $1', [agent.id]);
    await enterAgain(agent);
    const body = {
      greeting: 'A good week',
      budgetAmount: '100.00',
      isRandom: false,
      to: { kind: 'first', packets: 1 },
    };
    const give = async () => {
      await prove(agent.browser);
      return agent.browser.call(endpoints.createTeamEnvelope, { body, key: newKey() });
    };
    const given = await give();
    expect([given.status, given.code]).toEqual([200, undefined]);
    await replaceNumber(agent.browser, agent.number);
    const held = await give();
    expect([held.status, held.code, held.data]).toEqual([
      422,
      'money_held',
      { until: aDayFromNow() },
    ]);
  });

  it('after the login password was recovered by a code', async () => {
    const { number, username } = await owner();
    const browser = server.browser();
    test.clock.advance({ seconds: 61 });
    const asked = { mobileNum: number, purpose: 'password' };
    await browser.call(endpoints.sendLoginCode, { body: asked });
    const verificationCode = await codeSentTo(test, server, number);
    const fields = { newPassword, mobileNum: number, verificationCode };
    const got = await browser.enter(endpoints.resetPassword, fields);
    expect([got.status, got.value['username']]).toEqual([200, username]);
    expect(await heldUntil(browser)).toBe(aDayFromNow());
  });

  it('after the factor was dropped by its owner, or taken off at the desk', async () => {
    const [dropped, reset] = [await owner(), await owner()];
    await enterAgain(dropped);
    await bindFactor(test, dropped.browser, 'member');
    expect(await heldUntil(dropped.browser)).toBeNull();
    expect((await dropped.browser.call(endpoints.deleteAuthenticator)).status).toBe(200);
    expect(await heldUntil(dropped.browser)).toBe(aDayFromNow());
    await enterAgain(reset);
    await bindFactor(test, reset.browser, 'member');
    const desk = await enterOperator(test, server, 'owner');
    const params = { id: reset.id };
    const body = { reason: 'Lost the phone, papers were checked.' };
    expect((await desk.call(endpoints.resetMemberFactor, { params, body })).status).toBe(200);
    await enterAgain(reset);
    expect(await heldUntil(reset.browser)).toBe(aDayFromNow());
  });
});

describe('a passkey that was taken off', () => {
  it('holds the money for 24 hours', async () => {
    const { browser } = await owner();
    const options = String((await browser.call(endpoints.startPasskey)).value['options']);
    const body = { name: 'Phone', response: softPasskey().make(options) };
    const bound = await browser.call(endpoints.createPasskey, { body });
    expect([bound.status, await heldUntil(browser)]).toEqual([200, null]);
    const { text } = await browser.call(endpoints.readPasskeys);
    const params = { id: idIn('psk', /psk_[\w-]+/u.exec(text)?.[0]) };
    expect((await browser.call(endpoints.deletePasskey, { params })).status).toBe(200);
    expect(await heldUntil(browser)).toBe(aDayFromNow());
  });
});

describe('a new authenticator or passkey (R67)', () => {
  it('asks for the authenticator that stands, and no password is enough', async () => {
    const { browser } = await owner();
    const { secret } = await bindFactor(test, browser, 'member');
    test.clock.advance({ minutes: 6 });
    for (const call of [endpoints.startPasskey, endpoints.startAuthenticator]) {
      const got = await browser.call(call);
      expect([got.code, got.data]).toEqual([
        'step_up_required',
        { kinds: ['authenticator', 'recovery_code'] },
      ]);
    }
    const proof = { kind: 'password', proof: goodPassword };
    expect((await browser.call(endpoints.stepUp, { body: proof })).code).toBe('proof_incorrect');
    const code = { kind: 'authenticator', proof: codeOf(test, secret) };
    expect((await browser.call(endpoints.stepUp, { body: code })).status).toBe(200);
    expect((await browser.call(endpoints.startPasskey)).status).toBe(200);
  });

  it('asks for the passkey where it is all that stands, at the login and later', async () => {
    const { username } = await registerMember(server.browser());
    const browser = server.browser();
    await browser.enter(endpoints.logIn, { username, password: goodPassword });
    const device = softPasskey();
    const options = String((await browser.call(endpoints.startPasskey)).value['options']);
    const body = { name: 'Phone', response: device.make(options) };
    expect((await browser.call(endpoints.createPasskey, { body })).status).toBe(200);

    const thief = server.browser();
    const entered = await thief.enter(endpoints.logIn, { username, password: goodPassword });
    expect([entered.code, entered.data['kinds']]).toEqual(['second_factor_required', ['passkey']]);
    const forLogin = { body: { purpose: 'login' } };
    const challenge = (await thief.call(endpoints.startPasskeyProof, forLogin)).value['options'];
    const passkey = device.sign(String(challenge));
    await thief.enter(endpoints.logIn, { username, password: goodPassword, passkey });
    // From here on a thief sits at the browser that the owner left open.
    test.clock.advance({ minutes: 6 });
    const tried = async () => {
      const contact = { body: sms(newNumber()) };
      const answers = [
        await thief.call(endpoints.startPasskey),
        await thief.call(endpoints.startAuthenticator),
        await thief.call(endpoints.sendContactCode, contact),
      ];
      return answers.map(({ code, data }) => [code, data['kinds']]);
    };
    const asked = Array(3).fill(['step_up_required', ['passkey']]);
    expect(await tried()).toEqual(asked);
    const proof = { kind: 'password', proof: goodPassword };
    expect((await thief.call(endpoints.stepUp, { body: proof })).code).toBe('proof_incorrect');
    const changed = { oldPassword: goodPassword, newPassword, confirmNewPassword: newPassword };
    expect((await thief.enter(endpoints.changePassword, changed)).status).toBe(200);
    expect(await tried()).toEqual(asked);

    const purpose = { body: { purpose: 'prove' } };
    const toSign = String(
      (await thief.call(endpoints.startPasskeyProof, purpose)).value['options'],
    );
    const signed = { body: { response: device.sign(toSign) } };
    expect((await thief.call(endpoints.stepUpByPasskey, signed)).status).toBe(200);
    expect((await thief.call(endpoints.startAuthenticator)).status).toBe(200);
  });
});
