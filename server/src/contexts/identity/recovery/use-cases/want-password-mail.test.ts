import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import {
  inOneForm,
  messagesTo,
  newNumber,
  proveNumber,
} from '../../../../../test/factories/codes.ts';
import {
  buildRequest,
  goodPassword,
  newName,
  registerMember,
} from '../../../../../test/factories/identity.ts';
import { change, enter, newPassword, reads } from '../../../../../test/factories/passwords.ts';
import { bindPasskey, signedBy } from '../../../../../test/factories/passkeys.ts';
import { endlessRates, runningServer } from '../../../../../test/factories/running.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { insertContact } from '../../codes/store-contacts.ts';
import { wantPasswordMail } from './want-password-mail.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });

async function memberWithEmail(email: string) {
  const { id, username } = await registerMember(server.browser());
  const contact = { subjectId: id, channel: 'email' as const, address: email, isProven: false };
  await test.inUnit((ctx) => insertContact(ctx.tx, { ...contact, at: ctx.clock.now() }));
  return username;
}

const forget = (username: string, email: string) =>
  server.browser().call(endpoints.forgetPassword, { body: { username, email } });

describe('POST /wps/member/password/email', () => {
  it('sends a temporary password that opens one restricted session, and no more', async () => {
    const username = await memberWithEmail('mika@site.example');
    const got = await forget(username, ' Mika@Site.example ');
    expect([got.status, got.value]).toEqual([200, { code: 'in_been_out' }]);
    const [mail] = await messagesTo(test, server, 'mika@site.example');
    expect(mail?.purpose).toBe('temporary_password');
    const password = /^[\w-]{20}$/mu.exec(mail?.body ?? '')?.[0] ?? '';
    const browser = server.browser();
    const entered = await enter(browser, username, password);
    expect([entered.status, entered.value['passwordExpired']]).toEqual([200, true]);
    expect((await enter(server.browser(), username, password)).code).toBe('in_incorrect_password');
    const kept = { newPassword: password, confirmNewPassword: password };
    const same = await browser.call(endpoints.changePassword, { body: kept });
    expect([same.code, same.data]).toEqual(['password_weak', { problem: 'unchanged' }]);
    const changed = await change(browser, { oldPassword: undefined });
    expect([changed.status, await reads(browser)]).toEqual([200, 200]);
  });

  it.each([
    ['is dead once a newer one was sent', 'older', 'newer'],
    ['is dead once another was used', 'newer', 'older'],
  ] as const)('%s (R66)', async (_what, first, second) => {
    const address = `several.${first}@site.example`;
    const username = await memberWithEmail(address);
    const nextMail = async () => {
      await forget(username, address);
      test.clock.advance({ seconds: 1 });
      const mail = (await messagesTo(test, server, address)).at(-1);
      return /^[\w-]{20}$/mu.exec(mail?.body ?? '')?.[0] ?? '';
    };
    const sent = { older: await nextMail(), newer: await nextMail() };
    expect(sent.older).not.toBe(sent.newer);
    const enters = async (password: string) =>
      (await enter(server.browser(), username, password)).status === 200;
    expect([await enters(sent[first]), await enters(sent[second])]).toEqual([
      first === 'newer',
      second === 'newer',
    ]);
  });

  it('opens nothing beside a passkey without it, as no road does (R66)', async () => {
    const username = await memberWithEmail('lost@site.example');
    const owner = server.browser();
    await enter(owner, username, goodPassword);
    const { device } = await bindPasskey(owner);
    const alone = await enter(server.browser(), username, goodPassword);
    expect([alone.code, alone.data]).toEqual(['second_factor_required', { kinds: ['passkey'] }]);
    await forget(username, 'lost@site.example');
    const [mail] = await messagesTo(test, server, 'lost@site.example');
    const password = /^[\w-]{20}$/mu.exec(mail?.body ?? '')?.[0] ?? '';
    const mailed = await enter(server.browser(), username, password);
    expect([mailed.code, mailed.data]).toEqual(['second_factor_required', { kinds: ['passkey'] }]);
    const browser = server.browser();
    const passkey = await signedBy(device, browser);
    const entered = await browser.enter(endpoints.logIn, { username, password, passkey });
    expect([entered.status, entered.value['passwordExpired']]).toEqual([200, true]);
  });

  it('goes to no unproven address of an account that has proven another contact (R66)', async () => {
    const username = await memberWithEmail('typo@site.example');
    const { rows } = await test
      .database()
      .pool.query<{ id: string }>('select subject_id as id from credentials where username = $1', [
        username,
      ]);
    await proveNumber(test, rows[0]?.id ?? '', newNumber());
    expect((await forget(username, 'typo@site.example')).value).toEqual({ code: 'in_been_out' });
    expect(await messagesTo(test, server, 'typo@site.example')).toEqual([]);
  });

  it('holds payouts for a day where the address that got it was never proven (R66)', async () => {
    const username = await memberWithEmail('unproven@site.example');
    await forget(username, 'unproven@site.example');
    const [mail] = await messagesTo(test, server, 'unproven@site.example');
    const password = /^[\w-]{20}$/mu.exec(mail?.body ?? '')?.[0] ?? '';
    const entered = await enter(server.browser(), username, password);
    expect(entered.value['passwordExpired']).toBe(true);
    const { rows } = await test.database().pool.query(
      `select from money_holds h join credentials c on c.subject_id = h.subject_id
          where c.username = $1 and h.because = 'password_reset'`,
      [username],
    );
    expect(rows).toHaveLength(1);
  });

  it('leaves the password as it is for whoever did not ask', async () => {
    const username = await memberWithEmail('other@site.example');
    await forget(username, 'other@site.example');
    await messagesTo(test, server, 'other@site.example');
    const got = await enter(server.browser(), username, goodPassword);
    expect([got.status, got.value['passwordExpired']]).toEqual([200, false]);
  });

  it('answers alike and sends nothing for a wrong address and a missing name (R59)', async () => {
    const username = await memberWithEmail('third@site.example');
    const answers = [
      await forget(username, 'fourth@site.example'),
      await forget(newName(), 'fifth@site.example'),
      await forget(username, 'third@site.example'),
    ];
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await messagesTo(test, server, 'fourth@site.example')).toEqual([]);
    expect(await messagesTo(test, server, 'fifth@site.example')).toEqual([]);
  });

  it('finds an account by its mobile number, in whatever form it is typed (portal.md 4)', async () => {
    const number = newNumber();
    const username = await memberWithEmail('phone@site.example');
    await test
      .database()
      .pool.query('update credentials set username = $1, username_key = $1 where username = $2', [
        inOneForm(number),
        username,
      ]);
    for (const typed of [number, inOneForm(number), `${number.slice(0, 3)} ${number.slice(3)}`]) {
      expect((await forget(typed, 'phone@site.example')).status).toBe(200);
    }
    expect(await messagesTo(test, server, 'phone@site.example')).toHaveLength(3);
    await forget(number, 'phone@site.example');
    expect(await messagesTo(test, server, 'phone@site.example')).toHaveLength(3);
  });

  it('forgets the temporary password after half an hour, and sends three an hour', async () => {
    const username = await memberWithEmail('sixth@site.example');
    for (let asked = 0; asked < 5; asked += 1) {
      expect((await forget(username, 'sixth@site.example')).status).toBe(200);
    }
    const mails = await messagesTo(test, server, 'sixth@site.example');
    expect(mails).toHaveLength(3);
    const password = /^[\w-]{20}$/mu.exec(mails.at(-1)?.body ?? '')?.[0] ?? '';
    test.clock.advance({ minutes: 31 });
    expect((await enter(server.browser(), username, password)).code).toBe('in_incorrect_password');
  });

  it('lets nobody use up the messages of an owner whose address they do not know (R63)', async () => {
    const username = await memberWithEmail('seventh@site.example');
    for (let asked = 0; asked < 5; asked += 1) {
      await forget(username, `guess${asked % 2}@site.example`);
    }
    await forget(username, 'seventh@site.example');
    expect(await messagesTo(test, server, 'seventh@site.example')).toHaveLength(1);
  });

  it('counts an hour from the first wish, and not from what was asked above it', async () => {
    const username = await memberWithEmail('eighth@site.example');
    for (const minutes of [0, 0, 0, 50]) {
      test.clock.advance({ minutes });
      await forget(username, 'eighth@site.example');
    }
    expect(await messagesTo(test, server, 'eighth@site.example')).toHaveLength(3);
    test.clock.advance({ minutes: 11 });
    await forget(username, 'eighth@site.example');
    expect(await messagesTo(test, server, 'eighth@site.example')).toHaveLength(4);
  });

  it('sends all of four wishes that are 50 minutes apart, and stops no slow address', async () => {
    const username = await memberWithEmail('ninth@site.example');
    const codes: unknown[] = [];
    for (let asked = 0; asked < 32; asked += 1) {
      test.clock.advance({ minutes: 50 });
      const body = { username, email: 'ninth@site.example' };
      const got = await server.browser('198.51.125.9').call(endpoints.forgetPassword, { body });
      codes.push(got.code ?? got.status);
    }
    expect(codes).toEqual(Array(32).fill(200));
    expect(await messagesTo(test, server, 'ninth@site.example')).toHaveLength(32);
  });

  it('stops an address that asks for everybody', async () => {
    const codes: unknown[] = [];
    for (let asked = 0; asked < 31; asked += 1) {
      const body = { username: newName(), email: 'a@site.example' };
      const got = await server
        .browser(`198.51.123.${asked + 1}`)
        .call(endpoints.forgetPassword, { body });
      codes.push(got.code ?? got.status);
    }
    expect(codes.filter((code) => code === 200)).toHaveLength(30);
    expect(codes.at(-1)).toBe('login_throttled');
  });

  it('lets the owner of an account in that others hold up all the time (R63)', async () => {
    const username = await memberWithEmail('held@site.example');
    const hold = () =>
      test.database().pool.query(
        `insert into sign_in_failures (scope, key, failures, last_failure_at)
         values ('account', $1, 100, $2)
         on conflict (scope, key) do update set failures = 100, last_failure_at = $2`,
        [`member:${username}`, String(test.clock.now())],
      );
    await hold();
    const guess = () => enter(server.browser('198.51.124.9'), username, 'what a stranger guesses');
    const told = { retryAfterSeconds: 86_400, minutes: 1440, hours: 24, captcha: true };
    expect([
      (await guess()).data,
      (await enter(server.browser(), username, goodPassword)).data,
    ]).toEqual([told, told]);
    await forget(username, 'held@site.example');
    const [mail] = await messagesTo(test, server, 'held@site.example');
    const password = /^[\w-]{20}$/mu.exec(mail?.body ?? '')?.[0] ?? '';
    await hold();
    const browser = server.browser();
    const entered = await enter(browser, username, password);
    expect([entered.status, entered.value['passwordExpired']]).toEqual([200, true]);
    expect((await change(browser, { oldPassword: undefined })).status).toBe(200);
    await hold();
    expect((await enter(server.browser(), username, password)).code).toBe('login_throttled');
    expect((await enter(browser, username, newPassword)).status).toBe(200);
  });

  it('takes a form and nothing else', async () => {
    const { method, path: url } = endpoints.forgetPassword;
    const send = (type: string, payload: string) =>
      server.browser().raw({ method, url, headers: { 'content-type': type }, payload });
    const form = 'application/x-www-form-urlencoded';
    const json = JSON.stringify({ username: 'somebody', email: 'a@b.example' });
    expect((await send('application/json', json)).code).toBe('unsupported_media_type');
    const twice = 'username=a&email=a%40b.example&username=b';
    expect((await send(form, twice)).code).toBe('validation_failed');
    expect((await send(form, 'username=%FF&email=a%40b.example')).status).toBeLessThan(500);
    expect((await send(form, '__proto__=1')).code).toBe('validation_failed');
    const elsewhere = await server.browser().raw({
      method: endpoints.resumeSession.method,
      url: endpoints.resumeSession.path,
      headers: { 'content-type': form },
      payload: 'a=b',
    });
    expect(elsewhere.code).toBe('unsupported_media_type');
  });
});

describe('wantPasswordMail', () => {
  it('tells nobody whether there is such an account: the same event for any name', async () => {
    const username = newName();
    const wish = { username, email: 'nobody@site.example', request: buildRequest() };
    await test.inUnit((ctx) => wantPasswordMail(ctx, wish));
    const { rows } = await test
      .database()
      .pool.query(`select payload from outbox where payload ->> 'username' = $1`, [username]);
    expect(rows).toEqual([{ payload: { username, email: wish.email, locale: 'en' } }]);
  });
});
