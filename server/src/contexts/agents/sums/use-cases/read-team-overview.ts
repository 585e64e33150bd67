import { categories } from '@portal/commission';
import { assertDefined } from '@portal/money';
import type { MemberId, RateCategory } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { signedInSubjects } from '../../../identity/index.ts';
import { readAccounts, spendingAccount } from '../../../members/index.ts';
import { balances } from '../../../wallet/index.ts';
import { countKinds, selectTeamIds, type TeamCount } from '../../store.ts';
import { readTeamTop } from '../../team-top.ts';
import { directFigures, type DirectFigures } from '../direct-figures.ts';
import type { DaySpan, Direct, TeamDay } from '../store-sums.ts';
import { selectDirects, selectTeamDays } from '../store-sums.ts';
import { readUpline } from '../read-upline.ts';

export interface OverviewQuery extends DaySpan {
  readonly account: string | undefined;
  readonly category: RateCategory | undefined;
}

export interface TeamOverview {
  readonly upline: readonly string[];
  readonly days: readonly TeamDay[];
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

/** A team in figures. Refuses with `not_found` whoever does not stand below (R80). */
export async function readTeamOverview(
  ctx: Ctx<MemberActor>,
  query: OverviewQuery,
): Promise<TeamOverview> {
  const { own, top } = await readTeamTop(ctx, query.account);
  const { from, to, category } = query;
  const days = await selectTeamDays(ctx.tx, { number: top.number, from, to });
  const directs = await selectDirects(ctx.tx, {
    path: top.path,
    ids: undefined,
    limit: mostSummed,
  });
  const figures = await directFigures(ctx, directs, query);
  const largest = figures
    .filter((row) => row.figures.stakeMinor > 0n)
    .toSorted((left, right) => Number(right.figures.stakeMinor - left.figures.stakeMinor))
    .slice(0, shownTeams);
  return {
    upline: await readUpline(ctx, own, top),
    days,
    category,
    count: await countKinds(ctx.tx, top.path),
    online: await countOnline(ctx, directs),
    teamBalanceMinor: await teamBalance(ctx, top.path),
    downline: await named(ctx, largest),
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
  const accounts = ids.map((id: MemberId) => spendingAccount({ id, isTrial: false }, ctx.site));
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
export function categoriesIn(days: readonly TeamDay[]): readonly RateCategory[] {
  return categories.filter((category) => days.some((row) => row.category === category));
}
