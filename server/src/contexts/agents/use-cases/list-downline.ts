import { assertDefined } from '@portal/money';
import type { MemberId } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { momentsOf, type SiteDays } from '../../../platform/site-days.ts';
import { memberIdsNamed } from '../../members/index.ts';
import { type Cards, readCards } from '../cards.ts';
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

export interface DownlineQuery extends SiteDays, Pick<DownlineFilter, 'scope' | 'kind'> {
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
  readonly upline: readonly string[];
  readonly teamSize: number;
}

/** Refuses with `not_found` what does not stand below the caller, whether it exists or not. */
export async function listDownline(ctx: Ctx<MemberActor>, query: DownlineQuery): Promise<Downline> {
  const { own, top } = await readTeamTop(ctx, query.account);
  const filter = await filterOf(ctx, top.path, query);
  const { scope, pageNum, pageSize } = query;
  const rows = await selectDownline(ctx.tx, filter, {
    // Of a whole team the branches stay together, from the top; else whoever came last stands
    // first.
    order: query.order ?? (scope === 'team' ? 'asc' : 'desc'),
    offset: (pageNum - 1) * pageSize,
    limit: pageSize,
  });
  const above = [...(await selectUpline(ctx.tx, top.memberId)), top];
  const between = above.filter(({ level }) => level >= own.level).map(({ memberId }) => memberId);
  const cards = await readCards(ctx, {
    rows: rows.map(({ memberId }) => memberId),
    named: between,
  });
  return {
    rows,
    pageNum,
    pageSize,
    cards,
    total: await countDownline(ctx.tx, filter),
    own: { level: own.level, number: own.number, terms: await mostToGrant(ctx, ctx.actor.id) },
    upline: between.map(
      (id) => assertDefined(cards.names.get(id), 'a position has a member').account,
    ),
    teamSize: await countTeam(ctx.tx, top.path),
  };
}

async function filterOf(ctx: Ctx, path: string, query: DownlineQuery): Promise<DownlineFilter> {
  const { scope, kind, search } = query;
  const { from, to } = momentsOf(query, ctx.site.timeZone);
  const ids: readonly MemberId[] | undefined =
    search === undefined ? undefined : await memberIdsNamed(ctx, search);
  return { path, scope, kind, from, to, ids };
}
