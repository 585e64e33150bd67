import { endpoints } from '@portal/protocol/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  codeSentTo,
  messagesTo,
  newNumber,
  proveNumber,
} from '../../../../test/factories/codes.ts';
import { bindFactor, codeOf, proveSelf } from '../../../../test/factories/factors.ts';
import { identityProvider } from '../../../../test/factories/identity-provider.ts';
import { goodPassword, newName } from '../../../../test/factories/identity.ts';
import { idIn } from '../../../../test/factories/ids.ts';
import { newPassword } from '../../../../test/factories/passwords.ts';
import { bindPasskey, signedBy } from '../../../../test/factories/passkeys.ts';
import type { TestBrowser } from '../../../../test/factories/running.ts';
import { endlessRates, runningServer } from '../../../../test/factories/running.ts';
import { registerWith, ticketOf } from '../../../../test/factories/social.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { insertContact } from '../codes/store-contacts.ts';

const elsewhere = identityProvider();
const test = testDatabase();
const server = runningServer(test, { signInFile: elsewhere.file }, { rates: endlessRates });

type Bound = 'authenticator' | 'passkey';
type Body = Readonly<Record<string, unknown>>;

/** A member who may come in by every road, and has bound these. */
async function memberWith(bound: readonly Bound[]) {
  const browser = server.browser();
  const username = newName();
  const email = `${username}@site.example`;
  const got = await registerWith(browser, await ticketOf(browser, username), username);
  const id = idIn('mbr', got.value['id']);
  const number = newNumber();
  await proveNumber(test, id, number);
  const contact = { channel: 'email', address: email, isProven: true } as const;
  await test.inUnit((ctx) =>
    insertContact(ctx.tx, { ...contact, subjectId: id, at: ctx.clock.now() }),
  );
  await browser.enter(endpoints.logIn, { username, password: goodPassword });
  await proveSelf(browser);
  const app = bound.includes('authenticator')
    ? await bindFactor(test, browser, 'member')
    : undefined;
  const key = bound.includes('passkey') ? await bindPasskey(browser) : undefined;
  return { id, browser, username, email, number, secret: app?.secret ?? '', device: key?.device };
}

type Member = Awaited<ReturnType<typeof memberWith>>;
type Road = (
  browser: TestBrowser,
  owner: Member,
) => Promise<(brought: Body) => ReturnType<TestBrowser['enter']>>;

/** Each shows the first factor of a road; what is brought beside it comes with the last call. */
const roads: Readonly<Record<'password' | 'mailed' | 'sms' | 'reset' | 'social', Road>> = {
  password: async (browser, { username }) => {
    // So that the captcha of wrong passwords does not come before what is tested.
    await test.database().pool.query("delete from sign_in_failures where key not like 'factor:%'");
    return (brought) =>
      browser.enter(endpoints.logIn, { username, password: goodPassword, ...brought });
  },
  mailed: async (browser, { username, email }) => {
    await browser.call(endpoints.forgetPassword, { body: { username, email } });
    const mails = await messagesTo(test, server, email);
    const sent = mails.map(({ body }) => /^[\w-]{20}$/mu.exec(body)?.[0]);
    const password = sent.findLast((secret) => secret !== undefined) ?? '';
    return (brought) => browser.enter(endpoints.logIn, { username, password, ...brought });
  },
  sms: async (browser, { number }) => {
    await browser.call(endpoints.sendLoginCode, { body: { mobileNum: number } });
    const typed = {
      type: 'sms',
      username: number,
      password: await codeSentTo(test, server, number),
    };
    return (brought) => browser.enter(endpoints.logIn, { ...typed, ...brought });
  },
  reset: async (browser, { number: mobileNum }) => {
    await browser.call(endpoints.sendLoginCode, { body: { mobileNum, purpose: 'password' } });
    const verificationCode = await codeSentTo(test, server, mobileNum);
    const typed = { mobileNum, verificationCode, newPassword };
    return (brought) => browser.enter(endpoints.resetPassword, { ...typed, ...brought });
  },
  social: async (browser, { username }) => {
    const ticket = await ticketOf(browser, username);
    return (brought) => browser.enter(endpoints.logInBySocial, { ticket, ...brought });
  },
};
const names = Object.keys(roads) as (keyof typeof roads)[];

