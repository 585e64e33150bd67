import { endpoints } from '@portal/protocol/endpoints';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { messagesTo, nameAddress } from '../../../../test/factories/codes.ts';
import { goodPassword, newName, registerMember } from '../../../../test/factories/identity.ts';
import { change, newPassword } from '../../../../test/factories/passwords.ts';
import { endlessRates, runningServer } from '../../../../test/factories/running.ts';
import { testDatabase } from '../../../../test/harness.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });

const wrong = 'no lamp at all';
let holders = 0;
let blocks = 0;

/** Of another address each time, because those are counted too. */
function stranger() {
  blocks += 1;
  return server.browser(`198.51.${blocks % 250}.${Math.floor(blocks / 250)}`);
}

const enter = async (username: string, password = goodPassword, browser = stranger()) => {
  const got = await browser.enter(endpoints.logIn, { username, password });
  return got.status === 200 ? String(got.value['customerId']) : got.code;
};

async function often(times: number, username: string, password = wrong) {
  const codes: unknown[] = [];
  for (let tried = 0; tried < times; tried += 1) {
    codes.push(await enter(username, password));
  }
  return codes;
}

/** A member whose name is that number, and whose browser is known. */
async function holderOf(number: string, password = goodPassword) {
  const browser = server.browser();
  const { id } = await registerMember(browser, newName());
  await test
    .database()
    .pool.query('update credentials set username = $2, username_key = $2 where subject_id = $1', [
      id,
      number,
    ]);
  if (password !== goodPassword) {
    await change(browser, { newPassword: password, confirmNewPassword: password });
  }
  return { id, number, browser };
}

/** Two people whose numbers differ by the country only, the second with a password of their own. */
async function twoHolders() {
  holders += 1;
  const digits = `81234${String(holders).padStart(4, '0')}`;
  const first = await holderOf(`+66${digits}`);
  const second = await holderOf(`+84${digits}`, newPassword);
  return { first, second, national: `0${digits}` };
}

beforeEach(() => test.clock.advance({ minutes: 61 }));

describe('the holders of one national number (R63)', () => {
  it('are counted apart: the login of one clears no guesses at the other', async () => {
    const { first, second } = await twoHolders();
    for (let round = 0; round < 3; round += 1) {
      await enter(first.number, wrong);
      expect(await enter(second.number, newPassword)).toBe(second.id);
    }
    expect(await enter(first.number)).toBe('captcha_required');
  });

  it('are counted apart: guesses at one hold up no login of the other', async () => {
    const { first, second } = await twoHolders();
    await often(3, first.number);
    expect(await enter(first.number, wrong)).toBe('captcha_required');
    expect(await enter(second.number, newPassword)).toBe(second.id);
  });

  it('both come in with the digits as they are typed at home', async () => {
    const { first, second, national } = await twoHolders();
    expect(await enter(national, newPassword)).toBe(second.id);
    expect(await enter(national)).toBe(first.id);
    expect(await enter(national, wrong)).toBe('in_incorrect_password');
  });

  it('are both guessed at where only the digits are named, each by its own count', async () => {
    const { first, second, national } = await twoHolders();
    await often(2, national);
    await often(1, first.number);
    expect(await enter(first.number)).toBe('captcha_required');
    expect(await enter(second.number, newPassword)).toBe(second.id);
  });

  it('cannot guess at each other by signing in themselves', async () => {
    const { first, second, national } = await twoHolders();
    await often(3, national, newPassword);
    expect(await enter(first.number)).toBe('captcha_required');
    expect(await enter(second.number, newPassword)).toBe(second.id);
  });

  it('wait one without the other, and are told so', async () => {
    const { first, second, national } = await twoHolders();
    await test.database().pool.query(
      `insert into sign_in_failures (scope, key, failures, last_failure_at)
       values ('account', $1, 10, $2)`,
      [`member:${first.number}`, String(test.clock.now())],
    );
    expect(await enter(national)).toBe('login_throttled');
    expect(await enter(national, newPassword)).toBe(second.id);
  });

  it('is read as the one whose browser it is', async () => {
    const { first, second, national } = await twoHolders();
    expect(await enter(national, newPassword, second.browser)).toBe(second.id);
    expect(await enter(national, newPassword, first.browser)).toBe('in_incorrect_password');
    expect(await enter(second.number, newPassword, first.browser)).toBe(second.id);
  });

  it('get a mailed password each at their own address', async () => {
    const { first, second, national } = await twoHolders();
    const [mine, theirs] = [`${newName()}@site.example`, `${newName()}@site.example`];
    await nameAddress(test, first.id, mine);
    await nameAddress(test, second.id, theirs);
    for (const email of [mine, theirs]) {
      await server
        .browser()
        .call(endpoints.forgetPassword, { body: { username: national, email } });
      expect(await messagesTo(test, server, email)).toHaveLength(1);
    }
  });
});

describe('national digits that nobody has (R59)', () => {
  it('cost the hashes and the counts of those that somebody has', async () => {
    const { national } = await twoHolders();
    const verify = vi.spyOn(server.built().contexts.identity.hasher, 'verify');
    const known = await often(4, national);
    const ofKnown = verify.mock.calls.length;
    const unknown = await often(4, '0812999999');
    expect(unknown).toEqual(known);
    expect(verify.mock.calls.length - ofKnown).toBe(ofKnown);
    verify.mockRestore();
  });

  it.each(['+66', '+84'])('count with those that are typed with %s', async (code) => {
    const digits = code === '+66' ? '812777777' : '812888888';
    await often(3, `${code}${digits}`);
    expect(await enter(`0${digits}`, wrong)).toBe('captcha_required');
  });
});
