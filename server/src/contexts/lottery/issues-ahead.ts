import {
  addDays,
  type CivilDate,
  inHouseIssueAt,
  instantOf,
  localTime,
  nextRealIssue,
  yeekeeRound,
  yeekeeRounds,
  type Zone,
} from '@portal/lottery';
import type { GameSchedule } from './game.ts';

/** An issue before it is stored; moments in milliseconds since 1970. */
export interface PlannedIssue {
  readonly issueNo: string;
  readonly opensAtMs: number;
  readonly closesAtMs: number;
  readonly drawsAtMs: number;
}

/** A chase has up to 120 issues; a calendar is not known that far ahead (lottery.md B5). */
export function issuesKeptAhead({ kind }: GameSchedule): number {
  switch (kind) {
    case 'interval':
    case 'yeekee':
      return 121;
    case 'calendar':
      return 31;
    case 'feed':
      return 0;
    default:
      return kind satisfies never;
  }
}

/** The first issue of a schedule whose betting ends after the instant; none where a feed says. */
export function issueAfter(schedule: GameSchedule, atMs: number): PlannedIssue | undefined {
  switch (schedule.kind) {
    case 'interval': {
      const issue = inHouseIssueAt(schedule, atMs);
      return issue.closesAtMs > atMs ? issue : inHouseIssueAt(schedule, issue.drawsAtMs);
    }
    case 'calendar': {
      const { province } = schedule;
      const issue = nextRealIssue(schedule, atMs);
      return province === undefined ? issue : { ...issue, issueNo: `${issue.issueNo}-${province}` };
    }
    case 'yeekee':
      return yeekeeAfter(schedule.zone, atMs);
    case 'feed':
      return undefined;
    default:
      return schedule satisfies never;
  }
}

/** A schedule with the moment from which it makes issues; the first one always did. */
export interface ScheduleFrom {
  readonly schedule: GameSchedule;
  readonly fromMs: number;
}

/** Up to `count` issues in a row, the first one whose betting ends after the instant. */
export function issuesAfter(
  schedules: readonly ScheduleFrom[],
  { atMs, count }: { readonly atMs: number; readonly count: number },
): PlannedIssue[] {
  const issues: PlannedIssue[] = [];
  let next = issueOf(schedules, atMs);
  while (next !== undefined && issues.length < count) {
    issues.push(next);
    next = issueOf(schedules, next.closesAtMs);
  }
  return issues;
}

/** The issues whose betting ends after the one instant and until the other. */
export function issuesUntil(
  schedules: readonly ScheduleFrom[],
  { atMs, untilMs }: { readonly atMs: number; readonly untilMs: number },
): PlannedIssue[] {
  const issues: PlannedIssue[] = [];
  let next = issueOf(schedules, atMs);
  while (next !== undefined && next.closesAtMs <= untilMs) {
    issues.push(next);
    next = issueOf(schedules, next.closesAtMs);
  }
  return issues;
}

/** The issue after the instant by the schedule that is in force when it opens. */
function issueOf(schedules: readonly ScheduleFrom[], atMs: number): PlannedIssue | undefined {
  const begun = schedules.findLastIndex(({ fromMs }) => fromMs <= atMs);
  const [current, ...later] = schedules.slice(Math.max(0, begun));
  const issue = current && issueAfter(current.schedule, atMs);
  return later.reduce(
    (planned, { schedule, fromMs }) =>
      planned === undefined || planned.opensAtMs >= fromMs ? issueAfter(schedule, fromMs) : planned,
    issue,
  );
}

/** Its day starts at 06:00 and ends in the night after (lottery.md A3.3). */
function yeekeeAfter(zone: Zone, atMs: number): PlannedIssue {
  const { date } = localTime(atMs, zone);
  const days = [addDays(date, -1), date, addDays(date, 1)];
  const found = days.map((day) => roundAfter(day, { zone, atMs })).find((issue) => issue);
  if (found === undefined) {
    throw new Error('a round is at most a few hours away');
  }
  return found;
}

function roundAfter(
  date: CivilDate,
  { zone, atMs }: { readonly zone: Zone; readonly atMs: number },
): PlannedIssue | undefined {
  const firstMs = instantOf({ date, secondOfDay: 6 * 3600 }, zone);
  const round = Math.max(1, Math.floor((atMs - firstMs) / 900_000) + 2);
  return round > yeekeeRounds ? undefined : yeekeeRound(date, round, zone);
}
