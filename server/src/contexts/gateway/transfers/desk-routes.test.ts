import { assertDefined } from '@portal/money';
import { endpoints } from '@portal/protocol/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enterPayee } from '../../../../test/factories/cashier.ts';
import { enterOperator, reason } from '../../../../test/factories/operators.ts';
import { openPurseVendor } from '../../../../test/factories/purse-vendor.ts';
import { endlessRates, runningServer } from '../../../../test/factories/running.ts';
import { introduce } from '../../../../test/factories/vendors.ts';
import { workOf } from '../../../../test/factories/work.ts';
import { testDatabase } from '../../../../test/harness.ts';
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

async function tend(minutes: number): Promise<void> {
  test.clock.advance({ minutes });
  const work = workOf(test, server.built().contexts.site.viewer.peek().site);
  const { clock, cipher, log } = test;
  await tendTransfers({ work, clock, log, vendors: openVendorBook({ work, cipher, clock }) });
}

/** A transfer that the vendor says nothing about for a day. */
async function stuck() {
  const payee = await enterPayee(test, server);
  vendor().far.fault = 'unheard';
  keys += 1;
  const body = { vendorCode, direction: 'in', amount: '100.00' };
  const key = `stuck-key-${keys}`;
  const made = await payee.browser.call(endpoints.createWalletTransfer, { body, key });
  await tend(0);
  await tend(25 * 60);
  return { ...payee, transferId: String(made.value['id']) };
}

const listed = async (browser: Awaited<ReturnType<typeof enterOperator>>, memberId: string) => {
  const got = await browser.call(endpoints.listStuckTransfers, { query: { memberId } });
  const [row] = got.value['content'] as readonly Record<string, unknown>[];
  return row;
};

describe('the queue of transfers that are stuck', () => {
  it('shows them after a day, and ends one with a second person only', async () => {
    const { id, transferId } = await stuck();
    const params = { id: transferId };
    const [one, other] = [
      await enterOperator(test, server, 'cashier'),
      await enterOperator(test, server, 'admin'),
    ];
    expect(await listed(one, id)).toMatchObject({ state: 'MANUAL', abilities: ['ask', 'end'] });
    const body = { outcome: 'FAILED', reason };
    const asked = await one.call(endpoints.endWalletTransfer, { params, body });
    const approvalId = String(asked.value['approvalId']);
    const approval = { params: { id: approvalId }, body: { reason }, key: `approve-${approvalId}` };
    expect((await one.call(endpoints.approveRequest, approval)).code).toBe('approval_is_own');
    expect((await other.call(endpoints.approveRequest, approval)).status).toBe(200);
    expect(await listed(one, id)).toBeUndefined();
    const again = await one.call(endpoints.endWalletTransfer, { params, body });
    expect(again.code).toBe('wallet_transfer_stands_so');
    const { rows } = await test
      .database()
      .pool.query("select balance_minor from accounts where path = $1 and currency = 'THB'", [
        `member:${id}:cash`,
      ]);
    expect(rows).toEqual([{ balance_minor: 1_000_000n }]);
  });

  it('asks the vendor again, who may know by now', async () => {
    const { id, transferId } = await stuck();
    const operator = await enterOperator(test, server, 'cashier');
    const params = { id: transferId };
    const asked = await operator.call(endpoints.askAboutTransfer, { params, body: { reason } });
    expect(asked.value).toMatchObject({ state: 'MANUAL', askAt: String(test.clock.now()) });
    vendor().far.fault = 'none';
    await tend(0);
    expect(await listed(operator, id)).toMatchObject({ state: 'MANUAL' });
    await operator.call(endpoints.askAboutTransfer, { params, body: { reason } });
    await tend(3);
    const closed = await operator.call(endpoints.listStuckTransfers, {
      query: { memberId: id, view: 'closed' },
    });
    // The vendor said twice, three minutes apart, that it never heard of it.
    expect(closed.value['content']).toMatchObject([{ state: 'FAILED', reason: 'not_found' }]);
    const late = await operator.call(endpoints.askAboutTransfer, { params, body: { reason } });
    expect(late.code).toBe('wallet_transfer_stands_so');
  });

  it('knows no transfer that is not there, and shows nothing to a role without the cashier', async () => {
    const operator = await enterOperator(test, server, 'cashier');
    const params = { id: 'wtr_unknown01' };
    const got = await operator.call(endpoints.askAboutTransfer, { params, body: { reason } });
    expect(got.code).toBe('not_found');
    const viewer = await enterOperator(test, server, 'viewer');
    expect((await viewer.call(endpoints.listStuckTransfers)).code).toBe('ability_missing');
  });
});
