import type { WithdrawalId } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { expect, it } from 'vitest';
import { enterAgain } from '../../../../../test/factories/cashier.ts';
import { cashierRules } from '../../../../../test/factories/cashier-rules.ts';
import { endlessRates, runningServer } from '../../../../../test/factories/running.ts';
import {
  testPicture,
  type TestOrder,
  withdrawalDesk,
} from '../../../../../test/factories/withdrawals.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { closeReceipts } from './close-receipts.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });
const { paid, operator, decide } = withdrawalDesk(test, server);

/** The timers are looked at; what was not looked at for long is another matter. */
async function tick(minutes: number): Promise<void> {
  test.clock.advance({ minutes });
  const rules = cashierRules(server, (usual) => usual);
  await test.inUnit((ctx) => closeReceipts(ctx, rules, false));
}

async function shown({ id, member, payee }: TestOrder) {
  await enterAgain(payee);
  return (await member.call(endpoints.readWithdrawal, { params: { id } })).value;
}

async function remindersOf(id: WithdrawalId): Promise<number | undefined> {
  const query = 'select reminders from withdrawal_slices where withdrawal_id = $1';
  const { rows } = await test.database().pool.query<{ reminders: number }>(query, [id]);
  return rows[0]?.reminders;
}

it('gives who reported by live chat a day longer, reminds again, and then counts (E6)', async () => {
  const order = await paid('1000.00', { image: await testPicture() });
  await tick(61);
  await tick(50);
  expect(await remindersOf(order.id)).toBe(2);
  const before = await shown(order);
  const desk = await operator();
  expect((await decide(desk, 'pause', order)).value).toMatchObject({ state: 'AWAIT_RECEIPT' });
  expect(await remindersOf(order.id)).toBe(0);
  const dueAt = Temporal.Instant.from(String(before['dueAt'])).add({ hours: 24 });
  expect(await shown(order)).toMatchObject({
    state: 'AWAIT_RECEIPT',
    reason: 'reported_by_chat',
    dueAt: String(dueAt),
  });
  await tick(24 * 60);
  expect((await shown(order))['state']).toBe('AWAIT_RECEIPT');
  await tick(10);
  expect((await shown(order))['state']).toBe('COMPLETED');
});

it('refuses what nobody is asked about', async () => {
  const order = await paid('1000.00', { image: await testPicture() });
  const desk = await operator();
  expect((await decide(desk, 'pause', { id: 'wdr_00000000' })).code).toBe('not_found');
  await tick(121);
  const later = await operator();
  expect((await decide(later, 'pause', order)).code).toBe('order_state_conflict');
});
