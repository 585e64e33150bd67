import type { PayoutEvent } from '@portal/payments';
import { endpoints } from '@portal/protocol/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enterPayee, prove } from '../../../../test/factories/cashier.ts';
import { idIn } from '../../../../test/factories/ids.ts';
import { enterOperator, reason } from '../../../../test/factories/operators.ts';
import {
  openProvider,
  providerCode,
  type TestProvider,
} from '../../../../test/factories/payments.ts';
import type { TestBrowser } from '../../../../test/factories/running.ts';
import { endlessRates, runningServer } from '../../../../test/factories/running.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { keepRun } from '../control/use-cases/keep-run.ts';
import type { StatementRow } from '../providers/adapter.ts';
import { hostedAdapter } from '../providers/hosted-adapter.ts';
import { settingsOf } from '../settings.ts';
import { turnoverPorts } from '../turnover-ports.ts';
import { withoutConditions } from '../withdrawals/requirements.ts';
import { tendPayout } from './tend-payout.ts';

const test = testDatabase();
const far: { provider?: TestProvider } = {};
beforeAll(async () => {
  far.provider = await openProvider(test);
});
afterAll(() => far.provider?.close());
const ownUrl = 'http://localhost';
const server = runningServer(test, {}, { rates: endlessRates });

function provider(): TestProvider {
  if (far.provider === undefined) {
    throw new Error('the provider is opened before the tests');
  }
  return far.provider;
}

let count = 0;
const next = (prefix: string) => `${prefix}-${(count += 1)}`;
/** What requests call the site; anybody can write it. */
const host = 'localhost:18999';
const operator = () => enterOperator(test, server, 'cashier');

function send(desk: TestBrowser, id: string, code = providerCode) {
  const body = { provider: code, reason };
  const headers = { host };
  const key = next('send-key');
  return desk.call(endpoints.sendWithdrawal, { params: { id }, body, key, headers });
}

/** A withdrawal that nobody had to look at. */
async function approved(amount = '1000.00') {
  const payee = await enterPayee(test, server);
  await prove(payee.browser);
  const body = { payoutAccountId: payee.accountId, amount };
  const call = { body, key: next('ask-key'), headers: { host } };
  const got = await payee.browser.call(endpoints.requestWithdrawal, call);
  expect(got.value['state']).toBe('APPROVED');
  return { member: payee.browser, id: String(got.value['id']), desk: await operator() };
}

/** The same, handed to the provider, which has not heard of it yet. */
async function sent(amount?: string) {
  const order = await approved(amount);
  const got = await send(order.desk, order.id);
  const [payout] = got.value['payouts'] as Record<string, unknown>[];
  const sliceId = idIn('slc', payout?.['sliceId']);
  return { ...order, got, sliceId, reference: String(payout?.['reference']) };
}

async function tend(id: `slc_${string}`): Promise<void> {
  const { work, site } = server.built().contexts;
  const rules = {
    settings: () => settingsOf(site.viewer.peek().configuration),
    ports: { ...withoutConditions, ...turnoverPorts },
  };
  const { log } = await test.inUnit((ctx) => Promise.resolve(ctx));
  const parts = { work, log, rules, clock: test.clock, adapter: hostedAdapter };
  await tendPayout({ ...parts, ownUrl: () => ownUrl }, id);
}

const paid = (amount = '1000.00') => {
  const [transaction, paidAt] = [next('OUT'), String(test.clock.now())];
  return { amount, currency: 'THB', transaction, paidAt };
};
const told = (reference: string, end: Pick<PayoutEvent, 'state' | 'paid' | 'failure'>) =>
  provider().tell(server, { kind: 'PAYOUT', eventId: next('event'), reference, ...end });
const failed = (failure: 'DESTINATION' | 'RETRY') =>
  ({ state: 'FAILED', paid: null, failure }) as const;
const arrives = (payment = paid()) => ({ state: 'PAID', paid: payment, failure: null }) as const;
/** The bank of the receiver sends it back, by a transaction of its own. */
const comesBack = () => ({ state: 'RETURNED', paid: paid(), failure: null }) as const;

