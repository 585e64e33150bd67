import { createHash, createHmac } from 'node:crypto';
import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { botToken, identityProvider } from '../../../../test/factories/identity-provider.ts';
import { goodPassword, newName, registerMember } from '../../../../test/factories/identity.ts';
import {
  comeBack,
  finish,
  logIn,
  registerWith,
  startOf,
  ticketOf,
} from '../../../../test/factories/social.ts';
import type { TestBrowser } from '../../../../test/factories/running.ts';
import { endlessRates, runningServer } from '../../../../test/factories/running.ts';
import { testDatabase } from '../../../../test/harness.ts';

const elsewhere = identityProvider();
const test = testDatabase();
const server = runningServer(test, { signInFile: elsewhere.file }, { rates: endlessRates });

const google = { provider: 'google' };

describe('signing in with an account elsewhere (R69)', () => {
  it('opens an account for whoever is new, and signs them in from then on', async () => {
    const first = server.browser();
    const unknown = await finish(first, await comeBack(first, 'ada'));
    expect(unknown.value).toMatchObject({
      provider: 'google',
      isBound: false,
      name: 'ada Elsewhere',
    });
    const username = newName();
    const opened = await registerWith(first, String(unknown.value['ticket']), username);
    expect(opened.status).toBe(200);
    const later = server.browser();
    const known = await finish(later, await comeBack(later, 'ada'));
    expect(known.value['isBound']).toBe(true);
    const entered = await logIn(later, String(known.value['ticket']));
    expect([entered.status, entered.value['account']]).toEqual([200, username]);
  });

  it('takes an answer once, and only in the browser that began', async () => {
    const browser = server.browser();
    const answer = await comeBack(browser, 'bert');
    expect((await finish(server.browser(), answer)).code).toBe('social_expired');
    expect((await finish(browser, answer)).status).toBe(200);
    expect((await finish(browser, answer)).code).toBe('social_expired');
  });

  it('does not take the code of one way for another, nor one that was used', async () => {
    const browser = server.browser();
    const code = new URLSearchParams(await comeBack(browser, 'carl')).get('code') ?? '';
    const swapped = async () => {
      const answer = new URLSearchParams(await comeBack(browser, 'dora'));
      answer.set('code', code);
      return (await finish(browser, answer.toString())).code;
    };
    // PKCE: the verifier of this way does not fit the challenge of the other one.
    expect(await swapped()).toBe('auth/unknown');
    expect(await swapped()).toBe('auth/unknown');
  });

  it.each([
    ['nothing', ''],
    ['a state that nobody began', `state=${'a'.repeat(43)}&code=b`],
  ])('refuses %s', async (_what, answer) => {
    const browser = server.browser();
    await startOf(browser);
    expect((await finish(browser, answer)).code).toBe('social_expired');
  });

  it('says so when somebody turned back', async () => {
    const browser = server.browser();
    const got = await finish(browser, await comeBack(browser, 'nobody'));
    expect([got.status, got.code]).toEqual([422, 'auth/popup-closed-by-user']);
  });

  it('gives ten minutes for the way, and twenty for what it proved', async () => {
    const browser = server.browser();
    const answer = await comeBack(browser, 'emil');
    const ticket = await ticketOf(browser, 'emil');
    test.clock.advance({ minutes: 10 });
    expect((await finish(browser, answer)).code).toBe('social_expired');
    test.clock.advance({ minutes: 10 });
    expect((await registerWith(browser, ticket)).code).toBe('social_expired');
  });

  it('opens one account with a ticket, even when two come at once', async () => {
    const browser = server.browser();
    const ticket = await ticketOf(browser, 'fritz');
    const both = await Promise.all([
      registerWith(browser, ticket),
      registerWith(browser, ticket, newName()),
    ]);
    expect(new Set(both.map(({ code, status }) => code ?? status))).toEqual(
      new Set([200, 'social_expired']),
    );
  });
});

