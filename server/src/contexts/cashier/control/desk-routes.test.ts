import { endpoints } from '@portal/protocol/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { administer } from '../../../../test/cluster.ts';
import { enterPayee, prove } from '../../../../test/factories/cashier.ts';
import { enterOperator, reason } from '../../../../test/factories/operators.ts';
import {
  openProvider,
  providerCode,
  type TestProvider,
} from '../../../../test/factories/payments.ts';
import type { TestBrowser } from '../../../../test/factories/running.ts';
import { endlessRates, runningServer } from '../../../../test/factories/running.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { introduceProvider } from '../providers/introduce-provider.ts';

const test = testDatabase();
const far: { provider?: TestProvider } = {};
beforeAll(async () => {
  far.provider = await openProvider(test);
});
afterAll(() => far.provider?.close());
const server = runningServer(test, {}, { rates: endlessRates });

function provider(): TestProvider {
  if (far.provider === undefined) {
    throw new Error('the provider is opened before the tests');
  }
  return far.provider;
}

let count = 0;
const next = (prefix: string) => `${prefix}-${(count += 1)}`;

/** A deposit that the provider told of; answers its line of the statement. */
async function paid(browser: TestBrowser, amount = '500.00') {
  const body = { channel: 'EWALLET', amount, isWithoutLimit: true };
  const got = await browser.call(endpoints.createDeposit, { body, key: next('control-key') });
  const reference = String(got.value['reference']);
  const transaction = next('TX');
  const line = { amount, currency: 'THB', transaction, paidAt: String(test.clock.now()) };
  const event = { eventId: next('event'), reference, state: 'PAID', paid: line } as const;
  expect(await provider().tell(server, event)).toBe(200);
  return { ...line, reference };
}

const today = () => String(test.clock.now().toZonedDateTimeISO('Asia/Bangkok').toPlainDate());

describe('the reconciliation of a day', () => {
  it('finds what is missing, extra, doubled and changed, once, and is explained for a reason', async () => {
    const { browser } = await enterPayee(test, server);
    const same = await paid(browser);
    const gone = await paid(browser);
    const changed = await paid(browser, '600.00');
    const twice = await paid(browser);
    const extra = { ...same, transaction: next('TX'), reference: 'DP000000EXTRA' };
    provider().list([same, { ...changed, amount: '601.00' }, twice, twice, extra]);
    const desk = await enterOperator(test, server, 'cashier');
    const body = { provider: providerCode, day: today() };
    await desk.call(endpoints.runReconciliation, { body });
    const got = await desk.call(endpoints.runReconciliation, { body });
    const cases = got.value['cases'] as { id: string; kind: string; transaction: string }[];
    const found = new Set(cases.map(({ kind, transaction }) => `${kind} ${transaction}`));
    expect(cases).toHaveLength(4);
    expect(found).toEqual(
      new Set([
        `amount_differs ${changed.transaction}`,
        `missing_here ${extra.transaction}`,
        `missing_there ${gone.transaction}`,
        `paid_twice ${twice.transaction}`,
      ]),
    );
    expect(got.value['runs']).toMatchObject([{ theirsCount: 5, oursCount: 4, differences: 4 }]);
    const close = () =>
      desk.call(endpoints.closeDifference, {
        params: { id: String(cases[0]?.id) },
        body: { reason },
      });
    expect((await close()).status).toBe(200);
    expect((await close()).code).toBe('order_state_conflict');
  });

  it('says when there is no such provider, or no statement', async () => {
    const desk = await enterOperator(test, server, 'cashier');
    const run = (body: Readonly<Record<string, unknown>>) =>
      desk.call(endpoints.runReconciliation, { body });
    expect((await run({ provider: 'NOBODY', day: today() })).code).toBe('not_found');
    provider().list([{ nothing: 'readable' }]);
    expect((await run({ provider: providerCode, day: today() })).code).toBe(
      'statement_unavailable',
    );
    const params = { id: 'rcc_00000000' };
    const missing = await desk.call(endpoints.closeDifference, { params, body: { reason } });
    expect(missing.code).toBe('not_found');
  });
});

