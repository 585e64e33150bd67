import { setImmediate as oneTurn } from 'node:timers/promises';
import { commitmentOf, drawAlgorithm, drawFromSeed } from '@portal/lottery';
import type { Ctx } from '../../platform/context.ts';
import type { DemoDay } from '../../platform/demo/demo-part.ts';
import type { Game } from './game.ts';
import { issuesAfter } from './issues-ahead.ts';
import { insertToldDraws, type ToldIssue } from './store-told.ts';
import { withYear } from './year-of-draw.ts';

/** So long a trend of the fastest game is worth a look. */
export const toldHours = 48;

/**
 * Two days of draws of the house: each from a seed of its own, which is public with its commitment,
 * so that every one of them can be recomputed. What somebody bet on stands already.
 */
export async function tellHouseDraws(
  ctx: Ctx,
  { games, day }: { readonly games: readonly Game[]; readonly day: DemoDay },
): Promise<void> {
  const endMs = day.pastEndsAt.epochMilliseconds;
  // PostgreSQL writes the draws of one game while those of the next are made.
  let written = Promise.resolve();
  for (const game of games) {
    const told = drawnUntil(ctx, game, endMs);
    await written;
    written = told.length === 0 ? written : insertToldDraws(ctx.tx, told);
    await Promise.race([written, oneTurn()]);
  }
  await written;
}

function drawnUntil(ctx: Ctx, { gameCode, settings }: Game, endMs: number): readonly ToldIssue[] {
  const { source, schedule, families } = settings;
  if (source !== 'inhouse' || schedule.kind !== 'interval') {
    return [];
  }
  const spanMs = toldHours * 3_600_000;
  const count = spanMs / (schedule.intervalSeconds * 1000);
  return issuesAfter([{ schedule, fromMs: 0 }], { atMs: endMs - spanMs, count })
    .filter(({ drawsAtMs }) => drawsAtMs <= endMs)
    .map((issue) => {
      const serverSeed = ctx.random.bytes(32);
      const draw = drawFromSeed(families[0], { serverSeed, gameCode, issueNo: issue.issueNo });
      const drawsAt = Temporal.Instant.fromEpochMilliseconds(issue.drawsAtMs);
      return {
        ...issue,
        gameCode,
        serverSeed,
        commitment: commitmentOf(serverSeed),
        draw: withYear(families[0], draw, drawsAt),
        algorithm: drawAlgorithm,
      };
    });
}
