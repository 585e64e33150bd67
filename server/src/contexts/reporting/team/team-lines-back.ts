import type { Ctx } from '../../../platform/context.ts';
import { pickTeamMembers } from '../../agents/index.ts';
import {
  type LineOf,
  type LinesInFilter,
  listLinesOf,
  momentOfLine,
  readAccountsIn,
  sumsOfLinesOf,
} from '../../wallet/index.ts';
import { searchEnd, placeInRecord } from './place-in-record.ts';
import type { TeamRecord } from './team-days.ts';
import { accountOf, ownerOf } from './team-line-filter.ts';
import { type FoundBack, searchBack, type Span, walkBack, type WalkBounds } from './walk-back.ts';

type Filter = Omit<LinesInFilter, 'from' | 'to'>;
type Window = Span & { readonly most: number };
type LineSums = Awaited<ReturnType<typeof sumsOfLinesOf>>;

/** A page of a team that is too large to be named: whose of the moved accounts stand in it. */
export async function searchTeamLines(
  ctx: Ctx,
  query: {
    readonly record: TeamRecord;
    readonly filter: Filter;
    readonly page: { readonly cursor?: string | undefined; readonly limit: number };
  },
  bounds: WalkBounds,
): Promise<FoundBack<LineOf>> {
  const { record, filter, page } = query;
  const { from, to, cursor } = placeInRecord(record, page.cursor);
  const row = cursor === undefined ? undefined : await momentOfLine(ctx, cursor);
  const end = searchEnd(to, { now: ctx.clock.now(), row });
  const span = { from, to: end, limit: page.limit };
  return searchBack(span, bounds, async (window, limit) => {
    const { accounts, ...seen } = await accountsThatMoved(ctx, { record, filter, window });
    const part = { ...filter, accounts, from: seen.since, to: window.to };
    const { lines: rows, nextCursor } =
      accounts.length === 0 ? nothing : await listLinesOf(ctx, { ...part, cursor, limit });
    return { ...seen, rows, nextCursor };
  });
}

const nothing = { lines: [], nextCursor: null };

/** What came in and went out; undefined when more had to be looked at than may be. */
export async function sumTeamLines(
  ctx: Ctx,
  { record, filter }: { readonly record: TeamRecord; readonly filter: Filter },
  bounds: WalkBounds,
): Promise<LineSums | undefined> {
  const parts: LineSums[] = [];
  const at = await walkBack(
    { from: record.from, to: searchEnd(record.to, { now: ctx.clock.now(), row: undefined }) },
    bounds,
    async (window) => {
      const seen = await accountsThatMoved(ctx, { record, filter, window });
      const { accounts, since } = seen;
      if (accounts.length > 0) {
        parts.push(await sumsOfLinesOf(ctx, { ...filter, accounts, from: since, to: window.to }));
      }
      return { ...seen, isEnough: false };
    },
  );
  return Temporal.Instant.compare(at, record.from) > 0 ? undefined : totalOf(parts);
}

async function accountsThatMoved(
  ctx: Ctx,
  query: { readonly record: TeamRecord; readonly filter: Filter; readonly window: Window },
) {
  const { record, filter, window } = query;
  const seen = await readAccountsIn(ctx, { ...filter, ...window });
  const ids = seen.accounts.flatMap((account) => ownerOf(ctx, account) ?? []);
  const { place, siteDay } = record;
  const members = await pickTeamMembers(ctx, { place, siteDay, ids });
  return { ...seen, accounts: members.map((id) => accountOf(ctx, id)) };
}

function totalOf(parts: readonly LineSums[]): LineSums {
  const sum = (name: keyof LineSums) => parts.reduce((total, part) => total + part[name], 0n);
  return { lineCount: sum('lineCount'), inMinor: sum('inMinor'), outMinor: sum('outMinor') };
}
