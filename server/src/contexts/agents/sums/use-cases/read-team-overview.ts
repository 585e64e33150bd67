import { categories } from '@portal/commission';
import { assertDefined } from '@portal/money';
import type { MemberId, RateCategory } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { signedInSubjects } from '../../../identity/index.ts';
import { readAccounts, spendingAccount } from '../../../members/index.ts';
import { readDays } from '../../../turnover/index.ts';
import { balances } from '../../../wallet/index.ts';
import { countKinds, selectTeamIds, type TeamCount } from '../../store.ts';
import { readTeamTop } from '../../team-top.ts';
import { directFigures, type DirectFigures } from '../direct-figures.ts';
import type { Figures } from '../figures.ts';
import type { DaySpan, Direct, TeamDay } from '../store-sums.ts';
import { countMarks, selectDirects, selectTeamDays } from '../store-sums.ts';
import { readUpline } from '../read-upline.ts';

export interface OverviewQuery extends DaySpan {
  readonly account: string | undefined;
  readonly category: RateCategory | undefined;
  readonly scope: 'team' | 'direct';
}

/** What was done on a day in a category. */
export type DayFigures = Figures & Pick<TeamDay, 'siteDay' | 'category'>;

/** How many were counted for something; whoever was active on two days counts twice. */
export type PeopleCount = Pick<
  TeamDay,
  'active' | 'depositors' | 'registrations' | 'firstDeposits'
>;

export interface TeamOverview {
  readonly upline: readonly string[];
  readonly days: readonly DayFigures[];
  readonly people: PeopleCount;
  /** Of the agent, with what the own team did: where the income stands. */
  readonly teamDays: readonly TeamDay[];
  readonly count: TeamCount;
  readonly online: number;
  readonly teamBalanceMinor: bigint | undefined;
  /** Those directly below, by account, the largest stakes first. */
  readonly downline: readonly (DirectFigures & { readonly account: string })[];
  readonly category: RateCategory | undefined;
}

/** Larger teams are not summed up, and longer lists not compared, while somebody waits. */
const mostSummed = 2000;
const shownTeams = 8;

/**
 * A team in figures, or those directly below without their teams. Refuses, in this order: with
 * `not_found`, whoever does not stand below (R80); with `team_too_large`, more directs than are
 * read one by one.
 */
export async function readTeamOverview(
  ctx: Ctx<MemberActor>,
  query: OverviewQuery,
): Promise<TeamOverview> {
  const { own, top } = await readTeamTop(ctx, query.account);
  const { from, to, category } = query;
  const teamDays = await selectTeamDays(ctx.tx, { number: top.number, from, to });
  const directs = await selectDirects(ctx.tx, {
    path: top.path,
    ids: undefined,
    limit: mostSummed + 1,
  });
  const part =
    query.scope === 'team'
      ? await wholeTeam(ctx, top.path, teamDays)
      : await directsAlone(ctx, directs, { from, to });
  const figures = await directFigures(ctx, directs, query);
  const largest = figures
    .filter((row) => row.figures.stakeMinor > 0n)
    .toSorted((left, right) => Number(right.figures.stakeMinor - left.figures.stakeMinor))
    .slice(0, shownTeams);
  return {
    upline: await readUpline(ctx, own, top),
    ...part,
    teamDays,
    category,
    online: await countOnline(ctx, directs),
    downline: await named(ctx, largest),
  };
}

type Part = Pick<TeamOverview, 'days' | 'people' | 'count' | 'teamBalanceMinor'>;

async function wholeTeam(ctx: Ctx, path: string, days: readonly TeamDay[]): Promise<Part> {
  const sum = (pick: (day: TeamDay) => number) => days.reduce((total, day) => total + pick(day), 0);
  return {
    days,
    people: {
      active: sum((day) => day.active),
      depositors: sum((day) => day.depositors),
      registrations: sum((day) => day.registrations),
      firstDeposits: sum((day) => day.firstDeposits),
    },
    count: await countKinds(ctx.tx, path),
    teamBalanceMinor: await teamBalance(ctx, path),
  };
}

async function directsAlone(ctx: Ctx, directs: readonly Direct[], span: DaySpan): Promise<Part> {
  if (directs.length > mostSummed) {
    throw new Refusal('team_too_large', { most: mostSummed });
  }
  const memberIds = directs.map(({ memberId }) => memberId);
  const agents = directs.filter(({ isAgent }) => isAgent).length;
  const days = await readDays(ctx, { ...span, memberIds });
  return {
    days: days.toSorted((left, right) => left.siteDay.localeCompare(right.siteDay, 'en')),
    people: await countMarks(ctx.tx, { ...span, memberIds }),
    count: { agents, members: directs.length - agents },
    teamBalanceMinor: await balanceOf(ctx, memberIds),
  };
}

async function countOnline(ctx: Ctx, directs: readonly Direct[]): Promise<number> {
  const ids = directs.map(({ memberId }) => memberId);
  return (await signedInSubjects(ctx, ids)).size;
}

/** Of the agent and everybody below; undefined for a team that is too large. */
async function teamBalance(ctx: Ctx, path: string): Promise<bigint | undefined> {
  const ids = await selectTeamIds(ctx.tx, path, mostSummed + 1);
  if (ids.length > mostSummed) {
    return undefined;
  }
  return balanceOf(ctx, ids);
}

async function balanceOf(ctx: Ctx, ids: readonly MemberId[]): Promise<bigint> {
  const accounts = ids.map((id) => spendingAccount({ id, isTrial: false }, ctx.site));
  const found = await balances(ctx, accounts);
  return found.reduce((sum, { balanceMinor }) => sum + balanceMinor, 0n);
}

async function named(ctx: Ctx, rows: readonly DirectFigures[]): Promise<TeamOverview['downline']> {
  const accounts = await readAccounts(
    ctx,
    rows.map(({ memberId }) => memberId),
  );
  return rows.map((row) => {
    const account = assertDefined(accounts.get(row.memberId), 'a position belongs to a member');
    return { ...row, account };
  });
}

/** The categories in which anything happened, in their order. */
export function categoriesIn(days: readonly DayFigures[]): readonly RateCategory[] {
  return categories.filter((category) => days.some((row) => row.category === category));
}
