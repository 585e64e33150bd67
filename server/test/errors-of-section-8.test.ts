import { type ErrorCode, errorCodes, errorEntry } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { nobodyInvited } from '../src/contexts/agents/index.ts';
import { openAccount } from '../src/contexts/onboarding/use-cases/open-account.ts';
import { codeSentTo, newNumber, proveNumber } from './factories/codes.ts';
import { identityProvider } from './factories/identity-provider.ts';
import { goodPassword, newName, registerMember } from './factories/identity.ts';
import type { Got, TestBrowser, TestServer } from './factories/running.ts';
import { endlessRates, runningServer } from './factories/running.ts';
import { siteFileWith, switchesWithout } from './factories/site.ts';
import { comeBack, finish } from './factories/social.ts';
import { testDatabase } from './harness.ts';

const elsewhere = identityProvider();
const test = testDatabase();
const server = runningServer(test, { signInFile: elsewhere.file }, { rates: endlessRates });
const send = (mobileNum: string, browser = server.browser()) =>
  browser.call(endpoints.sendLoginCode, { body: { mobileNum, countryDialingCode: '66' } });

const logInBy = (number: string, password: string, browser: TestBrowser) =>
  browser.call(endpoints.logIn, {
    body: { type: 'sms', username: number, countryDialingCode: '66', password },
  });

/** Somebody with a proven number, to whom a code was sent. */
async function withCode() {
  const browser = server.browser();
  const { id } = await registerMember(browser);
  const number = newNumber();
  await proveNumber(test, id, number);
  const stranger = server.browser();
  await send(number, stranger);
  return { number, stranger, code: await codeSentTo(test, server, number) };
}

/** So many in a row; the last answer. */
async function lastOf(count: number, ask: (index: number) => Promise<Got>, seconds: number) {
  let got = await ask(0);
  for (let index = 1; index < count; index += 1) {
    test.clock.advance({ seconds });
    got = await ask(index);
  }
  return got;
}

/** A member on a site that does not know what their account is. */
async function logInUnknownType(narrow: TestServer): Promise<Got> {
  const username = newName();
  const passwordHash = await narrow.built().contexts.identity.hasher.hash(goodPassword);
  const { configuration } = narrow.built().contexts.site.viewer.peek();
  const rest = { profile: {}, registeredFrom: 'test', invitation: nobodyInvited };
  await test.inUnit(
    (ctx) => openAccount(ctx, configuration, { ...rest, username, passwordHash, type: 41 }),
    { site: narrow.built().site() },
  );
  return narrow.browser().call(endpoints.logIn, { body: { username, password: goodPassword } });
}

/** A call that moves money, from an address and a browser that the member never used (X8). */
async function fromStrangePlace(): Promise<Got> {
  const { id, username } = await registerMember(server.browser('203.0.113.5'));
  await proveNumber(test, id, newNumber());
  await server.browser('203.0.113.5').enter(endpoints.logIn, { username, password: goodPassword });
  const stranger = server.browser('198.51.100.61');
  await stranger.enter(endpoints.logIn, { username, password: goodPassword });
  return stranger.call(endpoints.createTransfer, {
    body: { amount: '5.00' },
    key: 'section-8-0001',
  });
}

async function asAgent(): Promise<Got> {
  const { username } = await registerMember(server.browser());
  const body = { username, password: goodPassword, agentLogin: true };
  return server.browser().call(endpoints.logIn, { body });
}

type Road = readonly [entry: string, code: ErrorCode, road: () => Promise<Got>];

