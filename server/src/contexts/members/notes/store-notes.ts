import type { MemberId, OperatorId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type { InsertNote, SelectNotes } from '../generated/statements.ts';

export type NoteId = `nte_${string}`;
export type Note = SelectNotes['row'];

/** Past every id of a note. */
const afterAll = 'ntf';

export async function insertNote(
  tx: Transaction,
  row: {
    readonly id: NoteId;
    readonly memberId: MemberId;
    readonly text: string;
    readonly by: OperatorId;
    readonly name: string;
    readonly at: Temporal.Instant;
  },
): Promise<void> {
  await sql<InsertNote>`
    insert into member_notes (id, member_id, text, written_by, written_by_name, written_at)
    values (${row.id}, ${row.memberId}, ${row.text}, ${row.by}, ${row.name},
            ${String(row.at)}::timestamptz)
  `.execute(tx);
}

/** Newest first. */
export async function selectNotes(
  tx: Transaction,
  page: {
    readonly memberId: MemberId;
    readonly before: string | undefined;
    readonly limit: number;
  },
): Promise<readonly Note[]> {
  const { rows } = await sql<SelectNotes>`
    select id, text, written_by_name as "writtenBy", written_at as "writtenAt"
      from member_notes
     where member_id = ${page.memberId} and id < ${page.before ?? afterAll}
     order by id desc limit ${page.limit}
  `.execute(tx);
  return rows;
}
