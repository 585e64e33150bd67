import { endpoints } from '@portal/protocol/endpoints';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { enterAgain, enterPayee } from '../../../../test/factories/cashier.ts';
import { enterOperator, reason } from '../../../../test/factories/operators.ts';
import type { TestBrowser } from '../../../../test/factories/running.ts';
import { endlessRates, runningServer } from '../../../../test/factories/running.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { expireDeposits } from './use-cases/expire-deposits.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });

let keys = 0;
const newKey = () => `deposit-key-${(keys += 1)}`;
let references = 0;
const newBankReference = () => `KBNK-IN-${(references += 1)}`;

function open(
  browser: TestBrowser,
  change: Readonly<Record<string, unknown>> = {},
  key = newKey(),
) {
  const body = { channel: 'BANK', amount: '500.00', isWithoutLimit: true, ...change };
  return browser.call(endpoints.createDeposit, { body, key });
}

async function picture(): Promise<string> {
  const create = { width: 8, height: 8, channels: 3, background: '#306030' } as const;
  return (await sharp({ create }).jpeg().toBuffer()).toString('base64');
}

async function proven(amount = '500.00') {
  const { browser } = await enterPayee(test, server);
  const id = String((await open(browser, { amount })).value['id']);
  const images = [await picture()];
  const shown = await browser.call(endpoints.proveDeposit, { params: { id }, body: { images } });
  return { browser, id, shown };
}

const operator = (role = 'cashier') => enterOperator(test, server, role);
const balanceOf = async (browser: TestBrowser) =>
  (await browser.call(endpoints.readBalance)).value['balance'];

function confirm(desk: TestBrowser, id: string, change: Readonly<Record<string, unknown>> = {}) {
  const body = { amount: '500.00', bankReference: newBankReference(), reason, ...change };
  return desk.call(endpoints.confirmDeposit, { params: { id }, body, key: newKey() });
}

