import type { Ctx } from '../../../platform/context.ts';
import type { DayRange } from '../store-rollups.ts';
import { countPlayers, type SiteDayRow, sumSiteDays } from '../store-site-days.ts';

export interface SiteDays {
  /** By day, the newest first, and category. */
  readonly sums: readonly SiteDayRow[];
  /** How many members bet, by day. */
  readonly players: ReadonlyMap<string, number>;
}

/** What all members together did on some days, both ends included. */
export async function readSiteDays(ctx: Ctx, range: DayRange): Promise<SiteDays> {
  const sums = await sumSiteDays(ctx.tx, range);
  const players = await countPlayers(ctx.tx, range);
  return { sums, players: new Map(players.map((row) => [row.siteDay, row.players])) };
}
