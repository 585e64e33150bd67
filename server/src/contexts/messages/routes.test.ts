import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { enterPayee, prove } from '../../../test/factories/cashier.ts';
import { codeSentTo, inOneForm, newNumber, proveNumber } from '../../../test/factories/codes.ts';
import { goodPassword, registerMember } from '../../../test/factories/identity.ts';
import { stopOther } from '../../../test/factories/limits.ts';
import type { TestBrowser } from '../../../test/factories/running.ts';
import { endlessRates, runningServer } from '../../../test/factories/running.ts';
import { workOf } from '../../../test/factories/work.ts';
import { testDatabase } from '../../../test/harness.ts';
import { deliverEvents } from '../../platform/outbox.ts';
import { copyLimits } from './copy-budget.ts';
import { messageJobs } from './jobs.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });

const { listMessages, markMessages, markAllMessages, deleteMessages, readBadges } = endpoints;

async function hear(): Promise<void> {
  await deliverEvents(workOf(test), server.built().contexts.events);
}

async function inboxOf(browser: TestBrowser, query: Readonly<Record<string, string>> = {}) {
  await hear();
  const got = await browser.call(listMessages, { query });
  return listMessages.reply.parse(got.value);
}

const typesOf = async (browser: TestBrowser, query?: Readonly<Record<string, string>>) =>
  (await inboxOf(browser, query)).content.map(({ type }) => type);

async function unreadOf(browser: TestBrowser): Promise<unknown> {
  await hear();
  return (await browser.call(readBadges)).value['unreadMessage'];
}

let keys = 0;

async function withdraw(browser: TestBrowser, payoutAccountId: string) {
  test.clock.advance({ seconds: 1 });
  await prove(browser);
  const body = { payoutAccountId, amount: '100.00' };
  const key = `inbox-key-${(keys += 1)}`;
  return browser.call(endpoints.requestWithdrawal, { body, key });
}

describe('the inbox', () => {
  it('tells of a withdrawal, once however often it is heard', async () => {
    const { browser, accountId } = await enterPayee(test, server);
    const { value } = await withdraw(browser, accountId);
    const { content } = await inboxOf(browser, { topic: 'money' });
    expect(content.map(({ type }) => type)).toContain('withdraw_requested');
    expect(content.find(({ type }) => type === 'withdraw_requested')).toMatchObject({
      reference: value['id'],
      topic: 'money',
      isRead: false,
      params: { amount: { kind: 'money', amount: '100.00' } },
    });
    await test.database().pool.query(
      `insert into outbox (name, payload, request_id, created_at)
       select 'cashier.withdrawal_moved', jsonb_build_object('withdrawalId', reference,
         'memberId', member_id, 'state', 'RISK', 'reason', null, 'amount', '10000',
         'currency', 'THB', 'at', occasion), 'again', created_at
         from inbox_messages where type = 'withdraw_requested'`,
    );
    expect((await inboxOf(browser, { topic: 'money' })).content).toHaveLength(content.length);
  });

  it('counts, marks and deletes what is the caller’s own', async () => {
    const [mine, other] = [await enterPayee(test, server), await enterPayee(test, server)];
    const messages = (await inboxOf(mine.browser)).content;
    expect(await unreadOf(mine.browser)).toBe(messages.length);
    const ids = messages.map(({ id }) => id);
    const read = { body: { ids: ids.slice(0, 1), isRead: true } };
    expect((await mine.browser.call(markMessages, read)).value).toEqual({
      unreadMessage: ids.length - 1,
    });
    expect(await typesOf(mine.browser, { view: 'unread' })).toHaveLength(ids.length - 1);
    const back = { body: { ids, isRead: false } };
    expect((await mine.browser.call(markMessages, back)).value['unreadMessage']).toBe(ids.length);
    const before = await unreadOf(other.browser);
    expect((await other.browser.call(deleteMessages, { body: { ids } })).status).toBe(200);
    expect((await other.browser.call(markMessages, read)).value['unreadMessage']).toBe(before);
    expect(await typesOf(mine.browser)).toHaveLength(ids.length);
    expect((await mine.browser.call(markAllMessages)).value).toEqual({ unreadMessage: 0 });
    await mine.browser.call(deleteMessages, { body: { ids } });
    expect(await typesOf(mine.browser)).toEqual([]);
  });

  it('comes page by page, newest first', async () => {
    const { browser } = await enterPayee(test, server);
    const all = await inboxOf(browser);
    expect(all.content.length).toBeGreaterThan(1);
    const first = await inboxOf(browser, { limit: '1' });
    expect(first.content).toEqual(all.content.slice(0, 1));
    const rest = await inboxOf(browser, { cursor: first.nextCursor ?? '' });
    expect(rest).toEqual({ content: all.content.slice(1), nextCursor: null });
  });

  it('is nobody else’s matter, and no trial has one', async () => {
    const got = await server.browser().call(listMessages);
    expect(got.code).toBe('not_signed_in');
  });

  it('forgets after 180 days', async () => {
    const { browser, id } = await enterPayee(test, server);
    await inboxOf(browser);
    test.clock.advance({ hours: 24 * 181 });
    await test.inUnit(async (ctx) => {
      for (const job of messageJobs) {
        await job.run(ctx, {});
      }
    });
    const { rows } = await test
      .database()
      .pool.query('select 1 from inbox_messages where member_id = $1', [id]);
    expect(rows).toEqual([]);
  });
});

