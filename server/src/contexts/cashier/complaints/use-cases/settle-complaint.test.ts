import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { cashierRules } from '../../../../../test/factories/cashier-rules.ts';
import { enterAgain } from '../../../../../test/factories/cashier.ts';
import { reason } from '../../../../../test/factories/operators.ts';
import {
  endlessRates,
  runningServer,
  type TestBrowser,
} from '../../../../../test/factories/running.ts';
import {
  newReference,
  testPicture,
  type TestOrder,
  withdrawalDesk,
} from '../../../../../test/factories/withdrawals.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { foldFacts } from '../../../turnover/index.ts';
import { closeReceipts } from '../../withdrawals/use-cases/close-receipts.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });
const desk = withdrawalDesk(test, server);

type Counted = TestOrder & { readonly sliceId: string };

let keys = 0;
const newKey = () => `settle-key-${(keys += 1)}`;

/** At a site where silence may count whatever was sent. */
const rules = cashierRules(server, (usual) => ({
  ...usual,
  receipt: { ...usual.receipt, autoMostMinor: 10_000_000n },
}));

/** A payment that silence counted as received, and of which its member complains. */
async function complained(): Promise<Counted> {
  return complainOf(await desk.paid('1000.00', { image: await testPicture() }));
}

/** One of 20,000.00, for which two persons are needed. */
async function largeComplaint(): Promise<Counted> {
  const order = await desk.request('20000.00', async ({ id }) => {
    await test.inUnit(async (ctx) => {
      const { post } = await import('../../../wallet/index.ts');
      const gift = { from: 'outside:bank', to: `member:${id}:cash`, currency: 'THB' } as const;
      const debt = { debt: `test:${id}`, amountMinor: 3_000_000n, reference: 'test' };
      await post(ctx, [{ type: 'adjustment', ...gift, ...debt }]);
    });
  });
  const { id } = order;
  const asked = await desk.decide(await desk.operator(), 'approve', { id });
  await agree(await desk.operator(), asked.value['approvalId']);
  const body = { ...newReference(), image: await testPicture() };
  const sent = await desk.decide(await desk.operator(), 'pay', { id, body });
  const [slice] = sent.value['slices'] as { id: string }[];
  return complainOf({ ...order, sliceId: slice?.id ?? '' });
}

function agree(by: TestBrowser, approvalId: unknown) {
  const params = { id: String(approvalId) };
  return by.call(endpoints.approveRequest, { params, body: { reason }, key: newKey() });
}

async function complainOf(order: Counted): Promise<Counted> {
  test.clock.advance({ minutes: 120 });
  await test.inUnit((ctx) => closeReceipts(ctx, rules, false), { site: { id: 'merilune' } });
  await enterAgain(order.payee);
  const { id, member, sliceId } = order;
  const body = { sliceId, images: [await testPicture()] };
  await member.call(endpoints.createComplaint, { params: { id }, body, key: newKey() });
  return order;
}

const seen = async (by: TestBrowser, id: string) =>
  (await by.call(endpoints.readQueuedWithdrawal, { params: { id } })).value;
const read = async ({ id, member }: Counted) =>
  (await member.call(endpoints.readWithdrawal, { params: { id } })).value;
const balanceOf = async (by: TestBrowser) =>
  (await by.call(endpoints.readBalance)).value['balance'];

async function houseBears(): Promise<string> {
  const { rows } = await test.database().pool.query<{ sum: string }>(
    `select coalesce(sum(l.amount_minor), 0)::text as sum from lines l
       join accounts a on a.id = l.account_id where a.path = 'house:complaints'`,
  );
  return rows[0]?.sum ?? '0';
}

/** All that a member took out so far (R14). */
async function takenOut(by: TestBrowser): Promise<unknown> {
  await test.inUnit((ctx) => foldFacts(ctx));
  return (await by.call(endpoints.readLifetimeMoney)).value['takenOut'];
}

const pays = ({ sliceId }: Counted) => ({ sliceId, decision: 'pay' });

