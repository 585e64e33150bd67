import type { PaymentEvent } from '@portal/payments';
import { endpoints } from '@portal/protocol/endpoints';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { enterAgain, enterPayee } from '../../../../test/factories/cashier.ts';
import { idIn } from '../../../../test/factories/ids.ts';
import {
  openProvider,
  providerCode,
  type TestProvider,
} from '../../../../test/factories/payments.ts';
import { enterOperator, reason } from '../../../../test/factories/operators.ts';
import type { TestBrowser } from '../../../../test/factories/running.ts';
import { endlessRates, runningServer } from '../../../../test/factories/running.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { expireDeposits } from '../deposits/use-cases/expire-deposits.ts';
import { settingsOf } from '../settings.ts';
import { turnoverPorts } from '../turnover-ports.ts';
import { withoutConditions } from '../withdrawals/requirements.ts';
import { hostedAdapter } from './hosted-adapter.ts';
import { tendOrder } from './open-at-provider.ts';
import { lockByReference } from './store-providers.ts';

const test = testDatabase();
const far: { provider?: TestProvider } = {};
beforeAll(async () => {
  far.provider = await openProvider(test);
});
afterAll(() => far.provider?.close());
const ownUrl = 'http://localhost';
const server = runningServer(test, { walletUrl: ownUrl }, { rates: endlessRates });

function provider(): TestProvider {
  if (far.provider === undefined) {
    throw new Error('the provider is opened before the tests');
  }
  return far.provider;
}

let count = 0;
const next = (prefix: string) => `${prefix}-${(count += 1)}`;

async function opened(amount = '500.00', channel = 'EWALLET', host = 'localhost') {
  const payee = await enterPayee(test, server);
  const body = { channel, amount, isWithoutLimit: true };
  const got = await payee.browser.call(endpoints.createDeposit, {
    body,
    key: next('provider-key'),
    headers: { host },
  });
  const id = idIn('dep', got.value['id']);
  return { ...payee, got, id, reference: String(got.value['reference']) };
}

async function tend(id: `dep_${string}`, address: string | null = ownUrl): Promise<void> {
  const { work, site } = server.built().contexts;
  const rules = {
    settings: () => settingsOf(site.viewer.peek().configuration),
    ports: { ...withoutConditions, ...turnoverPorts },
  };
  const { log } = await test.inUnit((ctx) => Promise.resolve(ctx));
  const parts = { work, log, rules, clock: test.clock, adapter: hostedAdapter };
  await tendOrder({ ...parts, ownUrl: () => address ?? undefined }, id);
}

async function awaiting(amount?: string, channel?: string) {
  const order = await opened(amount, channel);
  await tend(order.id);
  return order;
}

function paidEvent(reference: string, change: Partial<PaymentEvent['paid']> = {}): PaymentEvent {
  const paidAt = String(test.clock.now());
  const paid = { amount: '500.00', currency: 'THB', transaction: next('TX'), paidAt, ...change };
  return { eventId: next('event'), reference, state: 'PAID', paid };
}

const event = (reference: string, state: PaymentEvent['state']): PaymentEvent => {
  return { eventId: next('event'), reference, state, paid: null };
};

/** How often its provider was asked, and in how many seconds it is again. */
async function asks(id: string) {
  const { rows } = await test.database().pool.query<{ asked: number; seconds: number | null }>(
    `select asked, extract(epoch from ask_at - $2::timestamptz)::int as seconds
       from deposits where id = $1`,
    [id, String(test.clock.now())],
  );
  return rows[0];
}

/** The open cases about an order, without when and where they were found. */
async function casesOf(reference: string) {
  const desk = await enterOperator(test, server, 'cashier');
  const { value } = await desk.call(endpoints.listReconciliationCases);
  const own = (value['content'] as Record<string, unknown>[])
    .filter((row) => row['reference'] === reference)
    .map(({ kind, transaction, ours, theirs }) => ({ kind, transaction, ours, theirs }));
  expect(new Set(own.map(({ transaction }) => transaction)).size).toBe(own.length);
  return new Set(own);
}

