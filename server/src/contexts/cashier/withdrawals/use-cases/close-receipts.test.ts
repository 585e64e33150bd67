import type { MemberId, WithdrawalId } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { expect, it } from 'vitest';
import { enterAgain } from '../../../../../test/factories/cashier.ts';
import { cashierRules } from '../../../../../test/factories/cashier-rules.ts';
import { endlessRates, runningServer } from '../../../../../test/factories/running.ts';
import {
  newReference,
  testPicture,
  type TestOrder,
  withdrawalDesk,
} from '../../../../../test/factories/withdrawals.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { closeReceipts } from './close-receipts.ts';
import { pauseReceipts } from './pause-receipts.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });
const { paid, request, decide, operator } = withdrawalDesk(test, server);

function tick(autoMinutes?: number): Promise<void> {
  const rules = cashierRules(server, (usual) => {
    const receipt = { ...usual.receipt, ...(autoMinutes !== undefined && { autoMinutes }) };
    return { ...usual, receipt };
  });
  return test.inUnit(async (ctx) => {
    await pauseReceipts(ctx);
    await closeReceipts(ctx, rules, false);
  });
}

async function stateOf({ id, member, payee }: TestOrder): Promise<unknown> {
  await enterAgain(payee);
  return (await member.call(endpoints.readWithdrawal, { params: { id } })).value['state'];
}

async function silenceOf({ id, member }: TestOrder): Promise<unknown> {
  const { value } = await member.call(endpoints.readWithdrawal, { params: { id } });
  return (value['slices'] as readonly Record<string, unknown>[])[0]?.['silence'];
}

async function remindersOf(id: WithdrawalId): Promise<number | undefined> {
  const query = 'select reminders from withdrawal_slices where withdrawal_id = $1';
  const { rows } = await test.database().pool.query<{ reminders: number }>(query, [id]);
  return rows[0]?.reminders;
}

/** The longest step that is no gap yet. */
const stepMinutes = 3;

/** Step by step, as a server that runs looks at them. */
async function runFor(minutes: number, autoMinutes?: number): Promise<void> {
  for (let left = minutes; left > 0; left -= stepMinutes) {
    test.clock.advance({ minutes: Math.min(left, stepMinutes) });
    await tick(autoMinutes);
  }
}

it('hands a payment of the house without a slip to the desk instead of counting it', async () => {
  const [bare, proven] = [await paid(), await paid('1000.00', { image: await testPicture() })];
  // The page promises what the timer does.
  expect([await silenceOf(bare), await silenceOf(proven)]).toEqual(['person', 'received']);
  await tick();
  await runFor(121);
  expect(await stateOf(bare)).toBe('DISPUTED');
  expect(await stateOf(proven)).toBe('COMPLETED');
});

it('hands to the desk what is above the ceiling, and says so beforehand', async () => {
  const large = await request('7000.00');
  await decide(await operator(), 'approve', large);
  const body = { ...newReference(), image: await testPicture() };
  await decide(await operator(), 'pay', { id: large.id, body });
  expect(await silenceOf(large)).toBe('person');
  const query = 'update withdrawal_slices set confirm_by = $2 where withdrawal_id = $1';
  await test.database().pool.query(query, [large.id, String(test.clock.now())]);
  await tick();
  expect(await stateOf(large)).toBe('DISPUTED');
});

it('counts an outage as a pause, and goes on with what was left', async () => {
  const order = await paid('1000.00', { image: await testPicture() });
  await tick();
  await runFor(60);
  test.clock.advance({ hours: 5 });
  await tick();
  expect(await stateOf(order)).toBe('AWAIT_RECEIPT');
  await runFor(58);
  expect(await stateOf(order)).toBe('AWAIT_RECEIPT');
  await runFor(3);
  expect(await stateOf(order)).toBe('COMPLETED');
});

it.each([10, 16, 20])('reminds twice also within %d minutes', async (autoMinutes) => {
  const order = await paid('1000.00', { image: await testPicture() });
  const by = String(test.clock.now().add({ minutes: autoMinutes }));
  const query = 'update withdrawal_slices set confirm_by = $2 where withdrawal_id = $1';
  await test.database().pool.query(query, [order.id, by]);
  await tick(autoMinutes);
  expect(await remindersOf(order.id)).toBe(0);
  await runFor(Math.ceil(autoMinutes / 2), autoMinutes);
  expect(await remindersOf(order.id)).toBe(1);
  await runFor(Math.floor(autoMinutes / 2) - 1, autoMinutes);
  expect(await remindersOf(order.id)).toBe(2);
});

it('reminds of a later payment while more than are looked at once wait before it', async () => {
  const order = await paid('1000.00', { image: await testPicture() });
  await crowd(order, 250);
  await tick();
  await runFor(61);
  await runFor(1);
  expect(await remindersOf(order.id)).toBe(1);
});

/** So many payments that were reminded of already and end before the last of this order. */
async function crowd(order: TestOrder, count: number): Promise<void> {
  const { rows } = await test
    .database()
    .pool.query<{ member_id: MemberId }>('select member_id from withdrawals where id = $1', [
      order.id,
    ]);
  expect(rows).toHaveLength(1);
  await test.database().pool.query(
    `insert into withdrawal_slices (id, withdrawal_id, payer, amount_minor, currency, state,
                                    bank_reference, made_at, sent_at, confirm_by, reminders)
     select 'slc_crowd' || n, withdrawal_id, payer, amount_minor, currency, state,
            'CROWD-' || n, made_at, sent_at, confirm_by - interval '1 minute', 1
       from withdrawal_slices, generate_series(1, $2::int) n where withdrawal_id = $1`,
    [order.id, count],
  );
}
