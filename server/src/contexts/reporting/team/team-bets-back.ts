import type { Ctx } from '../../../platform/context.ts';
import { pickTeamMembers } from '../../agents/index.ts';
import {
  type Bet,
  type BetsInFilter,
  type BetTotalsOf,
  listBetsOf,
  momentOfPlace,
  readBettorsIn,
  readTotalsOf,
} from '../../bets/index.ts';
import { searchEnd, placeInRecord } from './place-in-record.ts';
import type { TeamRecord } from './team-days.ts';
import { type FoundBack, searchBack, type Span, walkBack, type WalkBounds } from './walk-back.ts';

type Filter = Omit<BetsInFilter, 'from' | 'to'>;
type Window = Span & { readonly most: number };

/** A page of a team that is too large to be named: who of those that played stands in it. */
export function searchTeamBets(
  ctx: Ctx,
  query: {
    readonly record: TeamRecord;
    readonly filter: Filter;
    readonly page: { readonly cursor?: string | undefined; readonly limit: number };
  },
  bounds: WalkBounds,
): Promise<FoundBack<Bet>> {
  const { record, filter, page } = query;
  const { from, to, cursor } = placeInRecord(record, page.cursor);
  const row = cursor === undefined ? undefined : momentOfPlace(cursor);
  const end = searchEnd(to, { now: ctx.clock.now(), row });
  const span = { from, to: end, limit: page.limit };
  return searchBack(span, bounds, async (window, limit) => {
    const { memberIds, ...seen } = await membersWhoBet(ctx, { record, filter, window });
    const part = { ...filter, memberIds, from: seen.since, to: window.to };
    const { bets: rows, nextCursor } =
      memberIds.length === 0 ? nothing : await listBetsOf(ctx, { ...part, cursor, limit });
    return { ...seen, rows, nextCursor };
  });
}

const nothing = { bets: [], nextCursor: null };

/** What all of them came to; undefined when more had to be looked at than may be. */
export async function sumTeamBets(
  ctx: Ctx,
  { record, filter }: { readonly record: TeamRecord; readonly filter: Filter },
  bounds: WalkBounds,
): Promise<BetTotalsOf | undefined> {
  const parts: BetTotalsOf[] = [];
  const anyProvider = { ...filter, provider: undefined };
  const at = await walkBack(
    { from: record.from, to: searchEnd(record.to, { now: ctx.clock.now(), row: undefined }) },
    bounds,
    async (window) => {
      const seen = await membersWhoBet(ctx, { record, filter: anyProvider, window });
      const { memberIds, since } = seen;
      if (memberIds.length > 0) {
        parts.push(await readTotalsOf(ctx, { ...filter, memberIds, from: since, to: window.to }));
      }
      return { ...seen, isEnough: false };
    },
  );
  return Temporal.Instant.compare(at, record.from) > 0 ? undefined : totalOf(parts);
}

async function membersWhoBet(
  ctx: Ctx,
  query: { readonly record: TeamRecord; readonly filter: Filter; readonly window: Window },
) {
  const { record, filter, window } = query;
  const seen = await readBettorsIn(ctx, { ...filter, ...window });
  const { place, siteDay } = record;
  return {
    ...seen,
    memberIds: await pickTeamMembers(ctx, { place, siteDay, ids: seen.memberIds }),
  };
}

function totalOf(parts: readonly BetTotalsOf[]): BetTotalsOf {
  const sum = (name: Exclude<keyof BetTotalsOf, 'providers'>) =>
    parts.reduce((total, part) => total + part[name], 0n);
  return {
    betCount: sum('betCount'),
    stakeMinor: sum('stakeMinor'),
    payoutMinor: sum('payoutMinor'),
    returnedMinor: sum('returnedMinor'),
    openMinor: sum('openMinor'),
    givenBackMinor: sum('givenBackMinor'),
    validMinor: sum('validMinor'),
    providers: [...new Set(parts.flatMap(({ providers }) => providers))].toSorted(),
  };
}
