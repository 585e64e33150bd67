import type { RateCategory } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { readSpan } from '../../turnover/index.ts';
import { type Figures, noFigures, sumFigures } from './figures.ts';
import { type DaySpan, type Direct, sumTeams } from './store-sums.ts';

export interface DirectFigures extends Direct {
  /** Of the whole team of an agent, or of a member alone. */
  readonly figures: Figures;
}

/** What each of those directly below did in these days; agents with their teams. */
export async function directFigures(
  ctx: Ctx,
  directs: readonly Direct[],
  query: DaySpan & { readonly category: RateCategory | undefined },
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
