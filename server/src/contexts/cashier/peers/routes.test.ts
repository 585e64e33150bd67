import type { DepositId } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { cashierRules } from '../../../../test/factories/cashier-rules.ts';
import {
  enterAgain,
  enterPayee,
  playThrough,
  prove as provePayment,
} from '../../../../test/factories/cashier.ts';
import { idIn } from '../../../../test/factories/ids.ts';
import type { TestBrowser } from '../../../../test/factories/running.ts';
import { endlessRates, runningServer } from '../../../../test/factories/running.ts';
import {
  answerOf,
  newReference,
  testPicture,
  withdrawalDesk,
} from '../../../../test/factories/withdrawals.ts';
import { toldAmounts } from '../../../../test/factories/outbox.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { notePerson, setFlag } from '../../limits/index.ts';
import { closeReceipts } from '../withdrawals/use-cases/close-receipts.ts';
import { countTakenBack } from '../withdrawals/use-cases/count-taken-back.ts';
import { tendPeers } from './use-cases/tend-peers.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });
const desk = withdrawalDesk(test, server);
const rules = cashierRules(server);

let keys = 0;
const newKey = () => `peer-key-${(keys += 1)}`;

type Payee = Awaited<ReturnType<typeof enterPayee>>;

function prove({ id: memberId }: Payee): Promise<void> {
  const proof = { memberId, bornOn: '1990-02-28', proof: 'whole' } as const;
  return test.inUnit((ctx) => notePerson(ctx, proof));
}

async function enterProven(): Promise<Payee> {
  const payee = await enterPayee(test, server);
  await prove(payee);
  return payee;
}

/** As its jobs run for the site of the server. */
const unit = { site: { id: 'merilune' } };
const tend = (isClosed = false) =>
  test.inUnit((ctx) => tendPeers(ctx, rules.settings(), isClosed), unit);
const tick = () => test.inUnit((ctx) => closeReceipts(ctx, rules, false), unit);

/** An approved withdrawal of somebody proven, among those that others may pay. */
async function waiting(amount: string) {
  const order = await desk.request(amount, prove);
  const { state } = await read(order.member, order.id);
  if (state === 'REVIEW') {
    await desk.decide(await desk.operator(), 'approve', { id: order.id });
  }
  await tend();
  return order;
}

async function read(by: TestBrowser, id: string) {
  return (await by.call(endpoints.readWithdrawal, { params: { id } })).value;
}

function open(by: TestBrowser, amount: string, key = newKey()) {
  const body = { channel: 'PEER', amount, isWithoutLimit: true };
  // Two orders of one member are five seconds apart.
  test.clock.advance({ seconds: 5 });
  return by.call(endpoints.createDeposit, { body, key });
}

async function claim(
  by: TestBrowser,
  id: DepositId,
  change: Readonly<Record<string, string>> = {},
) {
  const body = { ...newReference(), images: [await testPicture()], ...change };
  return by.call(endpoints.claimPeerPayment, { params: { id }, body, key: newKey() });
}

/** Somebody who took on to pay an amount, and said that it was paid. */
async function paying(amount: string) {
  const payer = await enterProven();
  const opened = await open(payer.browser, amount);
  const id = idIn('dep', opened.value['id']);
  const claimed = await claim(payer.browser, id);
  expect(claimed.value).toMatchObject({ state: 'PROOF', nextActor: 'peer', payment: null });
  return { ...payer, depositId: id };
}

async function deposit(by: TestBrowser, id: DepositId) {
  return (await by.call(endpoints.readDeposit, { params: { id } })).value;
}

async function balanceOf(by: TestBrowser): Promise<unknown> {
  return (await by.call(endpoints.readBalance)).value['balance'];
}

async function say(member: TestBrowser, id: string, body: Readonly<Record<string, unknown>>) {
  const { slices } = await read(member, id);
  const slice = (slices as { id: string; state: string }[]).find(
    ({ state }) => state === 'CLAIMED',
  );
  return answerOf(member, 'receipt', { id, body: { sliceId: slice?.id, ...body } });
}

