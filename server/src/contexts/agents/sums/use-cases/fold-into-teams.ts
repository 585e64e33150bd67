import type { Ctx } from '../../../../platform/context.ts';
import { type FoldedRow, readDays } from '../../../turnover/index.ts';
import { addMarks, addSums, type Mark } from '../store-fold.ts';

/**
 * Adds what was folded for members to the sums of the teams that they stand in now, and counts who
 * became active, paid in, or paid in for the first time. Whoever turned over the least that the
 * site asks for on a day was active on it (A6). Runs once for each `turnover.folded`.
 */
export async function foldIntoTeams(
  ctx: Ctx,
  rows: readonly FoldedRow[],
  activeLeastMinor: bigint,
): Promise<void> {
  if (rows.length === 0) {
    return;
  }
  await addSums(ctx.tx, rows);
  const marks = [...(await activeMarks(ctx, rows, activeLeastMinor)), ...depositMarks(rows)];
  if (marks.length > 0) {
    await addMarks(ctx.tx, marks);
  }
}

/** Who of them has now turned over enough on their day, whatever was folded before. */
async function activeMarks(
  ctx: Ctx,
  rows: readonly FoldedRow[],
  leastMinor: bigint,
): Promise<readonly Mark[]> {
  const played = rows.filter(({ valid }) => !valid.startsWith('-') && valid !== '0');
  const days = played.map(({ siteDay }) => siteDay).toSorted();
  const [from, to] = [days[0], days.at(-1)];
  if (from === undefined || to === undefined) {
    return [];
  }
  const memberIds = [...new Set(played.map(({ memberId }) => memberId))];
  const sums = new Map<string, Mark & { readonly validMinor: bigint }>();
  for (const { memberId, siteDay, validMinor } of await readDays(ctx, { memberIds, from, to })) {
    const key = `${memberId} ${siteDay}`;
    const before = sums.get(key)?.validMinor ?? 0n;
    sums.set(key, { memberId, siteDay, kind: 'active', validMinor: before + validMinor });
  }
  return [...sums.values()].filter(({ validMinor }) => validMinor >= leastMinor);
}

function depositMarks(rows: readonly FoldedRow[]): readonly Mark[] {
  return rows
    .filter(({ depositCount }) => depositCount > 0)
    .flatMap(({ memberId, siteDay }): readonly Mark[] => [
      { memberId, siteDay, kind: 'depositor' },
      { memberId, siteDay, kind: 'first_deposit' },
    ]);
}
