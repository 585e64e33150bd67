import { categories } from '@portal/commission';
import { assertDefined } from '@portal/money';
import type { MemberId, RateCategory } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { momentsOf } from '../../../../platform/site-days.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { signedInSubjects } from '../../../identity/index.ts';
import { readAccounts } from '../../../members/index.ts';
import { readDays, readSpan } from '../../../turnover/index.ts';
import { findBalances } from '../../balances/store-balances.ts';
import { balancesOf, type TeamBalance } from '../../cards.ts';
import type { DownlineParts } from '../../downline-parts.ts';
import { countKinds, type Position, selectTeamIds, type TeamCount } from '../../store.ts';
import { selectSinceDirect } from '../../store-past-lines.ts';
import { daysBelow, laterDay, refuseOldDays } from '../../team-days.ts';
import { readTeamTop } from '../../team-top.ts';
import { directFigures, type DirectFigures } from '../direct-figures.ts';
import { sumFigures } from '../figures.ts';
import type { DaySpan, Direct, TeamDay } from '../store-sums.ts';
import { countMarks, selectDirects, selectTeamDays } from '../store-sums.ts';
import { readUpline } from '../read-upline.ts';
import {
  type DayFigures,
  firstTrendDay,
  incomeDaysOf,
  type IncomeDay,
  isIn,
  spanBefore,
  type TrendDays,
} from '../trend.ts';

export interface OverviewQuery extends DaySpan {
  readonly account: string | undefined;
  readonly category: RateCategory | undefined;
  readonly scope: 'team' | 'direct';
}

/** How many were counted for something; whoever was active on two days counts twice. */
export type PeopleCount = Pick<
  TeamDay,
  'active' | 'depositors' | 'registrations' | 'firstDeposits'
>;

export interface TeamOverview {
  readonly upline: readonly string[];
  readonly days: readonly DayFigures[];
  readonly people: PeopleCount;
  /** Of the agent alone. */
  readonly incomeDays: readonly IncomeDay[];
  readonly count: TeamCount;
  readonly online: number;
  /** Undefined for a large team that was not counted yet. */
  readonly teamBalance: TeamBalance | undefined;
  /**
   * Those directly below, by account, the largest stakes first; of a whole team also the one at its
   * top, alone.
   */
  readonly downline: readonly (Pick<DirectFigures, 'memberId' | 'figures'> & {
    readonly account: string;
  })[];
  readonly category: RateCategory | undefined;
  readonly trend: TrendDays;
}

/** Larger teams are not summed up, and longer lists not compared, while somebody waits. */
const mostSummed = 2000;
const shownTeams = 8;

/**
 * A team in figures, or those directly below without their teams. Refuses, in this order: with
 * `not_found`, whoever does not stand below (R80); with `team_report_days`, days before what is
 * shown; with `team_too_large`, more directs than are read one by one.
 */
export async function readTeamOverview(
  ctx: Ctx<MemberActor>,
  query: OverviewQuery,
  parts: Pick<DownlineParts, 'incomeOf'>,
): Promise<TeamOverview> {
  const { own, top } = await readTeamTop(ctx, query.account);
  refuseOldDays(ctx, query.from);
  const { category, to } = query;
  const seen = await daysBelow(ctx, { own, top }, { from: firstTrendDay(query), to });
  const from = laterDay(query.from, seen.from);
  const before = spanBefore(query);
  const spans = { seen, shown: { from, to }, before };
  const seenTeamDays = await selectTeamDays(ctx.tx, { number: top.number, ...seen });
  const envelopes = await envelopesIn(ctx, { ...seen, memberId: top.memberId }, parts);
  const incomeDays = incomeDaysOf(seenTeamDays, envelopes);
  const directs = await selectDirects(ctx.tx, {
    path: top.path,
    ids: undefined,
    limit: mostSummed + 1,
  });
  const { seenDays, registrationsBefore, ...part } =
    query.scope === 'team'
      ? await wholeTeam(ctx, top, { ...spans, days: seenTeamDays })
      : await directsAlone(ctx, directs, { ...spans, number: top.number });
  const figures = await directFigures(ctx, directs, { from, to, category, number: top.number });
  const self = query.scope === 'team' ? [await ownFigures(ctx, top, { from, to, category })] : [];
  const largest = [...self, ...figures]
    .filter((row) => row.figures.stakeMinor > 0n)
    .toSorted((left, right) => Number(right.figures.stakeMinor - left.figures.stakeMinor))
    .slice(0, shownTeams);
  return {
    upline: await readUpline(ctx, own, top),
    ...part,
    days: seenDays.filter(isIn(spans.shown)),
    incomeDays: incomeDays.filter(isIn(spans.shown)),
    category,
    trend: { span: query, days: seenDays, incomeDays, registrationsBefore },
    online: await countOnline(ctx, directs),
    downline: await named(ctx, largest),
  };
}

