import { assertDefined } from '@portal/money';
import { endpoints } from '@portal/protocol/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enterAgain, enterPayee } from '../../../../test/factories/cashier.ts';
import { openPurseVendor } from '../../../../test/factories/purse-vendor.ts';
import {
  endlessRates,
  runningServer,
  type TestBrowser,
} from '../../../../test/factories/running.ts';
import { unprovenDays } from '../../../../test/factories/turnover.ts';
import { introduce } from '../../../../test/factories/vendors.ts';
import { workOf } from '../../../../test/factories/work.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { systemUnit } from '../../../platform/unit-of-work.ts';
import { openRequirement, readRequirements } from '../../turnover/index.ts';
import { compareDay } from '../days/compare-day.ts';
import { openVendorBook } from '../vendor-book.ts';
import { type PullParts, pullBets, pullLoop } from './pull-bets.ts';

const test = testDatabase();
const kept: { vendor?: Awaited<ReturnType<typeof openPurseVendor>> } = {};
const vendor = () => assertDefined(kept.vendor, 'it is open');
const vendorCode = 'PULLED';

beforeAll(async () => {
  kept.vendor = await openPurseVendor(vendorCode);
  await introduce(test, kept.vendor.introduction);
});
afterAll(() => kept.vendor?.close());

const server = runningServer(test, {}, { rates: endlessRates });

function parts(): PullParts {
  const work = workOf(test, server.built().contexts.site.viewer.peek().site);
  const { clock, cipher, log } = test;
  const vendors = openVendorBook({ work, cipher, clock });
  return { work, clock, log, vendors, catalogue: server.built().contexts.catalog.catalogue };
}

async function pull(): Promise<number> {
  const tended = parts();
  const account = assertDefined(await tended.vendors.find(vendorCode), 'it introduced itself');
  const reportUrl = assertDefined(account.reportUrl, 'it tells its bets');
  return (await pullBets(tended, { ...account, reportUrl })).booked;
}

let told = 0;

/** The vendor's word on a new bet, or on one that it told before. */
function tell(playerId: string, bet: Partial<Parameters<ReturnType<typeof vendor>['tellBet']>[0]>) {
  told += 1;
  const made = {
    txId: `pulled-${told}`,
    roundId: `round-${told}`,
    playerId,
    currency: 'THB',
    placedAt: String(test.clock.now().round('millisecond')),
    stake: '10.00',
    payout: '25.00',
    state: 'SETTLED',
    gameCode: `${vendorCode}-game`,
    balance: '115.00',
    ...bet,
  } as const;
  vendor().tellBet(made);
  test.clock.advance({ seconds: 1 });
  return made;
}

/** A member who opened the game, and so is known to the vendor. */
async function player() {
  const entered = await enterPayee(test, server);
  const query = 'select node_id as node from games where vendor_code = $1';
  const { rows } = await test.database().pool.query<{ node: string }>(query, [vendorCode]);
  const nodeId = assertDefined(rows[0], 'a vendor has a game').node;
  await entered.browser.call(endpoints.launchGame, { body: { nodeId } });
  return entered;
}

async function balanceOf(path: string): Promise<bigint> {
  const query = `select coalesce(sum(amount_minor), 0)::bigint as minor from lines l
                   join accounts a on a.id = l.account_id where a.path = $1`;
  const { rows } = await test.database().pool.query<{ minor: bigint }>(query, [path]);
  return rows[0]?.minor ?? 0n;
}

/** What the record of a member says of stakes and states. */
async function listed(browser: TestBrowser) {
  const got = await browser.call(endpoints.listBets, { query: {} });
  return (got.value['content'] as Readonly<Record<string, unknown>>[]).map((line) => {
    return { stake: line['stake'], payout: line['payout'], state: line['state'] };
  });
}

