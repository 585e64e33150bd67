import { assertDefined } from '@portal/money';
import { endpoints } from '@portal/protocol/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buildStake,
  limitByDay,
  limitTime,
  placeStakes,
  stopOther,
} from '../../../../test/factories/limits.ts';
import { enterPayee } from '../../../../test/factories/cashier.ts';
import { openPurseVendor } from '../../../../test/factories/purse-vendor.ts';
import type { TestBrowser } from '../../../../test/factories/running.ts';
import { endlessRates, runningServer } from '../../../../test/factories/running.ts';
import { enterOperator, reason } from '../../../../test/factories/operators.ts';
import { introduce } from '../../../../test/factories/vendors.ts';
import { workOf } from '../../../../test/factories/work.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { deliverEvents } from '../../../platform/outbox.ts';
import { balanceOf } from '../../wallet/index.ts';
import { openVendorBook } from '../vendor-book.ts';
import { recallAtLimits } from './recall-at-limits.ts';
import { recallPurses } from './recall-purses.ts';
import { tendTransfers } from './tend-transfers.ts';
import { bookPlay } from './use-cases/book-play.ts';

const test = testDatabase();
const vendorCode = 'PURSE';
const kept: { vendor?: Awaited<ReturnType<typeof openPurseVendor>> } = {};
const vendor = () => assertDefined(kept.vendor, 'it is open');

beforeAll(async () => {
  kept.vendor = await openPurseVendor(vendorCode);
  await introduce(test, kept.vendor.introduction);
});
afterAll(() => kept.vendor?.close());

const server = runningServer(test, {}, { rates: endlessRates });

function parts() {
  const work = workOf(test, server.built().contexts.site.viewer.peek().site);
  const { clock, cipher, log } = test;
  return { work, clock, log, vendors: openVendorBook({ work, cipher, clock }) };
}

/** What the loops of a worker do, so many seconds later. */
async function workAfter(seconds = 0): Promise<void> {
  test.clock.advance({ seconds });
  await deliverEvents(parts().work, server.built().contexts.events);
  await recallPurses(parts());
  await tendTransfers(parts());
}

let keys = 0;

/** A member with 500.00 in a purse. */
async function withPurse() {
  const entered = await enterPayee(test, server);
  await fill(entered.browser);
  await workAfter();
  expect(vendor().balanceOf(entered.id)).toBe(50_000n);
  return entered;
}

function fill(browser: TestBrowser) {
  keys += 1;
  const body = { vendorCode, direction: 'in', amount: '500.00' };
  return browser.call(endpoints.createWalletTransfer, { body, key: `recall-key-${keys}` });
}

const cashOf = async (id: string) =>
  (await test.inUnit((ctx) => balanceOf(ctx, { account: `member:${id}:cash`, currency: 'THB' })))
    .balanceMinor;

const transfersOf = async (id: string) => {
  const found = await test
    .database()
    .pool.query<{ readonly state: string }>(
      `select state from wallet_transfers where member_id = $1 and direction = 'out' order by id`,
      [id],
    );
  return found.rows.map(({ state }) => state);
};

const recallsOf = async (id: string) => {
  const counted = 'select tries from purse_recalls where member_id = $1';
  return (await test.database().pool.query(counted, [id])).rowCount;
};