const wrong = { factor: { kind: 'authenticator', code: '000000' } };
const right = ({ secret }: Member) => ({
  factor: { kind: 'authenticator', code: codeOf(test, secret) },
});
const typed = ['authenticator', 'recovery_code'];

// Codes have budgets for an hour.
beforeEach(() => test.clock.advance({ minutes: 61 }));

describe('each road in asks for what is bound, and a factor alone is none (R66, R67)', () => {
  it.each(
    names.flatMap((name) => [
      [name, 'authenticator', ['authenticator'], typed] as const,
      [name, 'passkey', ['passkey'], ['passkey']] as const,
      [name, 'passkey', ['authenticator', 'passkey'], [...typed, 'passkey']] as const,
    ]),
  )('by %s, with the %s of %j', async (name, by, bound, kinds) => {
    const owner = await memberWith(bound);
    const browser = server.browser();
    const enter = await roads[name](browser, owner);
    const asked = await enter({});
    expect([asked.code, asked.data]).toEqual(['second_factor_required', { kinds }]);
    const { device } = owner;
    const passkey = device === undefined ? '' : await signedBy(device, browser);
    const entered = await enter(by === 'passkey' ? { passkey } : right(owner));
    expect([entered.status, entered.code]).toEqual([200, undefined]);
  });

  it.each(names)('by %s, whoever has bound nothing is in at once', async (name) => {
    const owner = await memberWith([]);
    const enter = await roads[name](server.browser(), owner);
    expect((await enter({})).status).toBe(200);
  });

  it.each(['sms', 'reset', 'social'] as const)(
    'by %s a passkey of somebody else is none, and the own one is taken after it',
    async (name) => {
      const owner = await memberWith(['passkey']);
      const { device } = await memberWith(['passkey']);
      const browser = server.browser();
      const enter = await roads[name](browser, owner);
      const signed = async (by: typeof device) => (by === undefined ? '' : signedBy(by, browser));
      const refused = await enter({ passkey: await signed(device) });
      expect([refused.code, refused.data]).toEqual([
        'second_factor_incorrect',
        { kinds: ['passkey'] },
      ]);
      expect((await enter({ passkey: await signed(owner.device) })).status).toBe(200);
    },
  );

  it('lets whoever took the number over bind nothing: their session proves nothing', async () => {
    const owner = await memberWith(['passkey']);
    test.clock.advance({ minutes: 6 });
    const { value } = await owner.browser.call(endpoints.readSecurity);
    expect(value['proofs']).toEqual(['passkey']);
    const bySms = { kind: 'sms', proof: '123456' };
    const proven = await owner.browser.call(endpoints.stepUp, { body: bySms });
    expect(proven.code).toBe('proof_incorrect');
    expect((await owner.browser.call(endpoints.startAuthenticator)).data).toEqual({
      kinds: ['passkey'],
    });
  });

  it('is not asked for by the link of another own device, which proves nothing', async () => {
    const owner = await memberWith(['passkey']);
    const made = await owner.browser.call(endpoints.createHandOff);
    const browser = server.browser();
    const token = String(made.value['token']);
    expect((await browser.enter(endpoints.logInByHandOff, { token })).status).toBe(200);
    expect((await browser.call(endpoints.readSecurity)).value['provenUntil']).toBeNull();
  });
});

