import { endpoints } from '@portal/protocol/endpoints';
import { expect, it } from 'vitest';
import { enterAgain, enterPayee, prove } from '../../../../test/factories/cashier.ts';
import { enterOperator, reason } from '../../../../test/factories/operators.ts';
import { endlessRates, runningServer } from '../../../../test/factories/running.ts';
import { putBelow } from '../../../../test/factories/tree.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { asOwner } from '../../../../test/owner.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });

it('an agent reads the orders of a team by their numbers, on the page and in the file', async () => {
  const [agent, member] = [await enterPayee(test, server), await enterPayee(test, server)];
  await asOwner(test, 'update credentials set is_agent = true where subject_id = $1', [agent.id]);
  await putBelow(test, agent.id, [member.id]);
  await enterAgain(agent);
  const { browser, accountId: payoutAccountId } = member;
  await prove(browser);
  const body = { payoutAccountId, amount: '300.00' };
  const withdrawal = await browser.call(endpoints.requestWithdrawal, {
    body,
    key: 'team-number-1',
  });
  const wish = { channel: 'BANK', amount: '500.00', isWithoutLimit: true };
  const deposit = await browser.call(endpoints.createDeposit, { body: wish, key: 'team-number-2' });
  const desk = await enterOperator(test, server, 'cashier');
  await desk.call(endpoints.confirmDeposit, {
    params: { id: String(deposit.value['id']) },
    body: { amount: '500.00', bankReference: 'KBNK-TEAM', payerName: 'Mike Somchai', reason },
    key: 'team-number-3',
  });
  const day = String(test.clock.now().toZonedDateTimeISO('UTC').toPlainDate());
  const query = { from: day, to: day, account: member.username };
  const { value } = await agent.browser.call(endpoints.listTeamTransactions, { query });
  const lines = value['content'] as readonly { readonly type: string; reference: string }[];
  const references = (type: string) =>
    lines.filter((line) => line.type === type).map(({ reference }) => reference);
  expect(references('deposit')).toEqual([deposit.value['reference']]);
  expect(references('withdraw_hold')).toEqual([withdrawal.value['reference']]);
  const file = await agent.browser.call(endpoints.readTeamTransactionsFile, { query });
  expect(file.value['csv']).toContain(deposit.value['reference']);
  expect(`${JSON.stringify(value)}${String(file.value['csv'])}`).not.toMatch(/(?:dep|wdr)_/u);
});

it('an agent reads what the desk wrote to the agent, and not what it wrote to others (B5, H)', async () => {
  const [agent, member] = [await enterPayee(test, server), await enterPayee(test, server)];
  await asOwner(test, 'update credentials set is_agent = true where subject_id = $1', [agent.id]);
  await putBelow(test, agent.id, [member.id]);
  await enterAgain(agent);
  const desk = await enterOperator(test, server, 'cashier');
  const wrote = async (id: string, explanation: string) => {
    const body = { direction: 'credit', amount: '5.00', currency: 'THB', reason, explanation };
    const got = await desk.call(endpoints.adjustMember, {
      params: { id },
      body,
      key: `told-${id}`,
    });
    expect(got.value['outcome']).toBe('posted');
  };
  await wrote(agent.id, 'Your wage of Monday was short.');
  await wrote(member.id, 'Your stake during your break.');
  const day = String(test.clock.now().toZonedDateTimeISO('UTC').toPlainDate());
  const query = { from: day, to: day, group: 'adjustment' } as const;
  const got = await agent.browser.call(endpoints.listTeamTransactions, { query });
  const { content } = endpoints.listTeamTransactions.reply.parse(got.value);
  expect(new Map(content.map(({ account, remark }) => [account, remark] as const))).toEqual(
    new Map<string, string | null>([
      [agent.username, 'Your wage of Monday was short.'],
      [member.username, null],
    ]),
  );
  const file = await agent.browser.call(endpoints.readTeamTransactionsFile, { query });
  const csv = String(file.value['csv']);
  expect(csv.split('\r\n')[0]).toMatch(/Reference,Remark,Balance after$/u);
  expect(csv).toContain(',Your wage of Monday was short.,');
  expect(csv).not.toContain('break');
});
