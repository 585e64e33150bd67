import { assertDefined } from '@portal/money';
import { endpoints } from '@portal/protocol/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enterPayee } from '../../../../test/factories/cashier.ts';
import { openPurseVendor } from '../../../../test/factories/purse-vendor.ts';
import type { TestBrowser } from '../../../../test/factories/running.ts';
import { endlessRates, runningServer } from '../../../../test/factories/running.ts';
import { introduce } from '../../../../test/factories/vendors.ts';
import { workOf } from '../../../../test/factories/work.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { switchVendor } from '../../catalog/index.ts';
import { setFlag } from '../../limits/index.ts';
import { openRequirement } from '../../turnover/index.ts';
import { openVendorBook } from '../vendor-book.ts';
import { tendTransfers } from './tend-transfers.ts';

const test = testDatabase();
const kept: { vendor?: Awaited<ReturnType<typeof openPurseVendor>> } = {};
const vendor = () => assertDefined(kept.vendor, 'it is open');
const vendorCode = 'PURSE';

beforeAll(async () => {
  kept.vendor = await openPurseVendor(vendorCode);
  await introduce(test, kept.vendor.introduction);
});
afterAll(() => kept.vendor?.close());

const server = runningServer(test, {}, { rates: endlessRates });

let keys = 0;
const newKey = () => `purse-key-${(keys += 1)}`;

function moveNow(browser: TestBrowser, direction: 'in' | 'out', amount: string, key = newKey()) {
  return browser.call(endpoints.createWalletTransfer, {
    body: { vendorCode, direction, amount },
    key,
  });
}

/** After the pause that follows the one before. */
const move = (...args: Parameters<typeof moveNow>) => {
  test.clock.advance({ seconds: 3 });
  return moveNow(...args);
};

const read = async (browser: TestBrowser) =>
  (await browser.call(endpoints.readVendorWallets)).value;

async function tend(minutes = 0): Promise<void> {
  test.clock.advance({ minutes });
  const work = workOf(test, server.built().contexts.site.viewer.peek().site);
  const { clock, cipher, log } = test;
  await tendTransfers({ work, clock, log, vendors: openVendorBook({ work, cipher, clock }) });
}

const stateOf = async (browser: TestBrowser) => {
  const got = await browser.call(endpoints.listWalletTransfers);
  const [first] = got.value['content'] as readonly { readonly state: string }[];
  return first?.state;
};

/** What a member was told of transfers, in its order. */
async function newsFor(memberId: string): Promise<readonly string[]> {
  const query = `select payload->>'news' as news from outbox
                  where name = 'gateway.transfer_told' and payload->>'memberId' = $1 order by id`;
  const { rows } = await test.database().pool.query<{ news: string }>(query, [memberId]);
  return rows.map(({ news }) => news);
}