describe('wrong codes of an authenticator (agents-loyalty-money.md F)', () => {
  const guessed = ['password', 'sms', 'reset', 'social'] as const;

  async function guess(name: (typeof guessed)[number], owner: Member): Promise<void> {
    for (let tried = 0; tried < 5; tried += 1) {
      // Fewer than five codes an hour go to one number.
      test.clock.advance({ minutes: 16 });
      const enter = await roads[name](server.browser(), owner);
      expect((await enter(wrong)).code).toBe('second_factor_incorrect');
    }
    // One code a second goes to one number.
    test.clock.advance({ seconds: 2 });
  }

  it.each(
    guessed.map((name, index) => [name, guessed[(index + 1) % guessed.length] ?? name] as const),
  )('are five over all roads: after five by %s none is looked at by %s', async (first, next) => {
    const owner = await memberWith(['authenticator']);
    await guess(first, owner);
    const enter = await roads[next](server.browser(), owner);
    const locked = await enter(right(owner));
    expect([locked.code, locked.data['retryAfterSeconds']]).toEqual(['login_throttled', 898]);
    test.clock.advance({ minutes: 15 });
    const again = await roads[next](server.browser(), owner);
    expect((await again(right(owner))).status).toBe(200);
  });

  it('of others lock no browser of the owner, which has five of its own', async () => {
    const owner = await memberWith(['authenticator']);
    const known = owner.browser;
    await guess('social', owner);
    // The owner, in a browser of before, is not kept out by strangers (R63).
    const enter = await roads.password(known, owner);
    expect((await enter(right(owner))).status).toBe(200);
    const proof = { body: { kind: 'authenticator', proof: '000000' } };
    for (let tried = 0; tried < 5; tried += 1) {
      expect((await known.call(endpoints.stepUp, proof)).code).toBe('proof_incorrect');
    }
    expect((await known.call(endpoints.stepUp, proof)).code).toBe('login_throttled');
    const elsewhereIn = await roads.social(server.browser(), owner);
    expect((await elsewhereIn(right(owner))).code).toBe('login_throttled');
  });

  it('of strangers stay locked out whatever happens in a browser of the owner', async () => {
    const owner = await memberWith(['authenticator']);
    const { browser: home } = owner;
    await guess('social', owner);
    const stranger = async () => {
      const enter = await roads.social(server.browser(), owner);
      return (await enter(wrong)).code;
    };
    expect(await stranger()).toBe('login_throttled');
    const again = await roads.password(home, owner);
    expect((await again(right(owner))).status).toBe(200);
    expect(await stranger()).toBe('login_throttled');
    const mistyped = { body: { kind: 'authenticator', proof: '000000' } };
    expect((await home.call(endpoints.stepUp, mistyped)).code).toBe('proof_incorrect');
    expect(await stranger()).toBe('login_throttled');
  });

  it('without a right first factor lock nobody out', async () => {
    const owner = await memberWith(['authenticator']);
    const { username, number } = owner;
    for (let tried = 0; tried < 6; tried += 1) {
      const stranger = server.browser();
      await stranger.enter(endpoints.logIn, { username, password: 'no lamp at all', ...wrong });
      await stranger.call(endpoints.sendLoginCode, { body: { mobileNum: number } });
      const byCode = { type: 'sms', username: number, password: '000000', ...wrong };
      await stranger.enter(endpoints.logIn, byCode);
      test.clock.advance({ seconds: 5 });
    }
    const enter = await roads.password(server.browser(), owner);
    expect((await enter(right(owner))).status).toBe(200);
  });

  it('use a code by SMS up, which a missing one does not (R64, R66)', async () => {
    const owner = await memberWith(['authenticator']);
    for (const name of ['sms', 'reset'] as const) {
      test.clock.advance({ minutes: 6 });
      const enter = await roads[name](server.browser(), owner);
      expect((await enter({})).code).toBe('second_factor_required');
      expect((await enter(wrong)).code).toBe('second_factor_incorrect');
      expect((await enter(right(owner))).code).toBe('auth/code-expired');
    }
  });
});