/** A person explains every open case about an order. */
async function explain(reference: string): Promise<void> {
  const desk = await enterOperator(test, server, 'cashier');
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

/** Whether a statement of this database waits for a lock of another transaction. */
async function isWaiting(): Promise<boolean> {
  const { rows } = await test.database().pool.query<{ waits: boolean }>(
    `select exists (select from pg_locks l join pg_stat_activity a on a.pid = l.pid
       where a.datname = current_database() and not l.granted) as waits`,
  );
  return rows[0]?.waits === true;
}

const read = async (browser: TestBrowser, id: string) =>
  (await browser.call(endpoints.readDeposit, { params: { id } })).value;
const balanceOf = async (browser: TestBrowser) =>
  (await browser.call(endpoints.readBalance)).value['balance'];

describe('an order at a provider', () => {
  it('is opened after the commit, with its reference and nothing about its member', async () => {
    const order = await opened();
    expect(order.got.value).toMatchObject({ state: 'CREATED', payment: null });
    await tend(order.id);
    expect(await read(order.browser, order.id)).toMatchObject({
      state: 'AWAITING',
      payment: { url: 'https://pay.example/1', number: null },
      takesProof: false,
    });
    expect(provider().orders.at(-1)).toMatchObject({
      reference: order.reference,
      amount: '500.00',
      returnUrl: `http://localhost/m/depositv2/${order.id}`,
      notifyUrl: 'http://localhost/payments/SIMPAY',
    });
  });

  it('knows no host that came with a request: not for its events, nor for the way back', async () => {
    const order = await opened(undefined, undefined, 'localhost:18999');
    expect(order.got.status).toBe(200);
    await tend(order.id);
    expect(provider().orders.at(-1)).toMatchObject({
      reference: order.reference,
      returnUrl: `http://localhost/m/depositv2/${order.id}`,
      notifyUrl: 'http://localhost/payments/SIMPAY',
    });
  });

  it('is not opened by a site that cannot say where it is reached', async () => {
    const order = await opened();
    const asked = provider().orders.length;
    await tend(order.id, null);
    expect(provider().orders).toHaveLength(asked);
    expect(await read(order.browser, order.id)).toMatchObject({ state: 'CREATED' });
  });

  it('that the provider refuses is over, and frees the limit', async () => {
    const order = await opened();
    provider().reply({ opened: { state: 'REFUSED' } });
    await tend(order.id);
    const shown = await read(order.browser, order.id);
    expect(shown).toMatchObject({ state: 'FAILED', reason: 'provider_refused' });
  });

  it('that the provider refuses while a person decides about it has no end before', async () => {
    const order = await opened();
    await provider().tell(server, paidEvent(order.reference, { currency: 'USD' }));
    provider().reply({ opened: { state: 'REFUSED' } });
    await tend(order.id);
    expect(await read(order.browser, order.id)).toMatchObject({ state: 'CREATED' });
    await explain(order.reference);
    provider().reply({ opened: { state: 'REFUSED' } });
    await tend(order.id);
    expect(await read(order.browser, order.id)).toMatchObject({ state: 'FAILED' });
  });

  it('whose answer is lost is asked about by its reference, never guessed', async () => {
    const order = await opened();
    provider().reply({ opened: 'broken', state: { state: 'PENDING', paid: null } });
    await tend(order.id);
    expect(await read(order.browser, order.id)).toMatchObject({ state: 'CREATED' });
    await tend(order.id);
    expect(await read(order.browser, order.id)).toMatchObject({ state: 'AWAITING' });
    const { paid } = paidEvent(order.reference);
    provider().reply({ state: { state: 'PAID', paid } });
    await tend(order.id);
    expect(await read(order.browser, order.id)).toMatchObject({ state: 'CREDITED' });
    expect(await balanceOf(order.browser)).toBe('10500.00');
  });

  it('is asked about as often as any other after a long outage at its opening', async () => {
    const order = await opened();
    for (let tries = 0; tries < 14; tries += 1) {
      provider().reply({ opened: 'broken' });
      await tend(order.id);
    }
    expect(await asks(order.id)).toEqual({ asked: 14, seconds: 60 });
    await tend(order.id);
    expect(await asks(order.id)).toEqual({ asked: 1, seconds: 60 });
    await tend(order.id);
    expect(await asks(order.id)).toEqual({ asked: 2, seconds: 120 });
  });

  it('is asked about at once when its member comes back, and by nobody else', async () => {
    const [order, other] = [await awaiting(), await awaiting()];
    const before = await asks(order.id);
    expect(before?.seconds).toBeGreaterThan(0);
    const params = { id: order.id };
    expect((await other.browser.call(endpoints.askDeposit, { params })).code).toBe('not_found');
    expect(await asks(order.id)).toEqual(before);
    expect((await order.browser.call(endpoints.askDeposit, { params })).status).toBe(200);
    expect(await asks(order.id)).toMatchObject({ seconds: 0 });
  });

  it('without an answer of its provider is given up by its member, or by time', async () => {
    const [one, other] = [await opened(), await opened()];
    provider().reply({ opened: 'broken' });
    await tend(one.id);
    const given = await one.browser.call(endpoints.cancelDeposit, {
      params: { id: one.id },
      key: next('provider-key'),
    });
    expect(given.value).toMatchObject({ state: 'CANCELLED' });
    await test.inUnit((ctx) => expireDeposits(ctx));
    expect(await read(other.browser, other.id)).toMatchObject({ state: 'CREATED' });
    test.clock.advance({ minutes: 16 });
    await test.inUnit((ctx) => expireDeposits(ctx));
    await enterAgain(other);
    expect(await read(other.browser, other.id)).toMatchObject({ state: 'EXPIRED' });
  });

  it('whose event was lost is asked about after its time, and credited when it was paid', async () => {
    const order = await awaiting();
    test.clock.advance({ minutes: 16 });
    await test.inUnit((ctx) => expireDeposits(ctx));
    await tend(order.id);
    expect(await asks(order.id)).toMatchObject({ seconds: 3600 });
    const { paid } = paidEvent(order.reference);
    provider().reply({ state: { state: 'PAID', paid } });
    await tend(order.id);
    await enterAgain(order);
    expect(await read(order.browser, order.id)).toMatchObject({ state: 'CREDITED' });
    expect(await asks(order.id)).toMatchObject({ seconds: null });
  });

  it('that was seen on its way is asked about without an end, until the desk ends it', async () => {
    const order = await awaiting('500.00', 'CRYPTO');
    await provider().tell(server, event(order.reference, 'CONFIRMING'));
    test.clock.advance({ hours: 30 });
    for (let times = 0; times < 8; times += 1) {
      await tend(order.id);
    }
    expect(await asks(order.id)).toEqual({ asked: 9, seconds: 3600 });
    const desk = await enterOperator(test, server, 'cashier');
    const params = { id: order.id };
    const seen = await desk.call(endpoints.readQueuedDeposit, { params });
    expect(seen.value['abilities']).toEqual(['claim', 'refuse']);
    const body = { code: 'nothing_arrived', reason };
    const ended = await desk.call(endpoints.refuseDeposit, { params, body });
    expect(ended.value).toMatchObject({ state: 'FAILED', reason: 'nothing_arrived' });
    await enterAgain(order);
    await provider().tell(server, paidEvent(order.reference));
    expect(await read(order.browser, order.id)).toMatchObject({ state: 'CREDITED' });
  });

  it('that was paid before its answer came is credited once', async () => {
    const order = await opened();
    const told = paidEvent(order.reference);
    expect(await provider().tell(server, told)).toBe(200);
    await tend(order.id);
    expect(await read(order.browser, order.id)).toMatchObject({ state: 'CREDITED' });
    expect(await balanceOf(order.browser)).toBe('10500.00');
  });
});

describe('what a provider tells', () => {
  it('is refused when it did not sign it, or long ago, and to no provider', async () => {
    const order = await awaiting();
    const told = paidEvent(order.reference);
    const late = test.clock.now().epochMilliseconds - 300_001;
    expect(await provider().tell(server, told, { secret: 'somebody else, who guesses' })).toBe(400);
    expect(await provider().tell(server, told, { sentAtMs: late })).toBe(400);
    const { app } = server.built().http;
    const answer = await app.inject({ method: 'POST', url: '/payments/NOBODY', payload: '{}' });
    expect(answer.statusCode).toBe(404);
    expect(await read(order.browser, order.id)).toMatchObject({ state: 'AWAITING' });
  });

  it.each(['\0', '\ud800'])('is a bad request with %j in any text of it', async (sign) => {
    const order = await awaiting();
    const told = paidEvent(order.reference);
    const transaction = `${next('TX')}${sign}`;
    const bad = [
      { ...told, eventId: `${next('event')}${sign}` },
      { ...told, reference: `${order.reference}${sign}` },
      paidEvent(order.reference, { transaction }),
      { ...told, state: 'CHARGEBACK', chargeback: { transaction, at: told.paid?.paidAt ?? '' } },
    ] as const;
    for (const message of bad) {
      expect(await provider().tell(server, message)).toBe(400);
    }
    expect(await read(order.browser, order.id)).toMatchObject({ state: 'AWAITING' });
  });

  it.each([
    ['a name twice', (text: string) => text.replace('"amount"', '"amount":"9.00","amount"')],
    [
      'a name twice, once escaped',
      (text: string) => text.replace('"amount"', '"\\u0061mount":"9.00","amount"'),
    ],
    ['bytes that are no text', (text: string) => text.replace('event-', 'event\\ud800-')],
  ])('is a bad request with %s', async (_name, change) => {
    const order = await awaiting();
    const told = paidEvent(order.reference);
    const payload = change(JSON.stringify(told));
    expect(payload).not.toBe(JSON.stringify(told));
    expect(await provider().tell(server, told, { payload })).toBe(400);
    expect(await read(order.browser, order.id)).toMatchObject({ state: 'AWAITING' });
  });

  it('reaches the database only when it is signed, however often it is told', async () => {
    const told = paidEvent('nobody');
    const guess = () => provider().tell(server, told, { secret: 'somebody else, who guesses' });
    await guess();
    const units = vi.spyOn(server.built().contexts.work, 'run');
    const answers = await Promise.all(Array.from({ length: 20 }, guess));
    const jobs = units.mock.calls.map(([{ operation }]) => operation);
    units.mockRestore();
    expect(new Set(answers)).toEqual(new Set([400]));
    expect(jobs.filter((job) => job.startsWith('payment_'))).toEqual([]);
  });

  it('is applied once, however often and at how many places it is told', async () => {
    const order = await awaiting();
    const told = paidEvent(order.reference);
    const again = { ...told, eventId: next('event') };
    const answers = await Promise.all(
      [told, told, again, told, again].map((call) => provider().tell(server, call)),
    );
    expect(answers).toEqual([200, 200, 200, 200, 200]);
    expect(await balanceOf(order.browser)).toBe('10500.00');
  });

  it('does nothing when it is behind, in any order', async () => {
    const order = await awaiting('500.00', 'CRYPTO');
    await provider().tell(server, event(order.reference, 'CONFIRMING'));
    expect(await read(order.browser, order.id)).toMatchObject({ state: 'CONFIRMING' });
    await provider().tell(server, event(order.reference, 'DROPPED'));
    expect(await read(order.browser, order.id)).toMatchObject({ reason: 'seen_no_more' });
    await provider().tell(server, paidEvent(order.reference));
    for (const state of ['CONFIRMING', 'DROPPED', 'FAILED'] as const) {
      expect(await provider().tell(server, event(order.reference, state))).toBe(200);
    }
    expect(await read(order.browser, order.id)).toMatchObject({ state: 'CREDITED' });
  });

  it('is compared to the order: amount, currency, one payment for one order', async () => {
    const [one, two, three] = [await awaiting(), await awaiting(), await awaiting()];
    await provider().tell(server, paidEvent(one.reference, { amount: '450.00' }));
    expect(await read(one.browser, one.id)).toMatchObject({
      state: 'MISMATCH',
      reason: 'amount_differs',
      paid: '450.00',
    });
    await provider().tell(server, paidEvent(two.reference, { currency: 'USD' }));
    expect(await read(two.browser, two.id)).toMatchObject({ state: 'AWAITING' });
    const { paid } = paidEvent(three.reference);
    await provider().tell(server, { ...event(three.reference, 'PAID'), paid });
    await provider().tell(server, { ...event(two.reference, 'PAID'), paid });
    expect(await read(two.browser, two.id)).toMatchObject({ state: 'AWAITING' });
  });

  it('a second payment of a paid order is a case at once, and takes nothing back', async () => {
    const order = await awaiting();
    await provider().tell(server, paidEvent(order.reference));
    const second = paidEvent(order.reference, { amount: '500.01' });
    const again = { ...second, eventId: next('event') };
    const chargeback = { transaction: next('CB'), at: String(test.clock.now()) };
    const back = { ...second, eventId: next('event'), state: 'CHARGEBACK', chargeback } as const;
    await provider().tell(server, second);
    await provider().tell(server, again);
    expect(await provider().tell(server, back)).toBe(200);
    expect(await balanceOf(order.browser)).toBe('10500.00');
    expect(await casesOf(order.reference)).toEqual(
      new Set([
        {
          kind: 'missing_here',
          transaction: chargeback.transaction,
          ours: null,
          theirs: '-500.01',
        },
        {
          kind: 'missing_here',
          transaction: second.paid?.transaction,
          ours: null,
          theirs: '500.01',
        },
      ]),
    );
  });

  it.each([
    ['in another currency', { currency: 'USD' }],
    ['in a currency that nobody knows', { currency: 'ZZZ' }],
    ['with parts of a minor unit', { amount: '500.001' }],
    ['past every amount of the books', { amount: '9999999999999999.00' }],
    ['of nothing', { amount: '0.00' }],
  ])('a payment %s is credited to nobody, and is one case', async (_name, change) => {
    const order = await awaiting();
    const told = paidEvent(order.reference, change);
    for (const eventId of [told.eventId, told.eventId, next('event')]) {
      expect(await provider().tell(server, { ...told, eventId })).toBe(200);
    }
    provider().reply({ state: { state: 'PAID', paid: told.paid } });
    await tend(order.id);
    expect(await read(order.browser, order.id)).toMatchObject({ state: 'AWAITING', paid: null });
    expect(await balanceOf(order.browser)).toBe('10000.00');
    const transaction = told.paid?.transaction;
    const found = { kind: 'missing_here', transaction, ours: null, theirs: null };
    expect(await casesOf(order.reference)).toEqual(new Set([found]));
  });

  it('the right payment after a wrong one waits for the person who explains it', async () => {
    const order = await awaiting();
    const [wrong, right] = [
      paidEvent(order.reference, { currency: 'USD' }),
      paidEvent(order.reference),
    ];
    await provider().tell(server, wrong);
    await provider().tell(server, right);
    expect(await read(order.browser, order.id)).toMatchObject({ state: 'AWAITING', paid: null });
    const found = { kind: 'missing_here', ours: null };
    expect(await casesOf(order.reference)).toEqual(
      new Set([
        { ...found, transaction: wrong.paid?.transaction, theirs: null },
        { ...found, transaction: right.paid?.transaction, theirs: '500.00' },
      ]),
    );
    test.clock.advance({ minutes: 1 });
    await explain(order.reference);
    expect(await asks(order.id)).toMatchObject({ seconds: 0 });
    provider().reply({ state: { state: 'PAID', paid: right.paid } });
    await tend(order.id);
    expect(await read(order.browser, order.id)).toMatchObject({ state: 'CREDITED' });
    expect(await balanceOf(order.browser)).toBe('10500.00');
  });

  it('one payment told otherwise and then right waits for a person, however often', async () => {
    const order = await awaiting();
    const right = paidEvent(order.reference);
    const paid = right.paid && { ...right.paid, currency: 'USD' };
    await provider().tell(server, { ...right, eventId: next('event'), paid });
    for (const _ of [1, 2, 3]) {
      await provider().tell(server, { ...right, eventId: next('event') });
    }
    const transaction = right.paid?.transaction;
    const found = { kind: 'missing_here', transaction, ours: null, theirs: null };
    expect(await casesOf(order.reference)).toEqual(new Set([found]));
    expect(await read(order.browser, order.id)).toMatchObject({ state: 'AWAITING', paid: null });
    await explain(order.reference);
    await provider().tell(server, right);
    expect(await read(order.browser, order.id)).toMatchObject({ state: 'CREDITED' });
  });

  it('whoever explains a case waits for what is said of its order, and never holds it', async () => {
    const order = await awaiting();
    await provider().tell(server, paidEvent(order.reference, { currency: 'USD' }));
    const { closing } = await test.inUnit(async (ctx) => {
      await lockByReference(ctx.tx, { provider: providerCode, reference: order.reference });
      const explained = explain(order.reference);
      await expect.poll(isWaiting, { timeout: 20_000 }).toBe(true);
      const { rows } = await test
        .database()
        .pool.query(
          `select id from reconciliation_cases where reference = $1 for update skip locked`,
          [order.reference],
        );
      expect(rows).toHaveLength(1);
      return { closing: explained };
    });
    await closing;
    expect(await casesOf(order.reference)).toEqual(new Set());
  });

  it('the right payment is asked for by who explains the wrong one long after its time', async () => {
    const order = await awaiting();
    const right = paidEvent(order.reference);
    await provider().tell(server, paidEvent(order.reference, { currency: 'USD' }));
    await provider().tell(server, right);
    test.clock.advance({ hours: 80 });
    await test.inUnit((ctx) => expireDeposits(ctx));
    provider().reply({ state: { state: 'PAID', paid: right.paid } });
    await tend(order.id);
    expect(await asks(order.id)).toMatchObject({ seconds: null });
    await explain(order.reference);
    expect(await asks(order.id)).toMatchObject({ seconds: 0 });
    provider().reply({ state: { state: 'PAID', paid: right.paid } });
    await tend(order.id);
    await enterAgain(order);
    const late = { state: 'LATE', reason: 'too_late', paid: '500.00' };
    expect(await read(order.browser, order.id)).toMatchObject(late);
  });

  it('a wrong payment that is said to have failed ends nothing before a person explains it', async () => {
    const order = await awaiting();
    const right = paidEvent(order.reference);
    await provider().tell(server, paidEvent(order.reference, { currency: 'USD' }));
    expect(await provider().tell(server, event(order.reference, 'FAILED'))).toBe(200);
    expect(await read(order.browser, order.id)).toMatchObject({ state: 'AWAITING' });
    await explain(order.reference);
    await provider().tell(server, right);
    expect(await read(order.browser, order.id)).toMatchObject({ state: 'CREDITED' });
    const other = await awaiting();
    await provider().tell(server, paidEvent(other.reference, { currency: 'USD' }));
    await explain(other.reference);
    await provider().tell(server, event(other.reference, 'FAILED'));
    expect(await read(other.browser, other.id)).toMatchObject({ state: 'FAILED' });
  });

  it.each(['0000-01-01T00:00:00Z', '9999-12-31T23:59:59Z'])(
    'a payment of %s is credited, and its second one a case of a day that can be',
    async (paidAt) => {
      const order = await awaiting();
      expect(await provider().tell(server, paidEvent(order.reference, { paidAt }))).toBe(200);
      expect(await provider().tell(server, paidEvent(order.reference, { paidAt }))).toBe(200);
      expect(await provider().tell(server, paidEvent(next('NO-ORDER'), { paidAt }))).toBe(200);
      expect(await read(order.browser, order.id)).toMatchObject({ state: 'CREDITED' });
      const { rows } = await test
        .database()
        .pool.query<{ days: number }>(
          `select abs(day - $2::date) as days from reconciliation_cases where reference = $1`,
          [order.reference, String(test.clock.now())],
        );
      expect(rows).toHaveLength(1);
      expect(rows[0]?.days).toBeLessThan(2);
    },
  );

  it('money of an order that nobody knows is one dated case at once, and credits nobody', async () => {
    const told = paidEvent(next('NO-ORDER'));
    const chargeback = { transaction: next('CB'), at: String(test.clock.now()) };
    const back = { ...told, eventId: next('event'), state: 'CHARGEBACK', chargeback } as const;
    const entries = 'select count(*)::int as entries from entries';
    const before = await test.database().pool.query(entries);
    const again = { ...told, eventId: next('event') };
    for (const message of [told, told, again, back, event(told.reference, 'FAILED')]) {
      expect(await provider().tell(server, message)).toBe(200);
    }
    const foreign = paidEvent(next('NO-ORDER'), { currency: 'USD' });
    expect(await provider().tell(server, foreign)).toBe(200);
    const found = { kind: 'missing_here', ours: null };
    expect(await casesOf(told.reference)).toEqual(
      new Set([
        { ...found, transaction: told.paid?.transaction, theirs: '500.00' },
        { ...found, transaction: chargeback.transaction, theirs: '-500.00' },
      ]),
    );
    expect(await casesOf(foreign.reference)).toEqual(
      new Set([{ ...found, transaction: foreign.paid?.transaction, theirs: null }]),
    );
    expect((await test.database().pool.query(entries)).rows).toEqual(before.rows);
  });

  it('one transaction for two orders pays the first, and is one case', async () => {
    const [one, two] = [await awaiting(), await awaiting()];
    const { paid } = paidEvent(one.reference);
    await provider().tell(server, { ...event(one.reference, 'PAID'), paid });
    await provider().tell(server, { ...event(two.reference, 'PAID'), paid });
    await provider().tell(server, { ...event(two.reference, 'PAID'), paid });
    expect(await read(two.browser, two.id)).toMatchObject({ state: 'AWAITING' });
    const transaction = paid?.transaction;
    const found = { kind: 'paid_twice', transaction, ours: null, theirs: '500.00' };
    expect(await casesOf(two.reference)).toEqual(new Set([found]));
  });

  it('a payment that was taken and then failed stays, and is one case', async () => {
    const order = await awaiting();
    const told = paidEvent(order.reference);
    await provider().tell(server, told);
    await provider().tell(server, event(order.reference, 'FAILED'));
    await provider().tell(server, event(order.reference, 'FAILED'));
    expect(await read(order.browser, order.id)).toMatchObject({ state: 'CREDITED' });
    const transaction = told.paid?.transaction;
    const found = { kind: 'missing_there', transaction, ours: '500.00', theirs: null };
    expect(await casesOf(order.reference)).toEqual(new Set([found]));
  });

  it('a hundredth less is credited as paid, without its fee', async () => {
    const order = await awaiting('1000.00', 'CARD');
    await provider().tell(server, paidEvent(order.reference, { amount: '990.00' }));
    expect(await read(order.browser, order.id)).toMatchObject({
      state: 'CREDITED',
      fee: '15.00',
      credit: '975.00',
    });
    expect(await balanceOf(order.browser)).toBe('10975.00');
  });

  it('late is credited within three days, and decided by a person after that', async () => {
    const [soon, late] = [await awaiting(), await awaiting()];
    test.clock.advance({ minutes: 16 });
    await test.inUnit((ctx) => expireDeposits(ctx));
    await provider().tell(server, paidEvent(soon.reference));
    test.clock.advance({ hours: 73 });
    await provider().tell(server, paidEvent(late.reference));
    await Promise.all([soon, late].map(enterAgain));
    expect(await read(soon.browser, soon.id)).toMatchObject({ state: 'CREDITED' });
    expect(await read(late.browser, late.id)).toMatchObject({ state: 'LATE', reason: 'too_late' });
  });

  it('asks for play before the money leaves again', async () => {
    const order = await awaiting();
    await provider().tell(server, paidEvent(order.reference));
    const terms = await order.browser.call(endpoints.readWithdrawalTerms);
    expect(terms.value['requirements']).toMatchObject([
      { kind: 'deposit', reference: order.id, required: '500.00', left: '500.00' },
    ]);
  });
});
