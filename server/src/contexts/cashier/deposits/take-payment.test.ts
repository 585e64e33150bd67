import { assertDefined } from '@portal/money';
import { endpoints } from '@portal/protocol/endpoints';
import { expect, it } from 'vitest';
import { enterPayee } from '../../../../test/factories/cashier.ts';
import { enterOperator, reason } from '../../../../test/factories/operators.ts';
import { toldAmounts } from '../../../../test/factories/outbox.ts';
import { endlessRates, runningServer } from '../../../../test/factories/running.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { foldFacts } from '../../turnover/index.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });

it('of a deposit with a fee all was paid in (R14), and the rest is told as credited', async () => {
  const desk = await enterOperator(test, server, 'cashier');
  const listed = await desk.call(endpoints.readDepositChannels);
  const { channels } = endpoints.readDepositChannels.reply.parse(listed.value);
  const bank = assertDefined(
    channels.find(({ code }) => code === 'BANK'),
    'a bank',
  );
  const { version, place, least, most, dailyMost, hours, notes } = bank;
  const { audience, minutes, fixed, weight } = bank;
  const kept = { audience, minutes, fixed, weight, hours, notes };
  const fee = { fixed: '20.00', percent: '0', least: '0', most: null };
  const body = { isOpen: true, version, place, least, most, dailyMost, ...kept, fee, reason };
  await desk.call(endpoints.changeDepositChannel, { params: { code: 'BANK' }, body });

  const { browser } = await enterPayee(test, server);
  const opened = await browser.call(endpoints.createDeposit, {
    body: { channel: 'BANK', amount: '1000.00', isWithoutLimit: true },
    key: 'fee-key-1',
  });
  const id = String(opened.value['id']);
  const bankReference = 'KBNK-FEE-1';
  const seen = { amount: '1000.00', bankReference, payerName: 'Mike Somchai', reason };
  await desk.call(endpoints.confirmDeposit, { params: { id }, body: seen, key: 'fee-key-2' });

  await test.inUnit((ctx) => foldFacts(ctx));
  const money = await browser.call(endpoints.readLifetimeMoney);
  expect(money.value).toMatchObject({ paidIn: '1000.00', netDeposits: '1000.00' });
  expect((await browser.call(endpoints.readBalance)).value['balance']).toBe('10980.00');
  const { pool } = test.database();
  const told = { name: 'cashier.deposit_moved', id, state: 'CREDITED', field: 'net' } as const;
  expect(await toldAmounts(pool, told)).toEqual(['98000']);
});
