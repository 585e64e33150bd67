import type { Ctx } from '../../../../platform/context.ts';
import { readBestMultiples } from '../../../bets/index.ts';
import type { FoldedRow } from '../../../turnover/index.ts';
import { deleteHour, insertFacts } from '../store-facts.ts';
import { selectOpenMissions } from '../view-missions.ts';

/**
 * The best wins of whoever played, by the hour. They are read anew from the bets, so that a void
 * takes its win back and hearing of the same play twice changes nothing.
 */
export async function noteWins(
  ctx: Ctx,
  { rows }: { readonly rows: readonly FoldedRow[] },
): Promise<void> {
  const missions = await selectOpenMissions(ctx);
  if (!missions.some(({ kind }) => kind === 'WIN_MULTIPLIER')) {
    return;
  }
  const played = rows.filter(({ category }) => category !== 'ALL');
  for (const [hour, own] of Map.groupBy(played, (row) => row.hour)) {
    const memberIds = [...new Set(own.map(({ memberId }) => memberId))];
    const siteDay = own[0]?.siteDay ?? '';
    const wins = await readBestMultiples(ctx, { memberIds, hour: Temporal.Instant.from(hour) });
    const facts = wins.map(({ memberId, category, figure }) => {
      const what = `${hour} ${category}`;
      return { memberId, kind: 'WIN_MULTIPLIER', what, siteDay, category, figure } as const;
    });
    await deleteHour(ctx.tx, { memberIds, hour });
    await insertFacts(ctx.tx, { facts, at: ctx.clock.now() });
  }
}