async function peerAccount(): Promise<bigint> {
  const { rows } = await test.database().pool.query<{ sum: string }>(
    `select coalesce(sum(l.amount_minor), 0)::text as sum from lines l
       join accounts a on a.id = l.account_id where a.path = 'outside:provider:p2p'`,
  );
  return BigInt(rows[0]?.sum ?? '0');
}

describe('the worked example (agents-loyalty-money.md E6)', () => {
  it('pays 3,000.00 in parts of 1,200.00, 800.00 and, after a dispute, 1,000.00', async () => {
    const { id, member, payee } = await waiting('3000.00');
    expect(await read(member, id)).toMatchObject({ state: 'MATCHING', nextActor: 'system' });

    const x = await paying('1200.00');
    await say(member, id, { answer: 'received' });
    expect(await read(member, id)).toMatchObject({ state: 'MATCHING', remaining: '1800.00' });
    expect(await deposit(x.browser, x.depositId)).toMatchObject({ state: 'CREDITED' });
    expect(await balanceOf(x.browser)).toBe('11200.00');
    // Both sides of what members pay each other have words of their own (E9).
    const { rows } = await test.database().pool.query(
      `select e.type, a.path from entries e join lines l on l.entry_id = e.id
         join accounts a on a.id = l.account_id
        where e.type like 'p2p%' and a.path = any($1) order by e.type`,
      [[`member:${x.id}:cash`, `member:${payee.id}:hold`]],
    );
    expect(rows).toEqual([
      { type: 'p2p_in', path: `member:${x.id}:cash` },
      { type: 'p2p_out', path: `member:${payee.id}:hold` },
    ]);

    const y = await paying('800.00');
    test.clock.advance({ minutes: 120 });
    await tick();
    await enterAgain(payee);
    await enterAgain(y);
    expect(await read(member, id)).toMatchObject({ state: 'MATCHING', remaining: '1000.00' });
    expect(await deposit(y.browser, y.depositId)).toMatchObject({ state: 'CREDITED' });

    const z = await paying('600.00');
    await say(member, id, { answer: 'not_received', images: [await testPicture()] });
    const disputed = { state: 'PROOF', reason: 'peer_disputed', takesProof: true };
    expect(await deposit(z.browser, z.depositId)).toMatchObject(disputed);
    expect((await claim(z.browser, z.depositId)).value).toMatchObject(disputed);
    test.clock.advance({ minutes: 121 });
    await tick();
    await enterAgain(payee);
    await enterAgain(z);
    expect(await read(member, id)).toMatchObject({ state: 'DISPUTED', remaining: '1000.00' });
    const ruler = await desk.operator();
    const seen = await ruler.call(endpoints.readQueuedWithdrawal, { params: { id } });
    expect(seen.value['peers']).toMatchObject([
      { memberId: x.id, met: 1 },
      { memberId: y.id, met: 1 },
      { memberId: z.id, depositId: z.depositId, met: 1 },
    ]);
    await desk.decide(ruler, 'rule', { id, body: { ruling: 'receiver_right' } });
    expect(await deposit(z.browser, z.depositId)).toMatchObject({
      state: 'FAILED',
      reason: 'peer_not_arrived',
    });
    expect((await open(z.browser, '600.00')).code).toBe('deposits_stopped');
    expect(await balanceOf(z.browser)).toBe('10000.00');

    test.clock.advance({ minutes: 30 });
    await tend();
    await enterAgain(payee);
    expect(await read(member, id)).toMatchObject({ isChosen: true, nextActor: 'member' });
    const choice = { params: { id }, body: { choice: 'house' }, key: newKey() };
    const chosen = await member.call(endpoints.choosePayout, choice);
    expect(chosen.value).toMatchObject({ state: 'PAYING', nextActor: 'house' });
    await desk.decide(await desk.operator(), 'pay', { id, body: newReference() });
    await answerOf(member, 'receipt', { id, body: { answer: 'full_payment' } });
    expect(await read(member, id)).toMatchObject({ state: 'COMPLETED', received: '3000.00' });
    expect(await balanceOf(member)).toBe('7000.00');
    expect(await peerAccount()).toBe(0n);
  });
});

