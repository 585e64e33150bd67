import { readTeamMembers } from '../src/contexts/agents/index.ts';
import { foldIntoTeams } from '../src/contexts/agents/sums/use-cases/fold-into-teams.ts';
import { listTeamStatement } from '../src/contexts/agents/sums/use-cases/list-team-statement.ts';
import { readAgentIncome } from '../src/contexts/agents/sums/use-cases/read-agent-income.ts';
import { readTeamOverview } from '../src/contexts/agents/sums/use-cases/read-team-overview.ts';
import { listDownline } from '../src/contexts/agents/use-cases/list-downline.ts';
import { listRegisterLinks } from '../src/contexts/agents/use-cases/list-register-links.ts';
import { listTeamBets } from '../src/contexts/reporting/team/use-cases/list-team-bets.ts';
import * as lines from '../src/contexts/reporting/team/use-cases/list-team-transactions.ts';
import * as totals from '../src/contexts/reporting/team/use-cases/read-team-bet-totals.ts';
import { foldFacts, type FoldedRow } from '../src/contexts/turnover/index.ts';
import type { Ctx, MemberActor } from '../src/platform/context.ts';
import type { Database } from '../src/platform/database.ts';
import type { createUnits } from './unit.ts';

export type TeamPage = (ctx: Ctx<MemberActor>) => Promise<unknown>;

/** What higher contexts bring, where nobody has any of it. */
export const downlineParts = {
  contractKinds: () => Promise.resolve(new Map()),
  ranks: () => Promise.resolve(new Map()),
  wagesOf: () => Promise.resolve([]),
  incomeOf: () => Promise.resolve({ lines: [], below: [] }),
};
const none = { account: undefined, category: undefined, search: undefined, source: undefined };

/** What the pages of agents about their teams read, for days of the site, by what they show. */
export function teamPages(span: {
  readonly from: string;
  readonly to: string;
}): Readonly<Record<string, TeamPage>> {
  const day = { from: span.to, to: span.to };
  const page = { offset: 0, limit: 20, isActiveOnly: false, order: 'desc' } as const;
  const list = {
    ...none,
    ...downlineParts,
    from: undefined,
    to: undefined,
    pageNum: 1,
    pageSize: 20,
  };
  const balances = { leastBalance: undefined, mostBalance: undefined, hasContract: false } as const;
  const anyone = {
    ...list,
    ...balances,
    kind: undefined,
    order: undefined,
    sort: 'joined',
  } as const;
  const links = { state: undefined, opens: undefined, pageNum: 1, pageSize: 20 };
  return {
    'overview, 31 days': (ctx) =>
      readTeamOverview(ctx, { ...none, ...span, scope: 'team' }, downlineParts),
    'profit and loss, 31 days, by stake': (ctx) =>
      listTeamStatement(ctx, { ...none, ...span, ...page, sort: 'stake' }),
    'income, 31 days': (ctx) =>
      readAgentIncome(ctx, { ...none, ...span, scope: undefined }, downlineParts),
    'downline, whole team': (ctx) => listDownline(ctx, { ...anyone, scope: 'team' }, downlineParts),
    'downline, directs': (ctx) => listDownline(ctx, { ...anyone, scope: 'direct' }, downlineParts),
    'bets of the directs, one day': (ctx) =>
      listTeamBets(ctx, { ...day, scope: 'direct', limit: 20 }),
    'bets of the whole team, one day': (ctx) =>
      listTeamBets(ctx, { ...day, scope: 'team', limit: 20 }),
    'bets of the whole team that won, of which there are none': (ctx) =>
      listTeamBets(ctx, { ...day, scope: 'team', result: 'WIN', limit: 20 }),
    'movements of the whole team, one day': (ctx) =>
      lines.listTeamTransactions(ctx, { ...day, scope: 'team', limit: 20 }),
    'sums of those bets': (ctx) => totals.readTeamBetTotals(ctx, { ...day, scope: 'direct' }),
    'movements of the directs, one day': (ctx) =>
      lines.listTeamTransactions(ctx, { ...day, scope: 'direct', limit: 20 }),
    'register links': (ctx) => listRegisterLinks(ctx, links),
    'who is in the team': (ctx) => readTeamMembers(ctx, { account: undefined, scope: 'direct' }),
  };
}

/** Everything that was booked goes into the sums of members and of all agents above them. */
export async function foldEverything(
  { inUnit }: Pick<ReturnType<typeof createUnits>, 'inUnit'>,
  { pool }: Pick<Database, 'pool'>,
): Promise<void> {
  let isMore = true;
  while (isMore) {
    ({ isMore } = await inUnit((ctx) => foldFacts(ctx)));
  }
  const { rows: events } = await pool.query<{ payload: { rows: readonly FoldedRow[] } }>(
    "select payload from outbox where name = 'turnover.folded' order by id",
  );
  for (const { payload } of events) {
    await inUnit((ctx) => foldIntoTeams(ctx, payload.rows, 10_000n));
  }
}
