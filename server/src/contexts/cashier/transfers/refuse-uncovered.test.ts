import type { MemberId } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { loosePolicy, player } from '../../../../test/factories/bets.ts';
import { enterPayee, prove } from '../../../../test/factories/cashier.ts';
import { typeOwnCode } from '../../../../test/factories/codes.ts';
import {
  endlessRates,
  runningServer,
  type TestBrowser,
} from '../../../../test/factories/running.ts';
import { putBelow } from '../../../../test/factories/tree.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { balanceOf as walletBalance, post } from '../../wallet/index.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });

let keys = 0;
const newKey = () => `uncovered-key-${(keys += 1)}`;
const wonMinor = 5_000n;

/** What play or a deposit would leave on the account of a member, or take from it. */
async function put(id: MemberId, minor: bigint): Promise<void> {
  const [own, house] = [`member:${id}:cash`, 'house:adjustments'];
  const [from, to] = minor > 0n ? [house, own] : [own, house];
  const amountMinor = minor > 0n ? minor : -minor;
  await test.inUnit((ctx) =>
    post(ctx, [
      {
        debt: newKey(),
        type: 'adjustment',
        from,
        to,
        amountMinor,
        currency: 'THB',
        reference: 'test',
      },
    ]),
  );
}

/** A member below an agent that won 50.00, and has nothing of it any more. */
async function spender() {
  const [agent, child] = [await enterPayee(test, server), await enterPayee(test, server)];
  await putBelow(test, agent.id, [child.id]);
  const plays = player(test, child.id);
  const inBaht = { currency: 'THB', policy: loosePolicy };
  await plays.order(
    plays.bet('b1', inBaht),
    plays.command('WIN', 'w1', { refTxId: 'b1', amountMinor: wonMinor, ...inBaht }),
  );
  const cash = { account: `member:${child.id}:cash`, currency: 'THB' };
  const { balanceMinor } = await test.inUnit((ctx) => walletBalance(ctx, cash));
  await put(child.id, -balanceMinor);
  await prove(child.browser);
  await typeOwnCode(test, child.id);
  const takeWinBack = () =>
    plays.send(plays.command('ROLLBACK', 'x1', { refTxId: 'w1', ...inBaht }));
  return { agent, child, takeWinBack };
}

const sendUp = (browser: TestBrowser, amount: string) =>
  browser.call(endpoints.createTransfer, { body: { amount }, key: newKey() });

describe('whoever owes the house what was won and taken back', () => {
  it('sends on only what is more than the debt, and takes out no more', async () => {
    const { child, takeWinBack } = await spender();
    await takeWinBack();
    await put(child.id, wonMinor + 1_000n);
    const terms = await child.browser.call(endpoints.readTransferTerms);
    expect(terms.value).toMatchObject({ available: '10.00' });
    const out = await child.browser.call(endpoints.readWithdrawalTerms);
    expect(out.value).toMatchObject({ available: '10.00' });
    expect((await sendUp(child.browser, '10.01')).code).toBe('insufficient_balance');
    await prove(child.browser);
    await typeOwnCode(test, child.id);
    expect((await sendUp(child.browser, '10.00')).status).toBe(200);
  });

  it('passes nothing by a debt that is noted at the same moment', async () => {
    const { child, takeWinBack } = await spender();
    await put(child.id, 2_000n);
    const [sent] = await Promise.all([
      sendUp(child.browser, '20.00'),
      takeWinBack(),
      put(child.id, 2_000n),
    ]);
    const { rows } = await test.database().pool.query<{ type: string }>(
      `select e.type from entries e join lines l on l.entry_id = e.id
         join accounts a on a.id = l.account_id
        where a.path = $1 and e.type in ('member_transfer', 'win_return') order by e.id`,
      [`member:${child.id}:cash`],
    );
    const [first] = rows;
    expect(sent.status === 200).toBe(first?.type === 'member_transfer');
  });
});