describe('the gate (R13)', () => {
  const pause = (memberId: string) =>
    test.database().pool.query(
      `insert into standing_flags (member_id, flag, reason, set_at, ends_at)
       values ($1, 'RG_TIMEOUT', 'test', $2, null)`,
      [memberId, String(test.clock.now())],
    );

  it('lets nothing but duties to whoever is paused, before it is written', async () => {
    const browser = server.browser();
    const { id } = await registerMember(browser);
    await pause(id);
    await hear();
    const { rows } = await test
      .database()
      .pool.query('select type from inbox_messages where member_id = $1', [id]);
    expect(rows).toEqual([]);
    expect(await unreadOf(browser)).toBe(0);
  });

  it('also to whoever is stopped as the same person as somebody excluded (R12)', async () => {
    const browser = server.browser();
    const { id } = await registerMember(browser);
    await test.inUnit((ctx) => stopOther(ctx, id));
    await hear();
    const { rows } = await test
      .database()
      .pool.query('select type from inbox_messages where member_id = $1', [id]);
    expect(rows).toEqual([]);
    expect(await unreadOf(browser)).toBe(0);
  });

  it('and hides what came before the pause', async () => {
    const { browser, id, accountId } = await enterPayee(test, server);
    await withdraw(browser, accountId);
    expect(await typesOf(browser)).toContain('welcome');
    const before = Number(await unreadOf(browser));
    await pause(id);
    const shown = await typesOf(browser);
    expect(shown).not.toContain('welcome');
    expect(shown).toContain('withdraw_requested');
    expect(await unreadOf(browser)).toBe(before - 1);
  });
});

describe('a new way in is told to the owner (R66)', () => {
  const signInAgain = async (username: string) => {
    const browser = server.browser();
    await browser.enter(endpoints.logIn, { username, password: goodPassword });
    return browser;
  };

  it('a browser that was never seen with them, but not the first, and each once', async () => {
    const first = server.browser();
    const { username } = await registerMember(first);
    expect(await typesOf(first, { topic: 'security' })).toEqual([]);
    const second = await signInAgain(username);
    await second.enter(endpoints.logIn, { username, password: goodPassword });
    expect(await typesOf(second, { topic: 'security' })).toEqual(['security_new_device']);
    const [told] = (await inboxOf(second, { topic: 'security' })).content;
    expect(told?.params['isNamed']?.kind).toBe('word');
  });

  it('a browser of theirs at another address, once on a day, and not at one of theirs', async () => {
    const home = server.browser('203.0.113.21');
    const { username } = await registerMember(home);
    const tellsAfter = async (at: TestBrowser) => {
      for (const [name, value] of home.cookies) {
        at.cookies.set(name, value);
      }
      await at.enter(endpoints.logIn, { username, password: goodPassword });
      return typesOf(at, { topic: 'security' });
    };
    expect(await tellsAfter(home)).toEqual([]);
    const away = server.browser('198.51.100.21');
    expect(await tellsAfter(away)).toEqual(['security_new_address']);
    expect(await tellsAfter(away)).toEqual(['security_new_address']);
    expect(await tellsAfter(server.browser('203.0.113.21'))).toHaveLength(1);
    test.clock.advance({ hours: 24 });
    // They have nothing to show, so it has not become theirs (R68).
    expect(await tellsAfter(away)).toHaveLength(2);
    expect(await tellsAfter(server.browser('198.51.100.22'))).toHaveLength(3);
  });

  it('a link for another device', async () => {
    const browser = server.browser();
    const { username } = await registerMember(browser);
    await browser.enter(endpoints.logIn, { username, password: goodPassword });
    expect((await browser.call(endpoints.createHandOff)).status).toBe(200);
    expect(await typesOf(browser, { topic: 'security' })).toContain('security_hand_off');
  });

  it('the number that was replaced hears it one last time', async () => {
    const browser = server.browser();
    const { id, username } = await registerMember(browser);
    await browser.enter(endpoints.logIn, { username, password: goodPassword });
    const [former, next] = [newNumber(), newNumber()];
    await proveNumber(test, id, former);
    const sms = { channel: 'sms', address: next, countryDialingCode: '66' };
    await browser.call(endpoints.sendPlaceCode, { body: { kind: 'sms', purpose: 'contact' } });
    const formerCode = await codeSentTo(test, server, former);
    test.clock.advance({ seconds: 61 });
    await browser.call(endpoints.sendContactCode, { body: sms });
    const verificationCode = await codeSentTo(test, server, next);
    const form = { ...sms, verificationCode, formerCode };
    const got = await browser.call(endpoints.bindContact, { body: form });
    expect(got.code).toBeUndefined();
    await hear();
    const { rows } = await test
      .database()
      .pool.query<{ recipient: string; body: string }>(
        "select recipient, body from deliveries where purpose = 'inbox_copy' and recipient = any($1)",
        [[inOneForm(former), inOneForm(next)]],
      );
    expect(new Set(rows.map(({ recipient }) => recipient))).toEqual(
      new Set([inOneForm(former), inOneForm(next)]),
    );
    expect(rows.every(({ body }) => body.includes('A phone number was confirmed'))).toBe(true);
  });
});

