import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { enterPayee, prove } from '../../../../../test/factories/cashier.ts';
import { enterOperator, reason } from '../../../../../test/factories/operators.ts';
import { endlessRates, runningServer } from '../../../../../test/factories/running.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { countTakenBack } from './count-taken-back.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });

describe('countTakenBack', () => {
  it('counts what came back at the own wish, and nothing else (R16)', async () => {
    const { id: memberId, browser, accountId: payoutAccountId } = await enterPayee(test, server);
    const since = test.clock.now();
    const cashier = await enterOperator(test, server, 'cashier');
    let keys = 0;
    const endOne = async (code: string) => {
      await prove(browser);
      const body = { payoutAccountId, amount: '2500.00' };
      const key = `taken-back-ask-${(keys += 1)}`;
      const asked = await browser.call(endpoints.requestWithdrawal, { body, key });
      const params = { id: String(asked.value['id']) };
      const why = { reason, code };
      const ended = await cashier.call(endpoints.rejectWithdrawal, {
        params,
        body: why,
        key: `${key}-end`,
      });
      expect(ended.status).toBe(200);
    };
    const count = (least: number) => test.inUnit((ctx) => countTakenBack(ctx, { since, least }));
    await endOne('asked_by_member');
    await endOne('account_unusable');
    expect(await count(2)).toEqual([]);
    await endOne('asked_by_member');
    expect(await count(2)).toEqual([{ memberId, count: 2 }]);
  });
});
