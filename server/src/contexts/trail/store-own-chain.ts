import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type { FindSubjectLink, SelectSubjectChain } from './generated/statements.ts';
import { entryColumns } from './store.ts';

interface Subject {
  readonly siteId: string;
  readonly subjectType: string;
  readonly subjectId: string;
}

/** Sealed entries of one subject behind a position, in the order of their chain. */
export async function selectSubjectChain(
  tx: Transaction,
  subject: Subject & { readonly after: bigint; readonly limit: number },
): Promise<readonly SelectSubjectChain['row'][]> {
  const { rows } = await sql<SelectSubjectChain>`
    select s.subject_position as "position", s.subject_hash as hash, s.row_hash as "rowHash",
           ${entryColumns}
      from trail_seals s join trail_entries e on e.id = s.entry_id
     where s.site_id = ${subject.siteId} and s.subject_id = ${subject.subjectId}
       and s.subject_type = ${subject.subjectType} and s.subject_position > ${subject.after}
     order by s.subject_position limit ${subject.limit}`.execute(tx);
  return rows;
}

/** The hash at a position of the chain of a subject. */
export async function findSubjectLink(
  tx: Transaction,
  subject: Subject & { readonly position: bigint },
): Promise<Buffer | undefined> {
  const { rows } = await sql<FindSubjectLink>`
    select subject_hash as hash from trail_seals
     where site_id = ${subject.siteId} and subject_id = ${subject.subjectId}
       and subject_type = ${subject.subjectType} and subject_position = ${subject.position}
  `.execute(tx);
  return rows[0]?.hash;
}
