import type { Endpoints, ReplyOf } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { codeSentTo, newNumber, proveNumber } from '../../../../test/factories/codes.ts';
import { bindFactor, proveSelf } from '../../../../test/factories/factors.ts';
import { goodPassword, newName, registerMember } from '../../../../test/factories/identity.ts';
import { enterOwner } from '../../../../test/factories/operators.ts';
import { enter, newPassword } from '../../../../test/factories/passwords.ts';
import type { TestBrowser } from '../../../../test/factories/running.ts';
import { endlessRates, runningServer } from '../../../../test/factories/running.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { identityJobs } from '../jobs.ts';
import { insertSignIn } from './store-sign-ins.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });

type Page = ReplyOf<Endpoints['listSignIns']>;

const pageOf = async (browser: TestBrowser, cursor?: string) => {
  const query = cursor === undefined ? {} : { cursor };
  return (await browser.call(endpoints.listSignIns, { query })).value as unknown as Page;
};
/** Way, result and tries of each line, the newest first. */
const linesOf = async (browser: TestBrowser) =>
  (await pageOf(browser)).content.map((line) => `${line.method} ${line.result} ${line.tries}`);
const rowsLike = async (condition: string) =>
  (await test.database().pool.query(`select 1 from sign_ins where ${condition}`)).rowCount;

/** A registered member, whose history begins with that. */
async function member(ip = '203.0.113.5') {
  const here = server.browser(ip);
  const { id, username } = await registerMember(here);
  test.clock.advance({ minutes: 11 });
  return { here, id, username };
}

/** So many more logins of somebody, a second apart. */
async function plant(subjectId: string, count: number) {
  const from = { method: 'password', ip: '203.0.113.5', country: null, city: null } as const;
  for (let index = 0; index < count; index += 1) {
    test.clock.advance({ seconds: 1 });
    await test.inUnit((ctx) => {
      const row = { ...from, id: ctx.ids.next('lgn'), subjectId, at: ctx.clock.now(), browser: '' };
      return insertSignIn(ctx.tx, row);
    });
  }
}

const forget = () =>
  test.inUnit(async (ctx) => {
    for (const job of identityJobs) {
      await job.run(ctx, {});
    }
  });

describe('the login history of a member (agents-loyalty-money.md F)', () => {
  it('tells time, address, place, browser, way and result, newest first', async () => {
    const { here, username } = await member();
    const headers = { 'user-agent': 'Mozilla/5.0 (iPhone) Version/17.0 Safari/604.1' };
    const body = { username, password: goodPassword };
    await server.browser('198.51.100.7').call(endpoints.logIn, { body, headers });
    const at = String(test.clock.now());
    const [newest, first] = (await pageOf(here)).content;
    expect(newest).toMatchObject({
      at,
      method: 'password',
      result: 'signed_in',
      tries: 1,
      ip: '198.51.100.7',
      country: null,
      city: null,
      browser: 'Safari, iPhone',
    });
    expect(first).toMatchObject({ method: 'registration', result: 'signed_in', ip: '203.0.113.5' });
  });

  it.each([
    [20, [20]],
    [21, [20, 1]],
    [41, [20, 20, 1]],
  ])('comes in pages of 20: %i lines', async (count, sizes) => {
    const { here, id } = await member();
    await plant(id, count - 1);
    await member();
    const pages = [await pageOf(here)];
    for (let next = pages[0]?.nextCursor ?? null; next !== null;) {
      const page = await pageOf(here, next);
      pages.push(page);
      next = page.nextCursor;
    }
    expect(pages.map(({ content }) => content.length)).toEqual(sizes);
    const ids = pages.flatMap(({ content }) => content.map((line) => line.id));
    expect(ids).toEqual([...new Set(ids)].toSorted().toReversed());
  });

  it('shows nothing of somebody else, by a cursor of theirs neither (R79)', async () => {
    const [mine, theirs] = [await member(), await member()];
    const [line] = (await pageOf(theirs.here)).content;
    const page = await pageOf(mine.here, line?.id ?? '');
    expect(page.content.map(({ method }) => method)).toEqual(['registration']);
    expect(page.content[0]?.id).not.toBe(line?.id);
  });

  it('is read by the desk as well, and of nobody there is none', async () => {
    const { here, id } = await member();
    const desk = await enterOwner(server);
    const got = await desk.call(endpoints.listSignInsOfMember, { params: { id } });
    expect(got.value).toEqual(await pageOf(here));
    const params = { id: 'mbr_00000000' };
    expect((await desk.call(endpoints.listSignInsOfMember, { params })).code).toBe('not_found');
  });

  it('is forgotten after ninety days', async () => {
    const { id } = await member();
    test.clock.advance({ hours: 24 * 90 - 1 });
    await forget();
    expect(await rowsLike(`subject_id = '${id}'`)).toBe(1);
    test.clock.advance({ hours: 1 });
    await forget();
    expect(await rowsLike(`subject_id = '${id}'`)).toBe(0);
  });
});

