import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { registerMember } from '../../../../test/factories/identity.ts';
import { enterOperator, enterOwner } from '../../../../test/factories/operators.ts';
import { runningServer } from '../../../../test/factories/running.ts';
import { turnoverPlayer } from '../../../../test/factories/turnover.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { bookMoney, foldFacts } from '../../turnover/index.ts';

const test = testDatabase();
const server = runningServer(test);

interface Day {
  readonly day: string;
  readonly players: number;
}

describe('the first page of the desk', () => {
  it('counts the queues of the role, and no others', async () => {
    const names = async (role: string) => {
      const operator = await enterOperator(test, server, role);
      const { value } = await operator.call(endpoints.readOverview);
      return (value['queues'] as readonly { readonly name: string }[]).map(({ name }) => name);
    };
    expect(await names('auditor')).toEqual(expect.arrayContaining(['withdrawals', 'approvals']));
    expect(await names('auditor')).not.toContain('feedback');
    expect(await names('viewer')).toEqual([]);
  });

  it('shows since when the oldest letter waits', async () => {
    const member = server.browser();
    await registerMember(member);
    const support = await enterOperator(test, server, 'support');
    const letter = async () => {
      const { value } = await support.call(endpoints.readOverview);
      const queues = value['queues'] as readonly { readonly name: string }[];
      return queues.find(({ name }) => name === 'feedback');
    };
    expect(await letter()).toEqual({ name: 'feedback', count: 0, oldestAt: null });
    const body = { questionType: 'deposit', content: 'Where is the money that I paid in today?' };
    const sent = await member.call(endpoints.sendFeedback, { body });
    expect(sent.status).toBe(200);
    expect(await letter()).toMatchObject({ count: 1, oldestAt: String(test.clock.now()) });
  });

  it('sums play and money of all members by day and category', async () => {
    const ann = turnoverPlayer(test, 'overview1');
    await ann.book(ann.fact('o1'), ann.fact('o2', { category: 'FISH' }));
    await test.inUnit((ctx) =>
      bookMoney(ctx, [
        { memberId: ann.memberId, kind: 'deposit', amountMinor: 5_000n },
        { memberId: ann.memberId, kind: 'bonus', amountMinor: 700n },
      ]),
    );
    await test.inUnit((ctx) => foldFacts(ctx));
    const owner = await enterOwner(server);
    const { value } = await owner.call(endpoints.readRevenue, { query: { days: '3' } });
    const days = value['days'] as readonly Day[];
    expect(days).toHaveLength(3);
    expect(days[0]).toMatchObject({ betCount: 2, depositAmount: '50.00', costAmount: '7.00' });
    expect(days[1]).toMatchObject({ players: 0, betCount: 0, categories: [] });
    const overview = await owner.call(endpoints.readOverview);
    expect(overview.value['days']).toEqual(days.slice(0, 2));
  });

  it('lists a category in which money was paid and nothing was bet', async () => {
    const ann = turnoverPlayer(test, 'overview2');
    const nothing = { betCount: 0, stakeMinor: 0n, validMinor: 0n, wholeStakeMinor: 0n };
    await ann.book(ann.fact('p1', { category: 'SPORTS', ...nothing, payoutMinor: 50_000n }));
    await test.inUnit((ctx) => foldFacts(ctx));
    const owner = await enterOwner(server);
    const { value } = await owner.call(endpoints.readOverview);
    const [today] = value['days'] as readonly Record<string, unknown>[];
    expect(today?.['categories']).toContainEqual({
      category: 'SPORTS',
      betCount: 0,
      stakeAmount: '0.00',
      payoutAmount: '500.00',
      grossAmount: '-500.00',
    });
  });

  it('keeps money from whoever may not see it', async () => {
    const trader = await enterOperator(test, server, 'trader');
    const { value } = await trader.call(endpoints.readOverview);
    expect(value).toMatchObject({ days: [] });
    const refused = await trader.call(endpoints.readRevenue);
    expect(refused.status).toBe(403);
  });
});