describe('a transfer by hand', () => {
  it('is shown, matched and credited once', async () => {
    const { browser, id, shown } = await proven();
    expect(shown.value).toMatchObject({ state: 'PROOF', nextActor: 'house', takesProof: false });
    const desk = await operator();
    const waiting = await desk.call(endpoints.listDepositQueue, { query: { view: 'to_match' } });
    expect((waiting.value['content'] as { id: string }[]).map((row) => row.id)).toContain(id);
    const got = await confirm(desk, id);
    expect(got.value).toMatchObject({ state: 'CREDITED', paid: '500.00', abilities: [] });
    expect(await balanceOf(browser)).toBe('10500.00');
    expect((await confirm(desk, id)).code).toBe('order_state_conflict');
    const statement = await browser.call(endpoints.listStatementLines);
    expect((statement.value['content'] as { type: string }[])[0]?.type).toBe('deposit');
  });

  it('takes a reference of the bank once', async () => {
    const [one, two] = [await proven(), await proven()];
    const desk = await operator();
    const bankReference = newBankReference();
    await confirm(desk, one.id, { bankReference });
    expect((await confirm(desk, two.id, { bankReference })).code).toBe('reference_used');
    const odd = ` ${bankReference.toLowerCase().replace('-', '\u200b-')} `;
    expect((await confirm(desk, two.id, { bankReference: odd })).code).toBe('reference_used');
    expect((await confirm(desk, two.id, { amount: '0' })).code).toBe('deposit_paid_amount');
    const most = await confirm(desk, two.id, { amount: '999999999999999999' });
    expect(most.code).toBe('amount_too_large');
  });

  it('waits for a second person from the ceiling on', async () => {
    const { browser, id } = await proven('20000.00');
    const [asker, decider] = [await operator(), await operator()];
    const asked = await confirm(asker, id, { amount: '20000.00' });
    expect(asked.value).toMatchObject({ state: 'PROOF' });
    expect(await balanceOf(browser)).toBe('10000.00');
    const params = { id: String(asked.value['approvalId']) };
    const decided = await decider.call(endpoints.approveRequest, {
      params,
      body: { reason },
      key: newKey(),
    });
    expect(decided.status).toBe(200);
    expect(await balanceOf(browser)).toBe('30000.00');
  });

  it('waits for a second person beyond what one operator confirms alone in a day', async () => {
    const [desk, other] = [await operator(), await operator()];
    const arrive = async (by: TestBrowser) => {
      const { id } = await proven('19999.00');
      return confirm(by, id, { amount: '19999.00' });
    };
    for (let nth = 0; nth < 5; nth += 1) {
      expect((await arrive(desk)).value).toMatchObject({ state: 'CREDITED' });
    }
    const asked = await arrive(desk);
    expect(asked.value).toMatchObject({ state: 'PROOF' });
    expect(asked.value['approvalId']).toMatch(/^apr_/u);
    // What a second person approves counts as alone for nobody.
    const params = { id: String(asked.value['approvalId']) };
    await other.call(endpoints.approveRequest, { params, body: { reason }, key: newKey() });
    for (let nth = 0; nth < 5; nth += 1) {
      expect((await arrive(other)).value).toMatchObject({ state: 'CREDITED' });
    }
    expect((await arrive(other)).value).toMatchObject({ state: 'PROOF' });
  });

  it('can be confirmed again after the second person refused it', async () => {
    const { browser, id } = await proven('20000.00');
    const [asker, decider] = [await operator(), await operator()];
    const arrived = () => confirm(asker, id, { amount: '20000.00' });
    const asked = await arrived();
    expect((await arrived()).code).toBe('order_state_conflict');
    const refusal = { params: { id: String(asked.value['approvalId']) }, body: { reason } };
    await decider.call(endpoints.refuseRequest, refusal);
    const seen = await asker.call(endpoints.readQueuedDeposit, { params: { id } });
    expect(seen.value).toMatchObject({ approvalId: null });
    expect(seen.value['abilities']).toContain('confirm');
    const again = await arrived();
    const params = { id: String(again.value['approvalId']) };
    await decider.call(endpoints.approveRequest, { params, body: { reason }, key: newKey() });
    expect(await balanceOf(browser)).toBe('30000.00');
  });

  it('is refused with a code that its member reads, and frees the limit', async () => {
    const { browser, id } = await proven();
    const desk = await operator();
    const body = { code: 'nothing_arrived', reason };
    const got = await desk.call(endpoints.refuseDeposit, { params: { id }, body });
    expect(got.value).toMatchObject({ state: 'FAILED', reason: 'nothing_arrived' });
    expect(await balanceOf(browser)).toBe('10000.00');
    expect((await open(browser)).status).toBe(200);
  });

  it('is claimed by one for ten minutes', async () => {
    const { id } = await proven();
    const [first, second] = [await operator(), await operator()];
    await first.call(endpoints.claimDeposit, { params: { id } });
    expect((await second.call(endpoints.claimDeposit, { params: { id } })).code).toBe(
      'order_claimed',
    );
    expect((await confirm(second, id)).code).toBe('order_claimed');
  });
});

