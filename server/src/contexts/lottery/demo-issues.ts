import type { DemoDay } from '../../platform/demo/demo-part.ts';
import type { Game } from './game.ts';
import { issuesAfter, type PlannedIssue } from './issues-ahead.ts';

/** As many results of a game as its page shows. */
const issuesShown = 20;

/** The last issues of an in-house game before the doors open, as far as they lie on the day. */
export function issuesOnDay(
  { settings: { source, schedule } }: Game,
  day: DemoDay,
): readonly PlannedIssue[] {
  if (source !== 'inhouse' || schedule.kind !== 'interval') {
    return [];
  }
  const endMs = day.pastEndsAt.epochMilliseconds;
  const spanMs = issuesShown * schedule.intervalSeconds * 1000;
  const fromMs = Math.max(endMs - spanMs, day.at(0).epochMilliseconds);
  const untilMs = Math.min(endMs, day.at(24).epochMilliseconds);
  return fromMs >= untilMs
    ? []
    : issuesAfter([{ schedule, fromMs: 0 }], { atMs: fromMs, count: issuesShown }).filter(
        ({ opensAtMs, closesAtMs }) => opensAtMs >= fromMs && closesAtMs <= untilMs,
      );
}
