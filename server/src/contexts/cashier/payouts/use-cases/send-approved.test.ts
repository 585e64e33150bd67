import { endpoints } from '@portal/protocol/endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cashierRules } from '../../../../../test/factories/cashier-rules.ts';
import { enterPayee, prove } from '../../../../../test/factories/cashier.ts';
import { enterOperator } from '../../../../../test/factories/operators.ts';
import {
  openProvider,
  providerCode,
  type TestProvider,
} from '../../../../../test/factories/payments.ts';
import type { TestBrowser } from '../../../../../test/factories/running.ts';
import { endlessRates, runningServer } from '../../../../../test/factories/running.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import type { CashierSettings } from '../../settings.ts';
import { sendApproved } from './send-approved.ts';

const test = testDatabase();
const far: { provider?: TestProvider } = {};
beforeAll(async () => {
  far.provider = await openProvider(test);
});
afterAll(() => far.provider?.close());
const server = runningServer(test, {}, { rates: endlessRates });

type Change = (usual: CashierSettings) => CashierSettings;
const sending: Change = (usual) => ({
  ...usual,
  withdrawal: { ...usual.withdrawal, autoSend: true },
});

/** As its job runs for the site of the server. */
const tick = (change: Change = sending) =>
  test.inUnit((ctx) => sendApproved(ctx, cashierRules(server, change).settings()), {
    site: { id: 'merilune' },
  });

let count = 0;
const next = (prefix: string) => `${prefix}-${(count += 1)}`;
const pool = () => test.database().pool;

async function request(amount: string) {
  const payee = await enterPayee(test, server);
  await prove(payee.browser);
  const body = { payoutAccountId: payee.accountId, amount };
  const key = next('ask-key');
  const got = await payee.browser.call(endpoints.requestWithdrawal, { body, key });
  return { ...payee, orderId: String(got.value['id']) };
}

const read = async (browser: TestBrowser, id: string) =>
  (await browser.call(endpoints.readWithdrawal, { params: { id } })).value;

async function payoutsOf(id: string) {
  const { rows } = await pool().query<{ reference: string; provider: string; by: string | null }>(
    `select reference, provider, sent_by as by from withdrawal_payouts
      where withdrawal_id = $1 order by sent_at, slice_id`,
    [id],
  );
  return rows;
}

/** The provider says that it could not pay for now. */
async function fails(id: string): Promise<void> {
  const reference = (await payoutsOf(id)).at(-1)?.reference ?? '';
  await far.provider?.tell(server, {
    kind: 'PAYOUT',
    eventId: next('event'),
    reference,
    state: 'FAILED',
    paid: null,
    failure: 'RETRY',
  });
  test.clock.advance({ seconds: 1 });
}

describe('what nobody has to look at', () => {
  beforeEach(async () => {
    await pool().query('update cashier_controls set payouts_stopped_at = null');
  });

  it('is handed to a provider once, without a person', async () => {
    const { browser, orderId } = await request('1000.00');
    await Promise.all([tick(), tick(), tick()]);
    expect(await read(browser, orderId)).toMatchObject({
      state: 'PAYING',
      nextActor: 'provider',
      reason: 'at_provider',
    });
    expect(await payoutsOf(orderId)).toMatchObject([{ provider: providerCode, by: null }]);
  });

  it('waits at the desk where the site has it so', async () => {
    const { browser, orderId } = await request('1000.00');
    await tick((usual) => usual);
    expect(await read(browser, orderId)).toMatchObject({ state: 'APPROVED', nextActor: 'house' });
  });

  it('leaves what a person has to look at, or took, alone', async () => {
    const large = await request('2500.00');
    const taken = await request('1000.00');
    const desk = await enterOperator(test, server, 'cashier');
    await desk.call(endpoints.claimWithdrawal, { params: { id: taken.orderId } });
    await tick();
    expect(await read(large.browser, large.orderId)).toMatchObject({ state: 'REVIEW' });
    expect(await read(taken.browser, taken.orderId)).toMatchObject({ state: 'APPROVED' });
  });

  it('sends nothing while payouts are stopped (R52)', async () => {
    const { browser, orderId } = await request('1000.00');
    const at = String(test.clock.now());
    await pool().query(
      `insert into cashier_controls (site_id, payouts_stopped_at) values ('merilune', $1)
       on conflict (site_id) do update set payouts_stopped_at = $1`,
      [at],
    );
    await tick();
    expect(await read(browser, orderId)).toMatchObject({ state: 'APPROVED' });
  });

  it('that its provider could not pay is a matter of the desk once none is left', async () => {
    const { browser, orderId } = await request('1000.00');
    await tick();
    await fails(orderId);
    await tick();
    expect(await payoutsOf(orderId)).toHaveLength(1);
    expect(await read(browser, orderId)).toMatchObject({
      state: 'PAYING',
      nextActor: 'house',
      reason: 'provider_failed',
    });
  });

  it('is tried by the next provider of the desk', async () => {
    const { browser, orderId } = await request('1000.00');
    await tick();
    await fails(orderId);
    await pool().query(
      `insert into payment_providers select (jsonb_populate_record(p, '{"code":"SECOND"}')).*
         from payment_providers p where code = $1`,
      [providerCode],
    );
    await Promise.all([tick(), tick()]);
    expect((await payoutsOf(orderId)).map(({ provider }) => provider)).toEqual([
      providerCode,
      'SECOND',
    ]);
    expect(await read(browser, orderId)).toMatchObject({ nextActor: 'provider' });
  });
});
