import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { cashierRules } from '../../../../../test/factories/cashier-rules.ts';
import { enterAgain } from '../../../../../test/factories/cashier.ts';
import {
  endlessRates,
  runningServer,
  type TestBrowser,
} from '../../../../../test/factories/running.ts';
import {
  testPicture,
  type TestOrder,
  withdrawalDesk,
} from '../../../../../test/factories/withdrawals.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { closeReceipts } from '../../withdrawals/use-cases/close-receipts.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });
const desk = withdrawalDesk(test, server);
const rules = cashierRules(server);

type Counted = TestOrder & { readonly sliceId: string };

let keys = 0;
const newKey = () => `complain-key-${(keys += 1)}`;

/** A payment of 1,000.00 that silence counted as received. */
async function counted(): Promise<Counted> {
  const order = await desk.paid('1000.00', { image: await testPicture() });
  test.clock.advance({ minutes: 120 });
  await test.inUnit((ctx) => closeReceipts(ctx, rules, false), { site: { id: 'merilune' } });
  await enterAgain(order.payee);
  return order;
}

async function complain(
  by: TestBrowser,
  { id, sliceId }: Pick<Counted, 'id' | 'sliceId'>,
  change: { readonly key?: string; readonly images?: readonly string[] } = {},
) {
  const { key = newKey(), images = [await testPicture()] } = change;
  const body = { sliceId, note: 'My account shows nothing.', images };
  return by.call(endpoints.createComplaint, { params: { id }, body, key });
}

const read = async ({ id, member }: Counted) =>
  (await member.call(endpoints.readWithdrawal, { params: { id } })).value;
const balanceOf = async (by: TestBrowser) =>
  (await by.call(endpoints.readBalance)).value['balance'];

describe('createComplaint', () => {
  it('refuses in order', async () => {
    const order = await counted();
    const { id, member } = order;
    const other = await desk.paid();
    expect((await complain(other.member, order)).code).toBe('not_found');
    const noSlice = { id, sliceId: 'slc_0000000000000000' };
    expect((await complain(member, noSlice)).code).toBe('not_found');
    // It still waits for an answer, which is the way to say so.
    expect((await complain(other.member, other)).code).toBe('receipt_closed');
    expect((await complain(member, order, { images: [] })).code).toBe('proof_missing');
    const noPicture = { images: [Buffer.from('nothing').toString('base64')] };
    expect((await complain(member, order, noPicture)).code).toBe('proof_unreadable');
    expect((await complain(member, order)).status).toBe(200);
    expect((await complain(member, order)).code).toBe('complaint_made');
  });

  it('is taken until 72 hours after the payment counted, and not a moment later', async () => {
    const [last, late] = [await counted(), await counted()];
    await enterAgain(last.payee);
    const until = Temporal.Instant.from(String((await slice(last))['complainBy']));
    const wait = until.since(test.clock.now());
    test.clock.advance({ seconds: Math.floor(wait.total('seconds')) });
    await enterAgain(last.payee);
    expect((await complain(last.member, last)).status).toBe(200);
    await enterAgain(late.payee);
    const lateUntil = Temporal.Instant.from(String((await slice(late))['complainBy']));
    const rest = lateUntil.since(test.clock.now());
    test.clock.advance({ seconds: Math.ceil(rest.total('seconds')) + 1 });
    await enterAgain(late.payee);
    expect((await complain(late.member, late)).code).toBe('complaint_late');
  });

  it('opens an investigation, moves no money, and says who acts next by when', async () => {
    const order = await counted();
    const { member } = order;
    const before = await balanceOf(member);
    const key = newKey();
    const images = [await testPicture()];
    const made = await complain(member, order, { key, images });
    expect((await complain(member, order, { key, images })).value).toEqual(made.value);
    expect(await balanceOf(member)).toBe(before);
    const shown = await read(order);
    expect(shown).toMatchObject({
      state: 'COMPLETED',
      nextActor: 'house',
      reason: 'complaint_made',
      dueAt: expect.any(String) as string,
    });
    expect((shown['steps'] as unknown[]).at(-1)).toMatchObject({
      reason: 'complaint_made',
      by: 'member',
    });
    expect(await slice(order)).toMatchObject({
      state: 'AUTO_CONFIRMED',
      complainBy: null,
      complaint: { state: 'OPEN', note: 'My account shows nothing.' },
    });
    const { complaint } = (await slice(order)) as { complaint: { proofIds: string[] } };
    expect(complaint.proofIds).toHaveLength(1);
  });

  it('of two at once is made once', async () => {
    const order = await counted();
    const { member } = order;
    const ends = await Promise.all([complain(member, order), complain(member, order)]);
    expect(ends.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(ends.filter(({ code }) => code === 'complaint_made')).toHaveLength(1);
  });
});

async function slice(order: Counted): Promise<Readonly<Record<string, unknown>>> {
  const { slices } = await read(order);
  const [row = {}] = slices as Readonly<Record<string, unknown>>[];
  return row;
}