/** What red envelopes brought the agent and cost it, by day. */
async function envelopesIn(
  ctx: Ctx,
  { memberId, ...days }: DaySpan & { readonly memberId: MemberId },
  { incomeOf }: Pick<DownlineParts, 'incomeOf'>,
) {
  const { from, to } = momentsOf(days, ctx.site.timeZone);
  const { lines } = await incomeOf(ctx, {
    memberId,
    from: assertDefined(from, 'an overview has its first day'),
    to: assertDefined(to, 'an overview has its last day'),
    source: 'envelope',
    scope: undefined,
  });
  return lines;
}

type Part = Pick<TeamOverview, 'people' | 'count' | 'teamBalance'> & {
  /** With those that are only compared and drawn. */
  readonly seenDays: readonly DayFigures[];
  readonly registrationsBefore: number;
};

interface Spans {
  /** From the first day that is compared or drawn. */
  readonly seen: DaySpan;
  readonly shown: DaySpan;
  readonly before: DaySpan;
}

async function wholeTeam(
  ctx: Ctx,
  top: Position,
  { days, shown, before }: Spans & { readonly days: readonly TeamDay[] },
): Promise<Part> {
  const sum = (pick: (day: TeamDay) => number, span: DaySpan = shown) =>
    days.filter(isIn(span)).reduce((total, day) => total + pick(day), 0);
  return {
    seenDays: days,
    people: {
      active: sum((day) => day.active),
      depositors: sum((day) => day.depositors),
      registrations: sum((day) => day.registrations),
      firstDeposits: sum((day) => day.firstDeposits),
    },
    registrationsBefore: sum((day) => day.registrations, before),
    count: await countKinds(ctx.tx, top.path),
    teamBalance: await teamBalance(ctx, top),
  };
}

async function directsAlone(
  ctx: Ctx,
  directs: readonly Direct[],
  { number, seen, shown, before }: Spans & { readonly number: bigint },
): Promise<Part> {
  if (directs.length > mostSummed) {
    throw new Refusal('team_too_large', { most: mostSummed });
  }
  const memberIds = directs.map(({ memberId }) => memberId);
  const agents = directs.filter(({ isAgent }) => isAgent).length;
  const since = await selectSinceDirect(ctx.tx, { number, ids: memberIds });
  const read = await readDays(ctx, { ...seen, memberIds });
  const days = read.filter(({ memberId, siteDay }) => siteDay >= (since.get(memberId) ?? siteDay));
  const { registrations } = await countMarks(ctx.tx, {
    from: laterDay(before.from, seen.from),
    to: before.to,
    memberIds,
  });
  return {
    seenDays: days.toSorted((left, right) => left.siteDay.localeCompare(right.siteDay, 'en')),
    people: await countMarks(ctx.tx, { ...shown, memberIds }),
    registrationsBefore: registrations,
    count: { agents, members: directs.length - agents },
    teamBalance: await balanceNow(ctx, memberIds),
  };
}

async function countOnline(ctx: Ctx, directs: readonly Direct[]): Promise<number> {
  const ids = directs.map(({ memberId }) => memberId);
  return (await signedInSubjects(ctx, ids)).size;
}

/** Of the agent and everybody below; of a large team as it was counted last. */
async function teamBalance(
  ctx: Ctx,
  { path, memberId }: Position,
): Promise<TeamBalance | undefined> {
  const ids = await selectTeamIds(ctx.tx, path, mostSummed + 1);
  return ids.length > mostSummed
    ? (await findBalances(ctx.tx, [memberId])).get(memberId)
    : balanceNow(ctx, ids);
}

async function balanceNow(ctx: Ctx, ids: readonly MemberId[]): Promise<TeamBalance> {
  const found = [...(await balancesOf(ctx, ids)).values()];
  return { balanceMinor: found.reduce((sum, minor) => sum + minor, 0n), takenAt: null };
}

async function ownFigures(
  ctx: Ctx,
  { memberId }: Position,
  { from, to, category }: DaySpan & Pick<OverviewQuery, 'category'>,
): Promise<Pick<DirectFigures, 'memberId' | 'figures'>> {
  const days = await readSpan(ctx, { from, to, memberIds: [memberId] });
  const counted = days.filter((row) => category === undefined || row.category === category);
  return { memberId, figures: sumFigures(counted) };
}

async function named(
  ctx: Ctx,
  rows: readonly Pick<DirectFigures, 'memberId' | 'figures'>[],
): Promise<TeamOverview['downline']> {
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
