import { expect, it } from 'vitest';
import { placeMember } from '../../../test/factories/agents.ts';
import { testDatabase } from '../../../test/harness.ts';
import { fund } from '../../../test/factories/wallet.ts';
import { downlineQuery } from './downline-query.ts';
import { presentDownline } from './present.ts';
import { listDownline } from './use-cases/list-downline.ts';

const test = testDatabase();
const parts = {
  contractKinds: () => Promise.resolve(new Map()),
  ranks: () => Promise.resolve(new Map()),
  wagesOf: () => Promise.resolve([]),
  incomeOf: () => Promise.resolve({ lines: [], below: [] }),
};

/** A list that asks for balances of 5.00 and more, sorted by them. */
async function listed(showsBalances: boolean) {
  const agent = await test.inUnit((ctx) => placeMember(ctx, { isAgent: true }));
  await test.inUnit(async (ctx) => {
    const rich = await placeMember(ctx, { above: agent.id, isAgent: true });
    await placeMember(ctx, { above: agent.id });
    await fund(ctx, `member:${rich.id}:cash`, 700n);
  });
  const query = downlineQuery({ leastBalance: '5.00', sort: 'balance' }, showsBalances);
  return test.inUnit(
    async (ctx) => {
      const page = { ...query, pageNum: 1, pageSize: 10 };
      return presentDownline(await listDownline(ctx, page, parts), ctx.site, showsBalances);
    },
    { actor: agent.actor },
  );
}

it('shows agents what those below hold (agents-loyalty-money.md 10, 12)', async () => {
  const { content, showsBalances } = await listed(true);
  expect([showsBalances, content.map(({ balance }) => balance)]).toEqual([true, ['7.00']]);
  expect(content[0]?.teamBalance).toBe('7.00');
});

it('tells nothing of it where the site keeps it, by no bound and no order either', async () => {
  const { content, showsBalances } = await listed(false);
  expect(showsBalances).toBe(false);
  expect(content.map(({ balance, teamBalance }) => [balance, teamBalance])).toEqual([
    [null, null],
    [null, null],
  ]);
});
