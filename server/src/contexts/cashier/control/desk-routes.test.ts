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
  // Two orders of one member are five seconds apart.
  test.clock.advance({ seconds: 5 });
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
    await desk.call(endpoints.runReconciliation, { body });
    const runs = await desk.call(endpoints.listReconciliationRuns);
    const list = await desk.call(endpoints.listReconciliationCases, { query: { day: today() } });
    const cases = list.value['content'] as { id: string; kind: string; transaction: string }[];
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
    const ran = { theirsCount: 5, oursCount: 4, differences: 4 };
    expect(runs.value['content']).toMatchObject([ran]);
    const close = () =>
      desk.call(endpoints.closeDifference, {
        params: { id: String(cases[0]?.id) },
        body: { reason },
      });
    expect((await close()).status).toBe(200);
    expect((await close()).code).toBe('order_state_conflict');
  });

  it('reads a statement with a payment of no currency of ours, which stays one case', async () => {
    const { browser } = await enterPayee(test, server);
    const body = { channel: 'EWALLET', amount: '500.00', isWithoutLimit: true };
    const got = await browser.call(endpoints.createDeposit, { body, key: next('control-key') });
    const reference = String(got.value['reference']);
    const [transaction, paidAt] = [next('TX'), String(test.clock.now())];
    const line = { amount: '500.00', currency: 'ZZZ', transaction, paidAt };
    const event = { eventId: next('event'), reference, state: 'PAID', paid: line } as const;
    expect(await provider().tell(server, event)).toBe(200);
    provider().list([{ ...line, reference }]);
    const desk = await enterOperator(test, server, 'cashier');
    const day = { provider: providerCode, day: today() };
    expect((await desk.call(endpoints.runReconciliation, { body: day })).status).toBe(200);
    const { value } = await desk.call(endpoints.listReconciliationCases);
    const cases = value['content'] as { readonly reference: string }[];
    expect(cases.filter((row) => row.reference === reference)).toMatchObject([
      { kind: 'missing_here', transaction, ours: null, theirs: null },
    ]);
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

interface Found {
  readonly id: string;
  readonly provider: string;
  readonly kind: string;
  readonly transaction: string;
  readonly agrees: boolean;
  readonly closedBy: string | null;
}

const nameOf = ({ kind, transaction }: Found) => `${kind} ${transaction}`;

/** The first hundred of the bank's statements. */
async function casesOf(desk: TestBrowser, view: string, day = today()): Promise<readonly Found[]> {
  const query = { view, day, limit: '100' };
  const { value } = await desk.call(endpoints.listReconciliationCases, { query });
  return (value['content'] as readonly Found[]).filter(({ provider: code }) => code === 'manual');
}

/** What an operator says arrived at the bank; answers its reference. */
async function arrived(desk: TestBrowser, amount: string): Promise<string> {
  const { browser } = await enterPayee(test, server);
  const wish = { channel: 'BANK', amount, isWithoutLimit: true };
  const order = await browser.call(endpoints.createDeposit, {
    body: wish,
    key: next('control-key'),
  });
  const bankReference = next('BANK-IN');
  const params = { id: String(order.value['id']) };
  const body = { amount, bankReference, payerName: 'Mike Somchai', reason };
  await desk.call(endpoints.confirmDeposit, { params, body, key: next('control-key') });
  return bankReference;
}

/** What an operator says left the bank; answers its reference. */
async function sent(desk: TestBrowser): Promise<string> {
  const { browser, accountId } = await enterPayee(test, server);
  await prove(browser);
  const wish = { payoutAccountId: accountId, amount: '300.00' };
  const order = await browser.call(endpoints.requestWithdrawal, {
    body: wish,
    key: next('control-key'),
  });
  const bankReference = next('BANK-OUT');
  const params = { id: String(order.value['id']) };
  const body = { bankReference, reason };
  await desk.call(endpoints.payWithdrawal, { params, body, key: next('control-key') });
  return bankReference;
}

describe('the statement of the bank', () => {
  it('finds every planted difference of deposits by hand and payouts, once (R117)', async () => {
    const desk = await enterOperator(test, server, 'cashier');
    const [same, gone, changed] = [
      await arrived(desk, '500.00'),
      await arrived(desk, '500.00'),
      await arrived(desk, '600.00'),
    ];
    const [paidOut, neverSent] = [await sent(desk), await sent(desk)];
    const lines = [
      ['500.00', same],
      ['601.00', changed],
      ['-300.00', paidOut],
      ['-300.00', paidOut],
      ['77.00', 'FOREIGN-1'],
    ].map(([amount, reference]) => `${today()};"${reference}";${amount};note`);
    const file = ['Date;Reference;Amount;Text', ...lines, ''].join('\r\n');
    const hold = (text: string) =>
      desk.call(endpoints.importBankStatement, { body: { day: today(), file: text } });
    expect((await hold('date,amount\n')).code).toBe('bank_file_unreadable');
    const bad = await hold('date,reference,amount\n2026-03-01,AB-1,many\n');
    expect(bad.code).toBe('bank_file_unreadable');
    expect(bad.data).toMatchObject({ lines: '2' });
    await hold(file);
    await hold(file);
    const found = async (view = 'open') => (await casesOf(desk, view)).map(nameOf).toSorted();
    const decided = (await casesOf(desk, 'open')).find(({ kind }) => kind === 'paid_twice');
    expect(await found()).toEqual(
      [
        `amount_differs ${changed}`,
        'missing_here FOREIGN-1',
        `missing_there ${gone}`,
        `missing_there ${neverSent}`,
        `paid_twice ${paidOut}`,
      ].toSorted(),
    );
    const params = { id: String(decided?.id) };
    await desk.call(endpoints.closeDifference, { params, body: { reason } });
    // A statement that is right closes what agrees, and not what somebody explained.
    const right = [
      ['500.00', same],
      ['500.00', gone],
      ['600.00', changed],
      ['-300.00', paidOut],
      ['-300.00', neverSent],
    ].map(([amount, reference]) => `${today()},${reference},${amount}`);
    await hold(['date,reference,amount', ...right].join('\n'));
    expect(await found()).toEqual([]);
    const closed = await casesOf(desk, 'closed');
    const agreed = closed.filter(({ agrees, closedBy }) => agrees && closedBy === null);
    expect(agreed).toHaveLength(4);
    expect(closed.find(({ id }) => id === decided?.id)).toMatchObject({ agrees: false, reason });
    // What differs again is open again; what was explained is not asked anew.
    await hold(file);
    expect(await found()).toHaveLength(4);
    expect(await found('closed')).toEqual([`paid_twice ${paidOut}`]);
  });

  it('that names an order by hand asks nobody about it once it is explained', async () => {
    const { browser } = await enterPayee(test, server);
    const wish = { channel: 'BANK', amount: '500.00', isWithoutLimit: true };
    const order = await browser.call(endpoints.createDeposit, {
      body: wish,
      key: next('control-key'),
    });
    const reference = String(order.value['reference']);
    const desk = await enterOperator(test, server, 'cashier');
    const file = `date,reference,amount\n${today()},${reference},500.00`;
    await desk.call(endpoints.importBankStatement, { body: { day: today(), file } });
    const found = (await casesOf(desk, 'open')).find((row) => row.transaction === reference);
    const params = { id: String(found?.id) };
    const { status } = await desk.call(endpoints.closeDifference, { params, body: { reason } });
    expect(status).toBe(200);
    const { rows } = await test
      .database()
      .pool.query('select ask_at from deposits where reference = $1', [reference]);
    expect(rows).toEqual([{ ask_at: null }]);
  });

  it('refuses a day to come, lines of no day, and a file of another bank, and keeps nothing', async () => {
    const desk = await enterOperator(test, server, 'cashier');
    const day = String(
      test.clock.now().toZonedDateTimeISO('Asia/Bangkok').toPlainDate().add({ days: -3 }),
    );
    const hold = (lines: readonly string[], fields: Readonly<Record<string, unknown>> = {}) => {
      const file = ['date,reference,amount', ...lines].join('\n');
      return desk.call(endpoints.importBankStatement, { body: { day, file, ...fields } });
    };
    expect((await hold([], { day: '2099-01-01' })).code).toBe('statement_day_future');
    const run = { provider: providerCode, day: '2099-01-01' };
    const future = await desk.call(endpoints.runReconciliation, { body: run });
    expect(future.code).toBe('statement_day_future');
    const odd = await hold([
      `${day},A1,5.00`,
      '2026-02-30,A2,5.00',
      `${day},A3,x`,
      'nonsense,A4,1',
    ]);
    expect(odd.code).toBe('bank_file_unreadable');
    expect(odd.data).toEqual({ lines: '3, 4, 5' });
    const many = Array.from({ length: 5000 }, (_, at) => `${day},"FAR ""${at}""",5.00`);
    const foreign = await hold(many);
    expect(foreign.code).toBe('bank_file_foreign');
    expect(foreign.data).toEqual({ differences: 5000, most: 200 });
    expect(await casesOf(desk, 'open', day)).toEqual([]);
    expect((await hold(many, { isConfirmed: true })).status).toBe(200);
    const page = { day, limit: '100' };
    const first = await desk.call(endpoints.listReconciliationCases, { query: page });
    const cursor = String(first.value['nextCursor']);
    const second = await desk.call(endpoints.listReconciliationCases, {
      query: { ...page, cursor },
    });
    const ids = [first, second].flatMap(({ value }) =>
      (value['content'] as readonly Found[]).map(({ id }) => id),
    );
    expect(ids).toEqual([...new Set(ids)].toSorted().toReversed());
    expect(ids).toHaveLength(200);
    expect((await hold([])).status).toBe(200);
    expect(await casesOf(desk, 'open', day)).toEqual([]);
  });
});

describe('what control shows', () => {
  it('comes page by page, each run and account once', async () => {
    const desk = await enterOperator(test, server, 'cashier');
    const at = String(test.clock.now());
    const days = ['2025-02-01', '2025-01-31', '2025-01-30'];
    await administer(
      test.ownerUrl(),
      `insert into reconciliation_runs (provider, day, theirs_count, ours_count, theirs_minor,
         ours_minor, differences, ran_at)
       select provider, day::date, 1, 1, 100, 100, 0, '${at}'
         from unnest('{manual,${providerCode}}'::text[]) provider,
              unnest('{${days.join(',')}}'::text[]) day;
       insert into account_faults (account, currency, stored_minor, lines_minor, found_at)
       select 'house:paged-' || n, 'THB', 100, 90, '${at}' from generate_series(1, 5) n`,
    );
    const runs = await walk(desk, endpoints.listReconciliationRuns);
    const planted = runs.filter(({ day }) => days.includes(day));
    expect(planted.map(({ day }) => day)).toEqual(days.flatMap((day) => [day, day]));
    expect(new Set(runs.map(({ day, provider: code }) => `${day} ${code}`)).size).toBe(runs.length);
    const faults = await walk(desk, endpoints.listAccountFaults);
    expect(faults.map(({ account }) => account)).toEqual(
      [1, 2, 3, 4, 5].map((n) => `house:paged-${n}`),
    );
    await administer(
      test.ownerUrl(),
      `delete from account_faults; delete from reconciliation_runs where day < '2025-03-01'`,
    );
  });

  async function walk(desk: TestBrowser, list: Parameters<TestBrowser['call']>[0]) {
    const seen: Record<'day' | 'provider' | 'account', string>[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const query: Record<string, string> = cursor === '' ? { limit: '2' } : { limit: '2', cursor };
      const { value } = await desk.call(list, { query });
      seen.push(...(value['content'] as typeof seen));
      cursor = value['nextCursor'] as string | null;
    }
    return seen;
  }
});

describe('the loop of reconciliations', () => {
  const run = () => {
    const loop = server.built().loops.find(({ name }) => name === 'cashier_reconcile');
    return loop?.run({ run: (_unit, body) => test.inUnit(body) });
  };
  const readControl = async () => {
    const desk = await enterOperator(test, server, 'cashier');
    const { value } = await desk.call(endpoints.listReconciliationRuns, {
      query: { limit: '100' },
    });
    const runs = value['content'] as { provider: string; day: string }[];
    const list = async (view: string) =>
      (await desk.call(endpoints.listReconciliationCases, { query: { view, limit: '100' } })).value[
        'content'
      ] as { provider: string; day: string; kind: string }[];
    const cases = [...(await list('open')), ...(await list('closed'))];
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

interface Queue {
  readonly name: string;
  readonly count: number;
  readonly oldestAt: string | null;
}

/** What of the books waits for somebody, as the first page of the desk counts it. */
async function booksWaiting(desk: TestBrowser): Promise<Queue | undefined> {
  const { value } = await desk.call(endpoints.readOverview);
  return (value['queues'] as readonly Queue[]).find(({ name }) => name === 'books');
}

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
    const faults = async () => (await desk.call(endpoints.listAccountFaults)).value['content'];
    expect(await faults()).toMatchObject([{ account: 'house:demo-credit' }]);
    expect((await pay()).code).toBe('payouts_stopped');
    const order = { params: { id: String(asked.value['id']) } };
    const held = await payee.browser.call(endpoints.readWithdrawal, order);
    const why = { nextActor: 'house', reason: 'payouts_stopped', dueAt: null };
    expect(held.value).toMatchObject({ ...why, since: stopped.value['payoutsStoppedAt'] });
    await administer(test.ownerUrl(), `delete ${wrong}`);
    test.clock.advance({ seconds: 1 });
    const again = await desk.call(endpoints.runTrialBalance);
    expect(again.value).toMatchObject({ payoutsStoppedAt: null, trial: { sum: '0.00' } });
    expect(await faults()).toEqual([]);
    expect((await pay()).status).toBe(200);
  });

  it('counts what members were promised and no account holds yet (R23)', async () => {
    const desk = await enterOperator(test, server, 'cashier');
    const { id } = await enterPayee(test, server);
    const promisedNow = async () => {
      test.clock.advance({ seconds: 1 });
      const { value } = await desk.call(endpoints.runTrialBalance);
      return (value['trial'] as { readonly promised: string }).promised;
    };
    expect(await promisedNow()).toBe('0.00');
    const { pool } = test.database();
    await pool.query(
      `insert into rewards (id, member_id, source, reference, titles, amount_minor, currency,
         wagering, state, offered_at)
       values ('rwd_promised01', $1, 'raffle', 'ticket', '{}', 5000, 'THB', '{}', 'WAITING', $2)`,
      [id, String(test.clock.now())],
    );
    await pool.query(
      `insert into rebate_purses (member_id, category, source, valid_minor, accrued_e4, paid_e4)
       values ($1, 'RNG', 'own', 100000, 25099, 5000), ($1, 'LIVE', 'own', 0, 100, 9000)`,
      [id],
    );
    expect(await promisedNow()).toBe('52.00');
    const { value } = await desk.call(endpoints.readReconciliation);
    const trial = value['trial'] as Record<string, string>;
    const minor = (name: string) => BigInt((trial[name] ?? '').replace('.', ''));
    const others = minor('openStakes') + minor('suspense') + 5200n;
    expect(minor('pendingWithdrawals')).toBeGreaterThan(0n);
    expect(minor('owed')).toBe(minor('members') + minor('pendingWithdrawals') + others);
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
    const since = String(test.clock.now());
    expect(short.value).toMatchObject({ shortfall: '0.01', shortSince: since });
    test.clock.advance({ minutes: 1 });
    const still = await desk.call(endpoints.runTrialBalance);
    expect(still.value).toMatchObject({ shortfall: '0.01', shortSince: since });
    expect((await booksWaiting(desk))?.oldestAt).not.toBeNull();
    expect((await change(owed)).value).toMatchObject({ shortfall: '0.00', shortSince: null });
  });
});