describe('a transfer with the purse of a vendor', () => {
  it('goes in, is played with, and comes back; funds equal the ledger all the way', async () => {
    const { browser, id } = await enterPayee(test, server);
    const merchant = await browser.call(endpoints.readMerchantWallet);
    expect(merchant.value).toEqual({ isSingle: 0 });
    const key = newKey();
    const sent = await move(browser, 'in', '250.00', key);
    expect(sent.value).toMatchObject({ state: 'SENT', amount: '250.00', direction: 'in' });
    expect((await move(browser, 'in', '250.00', key)).value).toEqual(sent.value);
    expect(await read(browser)).toMatchObject({ cash: '9750.00', inTransit: '250.00' });
    const under = await browser.call(endpoints.readFunds);
    expect(under.value).toMatchObject({ cash: '9750.00', inTransit: '250.00', total: '10000.00' });
    expect((await move(browser, 'in', '1.00')).code).toBe('wallet_transfer_open');
    await tend();
    expect([await stateOf(browser), vendor().balanceOf(id)]).toEqual(['SUCCESS', 25_000n]);
    vendor().play(id, 7_000n);
    expect(await read(browser)).toMatchObject({
      inTransit: '0.00',
      wallets: [{ vendorCode, balance: '320.00', isConfirmed: true, transfer: null }],
    });
    const funds = await browser.call(endpoints.readFunds);
    expect(funds.value).toMatchObject({
      cash: '9750.00',
      inVendorWallets: '320.00',
      vendorWallets: [{ vendorCode, balance: '320.00' }],
      total: '10070.00',
    });
    await move(browser, 'out', '320.00');
    await tend();
    expect(await read(browser)).toMatchObject({
      cash: '10070.00',
      wallets: [{ balance: '0.00', isConfirmed: true }],
    });
    expect(vendor().balanceOf(id)).toBe(0n);
  });

  it('comes back when the vendor refuses, and waits while its word is lost', async () => {
    const { browser, id } = await enterPayee(test, server);
    vendor().far.fault = 'refused';
    await move(browser, 'in', '100.00');
    await tend();
    expect([await stateOf(browser), (await read(browser))['cash']]).toEqual(['FAILED', '10000.00']);
    vendor().far.fault = 'lost';
    const orders = vendor().far.orders;
    await move(browser, 'in', '100.00');
    await tend();
    expect([await stateOf(browser), (await read(browser))['inTransit']]).toEqual([
      'UNKNOWN',
      '100.00',
    ]);
    vendor().far.fault = 'none';
    await tend(1);
    expect([await stateOf(browser), vendor().balanceOf(id)]).toEqual(['SUCCESS', 10_000n]);
    // It was asked about, and not ordered again.
    expect(vendor().far.orders).toBe(orders + 1);
    expect(await newsFor(id)).toEqual(['checking', 'done']);
  });

  it('comes back once the vendor has said twice that it knows nothing of it', async () => {
    const { browser, id } = await enterPayee(test, server);
    vendor().far.fault = 'unheard';
    await move(browser, 'in', '100.00');
    await tend();
    vendor().far.fault = 'none';
    await tend(1);
    expect(await stateOf(browser)).toBe('UNKNOWN');
    await tend(1);
    expect(await stateOf(browser)).toBe('UNKNOWN');
    await tend(6);
    expect([await stateOf(browser), (await read(browser))['cash']]).toEqual(['FAILED', '10000.00']);
    expect(await newsFor(id)).toEqual(['checking', 'back']);
  });

  it('shows purses as the books have them while the vendor says nothing', async () => {
    const { browser } = await enterPayee(test, server);
    await move(browser, 'in', '100.00');
    await tend();
    vendor().far.fault = 'unreadable';
    expect(await read(browser)).toMatchObject({
      wallets: [{ balance: '100.00', isConfirmed: false }],
    });
    vendor().far.fault = 'none';
  });

  it('is refused for amounts, vendors and purses that do not fit, and without funds', async () => {
    const { browser } = await enterPayee(test, server);
    const body = { vendorCode: 'NOBODY', direction: 'in', amount: '1.00' };
    const unknown = await browser.call(endpoints.createWalletTransfer, { body, key: newKey() });
    expect(unknown.code).toBe('not_found');
    expect((await move(browser, 'in', '0.00')).code).toBe('amount_not_allowed');
    expect((await move(browser, 'in', '10000.01')).code).toBe('insufficient_balance');
    await test.inUnit((ctx) => switchVendor(ctx, { code: vendorCode, isOpen: false }));
    expect((await move(browser, 'in', '1.00')).code).toBe('purse_closed');
    await test.inUnit((ctx) => switchVendor(ctx, { code: vendorCode, isOpen: true }));
  });

  it('takes one at a time, three seconds after the one before', async () => {
    const { browser } = await enterPayee(test, server);
    const moves = await Promise.all(
      ['1.00', '2.00'].map((amount) => moveNow(browser, 'in', amount)),
    );
    expect(new Set(moves.map(({ code }) => code ?? 'taken'))).toEqual(
      new Set(['taken', 'wallet_transfer_open']),
    );
    await tend();
    test.clock.advance({ milliseconds: 2999 });
    expect(await moveNow(browser, 'in', '3.00')).toMatchObject({
      status: 429,
      code: 'wallet_transfer_pause',
      data: { seconds: '1' },
    });
    test.clock.advance({ milliseconds: 1 });
    expect((await moveNow(browser, 'in', '3.00')).code).toBeUndefined();
  });

  it('takes no money in that a bonus is played for with, and says what is free', async () => {
    const { browser, id: memberId } = await enterPayee(test, server);
    const terms = { memberId, amountMinor: 8800n, multiple: 5, maxStakeMinor: 20_000n } as const;
    const bonus = { ...terms, source: 'bonus', reference: `rwd_${memberId.slice(4)}` } as const;
    await test.inUnit((ctx) => openRequirement(ctx, bonus));
    // The largest stake of the bonus is no limit of a transfer: it does not count there (D8).
    const refused = await move(browser, 'in', '9912.01');
    expect(refused).toMatchObject({
      status: 422,
      code: 'purse_bonus_money',
      data: { free: '9912.00', currency: 'THB' },
    });
    expect((await move(browser, 'in', '10000.01')).code).toBe('insufficient_balance');
    expect((await move(browser, 'in', '9912.00')).code).toBeUndefined();
  });

  it('takes nothing in during a break, and gives back what is there', async () => {
    const { browser, id } = await enterPayee(test, server);
    await move(browser, 'in', '100.00');
    await tend();
    const endsAt = test.clock.now().add({ hours: 24 });
    await test.inUnit((ctx) =>
      setFlag(ctx, { memberId: id, flag: 'RG_TIMEOUT', endsAt, reason: 'test' }),
    );
    expect((await move(browser, 'in', '1.00')).code).toBe('on_break');
    expect((await move(browser, 'out', '100.00')).code).toBeUndefined();
    await tend();
    expect((await read(browser))['cash']).toBe('10000.00');
  });
});

describe('the gateway', () => {
  it('answers no wallet call of a vendor that keeps the purses itself', async () => {
    const { app } = server.built().http;
    const answer = await app.inject({
      method: 'POST',
      url: `/gateway/${vendorCode}`,
      payload: '{}',
    });
    expect([answer.statusCode, answer.body]).toEqual([404, 'no such vendor']);
  });
});
