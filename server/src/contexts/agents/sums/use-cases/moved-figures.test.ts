import type { MemberId } from '@portal/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import { placeMember, type Placed } from '../../../../../test/factories/agents.ts';
import { playBet } from '../../../../../test/factories/settling.ts';
import { moveNow } from '../../../../../test/factories/tree-moves.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { foldFacts, type FoldedRow } from '../../../turnover/index.ts';
import { readTeamMembers } from '../../read-team-members.ts';
import { foldIntoTeams } from './fold-into-teams.ts';
import { listTeamStatement } from './list-team-statement.ts';
import { readTeamOverview } from './read-team-overview.ts';

const test = testDatabase();
let [old, other, agent, member]: Placed[] = [];

const span = { from: '2026-03-02', to: '2026-03-03' };
const none = { category: undefined, search: undefined, account: undefined };
const noIncome = { incomeOf: () => Promise.resolve({ lines: [], below: [] }) };
const page = { offset: 0, limit: 9, sort: 'joined', order: 'desc', isActiveOnly: false } as const;
const as = <Result>(
  person: Placed | undefined,
  read: (ctx: Ctx<MemberActor>) => Promise<Result>,
): Promise<Result> => test.inUnit(read, person === undefined ? {} : { actor: person.actor });

async function play(stakeMinor: bigint): Promise<void> {
  const memberId = member?.id ?? 'mbr_nobody00';
  await test.inUnit((ctx) => playBet(ctx, { memberId, stakeMinor, payoutMinor: 0n }));
  await test.inUnit((ctx) => foldFacts(ctx));
  const { rows } = await test
    .database()
    .pool.query<{ payload: { rows: FoldedRow[] } }>(
      "select payload from outbox where name = 'turnover.folded' order by id desc limit 1",
    );
  await test.inUnit((ctx) => foldIntoTeams(ctx, rows[0]?.payload.rows ?? [], 10_000n));
}

/** An agent and a member below it move between two lines; the day begins at 17:00 UTC. */
beforeAll(async () => {
  test.clock.set(Temporal.Instant.from('2026-03-02T08:00:00Z'));
  await test.inUnit(async (ctx) => {
    old = await placeMember(ctx, { isAgent: true });
    other = await placeMember(ctx, { isAgent: true });
    agent = await placeMember(ctx, { isAgent: true, above: old.id });
    member = await placeMember(ctx, { above: agent.id });
  });
  await play(1000n);
  const toId: MemberId = other?.id ?? 'mbr_nobody00';
  await moveNow(test, { memberId: agent?.id ?? 'mbr_nobody00', toId });
  await play(300n);
});

describe('figures of before a move', () => {
  it('stay with the old line, and those of after it belong to the new one (A5)', async () => {
    const stakesOf = async (person: Placed | undefined) => {
      const { rows, sum } = await as(person, (ctx) =>
        listTeamStatement(ctx, { ...none, ...span, ...page }),
      );
      const shown = rows.map(({ account, isAgent, figures }) => [
        account,
        isAgent,
        figures.stakeMinor,
      ]);
      return [...shown, sum.stakeMinor];
    };
    expect(await stakesOf(old)).toEqual([[agent?.account, false, 1000n], 1000n]);
    expect(await stakesOf(other)).toEqual([[agent?.account, true, 300n], 300n]);
    expect(await stakesOf(agent)).toEqual([[member?.account, false, 1300n], 1300n]);
  });

  it('are not shown to the new line when it opens the team (R80)', async () => {
    const opened = { ...none, ...span, account: agent?.account };
    const statement = await as(other, (ctx) => listTeamStatement(ctx, { ...opened, ...page }));
    expect(statement.sum.stakeMinor).toBe(300n);
    const scopes = ['team', 'direct'] as const;
    for (const scope of scopes) {
      const { days, trend } = await as(other, (ctx) =>
        readTeamOverview(ctx, { ...opened, scope }, noIncome),
      );
      expect(trend.days).toEqual(days);
      expect(days.map(({ siteDay, stakeMinor }) => [siteDay, stakeMinor])).toEqual([
        ['2026-03-03', 300n],
      ]);
    }
    const { since } = await as(other, (ctx) =>
      readTeamMembers(ctx, { account: undefined, scope: 'team' }),
    );
    expect([...since.values()]).toEqual(['2026-03-03', '2026-03-03']);
    const own = await as(agent, (ctx) =>
      readTeamMembers(ctx, { account: undefined, scope: 'team' }),
    );
    expect(own.since.size).toBe(0);
  });
});
