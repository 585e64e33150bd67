import { plain } from '../../platform/sql-arrays.ts';
import { sql } from '../../platform/sql.ts';
import { looking, prepared, type SqlStatement } from '../../platform/statement.ts';
import type { SignedInLook } from './generated/statements.ts';

/** Those who are signed in somewhere, as a look of a batch. */
export function signedInLook(
  subjectIds: readonly string[],
  now: Temporal.Instant,
): SqlStatement<ReadonlySet<string>> {
  const statement = sql<SignedInLook>`
    select s.subject_id as "subjectId"
    from unnest(${plain(subjectIds)}::text[]) as w (subject_id)
    cross join lateral (select subject_id from sessions
      where subject_id = w.subject_id and ended_at is null
        and expires_at > ${String(now)}::timestamptz limit 1) s`;
  return prepared(looking(statement, (rows) => new Set(rows.map(({ subjectId }) => subjectId))));
}
