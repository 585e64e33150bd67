import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { codeSentTo, newNumber, proveNumber } from '../../../../../test/factories/codes.ts';
import { bindFactor, codeOf, proveSelf } from '../../../../../test/factories/factors.ts';
import { identityProvider } from '../../../../../test/factories/identity-provider.ts';
import { buildRequest, goodPassword, newName } from '../../../../../test/factories/identity.ts';
import { idIn } from '../../../../../test/factories/ids.ts';
import type { TestBrowser } from '../../../../../test/factories/running.ts';
import { endlessRates, runningServer } from '../../../../../test/factories/running.ts';
import { siteFileWith } from '../../../../../test/factories/site.ts';
import { registerWith, ticketOf } from '../../../../../test/factories/social.ts';
import { softPasskey } from '../../../../../test/factories/soft-passkey.ts';
import { scopeOf } from '../../../../../test/factories/work.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { insertContact } from '../../codes/store-contacts.ts';
import { verifyPlaceByPasskey } from './verify-place-by-passkey.ts';

const elsewhere = identityProvider();
const test = testDatabase();
const started = { signInFile: elsewhere.file };
const server = runningServer(test, started, { rates: endlessRates });
const strict = runningServer(
  test,
  { ...started, siteFile: siteFileWith({ newPlace: { asksPayeeName: true } }) },
  { rates: endlessRates },
);
const [home, away] = ['203.0.113.5', '198.51.100.7'];

type Bound = 'number' | 'email' | 'authenticator' | 'passkey';

/** A member who may come in by every way and has bound these. */
async function member(bound: readonly Bound[], at = server) {
  // So many codes as the tests before wanted are not sent within an hour.
  test.clock.advance({ hours: 2 });
  const browser = at.browser(home);
  const username = newName();
  await registerWith(browser, await ticketOf(browser, username), username);
  await browser.enter(endpoints.logIn, { username, password: goodPassword });
  const { rows } = await test
    .database()
    .pool.query<{ id: string }>('select subject_id as id from credentials where username = $1', [
      username,
    ]);
  const subjectId = rows[0]?.id ?? 'nobody';
  const [number, device] = [newNumber(), softPasskey()];
  if (bound.includes('passkey')) {
    await proveSelf(browser);
    const { value } = await browser.call(endpoints.startPasskey);
    const body = { name: 'Phone', response: device.make(String(value['options'])) };
    expect((await browser.call(endpoints.createPasskey, { body })).status).toBe(200);
  }
  await proveSelf(browser);
  const secret = bound.includes('authenticator')
    ? (await bindFactor(test, browser, 'member')).secret
    : undefined;
  if (bound.includes('number')) {
    await proveNumber(test, subjectId, number);
  }
  if (bound.includes('email')) {
    const address = `${username}@site.example`;
    const contact = { channel: 'email', address, isProven: true } as const;
    await test.inUnit((ctx) =>
      insertContact(ctx.tx, { ...contact, subjectId, at: ctx.clock.now() }),
    );
  }
  const hasPasskey = bound.includes('passkey');
  return { subjectId, username, browser, number, device, secret, hasPasskey };
}

type Member = Awaited<ReturnType<typeof member>>;

async function sign(browser: TestBrowser, { device }: Pick<Member, 'device'>, purpose: string) {
  const { value } = await browser.call(endpoints.startPasskeyProof, { body: { purpose } });
  return device.sign(String(value['options']));
}

/** Each brings what the account asks for beside it. */
const ways = {
  password: async (browser: TestBrowser, owner: Member) => {
    const beside = await besideIt(browser, owner);
    const { username } = owner;
    return browser.enter(endpoints.logIn, { username, password: goodPassword, ...beside });
  },
  social: async (browser: TestBrowser, owner: Member) => {
    const ticket = await ticketOf(browser, owner.username);
    return browser.enter(endpoints.logInBySocial, { ticket, ...(await besideIt(browser, owner)) });
  },
  sms: async (browser: TestBrowser, owner: Member) => {
    const { number } = owner;
    await browser.call(endpoints.sendLoginCode, { body: { mobileNum: number } });
    const password = await codeSentTo(test, server, number);
    const beside = await besideIt(browser, owner);
    return browser.enter(endpoints.logIn, { username: number, password, type: 'sms', ...beside });
  },
  handOff: async (browser: TestBrowser, owner: Member) => {
    const made = await owner.browser.call(endpoints.createHandOff);
    return browser.enter(endpoints.logInByHandOff, { token: String(made.value['token']) });
  },
} as const;

/** The bound factor, which every way but the link asks for (ADR 0063). */
async function besideIt(browser: TestBrowser, owner: Member) {
  if (owner.secret !== undefined) {
    return { factor: factorOf(owner) };
  }
  return owner.hasPasskey ? { passkey: await sign(browser, owner, 'login') } : {};
}

function factorOf({ secret = '' }: Pick<Member, 'secret'>) {
  test.clock.advance({ minutes: 1 });
  return { kind: 'authenticator', code: codeOf(test, secret) };
}