const read = async (browser: TestBrowser, id: string) =>
  (await browser.call(endpoints.readWithdrawal, { params: { id } })).value;
const seen = async (desk: TestBrowser, id: string) =>
  (await desk.call(endpoints.readQueuedWithdrawal, { params: { id } })).value;
const balanceOf = async (browser: TestBrowser) =>
  (await browser.call(endpoints.readBalance)).value['balance'];

/** The open cases about a payout, without when and where they were found. */
async function casesOf(reference: string) {
  const desk = await operator();
  const { value } = await desk.call(endpoints.listReconciliationCases);
  const own = (value['content'] as Record<string, unknown>[])
    .filter((row) => row['reference'] === reference)
    .map(({ kind, transaction, ours, theirs }) => ({ kind, transaction, ours, theirs }));
  expect(new Set(own.map(({ transaction }) => transaction)).size).toBe(own.length);
  return new Set(own);
}

/** A person explains every open case about a payout. */
async function explain(desk: TestBrowser, reference: string): Promise<void> {
  const { value } = await desk.call(endpoints.listReconciliationCases);
  const open = (value['content'] as Record<string, unknown>[]).filter(
    (row) => row['reference'] === reference,
  );
  for (const { id } of open) {
    const params = { id: String(id) };
    const { status } = await desk.call(endpoints.closeDifference, {
      params,
      body: { reason },
    });
    expect(status).toBe(200);
  }
}

/** A statement of today in the currency of the site; answers how many differences it has. */
function keepToday(statement: readonly StatementRow[]): Promise<number> {
  return test.inUnit((ctx) => {
    const site = { ...ctx.site, currency: 'THB' };
    const day = test.clock.now().toZonedDateTimeISO(site.timeZone).toPlainDate();
    return keepRun({ ...ctx, site }, { provider: providerCode, day, statement });
  });
}

/** The transactions of a statement of today that the site does not know. */
async function missingHere(
  rows: readonly (Omit<StatementRow, 'paidAt'> & { readonly paidAt: string })[],
): Promise<readonly string[]> {
  await keepToday(rows.map((row) => ({ ...row, paidAt: Temporal.Instant.from(row.paidAt) })));
  const desk = await operator();
  const { value } = await desk.call(endpoints.listReconciliationCases);
  const cases = value['content'] as { readonly kind: string; readonly transaction: string }[];
  return cases
    .filter(({ kind }) => kind === 'missing_here')
    .map(({ transaction }) => transaction)
    .filter((transaction) => rows.some((row) => row.transaction === transaction));
}

