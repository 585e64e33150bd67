import type { MemberId, RateCategory } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { readSpan } from '../../turnover/index.ts';
import { selectLeft, selectSinceDirect } from '../store-past-lines.ts';
import { laterDay } from '../team-days.ts';
import { type Figures, noFigures, sumFigures } from './figures.ts';
import { type DaySpan, type Direct, sumTeams } from './store-sums.ts';

export interface DirectFigures extends Direct {
  /** Of the whole team of an agent, or of a member alone. */
  readonly figures: Figures;
}

/** Somebody right below, on the days of a span on which that was so. */
interface DirectDays extends DaySpan {
  readonly direct: Direct;
}

type DaysQuery = DaySpan & { readonly category: RateCategory | undefined };

/**
 * What each of those directly below an agent did in these days; agents with their teams. Of
 * whoever came by a move, what was done before it belongs to another line (A5).
 */
export async function directFigures(
  ctx: Ctx,
  directs: readonly Direct[],
  query: DaysQuery & { readonly number: bigint },
): Promise<readonly DirectFigures[]> {
  const ids = directs.map(({ memberId }) => memberId);
  const since = await selectSinceDirect(ctx.tx, { number: query.number, ids });
  const days = directs.map((direct) => {
    const from = laterDay(query.from, since.get(direct.memberId));
    return { direct, from, to: query.to };
  });
  return figuresIn(ctx, days, query);
}

/** What those did who left an agent by a move, as long as they stood right below. */
export async function figuresOfLeft(
  ctx: Ctx,
  query: DaysQuery & { readonly number: bigint },
): Promise<readonly DirectFigures[]> {
  const left = await selectLeft(ctx.tx, { number: query.number, after: query.from });
  const days = left.map(({ untilDay, ...direct }) => {
    const last = String(Temporal.PlainDate.from(untilDay ?? query.from).subtract({ days: 1 }));
    return { direct, from: query.from, to: last < query.to ? last : query.to };
  });
  return figuresIn(ctx, days, query);
}

/** In the order of the directs; those with the same days are read together. */
async function figuresIn(
  ctx: Ctx,
  directs: readonly DirectDays[],
  query: DaysQuery,
): Promise<readonly DirectFigures[]> {
  const figures = new Map<MemberId, Figures>();
  for (const group of Map.groupBy(directs, ({ from, to }) => `${from} ${to}`).values()) {
    const [{ from, to } = query] = group;
    const some = group.map(({ direct }) => direct);
    const { category } = query;
    for (const row of await figuresOfSpan(ctx, some, { from, to, category })) {
      figures.set(row.memberId, row.figures);
    }
  }
  return directs.map(({ direct }) => ({
    ...direct,
    figures: figures.get(direct.memberId) ?? noFigures,
  }));
}

async function figuresOfSpan(
  ctx: Ctx,
  directs: readonly Direct[],
  query: DaysQuery,
): Promise<readonly DirectFigures[]> {
  const { from, to, category } = query;
  const agents = directs.filter(({ isAgent }) => isAgent).map(({ number }) => number);
  const memberIds = directs.filter(({ isAgent }) => !isAgent).map(({ memberId }) => memberId);
  const counts = (row: { readonly category: string }) =>
    category === undefined || row.category === category;
  const teams = await sumTeams(ctx.tx, { from, to, numbers: agents });
  const members = memberIds.length === 0 ? [] : await readSpan(ctx, { from, to, memberIds });
  const ofTeam = groupFigures(teams.filter(counts), ({ number }) => String(number));
  const ofMember = groupFigures(members.filter(counts), ({ memberId }) => memberId);
  return directs.map((direct) => {
    const { isAgent, number, memberId } = direct;
    const figures = isAgent ? ofTeam.get(String(number)) : ofMember.get(memberId);
    return { ...direct, figures: figures ?? noFigures };
  });
}

function groupFigures<Row extends Figures>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): ReadonlyMap<string, Figures> {
  const groups = Map.groupBy(rows, keyOf);
  return new Map([...groups].map(([key, group]) => [key, sumFigures(group)]));
}
