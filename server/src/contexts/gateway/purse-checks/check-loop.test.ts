import { assertDefined } from '@portal/money';
import { endpoints } from '@portal/protocol/endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { enterPayee } from '../../../../test/factories/cashier.ts';
import { openPurseVendor } from '../../../../test/factories/purse-vendor.ts';
import {
  endlessRates,
  runningServer,
  type TestBrowser,
} from '../../../../test/factories/running.ts';
import { introduce } from '../../../../test/factories/vendors.ts';
import { workOf } from '../../../../test/factories/work.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { asOwner } from '../../../../test/owner.ts';
import type { PullParts } from '../pulls/pull-bets.ts';
import { tendTransfers } from '../transfers/tend-transfers.ts';
import { openVendorBook } from '../vendor-book.ts';
import { checkPurses, purseCheckLoop } from './check-loop.ts';

const test = testDatabase();
const kept: { vendor?: Awaited<ReturnType<typeof openPurseVendor>> } = {};
const vendor = () => assertDefined(kept.vendor, 'it is open');
const vendorCode = 'CHECKED';

beforeAll(async () => {
  kept.vendor = await openPurseVendor(vendorCode, () => test.clock.nowMs());
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

async function check(): Promise<void> {
  const own = parts();
  const { transferUrl, ...account } = assertDefined(await own.vendors.find(vendorCode), 'known');
  await checkPurses(own, { ...account, transferUrl: assertDefined(transferUrl, 'of purses') });
}

interface Finding {
  readonly kind: string;
  readonly reference: string;
  readonly ours: bigint | null;
  readonly theirs: bigint | null;
}

async function findings(): Promise<readonly Finding[]> {
  const { rows } = await test.database().pool.query<Finding>(
    `select kind, tx_id as reference, ours_stake_minor as ours, theirs_stake_minor as theirs
       from vendor_findings where closed_at is null order by kind`,
  );
  return rows;
}

async function fill(browser: TestBrowser): Promise<string> {
  test.clock.advance({ seconds: 3 });
  const body = { vendorCode, direction: 'in', amount: '100.00' } as const;
  const key = `check-${String(test.clock.now())}`;
  const made = await browser.call(endpoints.createWalletTransfer, { body, key });
  await tendTransfers(parts());
  return String(made.value['id']);
}

async function fillAnother(): Promise<string> {
  const { browser } = await enterPayee(test, server);
  return fill(browser);
}

let told = 0;

/** The vendor's word on a bet of 10.00. */
function bet(playerId: string, word: Partial<Parameters<ReturnType<typeof vendor>['tellBet']>[0]>) {
  told += 1;
  vendor().tellBet({
    txId: `checked-${told}`,
    roundId: `checked-${told}`,
    playerId,
    currency: 'THB',
    placedAt: String(test.clock.now().round('millisecond')),
    stake: '10.00',
    payout: '25.00',
    state: 'SETTLED',
    gameCode: `${vendorCode}-game`,
    ...word,
  });
}

describe('transfers and purses against the books of their vendor (agents-loyalty-money.md E8)', () => {
  beforeEach(async () => {
    test.clock.advance({ hours: 24 });
    await asOwner(test, 'delete from vendor_findings', []);
  });

  it('agree after transfers, play that bets explain, and a transfer that is on its way', async () => {
    const { browser, id } = await enterPayee(test, server);
    await fill(browser);
    const query = 'select node_id as node from games where vendor_code = $1';
    const { rows } = await test.database().pool.query<{ node: string }>(query, [vendorCode]);
    const nodeId = assertDefined(rows[0], 'a vendor has a game').node;
    await browser.call(endpoints.launchGame, { body: { nodeId } });
    vendor().play(id, 1500n);
    bet(id, {});
    test.clock.advance({ seconds: 1 });
    await browser.call(endpoints.readVendorWallets);
    // Nobody looks at the purse after these.
    vendor().play(id, 500n);
    bet(id, { payout: '15.00' });
    vendor().play(id, -1000n);
    bet(id, { payout: '0.00', state: 'OPEN' });
    vendor().far.fault = 'pending';
    await fill(browser);
    vendor().far.fault = 'none';
    test.clock.advance({ minutes: 90 });
    await check();
    expect(await findings()).toEqual([]);
    const sums = 'select theirs_minor - ours_minor as off from purse_checks where vendor_code = $1';
    // The transfer that the vendor took and has not confirmed.
    expect((await test.database().pool.query(sums, [vendorCode])).rows).toEqual([{ off: 10_000n }]);
    const day = 'select balance_day is not null as done from purse_checks where vendor_code = $1';
    expect((await test.database().pool.query(day, [vendorCode])).rows).toEqual([{ done: true }]);
  });

  it('say once what one side carried out alone, or otherwise', async () => {
    const { browser, id } = await enterPayee(test, server);
    const [first, second] = [await fill(browser), await fill(browser)];
    const order = assertDefined(vendor().carriedOut.get(first), 'it was carried out');
    vendor().carriedOut.set(first, { ...order, amount: '90.00' });
    vendor().carriedOut.delete(second);
    vendor().carriedOut.set('wtr_unheard', { ...order, reference: 'wtr_unheard' });
    test.clock.advance({ minutes: 80 });
    await check();
    await check();
    const transfers = (await findings()).filter(({ kind }) => kind.startsWith('transfer'));
    expect(transfers).toEqual([
      { kind: 'transfer_differs', reference: first, ours: 10_000n, theirs: 9000n },
      { kind: 'transfer_missing_here', reference: 'wtr_unheard', ours: null, theirs: 10_000n },
      { kind: 'transfer_missing_there', reference: second, ours: 10_000n, theirs: null },
    ]);
    vendor().carriedOut.set(first, order);
    vendor().carriedOut.set(second, { ...order, reference: second });
    vendor().carriedOut.delete('wtr_unheard');
    expect(vendor().balanceOf(id)).toBe(20_000n);
  });

  it('wait until what one side carried out alone is put right, whatever hours go by', async () => {
    const { browser } = await enterPayee(test, server);
    const [first, second] = [await fill(browser), await fill(browser)];
    const order = assertDefined(vendor().carriedOut.get(first), 'it was carried out');
    vendor().carriedOut.delete(second);
    vendor().carriedOut.set('wtr_alone', { ...order, reference: 'wtr_alone' });
    vendor().moments.set('wtr_alone', test.clock.nowMs());
    const waiting = async () => {
      test.clock.advance({ minutes: 80 });
      await check();
      const found = (await findings()).filter(({ kind }) => kind.startsWith('transfer'));
      return found.map(({ kind, reference }) => `${kind} ${reference}`);
    };
    const both = ['transfer_missing_here wtr_alone', `transfer_missing_there ${second}`];
    expect([await waiting(), await waiting(), await waiting()]).toEqual([both, both, both]);
    vendor().carriedOut.delete('wtr_alone');
    expect(await waiting()).toEqual([`transfer_missing_there ${second}`]);
    vendor().carriedOut.set(second, { ...order, reference: second });
    expect(await waiting()).toEqual([]);
  });

  it('are held against transfers that end long after they began', async () => {
    const { browser } = await enterPayee(test, server);
    vendor().far.fault = 'lost';
    const [there, away] = [await fill(browser), await fillAnother()];
    vendor().far.fault = 'none';
    const order = assertDefined(vendor().carriedOut.get(away), 'it was carried out');
    const atMs = assertDefined(vendor().moments.get(away), 'it was carried out');
    vendor().carriedOut.delete(away);
    test.clock.advance({ minutes: 150 });
    await check();
    expect(await findings()).toEqual([]);
    await tendTransfers(parts());
    test.clock.advance({ minutes: 80 });
    await check();
    const transfers = (await findings()).filter(({ kind }) => kind.startsWith('transfer'));
    expect(transfers).toEqual([
      { kind: 'transfer_missing_there', reference: away, ours: 10_000n, theirs: null },
    ]);
    expect(there).not.toBe(away);
    vendor().carriedOut.set(away, order);
    vendor().moments.set(away, atMs);
  });

  it('say at the third look of a day that the purses hold something else', async () => {
    const { browser, id } = await enterPayee(test, server);
    await fill(browser);
    vendor().play(id, 2n);
    for (const found of [0, 0, 1, 1]) {
      test.clock.advance({ minutes: 10 });
      await check();
      const sums = (await findings()).filter(({ kind }) => kind === 'balance_differs');
      expect(sums).toHaveLength(found);
    }
    vendor().play(id, -2n);
  });

  it('are asked again of a vendor that says nothing, and stop nobody else', async () => {
    vendor().far.fault = 'unreadable';
    expect(await purseCheckLoop(parts()).run(workOf(test))).toEqual({ isMore: false });
    vendor().far.fault = 'none';
    expect(await findings()).toEqual([]);
  });
});
