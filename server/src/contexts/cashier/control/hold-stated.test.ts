import { endpoints } from '@portal/protocol/endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { enterPayee } from '../../../../test/factories/cashier.ts';
import { enterOperator, reason } from '../../../../test/factories/operators.ts';
import {
  openProvider,
  providerCode,
  type TestProvider,
} from '../../../../test/factories/payments.ts';
import { endlessRates, runningServer } from '../../../../test/factories/running.ts';
import { withdrawalDesk } from '../../../../test/factories/withdrawals.ts';
import { testDatabase } from '../../../../test/harness.ts';

const test = testDatabase();
const far: { provider?: TestProvider } = {};
beforeAll(async () => {
  far.provider = await openProvider(test);
});
afterAll(() => far.provider?.close());
const server = runningServer(test, {}, { rates: endlessRates });
const desk = withdrawalDesk(test, server);

let count = 0;
const next = (prefix: string) => `${prefix}-${(count += 1)}`;

/** A deposit, or a payout, of 1,000.00; how its state is read, and how its provider tells of it. */
async function order(kind: 'deposit' | 'payout') {
  const transaction = next('STATEMENT');
  const paid = { amount: '1000.00', currency: 'THB', transaction };
  const paidAt = String(test.clock.now());
  if (kind === 'deposit') {
    const { browser } = await enterPayee(test, server);
    const body = { channel: 'EWALLET', amount: '1000.00', isWithoutLimit: true };
    const got = await browser.call(endpoints.createDeposit, { body, key: transaction });
    const params = { id: String(got.value['id']) };
    const shared = { state: 'PAID', reference: String(got.value['reference']) } as const;
    return {
      line: { ...paid, paidAt, reference: shared.reference },
      tell: (change: { readonly currency?: string } = {}) =>
        far.provider?.tell(server, {
          ...shared,
          eventId: next('event'),
          paid: { ...paid, paidAt, ...change },
        }),
      state: async () => (await browser.call(endpoints.readDeposit, { params })).value['state'],
    };
  }
  const { id, member } = await desk.request('1000.00');
  const body = { provider: providerCode };
  const sent = await desk.decide(await desk.operator(), 'send', { id, body });
  const [payout] = sent.value['payouts'] as { reference: string }[];
  const reference = payout?.reference ?? '';
  return {
    line: { ...paid, paidAt, reference, kind: 'PAYOUT' },
    tell: (change: { readonly currency?: string } = {}) =>
      far.provider?.tell(server, {
        kind: 'PAYOUT',
        state: 'PAID',
        failure: null,
        reference,
        eventId: next('event'),
        paid: { ...paid, paidAt, ...change },
      }),
    state: async () =>
      (await member.call(endpoints.readWithdrawal, { params: { id } })).value['state'],
  };
}

const today = () => String(test.clock.now().toZonedDateTimeISO('Asia/Bangkok').toPlainDate());

/** Compares the day with a statement of these lines; answers what is open about an order. */
async function compared(lines: readonly object[], reference: string) {
  far.provider?.list(lines);
  const by = await enterOperator(test, server, 'cashier');
  const body = { provider: providerCode, day: today() };
  expect((await by.call(endpoints.runReconciliation, { body })).status).toBe(200);
  const { value } = await by.call(endpoints.listReconciliationCases, { query: { limit: '100' } });
  const open = value['content'] as Record<string, unknown>[];
  return open.filter((row) => row['reference'] === reference);
}

async function explain(id: unknown): Promise<void> {
  const by = await enterOperator(test, server, 'cashier');
  const params = { id: String(id) };
  const { status } = await by.call(endpoints.closeDifference, { params, body: { reason } });
  expect(status).toBe(200);
}

const ends = { deposit: 'CREDITED', payout: 'AWAIT_RECEIPT' } as const;
const waits = { deposit: 'CREATED', payout: 'PAYING' } as const;

it.each(['deposit', 'payout'] as const)(
  'a statement that lists a %s otherwise than it was told is evidence, and decides nothing',
  async (kind) => {
    const { line, tell, state } = await order(kind);
    await tell({ currency: 'USD' });
    const at = String(test.clock.now());
    const amount = kind === 'deposit' ? '1000.00' : '-1000.00';
    const [found] = await compared([line], line.reference);
    expect(found).toMatchObject({ kind: 'missing_here', theirs: null });
    expect(found?.['statement']).toEqual({ amount, at });
    await tell();
    expect(await state()).toBe(waits[kind]);
    // Neither does one that has the line no more: what was told stands until a person explains it.
    expect(await compared([], line.reference)).toMatchObject([{ id: found?.['id'] }]);
    await tell();
    expect(await state()).toBe(waits[kind]);
    await explain(found?.['id']);
    await tell();
    expect(await state()).toBe(ends[kind]);
    expect(await compared([line], line.reference)).toEqual([]);
  },
);

it.each(['deposit', 'payout'] as const)(
  'a statement that corrects itself about a %s does not decide which one was right',
  async (kind) => {
    const { line, tell, state } = await order(kind);
    const sign = kind === 'deposit' ? '' : '-';
    await compared([{ ...line, amount: '400.00' }], line.reference);
    const [found] = await compared([line], line.reference);
    expect(found).toMatchObject({
      theirs: `${sign}400.00`,
      statement: { amount: `${sign}1000.00` },
    });
    await tell();
    expect(await state()).toBe(waits[kind]);
    await explain(found?.['id']);
    await tell();
    expect(await state()).toBe(ends[kind]);
  },
);