describe('a payment to another member', () => {
  it('is offered to whom may make it, and refused in order', async () => {
    const order = await waiting('500.00');
    const bare = await enterPayee(test, server);
    const terms = async (by: TestBrowser) => {
      const { value } = await by.call(endpoints.readDepositTerms);
      const { channels } = endpoints.readDepositTerms.reply.parse(value);
      return channels.find(({ code }) => code === 'PEER');
    };
    expect(await terms(bare.browser)).toBeUndefined();
    expect((await open(bare.browser, '500.00')).code).toBe('deposit_channel_closed');
    const payer = await enterProven();
    expect(await terms(payer.browser)).toMatchObject({ quick: ['500.00'], most: '500.00' });
    // A rest of less than 100.00 could be paid by nobody.
    expect((await open(payer.browser, '450.00')).code).toBe('deposit_amount');
    expect((await open(payer.browser, '500.01')).code).toBe('deposit_amount');
    // Nobody pays what it takes out itself.
    expect((await open(order.member, '500.00')).code).toBe('deposit_channel_closed');
    const away = await enterProven();
    const flag = { memberId: away.id, flag: 'RG_TIMEOUT', reason: 'test' } as const;
    await test.inUnit((ctx) => setFlag(ctx, flag));
    expect((await open(away.browser, '500.00')).code).toBe('deposit_channel_closed');
    const key = newKey();
    const opened = await open(payer.browser, '500.00', key);
    expect(opened.value).toMatchObject({
      state: 'AWAITING',
      isToPeer: true,
      payment: { institution: 'Kasikorn', holder: 'Mike Somchai' },
    });
    expect((await open(payer.browser, '500.00', key)).value).toEqual(opened.value);
    expect(await read(order.member, order.id)).toMatchObject({
      state: 'PAYING',
      nextActor: 'peer',
    });
    const staff = await desk.operator();
    const paid = await desk.decide(staff, 'pay', { id: order.id, body: newReference() });
    expect(paid.code).toBe('payout_under_way');
    const id = idIn('dep', opened.value['id']);
    expect((await claim(order.member, id)).code).toBe('not_found');
    await claim(payer.browser, id);
    expect((await claim(payer.browser, id)).code).toBe('order_state_conflict');
    await say(order.member, order.id, { answer: 'received' });
  });

  it('of two at once is taken on once', async () => {
    const order = await waiting('700.00');
    const [one, other] = [await enterProven(), await enterProven()];
    const both = await Promise.all([open(one.browser, '700.00'), open(other.browser, '700.00')]);
    expect(both.filter(({ code }) => code === undefined)).toHaveLength(1);
    const { slices } = await read(order.member, order.id);
    expect(slices).toHaveLength(1);
    const taken = both.find(({ status }) => status === 200);
    const payer = taken === both[0] ? one : other;
    const id = idIn('dep', taken?.value['id']);
    await claim(payer.browser, id);
    await Promise.all([
      say(order.member, order.id, { answer: 'received' }),
      say(order.member, order.id, { answer: 'received' }),
    ]);
    expect(await balanceOf(payer.browser)).toBe('10700.00');
  });

  it('waits as much longer as the site was closed, on both sides and in the search', async () => {
    const [order, alone] = [await waiting('900.00'), await waiting('4900.00')];
    const payer = await enterProven();
    const id = idIn('dep', (await open(payer.browser, '900.00')).value['id']);
    const dues = async () => [
      (await deposit(payer.browser, id))['dueAt'],
      (await read(order.member, order.id))['dueAt'],
      (await read(alone.member, alone.id))['dueAt'],
    ];
    const before = await dues();
    await test.inUnit((ctx) => closeReceipts(ctx, rules, true), unit);
    test.clock.advance({ minutes: 40 });
    await tick();
    for (const payee of [payer, order.payee, alone.payee]) {
      await enterAgain(payee);
    }
    const later = (at: unknown) => String(Temporal.Instant.from(String(at)).add({ minutes: 40 }));
    expect(await dues()).toEqual(before.map(later));
    await tend();
    expect(await deposit(payer.browser, id)).toMatchObject({ state: 'AWAITING' });
    expect(await read(alone.member, alone.id)).toMatchObject({ reason: 'peer_wanted' });
    await claim(payer.browser, id);
    await say(order.member, order.id, { answer: 'received' });
    test.clock.advance({ minutes: 31 });
    await tend();
    await enterAgain(alone.payee);
    const end = { params: { id: alone.id }, body: { choice: 'amount' }, key: newKey() };
    expect((await alone.member.call(endpoints.choosePayout, end)).value['state']).toBe('FAILED');
  });

  it('that is not made in time goes to somebody else; three in a week close the way', async () => {
    const order = await waiting('800.00');
    const payer = await enterProven();
    const ends: unknown[] = [];
    for (let round = 0; round < 3; round += 1) {
      const opened = await open(payer.browser, '800.00');
      const id = idIn('dep', opened.value['id']);
      test.clock.advance({ minutes: 10 });
      await tend();
      test.clock.advance({ minutes: 5 });
      await tend(true);
      expect(await deposit(payer.browser, id)).toMatchObject({ state: 'AWAITING' });
      if (round === 1) {
        await payer.browser.call(endpoints.cancelDeposit, { params: { id }, key: newKey() });
      }
      await tend();
      ends.push((await deposit(payer.browser, id))['state']);
    }
    expect(ends).toEqual(['EXPIRED', 'CANCELLED', 'EXPIRED']);
    await enterAgain(order.payee);
    expect(await read(order.member, order.id)).toMatchObject({ state: 'MATCHING' });
    expect((await open(payer.browser, '800.00')).code).toBe('deposit_channel_closed');
    const query = `select count(*)::int as count from outbox
                    where name = 'cashier.peer_told' and payload->>'memberId' = $1`;
    const { rows } = await test.database().pool.query<{ count: number }>(query, [payer.id]);
    expect(rows[0]?.count).toBe(9);
    const next = await paying('800.00');
    await say(order.member, order.id, { answer: 'received' });
    expect(await balanceOf(next.browser)).toBe('10800.00');
  });

  it('of which a part arrived credits that part, and the rest waits again', async () => {
    const { id, member } = await waiting('900.00');
    const payer = await paying('900.00');
    const partly = { answer: 'partly', amount: '400.00', images: [await testPicture()] };
    await say(member, id, partly);
    await claim(payer.browser, payer.depositId);
    const body = { ruling: 'partial', amount: '400.00' };
    await desk.decide(await desk.operator(), 'rule', { id, body });
    expect(await balanceOf(payer.browser)).toBe('10400.00');
    expect(await read(member, id)).toMatchObject({ state: 'MATCHING', remaining: '500.00' });
    const rest = await paying('500.00');
    await say(member, id, { answer: 'received' });
    expect(await balanceOf(rest.browser)).toBe('10500.00');
    expect(await read(member, id)).toMatchObject({ state: 'COMPLETED' });
  });
});