describe('what differs, or comes late', () => {
  it('lies aside until somebody credits what arrived', async () => {
    const { browser, id } = await proven();
    const desk = await operator();
    const got = await confirm(desk, id, { amount: '450.00' });
    expect(got.value).toMatchObject({ state: 'MISMATCH', reason: 'amount_differs' });
    expect(await balanceOf(browser)).toBe('10000.00');
    const credited = await desk.call(endpoints.creditDeposit, {
      params: { id },
      body: { reason },
      key: newKey(),
    });
    expect(credited.value).toMatchObject({ state: 'CREDITED', credit: '450.00' });
    expect(await balanceOf(browser)).toBe('10450.00');
  });

  it('goes back, by another person than the one who decided it', async () => {
    const { browser, id } = await proven();
    const [desk, other] = [await operator(), await operator()];
    await confirm(desk, id, { amount: '900.00' });
    await desk.call(endpoints.refundDeposit, { params: { id }, body: { reason } });
    const end = (browsing: TestBrowser) =>
      browsing.call(endpoints.endRefund, {
        params: { id },
        body: { bankReference: newBankReference(), reason },
        key: newKey(),
      });
    expect((await end(desk)).code).toBe('order_own_decision');
    expect((await end(other)).value).toMatchObject({ state: 'REFUNDED' });
    expect(await balanceOf(browser)).toBe('10000.00');
  });

  it.each([
    [
      'a limit that was lowered',
      'limit_reached',
      endpoints.changeLimit,
      { kind: 'deposit', period: 'day', amount: '499.99' },
    ],
    ['an exclusion', 'self_excluded', endpoints.excludeSelf, { months: 6 }],
  ] as const)('is asked again at the credit, after %s (H)', async (_, code, act, body) => {
    const { browser, id } = await proven();
    expect((await browser.call(act, { body })).status).toBe(200);
    const desk = await operator();
    const got = await confirm(desk, id);
    expect(got.value).toMatchObject({ state: 'MISMATCH', reason: code });
    const credited = await desk.call(endpoints.creditDeposit, {
      params: { id },
      body: { reason },
      key: newKey(),
    });
    expect([credited.code, credited.status]).toEqual(['deposit_protected', 409]);
    const back = { params: { id }, body: { reason } };
    expect((await desk.call(endpoints.refundDeposit, back)).status).toBe(200);
  });

  it('takes an order of before the first limit into the limit when it is credited', async () => {
    const { browser, id } = await proven();
    const limit = { kind: 'deposit', period: 'day', amount: '700.00' };
    await browser.call(endpoints.changeLimit, { body: limit });
    expect((await confirm(await operator(), id)).value).toMatchObject({ state: 'CREDITED' });
    expect((await open(browser, { amount: '200.01' })).code).toBe('limit_reached');
    expect((await open(browser, { amount: '200.00' })).status).toBe(200);
  });

  it('is over when nobody pays in time, and is credited when it comes all the same', async () => {
    const payee = await enterPayee(test, server);
    const { browser } = payee;
    const id = String((await open(browser)).value['id']);
    test.clock.advance({ minutes: 30 });
    await test.inUnit((ctx) => expireDeposits(ctx));
    await enterAgain(payee);
    const shown = await browser.call(endpoints.readDeposit, { params: { id } });
    expect(shown.value).toMatchObject({ state: 'EXPIRED', reason: 'time_over' });
    const desk = await operator();
    const got = await confirm(desk, id);
    expect(got.value).toMatchObject({ state: 'CREDITED' });
    const steps = got.value['steps'] as { state: string }[];
    expect(steps.map(({ state }) => state)).toEqual(['AWAITING', 'EXPIRED', 'LATE', 'CREDITED']);
  });
});

describe('the channels', () => {
  it('are opened, closed and bounded by the desk', async () => {
    const { browser } = await enterPayee(test, server);
    const desk = await operator();
    const change = (body: Readonly<Record<string, unknown>>, code = 'BANK') =>
      desk.call(endpoints.changeDepositChannel, {
        params: { code },
        body: { isOpen: true, least: '100.00', most: '50000.00', reason, ...body },
      });
    expect((await change({}, 'NONE')).code).toBe('not_found');
    expect((await change({ least: '2.00', most: '1.00' })).code).toBe('deposit_amount');
    await change({ isOpen: false });
    expect((await open(browser)).code).toBe('deposit_channel_closed');
    await change({ least: '501.00' });
    expect((await open(browser)).code).toBe('deposit_amount');
    await change({});
    const terms = await browser.call(endpoints.readDepositTerms);
    expect(terms.value).toMatchObject({
      turnover: 1,
      asksForLimit: true,
      channels: [{ code: 'BANK', least: '100.00' }],
    });
    const listed = await desk.call(endpoints.readDepositChannels);
    expect(listed.value['channels']).toHaveLength(5);
  });
});