/** What a strange place asks of each way in, by what is bound (R68, X8). */
describe('a sign-in from a strange place', () => {
  it.each<[keyof typeof ways, readonly Bound[], readonly string[] | 'nothing']>([
    ['password', [], 'nothing'],
    ['password', ['number'], ['sms']],
    ['password', ['email'], ['email']],
    ['password', ['number', 'email'], ['sms', 'email']],
    // What was brought beside the password was the proof.
    ['password', ['authenticator'], 'nothing'],
    ['password', ['passkey'], 'nothing'],
    ['password', ['passkey', 'number'], 'nothing'],
    ['social', [], 'nothing'],
    ['social', ['number'], ['sms']],
    ['social', ['email'], ['email']],
    ['social', ['authenticator'], 'nothing'],
    ['social', ['passkey'], 'nothing'],
    ['social', ['passkey', 'number'], 'nothing'],
    ['sms', ['number'], 'nothing'],
    ['sms', ['number', 'authenticator'], 'nothing'],
    ['sms', ['number', 'passkey'], 'nothing'],
    ['handOff', [], 'nothing'],
    ['handOff', ['number'], ['sms']],
    ['handOff', ['email'], ['email']],
    // The link answers for the factor, so nobody typed it here.
    ['handOff', ['authenticator'], ['authenticator']],
    ['handOff', ['passkey'], ['passkey']],
  ])('by %s of an account with %s asks for %s', async (way, bound, asks) => {
    const owner = await member(bound);
    const stranger = server.browser(away);
    const got = await ways[way](stranger, owner);
    expect([got.status, got.value['validate']], got.text).toEqual([200, asks === 'nothing']);
    const { value } = await stranger.call(endpoints.readPlace);
    expect(value['isVerified']).toBe(asks === 'nothing');
    if (asks !== 'nothing') {
      const shown = value['ways'] as readonly { readonly kind: string }[];
      expect(shown.map(({ kind }) => kind).toSorted()).toEqual([...asks].toSorted());
    }
  });
});

async function strangerOf(owner: Member, at = server): Promise<TestBrowser> {
  const stranger = at.browser(away);
  await ways.handOff(stranger, owner);
  return stranger;
}

const verify = async (browser: TestBrowser, response: string, fields = {}) => {
  const body = { response, ...fields };
  const { code, status } = await browser.call(endpoints.verifyPlaceByPasskey, { body });
  return code ?? status;
};
const isVerified = async (browser: TestBrowser) =>
  (await browser.call(endpoints.readPlace)).value['isVerified'];

describe('verifyPlaceByPasskey', () => {
  it('refuses an account that has none', async () => {
    const { browser, subjectId } = await member([]);
    const { value } = await browser.call(endpoints.readSessions);
    const [session] = value['sessions'] as readonly { readonly id: string }[];
    const traits = { isTrial: false, isAgent: false, isRestricted: false, ip: home };
    const sessionId = session?.id ?? 'none';
    const actor = { kind: 'member', id: idIn('mbr', subjectId), sessionId, ...traits } as const;
    const proof = { response: '{}', request: buildRequest({ ip: home }), isKnowing: true };
    const env = server.built().contexts.identity;
    await expect(verifyPlaceByPasskey(env, scopeOf(test, actor), proof)).rejects.toMatchObject({
      code: 'passkey_refused',
    });
  });

  it('takes a passkey of the account once, for this session and for the place', async () => {
    const [other, owner] = [await member(['passkey']), await member(['passkey'])];
    const stranger = await strangerOf(owner);
    expect(await verify(stranger, await sign(stranger, other, 'prove'))).toBe('passkey_refused');
    expect(await verify(stranger, await sign(stranger, owner, 'login'))).toBe('passkey_refused');
    expect(await verify(stranger, 'nonsense')).toBe('passkey_refused');
    expect(await isVerified(stranger)).toBe(false);
    const response = await sign(stranger, owner, 'prove');
    expect(await verify(stranger, response)).toBe(200);
    expect(await verify(stranger, response)).toBe('passkey_refused');
    expect(await isVerified(stranger)).toBe(true);
    expect((await ways.handOff(stranger, owner)).value).toMatchObject({ validate: true });
    expect((await ways.handOff(server.browser(away), owner)).value).toMatchObject({
      validate: false,
    });
  });

  it('takes one answer of two at once', async () => {
    const owner = await member(['passkey']);
    const stranger = await strangerOf(owner);
    const response = await sign(stranger, owner, 'prove');
    const both = await Promise.all([verify(stranger, response), verify(stranger, response)]);
    expect(both.filter((code) => code === 200)).toHaveLength(1);
  });

  it('asks for the name as well, before the answer of the device is used up (X8)', async () => {
    const owner = await member(['passkey'], strict);
    const fields = { payeeName: 'Mike Somchai' };
    const step = { response: await sign(owner.browser, owner, 'prove') };
    await owner.browser.call(endpoints.stepUpByPasskey, { body: step });
    expect((await owner.browser.call(endpoints.changeProfile, { body: { fields } })).status).toBe(
      200,
    );
    const stranger = await strangerOf(owner, strict);
    const response = await sign(stranger, owner, 'prove');
    expect(await verify(stranger, response)).toBe('proof_incorrect');
    expect(await verify(stranger, response, { payeeName: 'Ann Quay' })).toBe('proof_incorrect');
    expect(await verify(stranger, response, { payeeName: 'mike SOMCHAI' })).toBe(200);
  });

  it('stops guesses at the name', async () => {
    const owner = await member(['passkey']);
    const stranger = await strangerOf(owner);
    const codes: unknown[] = [];
    for (let guess = 0; guess < 11; guess += 1) {
      codes.push(await verify(stranger, 'nonsense'));
    }
    expect(codes.at(-1)).toBe('login_throttled');
  });
});
