import { endpoints } from '@portal/protocol/endpoints';
import { expect, it } from 'vitest';
import { enterPayee, prove } from '../../../../../test/factories/cashier.ts';
import { endlessRates, runningServer } from '../../../../../test/factories/running.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import type { MemberActor } from '../../../../platform/context.ts';
import { deletePayoutAccount } from './delete-payout-account.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });

/** Whether a statement of this database waits for a lock of another transaction. */
async function isWaiting(): Promise<boolean> {
  const { rows } = await test.database().pool.query<{ waits: boolean }>(
    `select exists (select from pg_locks l join pg_database d on d.oid = l.database
       where d.datname = current_database() and not l.granted) as waits`,
  );
  return rows[0]?.waits === true;
}

it('takes an account off, or a withdrawal uses it, but never both at once (E4)', async () => {
  const { id, browser, accountId } = await enterPayee(test, server);
  await prove(browser);
  const session = { sessionId: 'ses_test', isRestricted: false, ip: '203.0.113.5' };
  const actor: MemberActor = { kind: 'member', id, isTrial: false, isAgent: false, ...session };
  const body = { payoutAccountId: accountId, amount: '500.00' };
  let hasAnswer = false;
  const asked = await test.inUnit<{ answer: ReturnType<typeof browser.call> }, MemberActor>(
    async (ctx) => {
      await deletePayoutAccount(ctx, accountId);
      const answer = browser.call(endpoints.requestWithdrawal, { body, key: 'race-of-account-1' });
      void answer.then(() => {
        hasAnswer = true;
      });
      const isDecided = async () => hasAnswer || (await isWaiting());
      await expect.poll(isDecided, { timeout: 20_000 }).toBe(true);
      return { answer };
    },
    { actor },
  );
  expect((await asked.answer).code).toBe('not_found');
});
