import { assertDefined } from '@portal/money';
import { type Endpoints, type ReplyOf, teamReports } from '@portal/protocol';
import { pageCounts } from '../present.ts';
import type { FileRow } from './store-files.ts';
import type { TeamFilePage } from './use-cases/list-team-files.ts';

type Reply = ReplyOf<Endpoints['listTeamFiles']>;
type Shown = Reply['content'][number];

export function presentFiles({ rows, at, ...page }: TeamFilePage): Reply {
  return { content: rows.map((row) => presentFile(row, at)), ...pageCounts(page) };
}

function presentFile(row: FileRow, at: Temporal.Instant): Shown {
  const report = teamReports.find((name) => name === row.report);
  return {
    id: row.id,
    report: assertDefined(report, 'only reports that are known are kept'),
    fileName: row.fileName,
    askedAt: String(row.askedAt),
    state: stateOf(row, at),
    rows: row.rowCount,
    madeRows: row.madeCount,
    isTooLong: row.reason === 'record_too_long',
    expiresAt: row.expiresAt === null ? null : String(row.expiresAt),
  };
}

function stateOf({ state, madeCount, expiresAt }: FileRow, at: Temporal.Instant): Shown['state'] {
  if (state === 'waiting') {
    return madeCount === 0 ? 'waiting' : 'making';
  }
  const isOver = expiresAt !== null && Temporal.Instant.compare(expiresAt, at) <= 0;
  return isOver ? 'expired' : state;
}
