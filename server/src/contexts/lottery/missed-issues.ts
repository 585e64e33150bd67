import type { Ctx } from '../../platform/context.ts';
import type { Game } from './game.ts';
import { issuesUntil, type PlannedIssue, type ScheduleFrom } from './issues-ahead.ts';
import { insertMissed, selectLastClosings } from './store-missed.ts';

/** Of a longer rest the last day is named. */
const longestHours = 24;

/** Why an issue that nobody could bet on is void; pages know it by this. */
const missedReason = 'the site was not running';

interface MissedQuery {
  /** Those without an issue that waits or is sold. */
  readonly games: readonly Game[];
  readonly schedules: ReadonlyMap<string, readonly ScheduleFrom[]>;
}

/**
 * Numbers go on without gaps: what should have been sold while nothing ran stands as void with the
 * reason, and never gets a draw. Days of a calendar are made a month ahead, so none is missed.
 */
export async function nameMissed(ctx: Ctx, { games, schedules }: MissedQuery): Promise<void> {
  const fast = games.filter(({ settings: { schedule } }) =>
    ['interval', 'yeekee'].includes(schedule.kind),
  );
  if (fast.length === 0) {
    return;
  }
  const now = ctx.clock.now();
  const gameCodes = fast.map(({ gameCode }) => gameCode);
  const closings = await selectLastClosings(ctx.tx, gameCodes);
  const earliestMs = now.subtract({ hours: longestHours }).epochMilliseconds;
  const missed = closings.flatMap(({ gameCode, closesAt }) => {
    const span = {
      atMs: Math.max(closesAt.epochMilliseconds, earliestMs),
      untilMs: now.epochMilliseconds,
    };
    const issues: readonly PlannedIssue[] = issuesUntil(schedules.get(gameCode) ?? [], span);
    return issues.map((issue) => ({ ...issue, gameCode }));
  });
  if (missed.length > 0) {
    await insertMissed(ctx.tx, missed, missedReason);
  }
}