describe('a dispute between members', () => {
  it('is ended by a ruling only: a rejection is refused, and the payer keeps what is paid', async () => {
    const { id, member } = await waiting('650.00');
    const payer = await paying('650.00');
    const images = [await testPicture()];
    await say(member, id, { answer: 'not_received', images });
    const staff = await desk.operator();
    await claim(payer.browser, payer.depositId);
    const seen = await staff.call(endpoints.readQueuedWithdrawal, { params: { id } });
    expect(seen.value['abilities']).toEqual(['claim', 'rule']);
    const rejected = await desk.decide(staff, 'reject', { id, body: { code: 'asked_by_member' } });
    expect(rejected.code).toBe('order_state_conflict');
    expect(await deposit(payer.browser, payer.depositId)).toMatchObject({ state: 'PROOF' });
    await desk.decide(staff, 'rule', { id, body: { ruling: 'payer_right' } });
    expect(await balanceOf(payer.browser)).toBe('10650.00');
    expect(await read(member, id)).toMatchObject({ state: 'COMPLETED' });
  });

  it('is not ruled on while its payer has time for evidence and has shown none (E6)', async () => {
    const { id, member } = await waiting('640.00');
    const payer = await paying('640.00');
    await say(member, id, { answer: 'not_received', images: [await testPicture()] });
    const until = String(test.clock.now().add({ hours: 24 }));
    const body = { ruling: 'receiver_right' };
    test.clock.advance({ hours: 23, minutes: 59 });
    const staff = await desk.operator();
    const seen = await staff.call(endpoints.readQueuedWithdrawal, { params: { id } });
    expect(seen.value).toMatchObject({ abilities: ['claim'], evidenceUntil: until });
    const early = await desk.decide(staff, 'rule', { id, body });
    expect([early.code, early.data]).toEqual(['evidence_time_open', { until }]);
    test.clock.advance({ minutes: 1 });
    expect((await desk.decide(staff, 'rule', { id, body })).status).toBe(200);
    // Though nothing came at all, its member is told which way it went, and what is left.
    const { rows } = await test.database().pool.query(
      `select payload->>'state' as state, payload->>'left' as "left" from outbox
        where name = 'cashier.withdrawal_moved' and payload->>'withdrawalId' = $1
          and payload->>'reason' = 'ruled_receiver_right'`,
      [id],
    );
    expect(rows).toEqual([{ state: 'DISPUTED', left: '64000' }]);
    await enterAgain(payer);
    expect(await deposit(payer.browser, payer.depositId)).toMatchObject({ state: 'FAILED' });
    // The rest of this file pays nobody of this order.
    await desk.decide(staff, 'fail', { id });
  });

  it('that begins after silence counted takes nothing from the payer (E6)', async () => {
    const { id, member, payee } = await waiting('550.00');
    const payer = await paying('550.00');
    test.clock.advance({ minutes: 120 });
    await tick();
    await enterAgain(payee);
    await enterAgain(payer);
    const { slices } = await read(member, id);
    const [slice] = slices as { id: string }[];
    const body = { sliceId: slice?.id, images: [await testPicture()] };
    const complaint = { params: { id }, body, key: newKey() };
    expect((await member.call(endpoints.createComplaint, complaint)).status).toBe(200);
    expect(await balanceOf(payer.browser)).toBe('10550.00');
    const paid = { sliceId: slice?.id, decision: 'pay' };
    await desk.decide(await desk.operator(), 'settle', { id, body: paid });
    expect(await balanceOf(member)).toBe('10000.00');
    expect(await balanceOf(payer.browser)).toBe('10550.00');
    expect(await deposit(payer.browser, payer.depositId)).toMatchObject({ state: 'CREDITED' });
    expect(await peerAccount()).toBe(0n);
  });
});

