import type { MemberId } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { codeSentTo, newNumber, proveNumber } from '../../../test/factories/codes.ts';
import { buildOffer, sign } from '../../../test/factories/contracts.ts';
import { formOf, goodPassword, newName, registerMember } from '../../../test/factories/identity.ts';
import type { Got } from '../../../test/factories/running.ts';
import { runningServer } from '../../../test/factories/running.ts';
import { siteFileWith } from '../../../test/factories/site.ts';
import { testDatabase } from '../../../test/harness.ts';
import { nobodyInvited } from '../agents/index.ts';
import { demoConfiguration } from '../site/index.ts';
import { openAccount } from './use-cases/open-account.ts';

const test = testDatabase();
const server = runningServer(test);

/** An account of a type, opened past the form. */
async function accountOf(type: 0 | 1 | 41) {
  const username = newName();
  const passwordHash = await server.built().contexts.identity.hasher.hash(goodPassword);
  const { configuration } = server.built().contexts.site.viewer.peek();
  const rest = { profile: {}, registeredFrom: 'test', invitation: nobodyInvited };
  const site = server.built().site();
  await test.inUnit(
    (ctx) => openAccount(ctx, configuration, { ...rest, username, passwordHash, type }),
    { site },
  );
  return username;
}

const cookieOf = (reply: Got) =>
  [reply.headers['set-cookie']].flat().find((cookie) => String(cookie).includes('sid='));

const enter = (username: string, fields: Record<string, unknown> = {}, from = server) =>
  from.browser().call(endpoints.logIn, { body: { username, password: goodPassword, ...fields } });

describe('login', () => {
  it('answers the values that the portal keeps (portal.md 3)', async () => {
    const { id, username } = await registerMember(server.browser());
    const { token, ...values } = (await enter(username)).value;
    expect(token).toMatch(/^[\w-]{43}$/u);
    expect(values).toEqual({
      firstTimeLogin: false,
      passwordExpired: false,
      username,
      account: username,
      nickname: username,
      customerId: id,
      isAgent: false,
      merchant: 'Merilune',
      merchantCode: 'merilune',
      merchantWallet: '1',
      validate: true,
      enableSalary: false,
      enableContract: false,
    });
  });

  it('says which pay an agent has a contract of (portal.md 3, Session storage)', async () => {
    const username = await accountOf(1);
    const before = (await enter(username)).value;
    expect([before['enableSalary'], before['enableContract']]).toEqual([false, false]);
    const payeeId = String(before['customerId']) as MemberId;
    const { currency } = server.built().site();
    const signed = (terms: Parameters<typeof buildOffer>[1]) =>
      test.inUnit((ctx) => sign(ctx, buildOffer({ payerId: null, payeeId }, terms)), {
        site: { currency },
      });
    const said = async () => {
      const { enableSalary, enableContract } = (await enter(username)).value;
      return [enableSalary, enableContract];
    };
    await signed({});
    expect(await said()).toEqual([true, false]);
    await signed({ kind: 'DIVIDEND', periodType: 'MONTHLY' });
    expect(await said()).toEqual([true, true]);
  });

  it('says that it is the first one, once', async () => {
    const username = await accountOf(0);
    expect((await enter(username)).value['firstTimeLogin']).toBe(true);
    expect((await enter(username)).value['firstTimeLogin']).toBe(false);
  });

  it('trims the name, and takes the password as it is (portal.md 5)', async () => {
    const { username } = await registerMember(server.browser());
    expect((await enter(`  ${username} `)).status).toBe(200);
    expect((await enter(username, { password: `${goodPassword} ` })).code).toBe(
      'in_incorrect_password',
    );
  });

  it.each([
    ['username', { username: '  ' }],
    ['password', { password: '' }],
  ])('refuses a form without %s', async (path, fields) => {
    const got = await enter('somebody', fields);
    expect([got.status, got.data]).toEqual([400, { fields: [{ path, rule: 'required' }] }]);
  });

  it('lets agents and nobody else in at the page of agents, after the password (X1)', async () => {
    const agent = await accountOf(1);
    const member = await accountOf(0);
    expect((await enter(agent, { agentLogin: true })).value['isAgent']).toBe(true);
    const refused = await enter(member, { agentLogin: true });
    expect([refused.status, refused.code]).toEqual([403, 'error_not_agent']);
    const guessed = await enter(member, { agentLogin: true, password: 'not the password' });
    expect(guessed.code).toBe('in_incorrect_password');
  });

  it('keeps the cookie for a day when the box is ticked, else as long as the browser is open', async () => {
    const { username } = await registerMember(server.browser());
    expect(cookieOf(await enter(username, { rememberMe: true }))).toMatch(/Max-Age=86400/u);
    expect(cookieOf(await enter(username))).not.toMatch(/Max-Age|Expires/u);
  });

  it('keeps no cookie of a registration or a trial, which have no box (portal.md 4)', async () => {
    const body = { ...formOf(newName()), login: true };
    const registered = await server.browser().call(endpoints.register, { body });
    expect(cookieOf(registered)).not.toMatch(/Max-Age|Expires/u);
    const trial = await server
      .browser()
      .call(endpoints.openTrial, { body: { ageConfirmed: true } });
    expect(cookieOf(trial)).not.toMatch(/Max-Age|Expires/u);
  });

  it('takes who somebody is from the session, whatever a client says it kept', async () => {
    const browser = server.browser();
    const { id } = await registerMember(browser);
    const kept = { isAgent: 'true', customerId: 'mbr_somebodyelse', validate: 'true' };
    const headers = { ...kept, 'x-customer-id': 'mbr_somebodyelse' };
    Object.entries(kept).forEach(([name, value]) => browser.cookies.set(name, value));
    const info = await browser.call(endpoints.readMemberInfo, { headers });
    expect(info.value).toMatchObject({ id, isAgent: false });
    const named = await browser.call(endpoints.readMemberInfo, { query: kept });
    expect([named.status, named.code]).toEqual([400, 'validation_failed']);
  });
});