describe('a break empties purses (R10)', () => {
  it('brings back what lies there by the word of the vendor, and what a round pays later', async () => {
    const { browser, id } = await withPurse();
    vendor().play(id, 2_500n);
    await browser.call(endpoints.excludeSelf, { body: { months: 6 } });
    await workAfter();
    expect([vendor().balanceOf(id), await cashOf(id)]).toEqual([0n, 1_002_500n]);
    expect(await transfersOf(id)).toEqual(['SUCCESS']);
    await workAfter(10);
    vendor().play(id, 1_000n);
    await workAfter(300);
    expect([vendor().balanceOf(id), await cashOf(id)]).toEqual([0n, 1_003_500n]);
    await workAfter(3600);
    await workAfter(300);
    expect(await recallsOf(id)).toBe(0);
  });

  it('takes money that was on its way, once it has arrived', async () => {
    const { browser, id } = await enterPayee(test, server);
    await fill(browser);
    await browser.call(endpoints.takeBreak, { body: { hours: 24 } });
    await workAfter();
    expect(vendor().balanceOf(id)).toBe(50_000n);
    await workAfter(5);
    expect([vendor().balanceOf(id), await cashOf(id)]).toEqual([0n, 1_000_000n]);
  });

  it('is tried again when the vendor refuses, and stands at the desk while it is silent', async () => {
    const { browser, id } = await withPurse();
    vendor().far.fault = 'refused';
    await browser.call(endpoints.takeBreak, { body: { hours: 24 } });
    await workAfter();
    expect(await transfersOf(id)).toEqual(['FAILED']);
    vendor().far.fault = 'unheard';
    await workAfter(5);
    await workAfter(10);
    expect(await transfersOf(id)).toEqual(['FAILED', 'UNKNOWN']);
    vendor().far.fault = 'none';
    for (let minutes = 0; minutes < 10; minutes += 1) {
      await workAfter(60);
    }
    expect(await transfersOf(id)).toEqual(['FAILED', 'FAILED', 'SUCCESS']);
    expect([vendor().balanceOf(id), await cashOf(id)]).toEqual([0n, 1_000_000n]);
  });

  it('brings it back too when an operator stops play, until it is lifted', async () => {
    const { browser, id } = await withPurse();
    const desk = await enterOperator(test, server, 'risk');
    const stop = { params: { id }, body: { flag: 'NO_BET', reason } };
    await desk.call(endpoints.stopMember, stop);
    await workAfter();
    expect([vendor().balanceOf(id), await cashOf(id)]).toEqual([0n, 1_000_000n]);
    const other = await withPurse();
    const brief = { params: { id: other.id }, body: stop.body };
    await desk.call(endpoints.stopMember, brief);
    expect((await desk.call(endpoints.liftStop, brief)).status).toBe(200);
    await workAfter();
    expect(vendor().balanceOf(other.id)).toBe(50_000n);
    expect(await recallsOf(other.id)).toBe(0);
    expect(browser.session.token).toBeDefined();
  });

  it('brings it back when the same person is excluded in another account', async () => {
    const { id } = await withPurse();
    await test.inUnit((ctx) => stopOther(ctx, id));
    await workAfter();
    expect(vendor().balanceOf(id)).toBe(0n);
  });

  it('brings it back once a limit is reached without it, and not by what lies there', async () => {
    const { id } = await withPurse();
    const look = () => test.inUnit(recallAtLimits, { site: { currency: 'THB' } });
    const limit = (amountMinor: bigint) =>
      test.inUnit((ctx) => limitByDay(ctx, { memberId: id, kind: 'stake', amountMinor }), {
        site: { currency: 'THB' },
      });
    await limit(50_000n);
    expect(await look()).toBe(0);
    vendor().play(id, -20_000n);
    await test.inUnit(
      (ctx) =>
        bookPlay(ctx, { memberId: id, vendorCode, bookedMinor: 50_000n, saidMinor: 30_000n }),
      { site: { currency: 'THB' } },
    );
    expect(await look()).toBe(0);
    await limit(20_000n);
    expect(await look()).toBe(1);
    expect(await look()).toBe(0);
    await workAfter();
    expect(vendor().balanceOf(id)).toBe(0n);
  });

  it('brings it back once the time of play that somebody set is over', async () => {
    const { id } = await withPurse();
    const site = { currency: 'THB' };
    const look = () => test.inUnit(recallAtLimits, { site });
    const playFor = async (minutes: number) => {
      for (let played = 0; played < minutes; played += 5) {
        test.clock.advance({ minutes: 5 });
        await test.inUnit((ctx) => placeStakes(ctx, [buildStake(id)]), { site });
      }
    };
    await test.inUnit((ctx) => limitTime(ctx, { memberId: id, minutes: 30 }), { site });
    // What went into the purse was the first stake.
    await playFor(25);
    expect(await look()).toBe(0);
    await playFor(5);
    expect([await look(), await look()]).toEqual([1, 0]);
    await workAfter();
    expect([vendor().balanceOf(id), await cashOf(id)]).toEqual([0n, 1_000_000n]);
  });

  it('leaves a purse alone once the break is over', async () => {
    const { browser, id } = await withPurse();
    vendor().far.fault = 'refused';
    await browser.call(endpoints.takeBreak, { body: { hours: 24 } });
    await workAfter();
    vendor().far.fault = 'none';
    await workAfter(25 * 3600);
    expect(await recallsOf(id)).toBe(0);
    expect(vendor().balanceOf(id)).toBe(50_000n);
  });
});
