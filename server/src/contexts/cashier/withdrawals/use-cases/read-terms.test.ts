import { endpoints } from '@portal/protocol/endpoints';
import { expect, it } from 'vitest';
import { endlessRates, runningServer } from '../../../../../test/factories/running.ts';
import { type TestOrder, withdrawalDesk } from '../../../../../test/factories/withdrawals.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { post } from '../../../wallet/index.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });
const desk = withdrawalDesk(test, server);

type Payee = TestOrder['payee'];

/** What the terms said before an order, and the state that it came to. */
async function ordered(amount: string, prepare?: (payee: Payee) => Promise<void>) {
  const before: { terms?: Record<string, unknown>; accountId?: string } = {};
  const { member, id } = await desk.request(amount, async (payee) => {
    await prepare?.(payee);
    before.terms = (await payee.browser.call(endpoints.readWithdrawalTerms)).value;
    before.accountId = payee.accountId;
  });
  const { value } = await member.call(endpoints.readWithdrawal, { params: { id } });
  const { reviewedAccountIds, unreviewedMost, reviewHours } = before.terms ?? {};
  return {
    isReviewed: (reviewedAccountIds as string[]).includes(before.accountId ?? ''),
    unreviewedMost,
    reviewHours,
    state: value['state'],
  };
}

const usual = { unreviewedMost: '2000.00', reviewHours: 24 };

it('says beforehand whether a person looks first, by the amount and by the account', async () => {
  expect(await ordered('1000.00')).toEqual({ ...usual, isReviewed: false, state: 'APPROVED' });
  expect(await ordered('2000.01')).toEqual({ ...usual, isReviewed: false, state: 'REVIEW' });
  const unplayed = await ordered('1000.00', ({ id }) =>
    test.inUnit(async (ctx) => {
      const to = `member:${id}:cash`;
      const paid = { from: 'outside:bank', to, amountMinor: 50_000n, currency: 'THB' } as const;
      await post(ctx, [{ debt: `test:${id}`, type: 'deposit', reference: 'test', ...paid }]);
    }),
  );
  expect(unplayed).toEqual({ ...usual, isReviewed: true, state: 'REVIEW' });
});
