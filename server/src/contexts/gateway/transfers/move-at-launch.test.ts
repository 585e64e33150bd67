import { assertDefined } from '@portal/money';
import { endpoints } from '@portal/protocol/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enterPayee } from '../../../../test/factories/cashier.ts';
import { openPurseVendor } from '../../../../test/factories/purse-vendor.ts';
import type { TestBrowser } from '../../../../test/factories/running.ts';
import { endlessRates, runningServer } from '../../../../test/factories/running.ts';
import { introduce } from '../../../../test/factories/vendors.ts';
import { testDatabase } from '../../../../test/harness.ts';

type Vendor = Awaited<ReturnType<typeof openPurseVendor>>;

const test = testDatabase();
const kept: { first?: Vendor; second?: Vendor } = {};
const first = () => assertDefined(kept.first, 'it is open');
const second = () => assertDefined(kept.second, 'it is open');

beforeAll(async () => {
  kept.first = await openPurseVendor('FIRST');
  kept.second = await openPurseVendor('SECOND');
  await introduce(test, kept.first.introduction);
  await introduce(test, kept.second.introduction);
});
afterAll(() => {
  first().close();
  second().close();
});

const server = runningServer(test, {}, { rates: endlessRates });

/** Opens the game of a vendor, after the pause that follows a transfer. */
async function launch(browser: TestBrowser, code: string, movesMoney = true) {
  test.clock.advance({ seconds: 3 });
  const query = 'select node_id as node from games where vendor_code = $1';
  const { rows } = await test.database().pool.query<{ node: string }>(query, [code]);
  const nodeId = assertDefined(rows[0], 'a vendor has a game').node;
  const got = await browser.call(endpoints.launchGame, { body: { nodeId, movesMoney } });
  expect(got.value).toMatchObject({ kind: 'url' });
  return got.value['money'];
}

const read = async (browser: TestBrowser) =>
  (await browser.call(endpoints.readVendorWallets)).value;

describe('a launch that moves money (agents-loyalty-money.md E8)', () => {
  it('moves all to the vendor, and from there with what was won to the next one', async () => {
    const { browser, id } = await enterPayee(test, server);
    expect(await launch(browser, 'FIRST', false)).toBeNull();
    expect(first().balanceOf(id)).toBe(0n);
    const money = { state: 'moved', amount: '10000.00', currency: 'THB' };
    expect(await launch(browser, 'FIRST')).toEqual(money);
    expect(first().balanceOf(id)).toBe(1_000_000n);
    expect(await launch(browser, 'FIRST')).toBeNull();
    first().play(id, 2_500n);
    expect(await launch(browser, 'SECOND')).toEqual({ ...money, amount: '10025.00' });
    expect([first().balanceOf(id), second().balanceOf(id)]).toEqual([0n, 1_002_500n]);
    expect(await read(browser)).toMatchObject({ cash: '0.00', inTransit: '0.00' });
  });

  it('opens without moving while nobody knows whether the last vendor gave back', async () => {
    const { browser, id } = await enterPayee(test, server);
    await launch(browser, 'FIRST');
    first().far.fault = 'pending';
    expect(await launch(browser, 'SECOND')).toEqual({ state: 'kept', reason: 'recall_unknown' });
    first().far.fault = 'none';
    expect([await launch(browser, 'SECOND'), second().balanceOf(id)]).toEqual([
      { state: 'kept', reason: 'transfer_open' },
      0n,
    ]);
  });

  it('asks no vendor for money that does not say what lies there', async () => {
    const { browser, id } = await enterPayee(test, server);
    await launch(browser, 'FIRST');
    const orders = first().far.orders;
    first().far.fault = 'unreadable';
    expect(await launch(browser, 'SECOND')).toEqual({ state: 'kept', reason: 'recall_unknown' });
    first().far.fault = 'none';
    expect([first().far.orders, second().balanceOf(id)]).toEqual([orders, 0n]);
  });

  it.each([
    ['refused', 'fill_refused', '10000.00'],
    ['pending', 'fill_unknown', '0.00'],
  ] as const)('says that the vendor did not take it: %s', async (fault, reason, cash) => {
    const { browser } = await enterPayee(test, server);
    second().far.fault = fault;
    expect(await launch(browser, 'SECOND')).toEqual({ state: 'kept', reason });
    second().far.fault = 'none';
    expect(await read(browser)).toMatchObject({ cash });
  });

  it('says that the vendor gives nothing back', async () => {
    const { browser, id } = await enterPayee(test, server);
    await launch(browser, 'FIRST');
    first().far.fault = 'refused';
    expect(await launch(browser, 'SECOND')).toEqual({ state: 'kept', reason: 'recall_refused' });
    first().far.fault = 'none';
    expect([first().balanceOf(id), second().balanceOf(id)]).toEqual([1_000_000n, 0n]);
  });

  it('moves nothing right after another transfer, and once for two at once', async () => {
    const { browser } = await enterPayee(test, server);
    const body = { vendorCode: 'FIRST', direction: 'in', amount: '1.00' } as const;
    test.clock.advance({ seconds: 3 });
    await browser.call(endpoints.createWalletTransfer, { body, key: 'move-at-launch' });
    expect(await launch(browser, 'SECOND')).toEqual({ state: 'kept', reason: 'transfer_open' });
    const other = await enterPayee(test, server);
    const both = await Promise.all([
      launch(other.browser, 'SECOND'),
      launch(other.browser, 'SECOND'),
    ]);
    expect(both).toContainEqual({ state: 'moved', amount: '10000.00', currency: 'THB' });
    expect(second().balanceOf(other.id)).toBe(1_000_000n);
  });
});
