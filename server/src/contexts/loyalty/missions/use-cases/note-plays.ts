import type { Ctx } from '../../../../platform/context.ts';
import { readPlayByGame } from '../../../bets/index.ts';
import type { Catalogue } from '../../../catalog/index.ts';
import type { FoldedRow } from '../../../turnover/index.ts';
import { isNarrow, isPlayedAt, playedAt } from '../scope.ts';
import { deletePlays, insertPlays } from '../store-plays.ts';
import { selectOpenMissions } from '../view-missions.ts';

/**
 * Play of the vendors and games that missions ask for, by the hour. It is read anew from the bets,
 * so that a void takes its play back and hearing of the same play twice changes nothing.
 */
export async function notePlays(
  ctx: Ctx,
  { rows }: { readonly rows: readonly FoldedRow[] },
  catalogue: Pick<Catalogue, 'current'>,
): Promise<void> {
  const narrow = (await selectOpenMissions(ctx)).filter(isNarrow);
  if (narrow.length === 0) {
    return;
  }
  const snapshot = await catalogue.current();
  const played = rows.filter(({ category }) => category !== 'ALL');
  for (const [hour, own] of Map.groupBy(played, (row) => row.hour)) {
    const memberIds = [...new Set(own.map(({ memberId }) => memberId))];
    const siteDay = own[0]?.siteDay ?? '';
    const bets = await readPlayByGame(ctx, { memberIds, hour: Temporal.Instant.from(hour) });
    const plays = bets
      .map((bet) => ({ ...bet, ...playedAt(snapshot, bet) }))
      .filter((play) => narrow.some((mission) => isPlayedAt(mission, play)));
    await deletePlays(ctx.tx, { memberIds, hour });
    await insertPlays(ctx.tx, { hour, siteDay, plays });
  }
}