describe('bets that are played in purses (agents-loyalty-money.md E8)', () => {
  it('are taken over once: record, turnover and requirements know them', async () => {
    const { browser, id: memberId } = await player();
    const terms = { memberId, amountMinor: 3000n, multiple: 1, source: 'deposit' } as const;
    await test.inUnit((ctx) => openRequirement(ctx, { ...terms, reference: 'dep_pulled' }));
    tell(memberId, {});
    tell(memberId, { stake: '5.00', payout: '0.00', balance: '110.00' });
    expect([await pull(), await pull()]).toEqual([2, 0]);
    const got = await browser.call(endpoints.listBets, { query: {} });
    const lines = got.value['content'];
    const provider = `vendor:${vendorCode}`;
    expect(lines).toHaveLength(2);
    expect(lines).toContainEqual(
      expect.objectContaining({ provider, stake: '10.00', payout: '25.00', state: 'settled' }),
    );
    expect(lines).toContainEqual(
      expect.objectContaining({ provider, stake: '5.00', payout: '0.00', state: 'settled' }),
    );
    const [requirement] = await test.inUnit((ctx) =>
      readRequirements(ctx, { memberId, openOnly: false }),
    );
    expect(requirement).toMatchObject({ doneMinor: 1500n });
    expect(await balanceOf(`house:vendor:${vendorCode}:stakes`)).toBe(1500n);
    expect(await balanceOf(`house:vendor:${vendorCode}:wins`)).toBe(-2500n);
    // What the purses won is not booked yet: nobody looked at them.
    expect(await balanceOf(`house:vendor:${vendorCode}:play`)).toBe(1000n);
  });

  it('agree with the ledger in the proof of the turnover', async () => {
    const { id } = await player();
    tell(id, {});
    await pull();
    test.clock.advance({ hours: 25 });
    expect(await parts().work.run(systemUnit('proof'), unprovenDays)).toEqual([]);
  });

  it('stand open while they have no result, however long that takes', async () => {
    const { browser, id } = await player();
    const open = tell(id, { state: 'OPEN', payout: '0.00', balance: '90.00' });
    expect(await pull()).toBe(1);
    expect(await listed(browser)).toEqual([{ stake: '10.00', payout: '0.00', state: 'open' }]);
    expect(await balanceOf(`house:vendor:${vendorCode}:open`)).toBe(1000n);
    test.clock.advance({ minutes: 25 });
    expect(await pull()).toBe(0);
    vendor().tellBet({ ...open, state: 'SETTLED', payout: '40.00', balance: '130.00' });
    expect(await pull()).toBe(1);
    expect(await listed(browser)).toEqual([{ stake: '10.00', payout: '40.00', state: 'settled' }]);
    expect(await balanceOf(`house:vendor:${vendorCode}:open`)).toBe(0n);
  });

  it.each([
    ['another result', { payout: '40.00' }, { payout: '40.00', state: 'settled' }, [1000n, -4000n]],
    [
      'no result yet',
      { state: 'OPEN', payout: '0.00' },
      { payout: '0.00', state: 'open' },
      [0n, 0n],
    ],
    ['none any more', { state: 'CANCELLED' }, { payout: '0.00', state: 'void' }, [0n, 0n]],
    ['a smaller stake', { stake: '6.00' }, { stake: '6.00', state: 'settled' }, [600n, -2500n]],
  ] as const)('become %s when their vendor says so later', async (_what, word, now, house) => {
    const entered = await player();
    const { browser, id } = entered;
    const [stakes, wins] = [
      await balanceOf(`house:vendor:${vendorCode}:stakes`),
      await balanceOf(`house:vendor:${vendorCode}:wins`),
    ];
    const first = tell(id, {});
    expect(await pull()).toBe(1);
    test.clock.advance({ hours: 3 });
    vendor().tellBet({ ...first, ...word });
    expect([await pull(), await pull()]).toEqual([1, 0]);
    await enterAgain(entered);
    expect(await listed(browser)).toEqual([{ stake: '10.00', payout: '25.00', ...now }]);
    expect([
      (await balanceOf(`house:vendor:${vendorCode}:stakes`)) - stakes,
      (await balanceOf(`house:vendor:${vendorCode}:wins`)) - wins,
    ]).toEqual(house);
    test.clock.advance({ hours: 25 });
    expect(await parts().work.run(systemUnit('proof'), unprovenDays)).toEqual([]);
  });

  it.each([
    ['its result', {}, { payout: '25.00', state: 'settled' }, [1000n, -2500n], 0n],
    ['no result yet', { state: 'OPEN', payout: '0.00' }, { state: 'open' }, [0n, 0n], 1000n],
  ] as const)('stand again with %s where they were void', async (_what, word, now, house, left) => {
    const entered = await player();
    const { browser, id: memberId } = entered;
    const accounts = ['stakes', 'wins', 'open'].map((part) => `house:vendor:${vendorCode}:${part}`);
    const sums = () => Promise.all(accounts.map((path) => balanceOf(path)));
    const before = await sums();
    const terms = { memberId, amountMinor: 3000n, multiple: 1, source: 'deposit' } as const;
    await test.inUnit((ctx) => openRequirement(ctx, { ...terms, reference: 'dep_again' }));
    const first = tell(memberId, {});
    await pull();
    test.clock.advance({ hours: 3 });
    vendor().tellBet({ ...first, state: 'CANCELLED' });
    await pull();
    expect(await sums()).toEqual(before);
    test.clock.advance({ hours: 25 });
    vendor().tellBet({ ...first, ...word });
    expect((await Promise.all([pull(), pull()])).toSorted()).toEqual([0, 1]);
    await enterAgain(entered);
    expect(await listed(browser)).toEqual([{ stake: '10.00', payout: '0.00', ...now }]);
    const moved = (await sums()).map((minor, at) => minor - (before[at] ?? 0n));
    expect(moved).toEqual([...house, left]);
    const [requirement] = await test.inUnit((ctx) =>
      readRequirements(ctx, { memberId, openOnly: false }),
    );
    expect(requirement).toMatchObject({ doneMinor: 1000n - left });
    test.clock.advance({ hours: 25 });
    expect(await parts().work.run(systemUnit('proof'), unprovenDays)).toEqual([]);
  });

  it('go to review once where the same id comes with a larger stake, and move nothing', async () => {
    const entered = await player();
    const accounts = ['stakes', 'wins', 'open'].map((part) => `house:vendor:${vendorCode}:${part}`);
    const sums = () => Promise.all(accounts.map((path) => balanceOf(path)));
    const first = tell(entered.id, {});
    await pull();
    const before = await sums();
    test.clock.advance({ hours: 3 });
    vendor().tellBet({ ...first, stake: '16.00', payout: '40.00' });
    expect(await Promise.all([pull(), pull()])).toEqual([0, 0]);
    test.clock.advance({ hours: 1 });
    expect(await pull()).toBe(0);
    expect(await sums()).toEqual(before);
    await enterAgain(entered);
    const word = { stake: '10.00', payout: '25.00', state: 'settled' };
    expect(await listed(entered.browser)).toEqual([word]);
    const reviews = `select r.reason, r.subject, r.member_id as member, b.tx_id as bet
      from bet_reviews r join bets b on b.id = r.bet_id where r.provider = $1`;
    const { rows } = await test.database().pool.query(reviews, [`vendor:${vendorCode}`]);
    const { id: member } = entered;
    const { txId } = first;
    expect(rows).toEqual([{ reason: 'transaction_id_reused', subject: txId, member, bet: txId }]);
  });

  it('keep the moment, the words and the launch as their vendor has them (R42)', async () => {
    const { browser, id } = await player();
    const placedAt = String(test.clock.now().round('millisecond'));
    test.clock.advance({ minutes: 4 });
    const terms = { event: 'A v B', selection: 'A', market: 'Winner', odds: '2.50' };
    tell(id, { placedAt, terms });
    await pull();
    const query = `select placed_at as "placedAt", terms, possible_minor as possible, channel,
      place_verdict as verdict from bets where member_id = $1`;
    const { rows } = await test.database().pool.query<object>(query, [id]);
    expect(rows).toEqual([
      {
        placedAt: Temporal.Instant.from(placedAt),
        terms,
        possible: 2500n,
        channel: 'other',
        verdict: 'unknown',
      },
    ]);
    expect((await browser.call(endpoints.listBets, { query: {} })).value['content']).toHaveLength(
      1,
    );
  });

  it('count the difference where both sides of a round were taken (A3)', async () => {
    const { id } = await player();
    const roundId = 'both-sides';
    const side = (name: string) => ({ roundId, terms: { side: name } });
    tell(id, { ...side('BANKER'), stake: '10.00', payout: '0.00' });
    tell(id, { ...side('PLAYER'), stake: '4.00', payout: '8.00' });
    await pull();
    const query = `select valid_minor as valid from bets where member_id = $1
                    order by stake_minor`;
    const { rows } = await test.database().pool.query<object>(query, [id]);
    expect(rows).toEqual([{ valid: 0n }, { valid: 600n }]);
  });

  it('are no differences of their day, open ones and those of just before midnight', async () => {
    const { id } = await player();
    test.clock.advance({ hours: 24 });
    const zone = 'Asia/Bangkok';
    const midnight = test.clock.now().toZonedDateTimeISO(zone).startOfDay().add({ days: 1 });
    const { epochMilliseconds } = midnight;
    test.clock.advance({ milliseconds: epochMilliseconds - test.clock.nowMs() - 30_000 });
    tell(id, { payout: '0.00' });
    tell(id, { state: 'OPEN', payout: '0.00' });
    test.clock.advance({ minutes: 5 });
    await pull();
    const day = midnight.toPlainDate().subtract({ days: 1 });
    expect(await compareDay(parts(), { vendorCode, day })).toBe(0);
    expect(await compareDay(parts(), { vendorCode, day: midnight.toPlainDate() })).toBe(0);
  });

  it('are left to the comparison of the day where they name no player or game of ours', async () => {
    const { id } = await player();
    tell('mbr_00000000000000000000000000000000', {});
    tell('somebody', {});
    tell(id, { gameCode: 'another' });
    tell(id, { state: 'CANCELLED' });
    expect(await pull()).toBe(0);
  });

  it('are booked once by two nodes at once', async () => {
    const { browser, id } = await player();
    tell(id, {});
    const booked = await Promise.all([pull(), pull()]);
    expect(booked.toSorted((left, right) => left - right)).toEqual([0, 1]);
    const got = await browser.call(endpoints.listBets, { query: {} });
    expect(got.value['content']).toHaveLength(1);
  });

  it('wait for a vendor that says nothing, and stop nobody else', async () => {
    const { id } = await player();
    tell(id, {});
    vendor().far.fault = 'unreadable';
    const loop = pullLoop(parts());
    expect(await loop.run(workOf(test))).toEqual({ isMore: false });
    vendor().far.fault = 'none';
    expect(await pull()).toBe(1);
  });
});