describe('the watch over payments between members (E6)', () => {
  it('hands silence to the desk, and has a person look at what the payer takes out', async () => {
    const { id, member, payee } = await waiting('3000.00');
    const payer = await enterProven();
    const pay = async () => {
      const opened = await open(payer.browser, '1000.00');
      await claim(payer.browser, idIn('dep', opened.value['id']));
    };
    await pay();
    await say(member, id, { answer: 'received' });
    await pay();
    test.clock.advance({ minutes: 120 });
    await tick();
    await enterAgain(payee);
    await enterAgain(payer);
    expect(await read(member, id)).toMatchObject({
      state: 'DISPUTED',
      reason: 'receipt_unanswered',
    });
    const look = async () => {
      const ruler = await desk.operator();
      const seen = await ruler.call(endpoints.readQueuedWithdrawal, { params: { id } });
      return seen.value['peers'];
    };
    expect(await look()).toMatchObject([
      { memberId: payer.id, met: 2, signs: ['peer_pair'] },
      { memberId: payer.id, met: 2, signs: ['peer_pair'] },
    ]);
    // Nobody of both has said anything, so that the time of both has to be over.
    test.clock.advance({ hours: 24 });
    await enterAgain(payer);
    await desk.decide(await desk.operator(), 'rule', { id, body: { ruling: 'payer_right' } });
    await pay();
    const signs = ['peer_pair', 'peer_round_amounts'];
    expect((await look()) as unknown[]).toMatchObject([{ signs }, { signs }, { signs }]);
    await test.inUnit((ctx) => playThrough(ctx, payer.id));
    await provePayment(payer.browser);
    const body = { payoutAccountId: payer.accountId, amount: '500.00' };
    const asked = await payer.browser.call(endpoints.requestWithdrawal, { body, key: newKey() });
    expect(asked.value).toMatchObject({ state: 'REVIEW' });
    const own = { params: { id: String(asked.value['id']) } };
    const reviewed = await (await desk.operator()).call(endpoints.readQueuedWithdrawal, own);
    expect(reviewed.value['riskReasons']).toEqual(expect.arrayContaining(signs));
  });

  it('shows who paid from another name, and those alone', async () => {
    const order = await waiting('400.00');
    const payer = await paying('400.00');
    const peersOf = async () => {
      const by = await desk.operator();
      const seen = await by.call(endpoints.readQueuedWithdrawal, { params: { id: order.id } });
      return seen.value['peers'];
    };
    expect(await peersOf()).toMatchObject([{ signs: [] }]);
    await test.database().pool.query(
      `insert into deposit_steps (deposit_id, number, state, at, by_kind, reason)
       values ($1, 99, 'MISMATCH', $2, 'operator', 'name_differs')`,
      [payer.depositId, String(test.clock.now())],
    );
    expect(await peersOf()).toMatchObject([{ signs: ['peer_foreign_payer'] }]);
    await say(order.member, order.id, { answer: 'received' });
  });
});