describe('settleComplaint', () => {
  it('waits in a list of its own, is taken, and refused in order', async () => {
    const order = await complained();
    const { id } = order;
    const [first, second] = [await desk.operator(), await desk.operator()];
    const list = { query: { view: 'complaints' } };
    const queue = await first.call(endpoints.listWithdrawalQueue, list);
    expect(queue.value).toMatchObject({ content: [{ id }], counts: { complaints: 1 } });
    const missing = { id: 'wdr_0000000000000000', body: pays(order) };
    expect((await desk.decide(first, 'settle', missing)).code).toBe('not_found');
    const claimed = await first.call(endpoints.claimWithdrawal, { params: { id } });
    expect(claimed.value['abilities']).toEqual(['claim', 'settle', 'return']);
    const taken = await desk.decide(second, 'settle', { id, body: pays(order) });
    expect(taken.code).toBe('order_claimed');
    const other = { id, body: { ...pays(order), sliceId: 'slc_0000000000000000' } };
    expect((await desk.decide(first, 'settle', other)).code).toBe('order_state_conflict');
    const bare = { id, body: { sliceId: order.sliceId, decision: 'refuse' } };
    expect((await desk.decide(first, 'settle', bare)).code).toBe('complaint_refusal_missing');
  });

  it('pays from the account of the house, once, whatever is sent again', async () => {
    const order = await complained();
    const { id, member } = order;
    const staff = await desk.operator();
    const before = BigInt(await houseBears());
    expect(await takenOut(member)).toBe('1000.00');
    const call = { params: { id }, body: { ...pays(order), reason }, key: newKey() };
    const got = await staff.call(endpoints.settleComplaint, call);
    expect(got.value).toMatchObject({ state: 'COMPLETED', abilities: ['return'] });
    expect((await staff.call(endpoints.settleComplaint, call)).value).toEqual(got.value);
    const again = await desk.decide(staff, 'settle', { id, body: pays(order) });
    expect(again.code).toBe('order_state_conflict');
    expect(await balanceOf(member)).toBe('10000.00');
    expect(BigInt(await houseBears()) - before).toBe(-100_000n);
    expect(await takenOut(member)).toBe('0.00');
    expect(await read(order)).toMatchObject({
      nextActor: null,
      slices: [{ state: 'AUTO_CONFIRMED', complaint: { state: 'PAID' } }],
    });
  });

  it('of two at once pays once', async () => {
    const order = await complained();
    const { id, member } = order;
    const staff = [await desk.operator(), await desk.operator()];
    const ends = await Promise.all(
      staff.map((by) => desk.decide(by, 'settle', { id, body: pays(order) })),
    );
    const statuses = ends.map(({ status }) => status);
    expect(statuses.toSorted((status, other) => status - other)).toEqual([200, 409]);
    expect(await balanceOf(member)).toBe('10000.00');
  });

  it('is refused with a reason that its member reads, and moves nothing', async () => {
    const order = await complained();
    const { id, member, sliceId } = order;
    const before = await houseBears();
    const body = { sliceId, decision: 'refuse', refusal: 'payment_arrived' };
    await desk.decide(await desk.operator(), 'settle', { id, body });
    expect(await read(order)).toMatchObject({
      nextActor: null,
      slices: [{ complainBy: null, complaint: { state: 'REFUSED', refusal: 'payment_arrived' } }],
    });
    expect(await balanceOf(member)).toBe('9000.00');
    expect(await houseBears()).toBe(before);
  });

  it('takes two persons from the ceiling on (R53)', async () => {
    const order = await largeComplaint();
    const { id, member, sliceId } = order;
    const [first, second] = [await desk.operator(), await desk.operator()];
    const asked = await desk.decide(first, 'settle', { id, body: pays(order) });
    const { approvalId } = asked.value;
    expect(approvalId).toMatch(/^apr_/u);
    expect(asked.value['abilities']).not.toContain('settle');
    const refusing = { sliceId, decision: 'refuse', refusal: 'picture_unclear' };
    const other = await desk.decide(second, 'settle', { id, body: refusing });
    expect(other.code).toBe('order_state_conflict');
    expect(await balanceOf(member)).toBe('20000.00');
    expect((await agree(first, approvalId)).code).toBe('approval_is_own');
    const both = await Promise.all([agree(second, approvalId), agree(second, approvalId)]);
    expect(both.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(await read(order)).toMatchObject({ slices: [{ complaint: { state: 'PAID' } }] });
    expect(await balanceOf(member)).toBe('40000.00');
  });

  it('is answered by the return of the bank; what was paid anew comes back to the house', async () => {
    const [open, paid] = [await complained(), await complained()];
    await enterAgain(open.payee);
    const staff = await desk.operator();
    const back = ({ sliceId }: Counted) => ({ sliceId, ...newReference() });
    await desk.decide(staff, 'return', { id: open.id, body: back(open) });
    expect(await read(open)).toMatchObject({ slices: [{ complaint: { state: 'RETURNED' } }] });
    expect(await balanceOf(open.member)).toBe('10000.00');
    const late = await desk.decide(staff, 'settle', { id: open.id, body: pays(open) });
    expect(late.code).toBe('order_state_conflict');
    const before = await houseBears();
    await desk.decide(staff, 'settle', { id: paid.id, body: pays(paid) });
    await desk.decide(staff, 'return', { id: paid.id, body: back(paid) });
    expect(await balanceOf(paid.member)).toBe('10000.00');
    expect(await houseBears()).toBe(before);
    expect(await takenOut(paid.member)).toBe('0.00');
    expect((await seen(staff, paid.id))['state']).toBe('COMPLETED');
  });
});
