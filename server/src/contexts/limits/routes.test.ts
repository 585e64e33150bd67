import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { endlessRates, runningServer, type TestBrowser } from '../../../test/factories/running.ts';
import { testDatabase } from '../../../test/harness.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });

interface KeptAccount {
  readonly role: string;
  readonly username: string;
  readonly password: string;
}

/** The demo account of a role, signed in. */
async function signedIn(role: string): Promise<TestBrowser> {
  const text = readFileSync(join(server.dataDir(), 'demo-accounts.json'), 'utf8');
  const kept = (JSON.parse(text) as KeptAccount[]).find((row) => row.role === role);
  const browser = server.browser();
  await browser.enter(endpoints.logIn, { username: kept?.username, password: kept?.password });
  return browser;
}

const lossOfDay = { kind: 'loss', period: 'day' } as const;

async function lossLimit(browser: TestBrowser) {
  const { value } = await browser.call(endpoints.readProtection);
  const limits = value['limits'] as readonly Record<string, unknown>[];
  return limits.find(({ kind, period }) => kind === 'loss' && period === 'day');
}

describe('the limits of a member', () => {
  it('are set at once, raised with a wait, and kept by the server', async () => {
    const member = await signedIn('member');
    const set = await member.call(endpoints.changeLimit, {
      body: { ...lossOfDay, amount: '50.00' },
    });
    expect(set.status).toBe(200);
    expect(await lossLimit(member)).toMatchObject({ limit: '50.00', left: '50.00', raise: null });
    await member.call(endpoints.changeLimit, { body: { ...lossOfDay, amount: null } });
    expect(await lossLimit(member)).toMatchObject({ limit: '50.00', raise: { isRipe: false } });
    const early = await member.call(endpoints.confirmRaise, { body: lossOfDay });
    expect([early.code, early.status]).toEqual(['limit_raise_waits', 422]);
    await member.call(endpoints.withdrawRaise, { body: lossOfDay });
    expect(await lossLimit(member)).toMatchObject({ raise: null });
  });

  it('stand in the trail with what was before them (R49)', async () => {
    const member = await signedIn('agent');
    const set = (amount: string | null) =>
      member.call(endpoints.changeLimit, { body: { ...lossOfDay, amount } });
    await set('50.00');
    test.clock.advance({ seconds: 1 });
    await set('40.00');
    test.clock.advance({ seconds: 1 });
    await set('90.00');
    test.clock.advance({ hours: 24 });
    const later = await signedIn('agent');
    await later.call(endpoints.confirmRaise, { body: lossOfDay });
    test.clock.advance({ seconds: 1 });
    await later.call(endpoints.changeCheckInterval, { body: { minutes: 120 } });
    const { rows } = await test.database().pool.query<Record<string, Record<string, string>>>(
      `select action, before, after from trail_entries
        where subject_id = (select member_id from member_limits where amount = 9000)
          and before is not null order by id`,
    );
    const figure = (facts: Record<string, string> | undefined) =>
      facts?.['amount'] ?? facts?.['minutes'];
    expect(
      rows.map(({ action, before, after }) => [action, figure(before), figure(after)]),
    ).toEqual([
      ['member.change_limit', '', '50.00 THB'],
      ['member.change_limit', '50.00 THB', '40.00 THB'],
      ['member.ask_raise', '40.00 THB', '90.00 THB'],
      ['member.confirm_raise', '40.00 THB', '90.00 THB'],
      ['member.change_check', '', '120'],
    ]);
  });

  it.each(['-1.00', '0.001'])('refuse the amount %s', async (amount) => {
    const member = await signedIn('member');
    const got = await member.call(endpoints.changeLimit, { body: { ...lossOfDay, amount } });
    expect(got.code).toBe('limit_amount_invalid');
  });

  it('have an interval of the reality check, which is answered', async () => {
    const member = await signedIn('member');
    await member.call(endpoints.changeCheckInterval, { body: { minutes: 15 } });
    const { value } = await member.call(endpoints.acknowledgeCheck);
    expect(value['check']).toEqual({ minutes: 15, isDue: false, playedMinutes: 0 });
    const tooLong = await member.call(endpoints.changeCheckInterval, { body: { minutes: 121 } });
    expect(tooLong.code).toBe('validation_failed');
  });
});

describe('a break', () => {
  it('ends the session at once, says so, and lets its member in to see it (R10)', async () => {
    const member = await signedIn('downline-1');
    const { value } = await member.call(endpoints.takeBreak, { body: { hours: 24 } });
    const refused = await member.call(endpoints.readProtection);
    expect([refused.code, refused.data['ended']]).toEqual(['not_signed_in', 'on_break']);
    const again = await signedIn('downline-1');
    const seen = await again.call(endpoints.readProtection);
    expect(seen.value['pause']).toMatchObject({ kind: 'time_out', endsAt: value['until'] });
  });

  it('is of any length from a day to six weeks (R10)', async () => {
    const member = await signedIn('downline-3');
    for (const hours of [23, 1009]) {
      const got = await member.call(endpoints.takeBreak, { body: { hours } });
      expect(got.code).toBe('validation_failed');
    }
    const { value } = await member.call(endpoints.takeBreak, { body: { hours: 72 } });
    expect(value['until']).toBe(String(test.clock.now().add({ hours: 72 })));
  });

  it('for ever is asked back from after six months at the earliest', async () => {
    const member = await signedIn('downline-2');
    const none = await member.call(endpoints.askReturn);
    expect(none.code).toBe('not_excluded');
    await member.call(endpoints.excludeSelf, { body: { months: null } });
    const again = await signedIn('downline-2');
    const early = await again.call(endpoints.askReturn);
    expect([early.code, early.status]).toEqual(['exclusion_runs', 422]);
  });

  it('and an exclusion tell the pages that no offer may reach their member (R13)', async () => {
    const hears = async (browser: TestBrowser) =>
      (await browser.call(endpoints.readMemberInfo)).value['hearsOffers'];
    const member = await signedIn('agent');
    expect(await hears(member)).toBe(true);
    await member.call(endpoints.takeBreak, { body: { hours: 24 } });
    const back = await signedIn('agent');
    expect(await hears(back)).toBe(false);
    test.clock.advance({ hours: 24 });
    const rested = await signedIn('agent');
    expect(await hears(rested)).toBe(true);
    await rested.call(endpoints.excludeSelf, { body: { months: 6 } });
    expect(await hears(await signedIn('agent'))).toBe(false);
  });
});