/** Each entry of portal.md 8 that speaks of an account, and a request that is answered with it. */
const roads: readonly Road[] = [
  ['auth/invalid-phone-number', 'auth/invalid-phone-number', () => send('12')],
  ['auth/missing-phone-number', 'auth/missing-phone-number', () => send('')],
  [
    'auth/too-many-requests',
    'auth/too-many-requests',
    () => {
      const [number, browser] = [newNumber(), server.browser()];
      return lastOf(4, () => send(number, browser), 2);
    },
  ],
  [
    'auth/unknown',
    'auth/unknown',
    async () => {
      const browser = server.browser();
      const answer = new URLSearchParams(await comeBack(browser, 'ada'));
      answer.set('code', 'made up');
      return finish(browser, answer.toString());
    },
  ],
  [
    'auth/invalid-verification-code',
    'auth/invalid-verification-code',
    async () => {
      const { number, stranger, code } = await withCode();
      return logInBy(number, code === '111111' ? '222222' : '111111', stranger);
    },
  ],
  [
    'auth/missing-verification-code',
    'auth/missing-verification-code',
    async () => {
      const { number, stranger } = await withCode();
      const body = { mobileNum: number, verificationCode: ' ', newPassword: goodPassword };
      return stranger.call(endpoints.resetPassword, { body });
    },
  ],
  [
    'auth/captcha-check-failed',
    'auth/captcha-check-failed',
    () => {
      const browser = server.browser();
      return lastOf(4, () => send(newNumber(), browser), 2);
    },
  ],
  [
    'auth/quota-exceeded',
    'auth/quota-exceeded',
    () =>
      lastOf(
        16,
        (line) => {
          const body = {
            mobileNo: `081777${String(line).padStart(4, '0')}`,
            countryDialingCode: '66',
          };
          return server.browser(`198.51.${line}.7`).call(endpoints.sendRegisterCode, { body });
        },
        721,
      ),
  ],
  [
    'auth/code-expired',
    'auth/code-expired',
    async () => {
      const { number, stranger, code } = await withCode();
      test.clock.advance({ minutes: 6 });
      return logInBy(number, code, stranger);
    },
  ],
  [
    'auth/popup-closed-by-user',
    'auth/popup-closed-by-user',
    async () => {
      const browser = server.browser();
      return finish(browser, await comeBack(browser, 'nobody'));
    },
  ],
  ['Non-agents cannot log in (error_not_agent)', 'error_not_agent', asAgent],
  ['Please complete verification first', 'verification_required', fromStrangePlace],
  [
    'not logged in, please login',
    'not_signed_in',
    () => server.browser().call(endpoints.readMemberInfo),
  ],
];

/** The same of a site that sends no codes, knows no plain members, and is closed to one country. */
const roadsOf = (narrow: TestServer): readonly Road[] => [
  [
    'auth/operation-not-allowed',
    'auth/operation-not-allowed',
    () => send('0812345678', narrow.browser()),
  ],
  ['Non-member account unable to login', 'non_member_account', () => logInUnknownType(narrow)],
  [
    'IP or location blocked',
    'region_blocked',
    () =>
      narrow
        .browser('192.0.2.9')
        .call(endpoints.logIn, { body: { username: 'anybody', password: goodPassword } }),
  ],
];

// A range has its own budget for an hour, and the numbers of the tests are of one.
beforeEach(() => test.clock.advance({ hours: 25 }));

describe('the entries of portal.md 8 that speak of an account', () => {
  it.each(roads)('%s is answered by the server', async (_entry, code, road) => {
    const got = await road();
    expect([got.code, got.status]).toEqual([code, errorEntry(code).status]);
  });

  it('are all: no code of the catalogue by the name of a provider is without a road', () => {
    const named = [...roads, ...roadsOf(server)].flatMap(([entry]) =>
      entry.startsWith('auth/') ? [entry] : [],
    );
    const inCatalogue = errorCodes.filter((code) => code.startsWith('auth/'));
    expect(named.toSorted()).toEqual(inCatalogue.toSorted());
    expect(named).toHaveLength(11);
  });

  it('but one, which no answer carries: who has no account is told what others are (X1)', async () => {
    const { username } = await registerMember(server.browser());
    const forget = async (name: string) => {
      const body = { username: name, email: `${name}@site.example` };
      const { status, text } = await server.browser().call(endpoints.forgetPassword, { body });
      return [status, text];
    };
    expect(await forget(newName())).toEqual(await forget(username));
    const logIn = async (name: string) => {
      const body = { username: name, password: 'not this one' };
      const { status, code } = await server.browser().call(endpoints.logIn, { body });
      return [status, code];
    };
    expect(await logIn(newName())).toEqual(await logIn(username));
  });
});

describe('the same entries at a site that offers less', () => {
  const narrow = runningServer(test, {
    siteFile: siteFileWith({
      switches: switchesWithout('MOBILEVERCODELOGIN3'),
      memberTypes: { agent: [1, 2], trial: [4] },
      regions: { blocked: ['US'], overrides: [{ block: '192.0.2.0/24', countryCode: 'US' }] },
    }),
  });

  it.each(roadsOf(narrow))('%s is answered by the server', async (_entry, code, road) => {
    const got = await road();
    expect([got.code, got.status]).toEqual([code, errorEntry(code).status]);
  });
});