describe('a refused login', () => {
  it('is seen by its owner, with its count; the right one beside it counts no try', async () => {
    const { here, username } = await member();
    const stranger = server.browser('198.51.100.9');
    await enter(stranger, username, 'not this one');
    await enter(stranger, username, 'nor this one');
    test.clock.advance({ seconds: 1 });
    await enter(stranger, username, goodPassword);
    expect(await linesOf(here)).toEqual([
      'password signed_in 1',
      'password wrong_password 2',
      'registration signed_in 1',
    ]);
  });

  it('leaves nothing of a login that was right at once', async () => {
    const { here, username } = await member();
    await enter(server.browser('198.51.100.9'), username, goodPassword);
    expect(await linesOf(here)).toEqual(['password signed_in 1', 'registration signed_in 1']);
    test.clock.advance({ minutes: 31 });
    await forget();
    expect(await rowsLike('tries = 0')).toBe(0);
  });

  it('is one line of a source in ten minutes, however many come at once', async () => {
    const { here, username } = await member();
    const strangers = Array.from({ length: 12 }, () => server.browser('198.51.100.9'));
    await Promise.all(strangers.map((browser) => enter(browser, username, 'guessed')));
    // From the fourth on a captcha is asked for: what is not looked at is counted nowhere.
    expect((await linesOf(here))[0]).toBe('password wrong_password 3');
    expect(await linesOf(here)).toHaveLength(2);
    test.clock.advance({ hours: 24 * 8 });
    await enter(server.browser('198.51.100.9'), username, 'guessed');
    await enter(server.browser('192.0.2.77'), username, 'guessed');
    test.clock.advance({ seconds: 1 });
    await enter(here, username, goodPassword);
    expect(await linesOf(here)).toEqual([
      'password signed_in 1',
      'password wrong_password 1',
      'password wrong_password 1',
      'password wrong_password 3',
      'registration signed_in 1',
    ]);
  });

  it('under a name that nobody has is written alike, read by nobody and soon forgotten (R59)', async () => {
    const { username } = await member();
    const before = (await rowsLike('true')) ?? 0;
    await enter(server.browser('198.51.100.21'), username, 'guessed');
    const withName = (await rowsLike('true')) ?? 0;
    await enter(server.browser('198.51.100.21'), newName(), 'guessed');
    const withNone = (await rowsLike('true')) ?? 0;
    expect([withName - before, withNone - withName]).toEqual([1, 1]);
    expect(await rowsLike(`starts_with(subject_id, 'none:')`)).toBe(1);
    test.clock.advance({ minutes: 31 });
    await forget();
    expect(await rowsLike(`starts_with(subject_id, 'none:')`)).toBe(0);
  });

  it('of an operator is no line', async () => {
    const before = await rowsLike('true');
    const browser = server.browser('198.51.100.22');
    const body = { username: 'owner', password: 'guessed' };
    await browser.call(endpoints.logInOperator, { body });
    expect(await rowsLike('true')).toBe(before);
  });

  it('tells that the password was right: a wrong factor, and a locked account', async () => {
    const { here, username } = await member();
    await proveSelf(here);
    await bindFactor(test, here, 'member');
    const stranger = server.browser('198.51.100.23');
    const factor = { kind: 'authenticator', code: '000000' };
    const body = { username, password: goodPassword };
    await stranger.call(endpoints.logIn, { body });
    expect(await linesOf(here)).toEqual(['registration signed_in 1']);
    await stranger.call(endpoints.logIn, { body: { ...body, factor } });
    expect((await linesOf(here))[0]).toBe('password wrong_factor 1');
    const locked = await member();
    await test
      .database()
      .pool.query('update credentials set is_blocked = true where subject_id = $1', [locked.id]);
    const got = await enter(server.browser('198.51.100.24'), locked.username, goodPassword);
    expect(got.code).toBe('account_locked');
    const desk = await enterOwner(server);
    const shown = await desk.call(endpoints.listSignInsOfMember, { params: { id: locked.id } });
    const [line] = (shown.value as unknown as Page).content;
    expect(line).toMatchObject({ method: 'password', result: 'not_admitted', tries: 1 });
  });

  it('stays one when the factor is locked: the password was right', async () => {
    const { here, id, username } = await member();
    await proveSelf(here);
    await bindFactor(test, here, 'member');
    const stranger = server.browser('198.51.100.25');
    const factor = { kind: 'authenticator', code: '000000' };
    const body = { username, password: goodPassword, factor };
    await test.database().pool.query(
      `insert into sign_in_failures (scope, key, failures, last_failure_at)
         values ('account', $2, 5, $1)`,
      [String(test.clock.now()), `factor:${id}`],
    );
    expect((await stranger.call(endpoints.logIn, { body })).code).toBe('login_throttled');
    expect((await linesOf(here))[0]).toBe('password not_admitted 1');
  });

  it('by a code is told of as well, and the login by one', async () => {
    const { id } = await member();
    const number = newNumber();
    await proveNumber(test, id, number);
    const phone = server.browser('198.51.100.26');
    await phone.call(endpoints.sendLoginCode, {
      body: { mobileNum: number, countryDialingCode: '66', purpose: 'login' },
    });
    const right = await codeSentTo(test, server, number);
    const wrong = right === '111111' ? '222222' : '111111';
    const login = (password: string) => {
      test.clock.advance({ seconds: 1 });
      const form = { type: 'sms', username: number, countryDialingCode: '66', password };
      return phone.enter(endpoints.logIn, form);
    };
    expect((await login(wrong)).code).toBe('auth/invalid-verification-code');
    expect((await login(right)).status).toBe(200);
    expect(await linesOf(phone)).toEqual([
      'sms signed_in 1',
      'sms wrong_code 1',
      'registration signed_in 1',
    ]);
  });

  it('and a login by a recovery stand there too', async () => {
    const { id } = await member();
    const number = newNumber();
    await proveNumber(test, id, number);
    const phone = server.browser('198.51.100.27');
    const body = { mobileNum: number, purpose: 'password' };
    await phone.call(endpoints.sendLoginCode, { body });
    const right = await codeSentTo(test, server, number);
    const wrong = right === '111111' ? '222222' : '111111';
    const reset = (verificationCode: string) => {
      test.clock.advance({ seconds: 1 });
      const form = { mobileNum: number, verificationCode, newPassword };
      return phone.enter(endpoints.resetPassword, form);
    };
    await reset(wrong);
    expect((await reset(right)).status).toBe(200);
    expect((await linesOf(phone)).slice(0, 2)).toEqual([
      'recovery signed_in 1',
      'recovery wrong_code 1',
    ]);
  });
});