describe('accounts elsewhere in the security centre', () => {
  const read = async (browser: TestBrowser) =>
    (await browser.call(endpoints.readSocialBindings)).value['providers'];

  /** A member who proved a moment ago who they are. */
  async function provenMember(browser: TestBrowser) {
    const member = await registerMember(browser);
    await browser.call(endpoints.stepUp, { body: { kind: 'password', proof: goodPassword } });
    return member;
  }

  it('are bound after a fresh proof, shown, and taken off', async () => {
    const browser = server.browser();
    const { username } = await registerMember(browser);
    const got = await finish(browser, await comeBack(browser, 'lisa', 'bind'));
    const body = { ticket: String(got.value['ticket']) };
    expect((await browser.call(endpoints.bindSocial, { body })).code).toBe('step_up_required');
    await browser.call(endpoints.stepUp, { body: { kind: 'password', proof: goodPassword } });
    expect((await browser.call(endpoints.bindSocial, { body })).status).toBe(200);
    expect(await read(browser)).toEqual([
      {
        provider: 'google',
        bound: { name: 'lisa Elsewhere', boundAt: String(test.clock.now()) },
      },
      { provider: 'telegram', bound: null },
    ]);
    const later = server.browser();
    expect((await logIn(later, await ticketOf(later, 'lisa'))).value['account']).toBe(username);
    const drop = () => browser.call(endpoints.deleteSocial, { params: google });
    expect((await drop()).status).toBe(200);
    expect((await drop()).code).toBe('social_not_bound');
    expect((await logIn(later, await ticketOf(later, 'lisa'))).code).toBe('social_not_bound');
  });

  it('belong to one member, and each member has one of a provider', async () => {
    const [one, other] = [server.browser(), server.browser()];
    await provenMember(one);
    await provenMember(other);
    const bind = async (browser: TestBrowser, person: string) => {
      const ticket = await ticketOf(browser, person);
      const got = await browser.call(endpoints.bindSocial, { body: { ticket } });
      return got.code ?? got.status;
    };
    expect(await bind(one, 'mona')).toBe(200);
    expect(await bind(other, 'mona')).toBe('social_taken');
    expect(await bind(one, 'nils')).toBe('social_taken');
    expect((await registerWith(server.browser(), 'x'.repeat(43))).code).toBe('social_expired');
  });
});

describe('signing in with Telegram', () => {
  /** As the bot's token signs it (core.telegram.org/widgets/login). */
  function signed(fields: Readonly<Record<string, string>>): Record<string, string> {
    const text = Object.entries(fields)
      .map((pair) => pair.join('='))
      .toSorted()
      .join('\n');
    const key = createHash('sha256').update(botToken).digest();
    return { ...fields, hash: createHmac('sha256', key).update(text).digest('hex') };
  }

  const person = (secondsAgo = 0) => ({
    id: '4815162342',
    first_name: 'Mika',
    auth_date: String(Math.floor(test.clock.nowMs() / 1000) - secondsAgo),
  });

  async function stateOf(browser: TestBrowser): Promise<string> {
    const address = await startOf(browser, 'login', 'telegram');
    expect(address.origin).toBe('https://oauth.telegram.org');
    expect(address.searchParams.get('bot_id')).toBe('7000000001');
    const back = new URL(address.searchParams.get('return_to') ?? '');
    return back.searchParams.get('state') ?? '';
  }

  async function answerOf(browser: TestBrowser, fields: Record<string, string>) {
    const answer = new URLSearchParams({ state: await stateOf(browser), ...fields });
    const got = await finish(browser, answer.toString());
    return got.code ?? got.value;
  }

  it('knows the person by data that the bot signed, once', async () => {
    const browser = server.browser();
    const fields = signed(person());
    expect(await answerOf(browser, fields)).toMatchObject({ provider: 'telegram', name: 'Mika' });
    expect(await answerOf(browser, fields)).toBe('auth/unknown');
  });

  it('takes the data in one piece, as it stands behind the mark of an address', async () => {
    const browser = server.browser();
    const data = JSON.stringify(signed({ ...person(), last_name: 'Lamp' }));
    const tgAuthResult = Buffer.from(data).toString('base64url');
    expect(await answerOf(browser, { tgAuthResult })).toMatchObject({ name: 'Mika Lamp' });
  });

  it.each([
    ['another id', () => ({ ...signed(person()), id: '1' })],
    ['a field more', () => ({ ...signed(person()), username: 'mika' })],
    ['no signature', () => person()],
    ['a signature of zeros', () => ({ ...person(), hash: '0'.repeat(64) })],
    ['data of five minutes ago', () => signed(person(300))],
    ['data of tomorrow', () => signed(person(-86_400))],
    ['an id that is none', () => signed({ ...person(), id: 'mika' })],
    ['a text that is no data', () => ({ tgAuthResult: 'bm9uc2Vuc2U' })],
  ])('refuses %s', async (_what, fields) => {
    expect(await answerOf(server.browser(), fields())).toBe('auth/unknown');
  });

  it.each([
    ['nothing', {}],
    ['a no', { tgAuthResult: Buffer.from('false').toString('base64url') }],
  ])('says so when somebody turned back with %s', async (_what, fields) => {
    expect(await answerOf(server.browser(), fields)).toBe('auth/popup-closed-by-user');
  });
});

describe('a site without such accounts', () => {
  const plain = runningServer(test);

  it('offers none and leads nowhere', async () => {
    const browser = plain.browser();
    expect((await browser.call(endpoints.readSocialProviders)).value).toEqual({ providers: [] });
    const body = { purpose: 'login' };
    const got = await browser.call(endpoints.startSocial, { params: google, body });
    expect([got.status, got.code]).toEqual([403, 'auth/operation-not-allowed']);
  });
});