describe('a payment that a provider carries out', () => {
  it('is handed over after the commit, with its account and a reference of ours', async () => {
    const { got, sliceId, reference, member, id } = await sent();
    expect(got.value).toMatchObject({
      state: 'PAYING',
      nextActor: 'provider',
      payouts: [{ provider: providerCode, state: 'SENDING', failure: null }],
    });
    await tend(sliceId);
    expect(provider().payouts.at(-1)).toMatchObject({
      reference,
      kind: 'BANK',
      amount: '1000.00',
      holder: 'Mike Somchai',
      notifyUrl: 'http://localhost/payments/SIMPAY',
    });
    expect(await read(member, id)).toMatchObject({ state: 'PAYING', reason: 'at_provider' });
  });

  it('refuses in order', async () => {
    const { desk, id, member } = await approved();
    const [nobody, missing] = ['NOBODY', 'wdr_0000000000000000'];
    expect((await send(desk, missing)).code).toBe('not_found');
    expect((await send(desk, id, nobody)).code).toBe('payout_provider_unknown');
    await send(desk, id);
    const way = { params: { id }, key: next('way-key') };
    const byHand = { bankReference: next('KBNK'), reason };
    expect((await send(desk, id)).code).toBe('payout_under_way');
    const paidTwice = await desk.call(endpoints.payWithdrawal, { ...way, body: byHand });
    expect(paidTwice.code).toBe('payout_under_way');
    const back = { ...way, key: next('way-key'), body: { reason } };
    expect((await desk.call(endpoints.failWithdrawal, back)).code).toBe('payout_under_way');
    expect((await seen(desk, id))['abilities']).toEqual(['claim']);
    expect(await balanceOf(member)).toBe('9000.00');
  });

  it('that the provider paid waits for its member, once, however often it is told', async () => {
    const { sliceId, reference, member, id, desk } = await sent();
    await tend(sliceId);
    const end = arrives();
    const answers = await Promise.all(Array.from({ length: 5 }, () => told(reference, end)));
    expect(answers).toEqual([200, 200, 200, 200, 200]);
    await told(reference, failed('RETRY'));
    expect(await read(member, id)).toMatchObject({
      state: 'AWAIT_RECEIPT',
      slices: [{ state: 'CLAIMED', bankReference: end.paid.transaction }],
    });
    const body = { sliceId, answer: 'received', images: [] };
    const answer = { params: { id }, body, key: next('yes-key') };
    await member.call(endpoints.answerReceipt, answer);
    expect(await read(member, id)).toMatchObject({ state: 'COMPLETED', received: '1000.00' });
    expect((await seen(desk, id))['payouts']).toMatchObject([{ state: 'PAID', askAt: null }]);
    const { rows } = await test.database().pool.query<{ path: string; sum: string }>(
      `select a.path, sum(l.amount_minor)::text as sum
         from entries e join lines l on l.entry_id = e.id join accounts a on a.id = l.account_id
        where e.debt = $1 and a.path like 'outside%' group by a.path`,
      [`slice:${sliceId}:done`],
    );
    expect(rows).toEqual([{ path: `outside:provider:${providerCode}`, sum: '100000' }]);
  });

  it('is told before the answer, and nothing is asked twice', async () => {
    const { sliceId, reference, member, id } = await sent();
    await told(reference, arrives());
    const before = provider().payouts.length;
    await tend(sliceId);
    expect(provider().payouts).toHaveLength(before);
    expect(await read(member, id)).toMatchObject({ state: 'AWAIT_RECEIPT' });
  });

  it('whose answer is lost is asked about by its reference, and not sent again', async () => {
    const { sliceId, member, id } = await sent();
    const before = provider().payouts.length;
    provider().reply({ payout: 'broken', payoutState: 'broken' });
    await tend(sliceId);
    await tend(sliceId);
    expect(provider().payouts).toHaveLength(before + 1);
    expect(await read(member, id)).toMatchObject({ state: 'PAYING' });
    provider().reply({ payoutState: arrives() });
    await tend(sliceId);
    expect(provider().payouts).toHaveLength(before + 1);
    expect(await read(member, id)).toMatchObject({ state: 'AWAIT_RECEIPT' });
  });

  it('that the provider never heard of is sent again under the same reference', async () => {
    const { sliceId, reference, member, id } = await sent();
    provider().reply({ payout: 'broken' });
    await tend(sliceId);
    const unheard = { state: 'UNKNOWN', paid: null, failure: null };
    provider().reply({ payoutState: unheard, payout: arrives() });
    await tend(sliceId);
    const references = provider()
      .payouts.slice(-2)
      .map((order) => order.reference);
    expect(references).toEqual([reference, reference]);
    expect(await read(member, id)).toMatchObject({ state: 'AWAIT_RECEIPT' });
  });

  it('to an account that is none gives all back at once', async () => {
    const { sliceId, reference, member, id } = await sent();
    await tend(sliceId);
    await told(reference, failed('DESTINATION'));
    await told(reference, failed('DESTINATION'));
    expect(await read(member, id)).toMatchObject({ state: 'FAILED', reason: 'account_unusable' });
    expect(await balanceOf(member)).toBe('10000.00');
    // What was given back is not paid as well, whatever is told later.
    await told(reference, arrives());
    expect(await read(member, id)).toMatchObject({ state: 'FAILED' });
  });

  it('that failed for now is tried again, or by hand', async () => {
    const { sliceId, reference, member, id, desk } = await sent();
    await tend(sliceId);
    await told(reference, failed('RETRY'));
    expect(await seen(desk, id)).toMatchObject({
      state: 'PAYING',
      payouts: [{ state: 'FAILED', failure: 'RETRY' }],
      abilities: ['claim', 'pay', 'send', 'fail'],
    });
    const failure = { nextActor: 'house', reason: 'provider_failed' };
    const waits = await read(member, id);
    expect(waits).toMatchObject(failure);
    expect((waits['steps'] as unknown[]).at(-1)).toMatchObject({ reason: failure.reason });
    const dueIn = Temporal.Instant.from(String(waits['dueAt'])).since(test.clock.now());
    expect(dueIn.total('hours')).toBeGreaterThan(1);
    test.clock.advance({ seconds: 1 });
    const again = await send(desk, id);
    const [, second] = again.value['payouts'] as Record<string, unknown>[];
    expect(second?.['reference']).not.toBe(reference);
    const sentAgain = { nextActor: 'provider', reason: 'at_provider' };
    expect(await read(member, id)).toMatchObject(sentAgain);
    await told(String(second?.['reference']), failed('RETRY'));
    const body = { bankReference: next('KBNK'), reason };
    await desk.call(endpoints.payWithdrawal, { params: { id }, body, key: next('hand-key') });
    expect(await read(member, id)).toMatchObject({ state: 'AWAIT_RECEIPT' });
  });

  it('that its bank sent back is in the balance again, once', async () => {
    const { sliceId, reference, member, id } = await sent();
    await tend(sliceId);
    await told(reference, arrives());
    const answer = { params: { id }, body: { sliceId, answer: 'received', images: [] } };
    await member.call(endpoints.answerReceipt, { ...answer, key: next('yes-key') });
    const back = comesBack();
    const answers = await Promise.all(Array.from({ length: 3 }, () => told(reference, back)));
    expect(answers).toEqual([200, 200, 200]);
    expect(await read(member, id)).toMatchObject({ state: 'RETURNED', reason: 'bank_returned' });
    expect(await balanceOf(member)).toBe('10000.00');
    const row = { ...back.paid, reference, kind: 'RETURN' } as const;
    const other = { ...row, transaction: next('BACK') };
    expect(await missingHere([row, other])).toEqual([other.transaction]);
  });

  it.each([
    ['less', { amount: '1.00' }, '1.00'],
    ['more', { amount: '1000.01' }, '1000.01'],
    ['of another currency', { currency: 'USD' }, null],
  ] as const)('that came back with %s is a case, and moves nothing', async (_, other, theirs) => {
    const { sliceId, reference, member, id } = await sent();
    await tend(sliceId);
    await told(reference, arrives());
    const before = await balanceOf(member);
    const back = { ...comesBack(), paid: { ...paid(), ...other } };
    await told(reference, back);
    expect(await read(member, id)).toMatchObject({ state: 'AWAIT_RECEIPT' });
    expect(await balanceOf(member)).toBe(before);
    const { transaction } = back.paid;
    expect(await casesOf(reference)).toEqual(
      new Set([{ kind: 'missing_here', transaction, ours: null, theirs }]),
    );
  });

  it('that came back before it was said to be paid gives all back, and paying it is a case', async () => {
    const { sliceId, reference, member, id } = await sent();
    await tend(sliceId);
    const back = comesBack();
    await told(reference, back);
    expect(await read(member, id)).toMatchObject({ state: 'FAILED', reason: 'account_unusable' });
    const [gone, again] = [arrives(), comesBack()];
    for (const end of [gone, gone, back, again, again]) {
      await told(reference, end);
    }
    expect(await read(member, id)).toMatchObject({ state: 'FAILED' });
    expect(await balanceOf(member)).toBe('10000.00');
    const found = { kind: 'missing_here', ours: null };
    const odd = { ...found, transaction: again.paid.transaction, theirs: '1000.00' };
    expect(await casesOf(reference)).toEqual(
      new Set([{ ...found, transaction: gone.paid.transaction, theirs: '-1000.00' }, odd]),
    );
    const lines = [
      { ...gone.paid, kind: 'PAYOUT' },
      { ...back.paid, kind: 'RETURN' },
    ] as const;
    expect(await missingHere(lines.map((line) => ({ ...line, reference })))).toEqual([]);
    await told(reference, gone);
    expect(await casesOf(reference)).toEqual(new Set());
  });

  it('that was paid, and once more or back once more, is a case for each', async () => {
    const { reference } = await sent();
    const [first, second] = [arrives(), arrives()];
    for (const end of [first, second, first, second]) {
      await told(reference, end);
    }
    const failedFirst = await sent();
    await told(failedFirst.reference, failed('RETRY'));
    const back = comesBack();
    await told(failedFirst.reference, back);
    const found = { kind: 'missing_here', ours: null };
    expect(await casesOf(reference)).toEqual(
      new Set([{ ...found, transaction: second.paid.transaction, theirs: '-1000.00' }]),
    );
    expect(await casesOf(failedFirst.reference)).toEqual(
      new Set([{ ...found, transaction: back.paid.transaction, theirs: '1000.00' }]),
    );
  });

  it.each([
    ['the right amount', () => arrives()],
    ['its failure', () => failed('DESTINATION')],
    ['its way back', () => comesBack()],
  ])('of another amount waits for a person, who is not met by %s', async (_name, second) => {
    const { sliceId, reference, member, id, desk } = await sent();
    await tend(sliceId);
    await told(reference, arrives(paid('999.00')));
    await told(reference, second());
    expect(await read(member, id)).toMatchObject({ state: 'PAYING', reason: 'at_provider' });
    expect(await balanceOf(member)).toBe('9000.00');
    await explain(desk, reference);
    const right = arrives();
    await told(reference, right);
    expect(await read(member, id)).toMatchObject({
      state: 'AWAIT_RECEIPT',
      slices: [{ bankReference: right.paid.transaction }],
    });
  });

  it('that the statement of its day found first is applied as soon as it is told', async () => {
    const { reference, member, id } = await sent();
    const end = arrives();
    const row = { ...end.paid, reference, kind: 'PAYOUT' } as const;
    expect(await missingHere([row])).toEqual([end.paid.transaction]);
    await told(reference, end);
    expect(await read(member, id)).toMatchObject({ state: 'AWAIT_RECEIPT' });
  });

  it('said with another amount and then the right one waits for a person, however often', async () => {
    const { sliceId, reference, member, id, desk } = await sent();
    await tend(sliceId);
    const right = arrives();
    const { transaction } = right.paid;
    await told(reference, arrives({ ...right.paid, amount: '999.00' }));
    for (const _ of [1, 2, 3]) {
      await told(reference, right);
    }
    const found = { kind: 'missing_here', transaction, ours: null, theirs: '-999.00' };
    expect(await casesOf(reference)).toEqual(new Set([found]));
    expect(await read(member, id)).toMatchObject({ state: 'PAYING', reason: 'at_provider' });
    await explain(desk, reference);
    await told(reference, right);
    expect(await read(member, id)).toMatchObject({ state: 'AWAIT_RECEIPT' });
  });

  it('of another currency waits for a person, also once the statement of its day lists it', async () => {
    const { sliceId, reference, member, id, desk } = await sent();
    await tend(sliceId);
    const wrong = arrives({ ...paid(), currency: 'USD' });
    await told(reference, wrong);
    const { transaction } = wrong.paid;
    const row = { ...wrong.paid, reference, kind: 'PAYOUT' } as const;
    expect(await missingHere([row])).toEqual([transaction]);
    await told(reference, failed('RETRY'));
    expect(await casesOf(reference)).toEqual(
      new Set([{ kind: 'missing_here', transaction, ours: null, theirs: null }]),
    );
    expect(await read(member, id)).toMatchObject({ state: 'PAYING', reason: 'at_provider' });
    expect(await seen(desk, id)).toMatchObject({
      payouts: [{ state: 'SENT', told: [{ transaction, amount: null }] }],
    });
  });

  it.each([
    ['0000-01-01T00:00:00Z', 'before it was sent'],
    ['9999-12-31T23:59:59Z', 'after every statement'],
  ])('of a moment that cannot be (%s, %s) is a case of its own time', async (paidAt) => {
    const { reference, member, id } = await sent();
    const end = { ...arrives(), paid: { ...paid(), paidAt } };
    expect(await told(reference, end)).toBe(200);
    expect(await read(member, id)).toMatchObject({ state: 'AWAIT_RECEIPT' });
    const { rows } = await test.database().pool.query<{ minutes: number }>(
      `select abs(extract(epoch from paid_at - $2::timestamptz) / 60)::int as minutes
         from withdrawal_payouts where reference = $1`,
      [reference, String(test.clock.now())],
    );
    expect(rows[0]?.minutes).toBeLessThan(5);
    const stranger = next('NO-PAYOUT');
    expect(await told(stranger, { ...end, paid: { ...paid(), paidAt } })).toBe(200);
    expect((await casesOf(stranger)).size).toBe(1);
  });

  it('of another amount or currency changes nothing, and is one case', async () => {
    const one = await sent();
    const less = arrives(paid('999.00'));
    const other = arrives({ ...paid(), currency: 'USD' });
    const broken = arrives(paid('1000.001'));
    for (const end of [less, less, other, broken]) {
      await told(one.reference, end);
    }
    expect(await read(one.member, one.id)).toMatchObject({ state: 'PAYING' });
    const found = { kind: 'missing_here', ours: null };
    expect(await casesOf(one.reference)).toEqual(
      new Set([
        { ...found, transaction: broken.paid.transaction, theirs: null },
        { ...found, transaction: other.paid.transaction, theirs: null },
        { ...found, transaction: less.paid.transaction, theirs: '-999.00' },
      ]),
    );
  });

  it('under a used transaction changes nothing, and is one case', async () => {
    const [one, two] = [await sent(), await sent()];
    const end = arrives();
    const { transaction } = end.paid;
    await told(one.reference, end);
    await told(two.reference, end);
    await told(two.reference, end);
    expect(await read(two.member, two.id)).toMatchObject({ state: 'PAYING' });
    const found = { kind: 'paid_twice', transaction, ours: null, theirs: '-1000.00' };
    expect(await casesOf(two.reference)).toEqual(new Set([found]));
  });

  it('that was paid and then failed, or failed and then was paid, is one case', async () => {
    const [gone, none] = [await sent(), await sent()];
    const [first, last] = [arrives(), arrives()];
    await told(gone.reference, first);
    await told(gone.reference, failed('RETRY'));
    await told(gone.reference, failed('DESTINATION'));
    expect(await read(gone.member, gone.id)).toMatchObject({ state: 'AWAIT_RECEIPT' });
    expect(await casesOf(gone.reference)).toEqual(
      new Set([
        {
          kind: 'missing_there',
          transaction: first.paid.transaction,
          ours: '-1000.00',
          theirs: null,
        },
      ]),
    );
    await told(none.reference, failed('DESTINATION'));
    await told(none.reference, last);
    await told(none.reference, last);
    expect(await balanceOf(none.member)).toBe('10000.00');
    expect(await casesOf(none.reference)).toEqual(
      new Set([
        {
          kind: 'missing_here',
          transaction: last.paid.transaction,
          ours: null,
          theirs: '-1000.00',
        },
      ]),
    );
  });

  it('stands in the statement of its provider, and both sides agree (R117)', async () => {
    test.clock.advance({ hours: 48 });
    const { reference } = await sent();
    const end = arrives();
    await told(reference, end);
    const at = test.clock.now();
    const row = { ...end.paid, paidAt: at, reference, kind: 'PAYOUT' } as const;
    expect(await keepToday([row])).toBe(0);
    expect(await keepToday([{ ...row, transaction: next('OUT') }])).toBe(2);
  });

  it('that nobody asked for is a case at once, as what came back of it is', async () => {
    const reference = next('NO-PAYOUT');
    const [out, back] = [arrives(), comesBack()];
    for (const end of [out, out, back, failed('RETRY')]) {
      expect(await told(reference, end)).toBe(200);
    }
    const found = { kind: 'missing_here', ours: null };
    expect(await casesOf(reference)).toEqual(
      new Set([
        { ...found, transaction: out.paid.transaction, theirs: '-1000.00' },
        { ...found, transaction: back.paid.transaction, theirs: '1000.00' },
      ]),
    );
  });
});