describe('a site that does not know a type', () => {
  const narrow = runningServer(test, {
    siteFile: siteFileWith({ memberTypes: { agent: [1, 2], trial: [4] } }),
  });

  it('refuses its accounts as no member’s, after the password (X1)', async () => {
    const username = await accountOf(41);
    const refused = await enter(username, {}, narrow);
    expect([refused.status, refused.code]).toEqual([403, 'non_member_account']);
    const guessed = await enter(username, { password: 'not the password' }, narrow);
    expect(guessed.code).toBe('in_incorrect_password');
    expect((await enter(await accountOf(1), {}, narrow)).status).toBe(200);
  });

  it('refuses them with a code for a new password too, which stays good', async () => {
    const username = await accountOf(41);
    const { rows } = await test
      .database()
      .pool.query<{ id: string }>('select subject_id as id from credentials where username = $1', [
        username,
      ]);
    const mobileNum = newNumber();
    await proveNumber(test, String(rows[0]?.id), mobileNum);
    const browser = narrow.browser();
    await browser.call(endpoints.sendLoginCode, { body: { mobileNum, purpose: 'password' } });
    const verificationCode = await codeSentTo(test, narrow, mobileNum);
    const body = { mobileNum, verificationCode, newPassword: 'copper lantern over 9 boats' };
    // The refusal uses up nothing: it says the same again.
    const first = await browser.call(endpoints.resetPassword, { body });
    const second = await browser.call(endpoints.resetPassword, { body });
    expect([first.status, first.code]).toEqual([403, 'non_member_account']);
    expect([second.status, second.code]).toEqual([403, 'non_member_account']);
    expect((await enter(username)).status).toBe(200);
  });
});

describe('a site without passwords', () => {
  const codesOnly = runningServer(test, {
    siteFile: siteFileWith({ signIn: { ...demoConfiguration.signIn, pwdEnabled: false } }),
  });

  it('refuses a sign-in by password', async () => {
    const { username } = await registerMember(server.browser());
    const refused = await enter(username, {}, codesOnly);
    expect([refused.status, refused.code]).toEqual([403, 'auth/operation-not-allowed']);
  });
});
