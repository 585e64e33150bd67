import {
  findRealGame,
  formatDate,
  inHouseIssueAt,
  isOpen,
  nextRealIssue,
  thaiDates,
  zodiacYear,
} from '../../src/index.ts';
import { dateAt, instantAt, instantText } from './read.ts';
import { malformed, numberAt, textAt, type Check } from './report.ts';

/** lottery.md A3.1: the issue at an instant and whether it takes orders. */
const inHouseSchedule: Check = (entry) => {
  const nowMs = instantAt(entry, 'now');
  const issue = inHouseIssueAt(
    {
      intervalSeconds: numberAt(entry, 'intervalSec'),
      leadSeconds: numberAt(entry, 'leadSec'),
      zone: numberAt(entry, 'utcOffsetMin'),
    },
    nowMs,
  );
  return {
    issue: issue.issueNo,
    openAt: instantText(issue.opensAtMs),
    closeAt: instantText(issue.closesAtMs),
    drawAt: instantText(issue.drawsAtMs),
    accepting: isOpen(issue, nowMs),
  };
};

/** lottery.md A3.2: the next draw that has not closed. */
const realSchedule: Check = (entry) => {
  const game = findRealGame(textAt(entry, 'rule'));
  if (game === undefined) {
    return malformed('no such rule');
  }
  const issue = nextRealIssue(game.schedule, instantAt(entry, 'now'));
  return {
    drawDate: formatDate(issue.date),
    closeAt: instantText(issue.closesAtMs),
    drawAt: instantText(issue.drawsAtMs),
  };
};

const thaiDatesCheck: Check = (entry) => ({
  dates: thaiDates(numberAt(entry, 'year'), numberAt(entry, 'month')).map(formatDate),
});

const zodiacYearCheck: Check = (entry) => ({ sign: zodiacYear(dateAt(entry, 'date')) });

export const scheduleGroups: Readonly<Record<string, Check>> = {
  inHouseSchedule,
  realSchedule,
  thaiDates: thaiDatesCheck,
  zodiacYear: zodiacYearCheck,
};
