import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type { DeleteNote, SelectNotes, UpsertNote } from './generated/statements.ts';

export interface NotePair {
  readonly agentId: MemberId;
  readonly memberId: MemberId;
}

/** What an agent wrote down about these. */
export async function selectNotes(
  tx: Transaction,
  { agentId, ids }: { readonly agentId: MemberId; readonly ids: readonly MemberId[] },
): Promise<ReadonlyMap<MemberId, string>> {
  const { rows } = await sql<SelectNotes>`
    select member_id as "memberId", note from downline_notes
     where agent_id = ${agentId} and member_id = any(${ids}::text[])
  `.execute(tx);
  return new Map(rows.map(({ memberId, note }) => [memberId, note]));
}

export async function upsertNote(
  tx: Transaction,
  row: NotePair & { readonly note: string; readonly at: Temporal.Instant },
): Promise<void> {
  await sql<UpsertNote>`
    insert into downline_notes (agent_id, member_id, note, noted_at)
    values (${row.agentId}, ${row.memberId}, ${row.note}, ${String(row.at)}::timestamptz)
    on conflict (agent_id, member_id) do update
       set note = excluded.note, noted_at = excluded.noted_at
  `.execute(tx);
}

export async function deleteNote(tx: Transaction, pair: NotePair): Promise<void> {
  await sql<DeleteNote>`
    delete from downline_notes where agent_id = ${pair.agentId} and member_id = ${pair.memberId}
  `.execute(tx);
}
