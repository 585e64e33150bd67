import { assertDefined } from '@portal/money';
import type { MemberId, RateCategory } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { memberIdsNamed, readAccounts } from '../../../members/index.ts';
import { readSpan } from '../../../turnover/index.ts';
import type { Position } from '../../store.ts';
import { readTeamTop } from '../../team-top.ts';
import { daysBelow, refuseOldDays } from '../../team-days.ts';
import { type DirectFigures, directFigures, figuresOfLeft } from '../direct-figures.ts';
import { type Figures, isEmpty, netOf, sumFigures, totalOf } from '../figures.ts';
import { readUpline } from '../read-upline.ts';
import {
  countDirects,
  type DaySpan,
  selectDirects,
  selectDirectsPage,
  selectTeamDays,
} from '../store-sums.ts';

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

/** More are not compared with each other while somebody waits. */
const mostCompared = 2000;

type TopQuery = StatementQuery & { readonly number: bigint };

interface Found {
  readonly rows: readonly DirectFigures[];
  readonly total: number;
  readonly isSorted: boolean;
}

/**
 * A row for each directly below, with the team of each, and for whoever was until a move, and the
 * whole team. Refuses with `not_found` whoever does not stand below (R80), then with
 * `team_report_days` days before what is shown.
 */
export async function listTeamStatement(
  ctx: Ctx<MemberActor>,
  command: StatementQuery,
): Promise<TeamStatement> {
  const { own, top } = await readTeamTop(ctx, command.account);
  refuseOldDays(ctx, command.from);
  const query = await daysBelow(ctx, { own, top }, command);
  const ids = query.search === undefined ? undefined : await memberIdsNamed(ctx, query.search);
  const directs = { path: top.path, ids };
  const ofTop = { ...query, number: top.number };
  const count = await countDirects(ctx.tx, directs);
  const isLarge = count > mostCompared;
  const found = isLarge
    ? await pageOfMany(ctx, ofTop, { ...directs, count })
    : await pageOfFew(ctx, ofTop, directs);
  const accounts = await readAccounts(
    ctx,
    found.rows.map(({ memberId }) => memberId),
  );
  return {
    ...found,
    upline: await readUpline(ctx, own, top),
    rows: found.rows.map(({ memberId, isAgent, figures }) => {
      const account = assertDefined(accounts.get(memberId), 'a position belongs to a member');
      return { account, isAgent, figures };
    }),
    ...(await topFigures(ctx, top, query)),
  };
}

interface Directs {
  readonly path: string;
  readonly ids: readonly MemberId[] | undefined;
}

/** All of them are read, compared and cut. */
async function pageOfFew(ctx: Ctx, query: TopQuery, directs: Directs): Promise<Found> {
  const all = await selectDirects(ctx.tx, { ...directs, limit: mostCompared });
  const here = await directFigures(ctx, all, query);
  const rows = [...here, ...(await whoLeft(ctx, query, directs))];
  const found = query.isActiveOnly ? rows.filter(({ figures }) => !isEmpty(figures)) : rows;
  const ordered = inOrder(found, query);
  return {
    rows: ordered.slice(query.offset, query.offset + query.limit),
    total: found.length,
    isSorted: true,
  };
}

/** Only those of the page are read, in the order in which they joined; who left stands last. */
async function pageOfMany(
  ctx: Ctx,
  query: TopQuery,
  { count, ...directs }: Directs & { readonly count: number },
): Promise<Found> {
  const { sort, order, offset, limit } = query;
  const shown = sort === 'joined' ? order : 'desc';
  const page = await selectDirectsPage(ctx.tx, { ...directs, order: shown, offset, limit });
  const here = await directFigures(ctx, page, query);
  const left = offset + limit >= count ? await whoLeft(ctx, query, directs) : [];
  const rows = [...here, ...left];
  return {
    rows: query.isActiveOnly ? rows.filter(({ figures }) => !isEmpty(figures)) : rows,
    total: count,
    isSorted: sort === 'joined',
  };
}

/** They cannot be opened any more. */
async function whoLeft(
  ctx: Ctx,
  query: TopQuery,
  { ids }: Directs,
): Promise<readonly DirectFigures[]> {
  const left = ids === undefined ? await figuresOfLeft(ctx, query) : [];
  return left.map((row) => ({ ...row, isAgent: false }));
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
