import { assertDefined } from '@portal/money';
import { type IncomeSource, incomeSources } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { readAccounts } from '../../../members/index.ts';
import { readTeamTop } from '../../team-top.ts';
import { readUpline } from '../read-upline.ts';
import {
  type DaySpan,
  selectDirects,
  selectTeamDays,
  sumTeams,
  type TeamDay,
} from '../store-sums.ts';

export interface IncomeQuery extends DaySpan {
  readonly account: string | undefined;
  readonly source: IncomeSource | undefined;
}

export interface IncomeRow {
  readonly day: string;
  readonly source: IncomeSource;
  readonly receivedMinor: bigint;
  readonly paidMinor: bigint;
}

export interface AgentIncome {
  readonly upline: readonly string[];
  readonly rows: readonly IncomeRow[];
  /** What went to each directly below, the most first. */
  readonly downline: readonly { readonly account: string; readonly paidMinor: bigint }[];
}

const mostCompared = 2000;

const receivedOf: Readonly<Record<IncomeSource, (day: TeamDay) => bigint>> = {
  rebate: (day) => day.ownRebateMinor,
  salary: (day) => day.ownSalaryMinor,
  dividend: (day) => day.ownDividendMinor,
};

/**
 * Rebates are the house's to pay; salaries and dividends of those directly below are the agent's.
 */
const paidOf: Readonly<Record<IncomeSource, (day: TeamDay) => bigint>> = {
  rebate: () => 0n,
  salary: (day) => day.paidSalaryMinor,
  dividend: (day) => day.paidDividendMinor,
};

/**
 * What came to an agent by day and source, the newest first, and what went on to those directly
 * below. Refuses with `not_found` whoever does not stand below (R80).
 */
export async function readAgentIncome(
  ctx: Ctx<MemberActor>,
  query: IncomeQuery,
): Promise<AgentIncome> {
  const { own, top } = await readTeamTop(ctx, query.account);
  const days = await selectTeamDays(ctx.tx, { number: top.number, ...query });
  const sources = incomeSources.filter(
    (name) => query.source === undefined || name === query.source,
  );
  const rows = days.flatMap((day) =>
    sources.map((source) => ({
      day: day.siteDay,
      source,
      receivedMinor: receivedOf[source](day),
      paidMinor: paidOf[source](day),
    })),
  );
  return {
    upline: await readUpline(ctx, own, top),
    rows: rows.filter((row) => row.receivedMinor !== 0n || row.paidMinor !== 0n).toReversed(),
    downline: await paidBelow(ctx, top.path, query),
  };
}

async function paidBelow(
  ctx: Ctx,
  path: string,
  { from, to, source }: IncomeQuery,
): Promise<AgentIncome['downline']> {
  const directs = await selectDirects(ctx.tx, { path, ids: undefined, limit: mostCompared });
  const agents = directs.filter(({ isAgent }) => isAgent);
  const numbers = agents.map(({ number }) => number);
  const sums = Map.groupBy(await sumTeams(ctx.tx, { from, to, numbers }), ({ number }) => number);
  const paid = agents.map(({ memberId, number }) => {
    const paidMinor = (sums.get(number) ?? []).reduce((minor, row) => {
      const salary = source === 'dividend' ? 0n : row.ownSalaryMinor;
      const dividend = source === 'salary' ? 0n : row.ownDividendMinor;
      return source === 'rebate' ? minor : minor + salary + dividend;
    }, 0n);
    return { memberId, paidMinor };
  });
  const some = paid.filter(({ paidMinor }) => paidMinor !== 0n);
  const accounts = await readAccounts(
    ctx,
    some.map(({ memberId }) => memberId),
  );
  return some
    .toSorted((left, right) => Number(right.paidMinor - left.paidMinor))
    .map(({ memberId, paidMinor }) => {
      const account = assertDefined(accounts.get(memberId), 'a position belongs to a member');
      return { account, paidMinor };
    });
}