describe('copies by e-mail and SMS', () => {
  const sentTo = async (recipient: string) => {
    await hear();
    const { rows } = await test
      .database()
      .pool.query<{ body: string }>(
        "select body from deliveries where recipient = $1 and purpose = 'inbox_copy' order by id",
        [recipient],
      );
    return rows.map(({ body }) => body);
  };

  it('are chosen by topic, and go where a number was proven', async () => {
    const { browser, id, accountId } = await enterPayee(test, server);
    await hear();
    const number = newNumber();
    await proveNumber(test, id, number);
    const choice = { body: { topic: 'money', chosen: ['sms'] } };
    const { value } = await browser.call(endpoints.changeMessageCopies, choice);
    expect(value).toMatchObject({ channels: { sms: true, email: false } });
    expect(value['topics']).toContainEqual({ topic: 'money', isAlways: false, chosen: ['sms'] });
    await withdraw(browser, accountId);
    expect(await sentTo(inOneForm(number))).toEqual([]);
    const reminder = { withdrawalId: 'wdr_copied01', memberId: id, reminder: 1 };
    await test.database().pool.query(
      `insert into outbox (name, payload, request_id, created_at)
       values ('cashier.receipt_reminder', $1, 'test', $2)`,
      [{ ...reminder, confirmBy: '2026-03-02T10:00:00Z' }, String(test.clock.now())],
    );
    const [copy] = await sentTo(inOneForm(number));
    expect(copy).toContain('answer by 2026-03-02 17:00:00');
  });

  it('end at their budget, of what is chosen and what nobody may miss each, and spare codes', async () => {
    const { browser, id } = await enterPayee(test, server);
    await hear();
    const number = newNumber();
    await proveNumber(test, id, number);
    const tell = (name: string, payload: Readonly<Record<string, unknown>>) =>
      test.database().pool.query(
        `insert into outbox (name, payload, request_id, created_at)
         select $1, $2::jsonb || jsonb_build_object($3::text, 'copied_' || n), 'test',
                $4::timestamptz from generate_series(1, 40) n`,
        [
          name,
          payload,
          name.startsWith('identity') ? 'sessionId' : 'withdrawalId',
          String(test.clock.now()),
        ],
      );
    await tell('identity.new_device', { memberId: id, browser: 'Firefox' });
    expect(await sentTo(inOneForm(number))).toHaveLength(copyLimits.sms.recipientInHour);
    const inbox = await test
      .database()
      .pool.query(
        "select 1 from inbox_messages where member_id = $1 and reference like 'copied%'",
        [id],
      );
    expect(inbox.rows).toHaveLength(40);
    const choice = { body: { topic: 'money', chosen: ['sms'] } };
    await browser.call(endpoints.changeMessageCopies, choice);
    const reminder = { memberId: id, reminder: 1, confirmBy: '2026-03-02T10:00:00Z' };
    await tell('cashier.receipt_reminder', reminder);
    expect(await sentTo(inOneForm(number))).toHaveLength(2 * copyLimits.sms.recipientInHour);
    const { rows } = await test
      .database()
      .pool.query('select 1 from verification_codes where number = $1', [inOneForm(number)]);
    expect(rows).toEqual([]);
  });

  it('of what nobody may miss go in the language in which the member reads', async () => {
    const { browser, id } = await enterPayee(test, server);
    const number = newNumber();
    await proveNumber(test, id, number);
    await browser.call(listMessages, { headers: { 'accept-language': 'ar' } });
    const [copy] = await sentTo(inOneForm(number));
    expect(copy).toContain('أُضيف Kasikorn');
  });

  it('or in the language that the member chose, which the site offers', async () => {
    const { browser, id } = await enterPayee(test, server);
    const number = newNumber();
    await proveNumber(test, id, number);
    const choose = (language: string) =>
      browser.call(endpoints.changeLanguage, { body: { language } });
    expect((await choose('AR')).value).toEqual({ language: 'AR', locale: 'ar' });
    expect((await choose('XX')).code).toBe('language_not_offered');
    const [copy] = await sentTo(inOneForm(number));
    expect(copy).toContain('أُضيف Kasikorn');
  });
});
