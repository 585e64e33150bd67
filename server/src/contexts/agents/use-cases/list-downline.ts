import type { ContractKind } from '@portal/commission';
import { assertDefined } from '@portal/money';
import type { MemberId } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { momentsOf, type SiteDays } from '../../../platform/site-days.ts';
import { memberIdsNamed } from '../../members/index.ts';
import { type Cards, readCards } from '../cards.ts';
import { compareDownline, type Comparison, isCompared } from '../compare-downline.ts';
import type { DownlineParts } from '../downline-parts.ts';
import {
  countDownline,
  countTeam,
  type DownlineFilter,
  type DownlineRow,
  selectDownline,
  selectUpline,
} from '../store.ts';
import { readTeamTop } from '../team-top.ts';
import { mostToGrant } from '../terms/bounds.ts';
import type { Terms } from '../terms/terms.ts';

export interface DownlineQuery
  extends SiteDays, Pick<DownlineFilter, 'scope' | 'kind'>, Omit<Comparison, 'order'> {
  /** Whose downline; the caller's without it. */
  readonly account: string | undefined;
  /** How accounts begin. */
  readonly search: string | undefined;
  readonly order: 'asc' | 'desc' | undefined;
  readonly pageNum: number;
  readonly pageSize: number;
}

export interface Downline extends Pick<DownlineQuery, 'pageNum' | 'pageSize'> {
  readonly rows: readonly DownlineRow[];
  readonly total: number;
  readonly cards: Cards;
  /** Of the caller; levels are counted from here, and those directly below end with it. */
  readonly own: { readonly level: number; readonly number: bigint; readonly terms: Terms };
  /** Kinds of contracts that pay the caller. */
  readonly offers: readonly ContractKind[];
  readonly upline: readonly string[];
  readonly teamSize: number;
  readonly isSorted: boolean;
}

/**
 * Refuses with `not_found` what does not stand below the caller, whether it exists or not, and with
 * `team_too_large` a balance or a contract looked for among too many.
 */
export async function listDownline(
  ctx: Ctx<MemberActor>,
  query: DownlineQuery,
  parts: DownlineParts,
): Promise<Downline> {
  const { own, top } = await readTeamTop(ctx, query.account);
  const filter = await filterOf(ctx, top.path, query);
  const { rows, total, isSorted } = await pageOfRows(ctx, { filter, query }, parts);
  const { pageNum, pageSize } = query;
  const above = [...(await selectUpline(ctx.tx, top.memberId)), top];
  const between = above.filter(({ level }) => level >= own.level).map(({ memberId }) => memberId);
  const shown = rows.map(({ memberId }) => memberId);
  const cards = await readCards(ctx, { rows: shown, named: between }, parts);
  return {
    rows,
    pageNum,
    pageSize,
    cards,
    total,
    isSorted,
    own: { level: own.level, number: own.number, terms: await mostToGrant(ctx, ctx.actor.id) },
    offers: (await parts.contractKinds(ctx, [ctx.actor.id])).get(ctx.actor.id) ?? [],
    upline: between.map(
      (id) => assertDefined(cards.names.get(id), 'a position has a member').account,
    ),
    teamSize: await countTeam(ctx.tx, top.path),
  };
}

/** How many a file would hold, counted up to a bound and one more. */
export async function countWholeDownline(
  ctx: Ctx<MemberActor>,
  query: DownlineQuery,
  bound: number,
): Promise<number> {
  const { top } = await readTeamTop(ctx, query.account);
  return countDownline(ctx.tx, await filterOf(ctx, top.path, query), bound);
}

/** In the order of the tree, or in one for which all of them are compared. */
async function pageOfRows(
  ctx: Ctx,
  { filter, query }: { readonly filter: DownlineFilter; readonly query: DownlineQuery },
  parts: DownlineParts,
): Promise<Pick<Downline, 'rows' | 'total' | 'isSorted'>> {
  const { scope, sort, pageNum, pageSize } = query;
  // Of a whole team the branches stay together, from the top; else whoever came last, or has most,
  // stands first.
  const order = query.order ?? (scope === 'team' && sort === 'joined' ? 'asc' : 'desc');
  const page = { offset: (pageNum - 1) * pageSize, limit: pageSize };
  if (isCompared({ ...query, order })) {
    const compared = await compareDownline(ctx, { ...query, order, filter }, parts);
    if (compared.isSorted) {
      const ids = compared.ids.slice(page.offset, page.offset + page.limit);
      const found = await selectDownline(
        ctx.tx,
        { ...filter, ids },
        { order, offset: 0, limit: pageSize },
      );
      const rows = found.toSorted(
        (left, right) => ids.indexOf(left.memberId) - ids.indexOf(right.memberId),
      );
      return { rows, total: compared.ids.length, isSorted: true };
    }
  }
  return {
    rows: await selectDownline(ctx.tx, filter, { order, ...page }),
    total: await countDownline(ctx.tx, filter),
    isSorted: sort === 'joined',
  };
}

async function filterOf(ctx: Ctx, path: string, query: DownlineQuery): Promise<DownlineFilter> {
  const { scope, kind, search } = query;
  const { from, to } = momentsOf(query, ctx.site.timeZone);
  const ids: readonly MemberId[] | undefined =
    search === undefined ? undefined : await memberIdsNamed(ctx, search);
  return { path, scope, kind, from, to, ids };
}
