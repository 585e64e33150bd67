import { assertDefined } from '@portal/money';
import type { RateCategory } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { memberIdsNamed, readAccounts } from '../../../members/index.ts';
import { readSpan } from '../../../turnover/index.ts';
import type { Position } from '../../store.ts';
import { readTeamTop } from '../../team-top.ts';
import { directFigures } from '../direct-figures.ts';
import { type Figures, isEmpty, netOf, sumFigures, totalOf } from '../figures.ts';
import { readUpline } from '../read-upline.ts';
import { type DaySpan, selectDirects, selectTeamDays } from '../store-sums.ts';

export const statementSorts = {
  deposit: (row: Figures) => row.depositMinor,
  withdrawal: (row: Figures) => row.withdrawalMinor,
  stake: (row: Figures) => row.stakeMinor,
  valid: (row: Figures) => row.validMinor,
  payout: (row: Figures) => row.payoutMinor,
  net: netOf,
  rebate: (row: Figures) => row.rebateMinor,
  bonus: (row: Figures) => row.bonusMinor,
  salary: (row: Figures) => row.salaryMinor + row.dividendMinor,
  total: totalOf,
} as const;

export interface StatementQuery extends DaySpan {
  readonly account: string | undefined;
  readonly category: RateCategory | undefined;
  readonly search: string | undefined;
  readonly isActiveOnly: boolean;
  readonly sort: keyof typeof statementSorts | 'joined';
  readonly order: 'asc' | 'desc';
  readonly offset: number;
  readonly limit: number;
}

export interface StatementRow {
  readonly account: string;
  readonly isAgent: boolean;
  readonly figures: Figures;
}

export interface TeamStatement {
  readonly upline: readonly string[];
  readonly rows: readonly StatementRow[];
  readonly total: number;
  readonly isSorted: boolean;
  /** Of the one at the top alone, and of the whole team. */
  readonly self: Figures;
  readonly sum: Figures;
}

/** More are not compared with each other: they stand in the order in which they joined. */
const mostCompared = 2000;

/**
 * A row for each directly below, with the team of each, and the whole team. Refuses with
 * `not_found` whoever does not stand below (R80).
 */
export async function listTeamStatement(
  ctx: Ctx<MemberActor>,
  query: StatementQuery,
): Promise<TeamStatement> {
  const { own, top } = await readTeamTop(ctx, query.account);
  const ids = query.search === undefined ? undefined : await memberIdsNamed(ctx, query.search);
  const directs = await selectDirects(ctx.tx, { path: top.path, ids, limit: mostCompared + 1 });
  const isSorted = directs.length <= mostCompared;
  const rows = await directFigures(ctx, directs, query);
  const found = query.isActiveOnly ? rows.filter(({ figures }) => !isEmpty(figures)) : rows;
  const ordered = isSorted ? inOrder(found, query) : found;
  const page = ordered.slice(query.offset, query.offset + query.limit);
  const accounts = await readAccounts(
    ctx,
    page.map(({ memberId }) => memberId),
  );
  return {
    upline: await readUpline(ctx, own, top),
    rows: page.map(({ memberId, isAgent, figures }) => {
      const account = assertDefined(accounts.get(memberId), 'a position belongs to a member');
      return { account, isAgent, figures };
    }),
    total: found.length,
    isSorted,
    ...(await topFigures(ctx, top, query)),
  };
}

function inOrder<Row extends { readonly figures: Figures }>(
  rows: readonly Row[],
  { sort, order }: StatementQuery,
): readonly Row[] {
  if (sort === 'joined') {
    return order === 'desc' ? rows : rows.toReversed();
  }
  const amountOf = statementSorts[sort];
  const sign = order === 'desc' ? -1 : 1;
  return rows.toSorted(
    (left, right) => sign * Number(amountOf(left.figures) - amountOf(right.figures)),
  );
}

async function topFigures(
  ctx: Ctx,
  top: Position,
  { from, to, category }: StatementQuery,
): Promise<Pick<TeamStatement, 'self' | 'sum'>> {
  const counts = (row: { readonly category: string }) =>
    category === undefined || row.category === category;
  const self = await readSpan(ctx, { from, to, memberIds: [top.memberId] });
  const team = await selectTeamDays(ctx.tx, { number: top.number, from, to });
  return { self: sumFigures(self.filter(counts)), sum: sumFigures(team.filter(counts)) };
}
