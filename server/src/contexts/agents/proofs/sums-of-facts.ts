import { isIdOf, type MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { readSpan, type SpanRow } from '../../turnover/index.ts';
import { linesOf } from '../reads.ts';
import { addedSums, noSums, sumsFor, teamsOf, type TeamSums } from './team-figures.ts';

/** Sums of a team and category; the key names both. */
export type SumsByTeam = ReadonlyMap<string, TeamSums>;

/** Lines are read for so many members at a time. */
const membersAtOnce = 20_000;

export const teamKey = (agentId: string, category: string): string => `${agentId} ${category}`;

/**
 * What the sums of all teams of a day have to be: the sums of members, each added for everybody who
 * stood above on that day (A5). Computed member by member here, and set by set where they are kept
 * (`sums/store-fold.ts`), so that one says whether the other is right.
 */
export async function sumsOfFacts(ctx: Ctx, siteDay: string): Promise<SumsByTeam> {
  const rows = await readSpan(ctx, { from: siteDay, to: siteDay });
  const byMember = Map.groupBy(rows, ({ memberId }) => memberId);
  const ids = [...byMember.keys()].filter((id) => isIdOf('mbr', id));
  const sums = new Map<string, TeamSums>();
  for (let at = 0; at < ids.length; at += membersAtOnce) {
    await addPart(ctx, { ids: ids.slice(at, at + membersAtOnce), siteDay, byMember, sums });
  }
  return sums;
}

async function addPart(
  ctx: Ctx,
  part: {
    readonly ids: readonly MemberId[];
    readonly siteDay: string;
    readonly byMember: ReadonlyMap<string, readonly SpanRow[]>;
    readonly sums: Map<string, TeamSums>;
  },
): Promise<void> {
  const { ids, siteDay, byMember, sums } = part;
  for (const [id, line] of await linesOf(ctx, ids, siteDay)) {
    const parent = line.above.at(-1);
    for (const row of byMember.get(id) ?? []) {
      for (const agentId of teamsOf(id, line)) {
        const key = teamKey(agentId, row.category);
        const place = { isSelf: agentId === id, isRightAbove: agentId === parent };
        sums.set(key, addedSums(sums.get(key) ?? noSums, sumsFor(row, place)));
      }
    }
  }
}
