import { endpoints } from '@portal/protocol/endpoints';
import { expect, it } from 'vitest';
import { enterPayee } from '../../../../test/factories/cashier.ts';
import { enterOperator, reason } from '../../../../test/factories/operators.ts';
import { endlessRates, runningServer } from '../../../../test/factories/running.ts';
import { testDatabase } from '../../../../test/harness.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });

async function queue(name: string) {
  const desk = await enterOperator(test, server, 'cashier');
  const { value } = await desk.call(endpoints.readOverview);
  const queues = value['queues'] as readonly { readonly name: string; readonly count: number }[];
  return queues.find((row) => row.name === name);
}

it('alarms of what lies aside for three days, and of nothing younger (E3)', async () => {
  const before = Number((await queue('lateDeposits'))?.count);
  const { browser } = await enterPayee(test, server);
  const wish = { channel: 'BANK', amount: '500.00', isWithoutLimit: true };
  const order = await browser.call(endpoints.createDeposit, { body: wish, key: 'late-deposit-1' });
  const params = { id: String(order.value['id']) };
  const desk = await enterOperator(test, server, 'cashier');
  const payerName = 'Somebody Else';
  const paid = { amount: '500.00', bankReference: 'KBNK-LATE-1', payerName, reason };
  const arrived = { params, body: paid, key: 'late-deposit-2' };
  const aside = await desk.call(endpoints.confirmDeposit, arrived);
  expect(aside.value).toMatchObject({ state: 'MISMATCH' });
  const since = String(test.clock.now());
  test.clock.advance({ hours: 71, minutes: 59 });
  expect(await queue('lateDeposits')).toMatchObject({ count: before });
  test.clock.advance({ minutes: 1 });
  expect(await queue('lateDeposits')).toMatchObject({ count: before + 1, oldestAt: since });
});