describe('choosePayout', () => {
  it('refuses in order, waits on, and gives back what is left', async () => {
    const { id, member, payee } = await waiting('600.00');
    const choose = (by: TestBrowser, choice: string) =>
      by.call(endpoints.choosePayout, { params: { id }, body: { choice }, key: newKey() });
    const stranger = await enterPayee(test, server);
    expect((await choose(stranger.browser, 'wait')).code).toBe('not_found');
    expect((await choose(member, 'amount')).code).toBe('order_state_conflict');
    test.clock.advance({ minutes: 31 });
    await tend();
    await enterAgain(payee);
    expect((await choose(member, 'wait')).value).toMatchObject({ isChosen: false });
    test.clock.advance({ minutes: 31 });
    await tend();
    await enterAgain(payee);
    expect((await choose(member, 'amount')).value).toMatchObject({
      state: 'FAILED',
      reason: 'amount_changed',
    });
    expect(await balanceOf(member)).toBe('10000.00');
  });

  it('tells of each payment and of what came back, not of the whole order', async () => {
    const since = test.clock.now();
    const { id, member, payee } = await waiting('3000.00');
    await paying('2000.00');
    await say(member, id, { answer: 'received' });
    test.clock.advance({ minutes: 31 });
    await tend();
    await enterAgain(payee);
    const body = { choice: 'amount' };
    await member.call(endpoints.choosePayout, { params: { id }, body, key: newKey() });
    const { pool } = test.database();
    const name = 'cashier.withdrawal_moved';
    const told = (state: string) => toldAmounts(pool, { name, id, state });
    expect(await told('PAID')).toEqual(['200000']);
    expect(await told('AWAIT_RECEIPT')).toEqual(['200000']);
    expect(await told('FAILED')).toEqual(['100000']);
    const taken = await test.inUnit((ctx) => countTakenBack(ctx, { since, least: 1 }));
    expect(taken).toContainEqual({ memberId: payee.id, count: 1 });
  });
});
