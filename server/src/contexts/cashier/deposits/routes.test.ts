import { assertDefined } from '@portal/money';
import { endpoints } from '@portal/protocol/endpoints';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { enterPayee } from '../../../../test/factories/cashier.ts';
import { enterOperator, reason } from '../../../../test/factories/operators.ts';
import type { TestBrowser } from '../../../../test/factories/running.ts';
import { endlessRates, runningServer } from '../../../../test/factories/running.ts';
import { testDatabase } from '../../../../test/harness.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });

let keys = 0;
const newKey = () => `deposit-key-${(keys += 1)}`;

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

describe('createDeposit', () => {
  it('refuses in order', async () => {
    const { browser } = await enterPayee(test, server);
    const codes = [
      await open(browser, { channel: 'NONE', amount: '1' }),
      // Nobody has introduced its provider.
      await open(browser, { channel: 'CARD' }),
      await open(browser, { amount: '99.99' }),
      await open(browser, { amount: '50000.01' }),
      await open(browser, { isWithoutLimit: undefined }),
    ].map(({ code }) => code);
    expect(codes).toEqual([
      'deposit_channel_closed',
      'deposit_channel_closed',
      'deposit_amount',
      'deposit_amount',
      'limit_choice_needed',
    ]);
    expect((await open(browser)).status).toBe(200);
    expect((await open(browser)).code).toBe('deposit_channel_open');
  });

  it('says how to pay, once for a key', async () => {
    const { browser } = await enterPayee(test, server);
    const key = newKey();
    const got = await open(browser, {}, key);
    expect(got.value).toMatchObject({
      state: 'AWAITING',
      amount: '500.00',
      credit: '500.00',
      payment: { number: '4410 0098 7712', url: null },
      nextActor: 'member',
      takesProof: true,
      steps: [{ state: 'AWAITING', by: 'system' }],
    });
    expect(got.value['reference']).toMatch(/^DP\d{6}[0-9A-Z]{10}$/u);
    const again = await open(browser, {}, key);
    expect(again.value).toEqual(got.value);
    const list = await browser.call(endpoints.listDeposits);
    expect(list.value['content']).toHaveLength(1);
  });

  it('takes no more of a day than the channel allows, and no more orders than may wait', async () => {
    const { browser } = await enterPayee(test, server);
    const desk = await enterOperator(test, server, 'cashier');
    const change = async (bounds: {
      readonly least: string;
      readonly most: string;
      readonly dailyMost?: string;
    }) => {
      const listed = await desk.call(endpoints.readDepositChannels);
      const { channels } = endpoints.readDepositChannels.reply.parse(listed.value);
      const bank = assertDefined(
        channels.find(({ code }) => code === 'BANK'),
        'a bank',
      );
      const { version, place, dailyMost, fee, hours, notes } = bank;
      const { audience, minutes, fixed, weight } = bank;
      const audienceKept = { audience, minutes, fixed, weight };
      const kept = { version, place, dailyMost, fee, hours, notes, isOpen: true, reason };
      const call = { params: { code: 'BANK' }, body: { ...kept, ...audienceKept, ...bounds } };
      expect((await desk.call(endpoints.changeDepositChannel, call)).code).toBeUndefined();
    };
    await change({ least: '1.00', most: '900000.00' });
    const got = await open(browser, { amount: '200000.01' });
    expect(got.code).toBe('deposit_channel_limit');
    // A bound that falls below what was paid today leaves nothing, and not less.
    const usual = { least: '100.00', most: '50000.00' };
    await change(usual);
    const params = { id: String((await open(browser, { amount: '500.00' })).value['id']) };
    const paid = { amount: '500.00', bankReference: 'KBNK-BOUND-1', payerName: 'Mike Somchai' };
    const arrived = { params, body: { ...paid, reason }, key: 'bound-key-1' };
    const credited = await desk.call(endpoints.confirmDeposit, arrived);
    expect(credited.value).toMatchObject({ state: 'CREDITED' });
    await change({ ...usual, dailyMost: '300.00' });
    test.clock.advance({ seconds: 5 });
    const more = await open(browser, { amount: '100.00' });
    expect([more.code, more.data['leftToday']]).toEqual(['deposit_channel_limit', '0.00']);
    await change({ ...usual, dailyMost: '200000.00' });
  });

  it('keeps to the limit of its member, one of many at the same time (R4)', async () => {
    const { browser } = await enterPayee(test, server);
    const body = { kind: 'deposit', period: 'day', amount: '600.00' };
    await browser.call(endpoints.changeLimit, { body });
    const answers = await Promise.all(
      Array.from({ length: 64 }, () => open(browser, { amount: '600.00' })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const list = await browser.call(endpoints.listDeposits);
    const [first] = list.value['content'] as { id: string }[];
    const cancelled = await browser.call(endpoints.cancelDeposit, {
      params: { id: String(first?.id) },
      key: newKey(),
    });
    expect(cancelled.value).toMatchObject({ state: 'CANCELLED', nextActor: null });
    test.clock.advance({ seconds: 5 });
    expect((await open(browser, { amount: '600.01' })).code).toBe('limit_reached');
    expect((await open(browser, { amount: '600.00' })).status).toBe(200);
  });

  it('is proven and given up once for a key, which says nothing else', async () => {
    const { browser } = await enterPayee(test, server);
    const params = { id: String((await open(browser)).value['id']) };
    const images = [await picture()];
    const proof = { params, body: { images }, key: newKey() };
    const proven = await browser.call(endpoints.proveDeposit, proof);
    expect(proven.value).toMatchObject({ state: 'PROOF' });
    expect((await browser.call(endpoints.proveDeposit, proof)).value).toEqual(proven.value);
    const other = { ...proof, body: { images: [...images, ...images] } };
    expect((await browser.call(endpoints.proveDeposit, other)).code).toBe('idempotency_conflict');

    const second = (await enterPayee(test, server)).browser;
    const order = { params: { id: String((await open(second)).value['id']) }, key: newKey() };
    const given = await second.call(endpoints.cancelDeposit, order);
    expect(given.value).toMatchObject({ state: 'CANCELLED' });
    expect((await second.call(endpoints.cancelDeposit, order)).value).toEqual(given.value);
    test.clock.advance({ seconds: 5 });
    const next = { ...order, params: { id: String((await open(second)).value['id']) } };
    expect((await second.call(endpoints.cancelDeposit, next)).code).toBe('idempotency_conflict');
    const keyless = await second.call(endpoints.cancelDeposit, { params: next.params });
    expect(keyless.code).toBe('idempotency_key_required');
  });

  it('waits five seconds after the one before, also after one that was given up', async () => {
    const { browser } = await enterPayee(test, server);
    const params = { id: String((await open(browser)).value['id']) };
    await browser.call(endpoints.cancelDeposit, { params, key: newKey() });
    test.clock.advance({ milliseconds: 4999 });
    const soon = await open(browser);
    expect(soon.code).toBe('deposit_too_soon');
    expect(soon.status).toBe(429);
    test.clock.advance({ milliseconds: 1 });
    expect((await open(browser)).status).toBe(200);
  });

  it('shows an order to nobody else', async () => {
    const { browser } = await enterPayee(test, server);
    const id = String((await open(browser)).value['id']);
    const other = (await enterPayee(test, server)).browser;
    const params = { id };
    const codes = [
      await other.call(endpoints.readDeposit, { params }),
      await other.call(endpoints.cancelDeposit, { params, key: newKey() }),
      await other.call(endpoints.proveDeposit, {
        params,
        body: { images: [await picture()] },
        key: newKey(),
      }),
    ].map(({ code }) => code);
    expect(codes).toEqual(['not_found', 'not_found', 'not_found']);
  });
});

describe('readDepositTerms', () => {
  it('says what the tightest of the own limits leaves, after what is already open', async () => {
    const { browser } = await enterPayee(test, server);
    const terms = async () => (await browser.call(endpoints.readDepositTerms)).value['ownLimit'];
    expect(await terms()).toBeNull();
    const set = (period: 'day' | 'week', amount: string) =>
      browser.call(endpoints.changeLimit, { body: { kind: 'deposit', period, amount } });
    await set('week', '2000.00');
    expect(await terms()).toEqual({ left: '2000.00', period: 'week' });
    await set('day', '800.00');
    await open(browser, { isWithoutLimit: undefined });
    expect(await terms()).toEqual({ left: '300.00', period: 'day' });
  });
});