describe('the loop of reconciliations', () => {
  const run = () => {
    const loop = server.built().loops.find(({ name }) => name === 'cashier_reconcile');
    return loop?.run({ run: (_unit, body) => test.inUnit(body) });
  };
  const readControl = async () => {
    const desk = await enterOperator(test, server, 'cashier');
    const { value } = await desk.call(endpoints.readReconciliation);
    const runs = value['runs'] as { provider: string; day: string }[];
    const cases = value['cases'] as { provider: string; day: string; kind: string }[];
    const daysOf = (code: string) => runs.filter((row) => row.provider === code);
    return { daysOf, missing: cases.filter(({ kind }) => kind === 'statement_missing') };
  };

  it('asks every provider, also behind one that is down, and makes up for the days', async () => {
    const silent = { code: 'ABSENT', name: 'Absent', url: 'http://127.0.0.1:1' };
    const secret = 'secrets of the tests, long enough to be one';
    const keys = { requestSecret: secret, eventSecret: secret };
    await test.inUnit((ctx) => introduceProvider(ctx, { ...silent, ...keys }));
    provider().list([]);
    test.clock.advance({ hours: 24 });
    await run();
    const first = await readControl();
    expect(first.daysOf('ABSENT')).toEqual([]);
    const before = first.daysOf(providerCode).length;
    expect(before).toBeGreaterThan(0);
    // The day before yesterday has been missing for a day, yesterday has not.
    expect(first.missing).toMatchObject([{ provider: 'ABSENT' }]);
    test.clock.advance({ hours: 72 });
    await run();
    const second = await readControl();
    expect(second.daysOf(providerCode)).toHaveLength(before + 3);
    expect(second.missing).toHaveLength(4);
    const { rows } = await test
      .database()
      .pool.query<{ url: string }>('select url from payment_providers where code = $1', [
        providerCode,
      ]);
    const url = String(rows[0]?.url);
    await test.inUnit((ctx) => introduceProvider(ctx, { ...silent, ...keys, url }));
    await run();
    expect((await readControl()).daysOf('ABSENT')).toHaveLength(5);
  });
});

describe('the trial balance', () => {
  it('stops payouts while the books do not come to zero', async () => {
    const payee = await enterPayee(test, server);
    await prove(payee.browser);
    const body = { payoutAccountId: payee.accountId, amount: '1000.00' };
    const key = next('control-key');
    const asked = await payee.browser.call(endpoints.requestWithdrawal, { body, key });
    const [desk, payer] = [
      await enterOperator(test, server, 'cashier'),
      await enterOperator(test, server, 'cashier'),
    ];
    const pay = () =>
      payer.call(endpoints.payWithdrawal, {
        params: { id: String(asked.value['id']) },
        body: { bankReference: next('KBNK'), reason },
        key: next('control-key'),
      });
    const wrong = `from house_deltas where amount_minor = 7777777`;
    await administer(
      test.ownerUrl(),
      `insert into house_deltas (account_id, amount_minor)
       select id, 7777777 from accounts where path = 'house:demo-credit' limit 1`,
    );
    const stopped = await desk.call(endpoints.runTrialBalance);
    expect(stopped.value['payoutsStoppedAt']).not.toBeNull();
    expect((await pay()).code).toBe('payouts_stopped');
    await administer(test.ownerUrl(), `delete ${wrong}`);
    test.clock.advance({ seconds: 1 });
    const again = await desk.call(endpoints.runTrialBalance);
    expect(again.value).toMatchObject({ payoutsStoppedAt: null, trial: { sum: '0.00' } });
    expect((await pay()).status).toBe(200);
  });

  it('holds what belongs to members against the protected funds', async () => {
    const desk = await enterOperator(test, server, 'cashier');
    const change = (amount: string) =>
      desk.call(endpoints.changeProtectedFunds, { body: { amount, reason } });
    expect((await change('-1')).code).toBe('deposit_paid_amount');
    await desk.call(endpoints.runTrialBalance);
    const trial = (await desk.call(endpoints.readReconciliation)).value['trial'];
    const { owed } = trial as { owed: string };
    expect((await change(owed)).value).toMatchObject({ shortfall: '0.00' });
    const less = `${BigInt(owed.replace('.', '')) - 1n}`;
    const short = await change(`${less.slice(0, -2)}.${less.slice(-2)}`);
    expect(short.value).toMatchObject({ shortfall: '0.01' });
  });
});
