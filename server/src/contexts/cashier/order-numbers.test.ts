import { endpoints } from '@portal/protocol/endpoints';
import { expect, it } from 'vitest';
import { enterPayee, prove } from '../../../test/factories/cashier.ts';
import { enterOperator, reason } from '../../../test/factories/operators.ts';
import { endlessRates, runningServer } from '../../../test/factories/running.ts';
import { testDatabase } from '../../../test/harness.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });

interface Line {
  readonly entryId: string;
  readonly type: string;
  readonly number: string | null;
}

it('a statement names an order by what its member can look up, and nothing by an id of ours', async () => {
  const { browser, accountId } = await enterPayee(test, server);
  await prove(browser);
  const body = { payoutAccountId: accountId, amount: '300.00' };
  const withdrawal = await browser.call(endpoints.requestWithdrawal, { body, key: 'numbers-3' });
  const desk = await enterOperator(test, server, 'cashier');
  const wish = { channel: 'BANK', amount: '500.00', isWithoutLimit: true };
  const deposit = await browser.call(endpoints.createDeposit, { body: wish, key: 'numbers-1' });
  await desk.call(endpoints.confirmDeposit, {
    params: { id: String(deposit.value['id']) },
    body: { amount: '500.00', bankReference: 'KBNK-NUMBERS', payerName: 'Mike Somchai', reason },
    key: 'numbers-2',
  });
  const { value } = await browser.call(endpoints.listStatementLines);
  const lines = value['content'] as readonly Line[];
  const numberOf = (type: string) => lines.find((line) => line.type === type)?.number;
  const { reference } = deposit.value;
  const ofWithdrawal = withdrawal.value['reference'];
  expect(lines.map(({ number }) => number)).toEqual([reference, ofWithdrawal, null]);
  expect(numberOf('deposit')).toBe(reference);
  const entryId = String(lines.find(({ type }) => type === 'deposit')?.entryId);
  const receipt = await browser.call(endpoints.readStatementEntry, { params: { entryId } });
  expect(receipt.value['line']).toMatchObject({ number: reference });
  const day = String(test.clock.now().toZonedDateTimeISO('Asia/Bangkok').toPlainDate());
  const query = { from: day, to: day };
  const file = await browser.call(endpoints.readStatementFile, { query });
  expect(file.value['csv']).toContain(reference);
  expect(file.value['csv']).not.toContain('dep_');
});
