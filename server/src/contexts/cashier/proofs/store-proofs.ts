import type { MemberId, ProofId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type { FindProof, InsertProof, SelectProofIds } from '../generated/statements.ts';

export async function insertProof(
  tx: Transaction,
  row: {
    readonly id: ProofId;
    readonly memberId: MemberId;
    readonly subjectId: string;
    readonly byKind: 'member' | 'operator';
    readonly image: Uint8Array;
    readonly at: Temporal.Instant;
  },
): Promise<void> {
  await sql<InsertProof>`
    insert into cashier_proofs (id, member_id, subject_id, by_kind, image, made_at)
    values (${row.id}, ${row.memberId}, ${row.subjectId}, ${row.byKind}, ${row.image},
            ${String(row.at)}::timestamptz)
  `.execute(tx);
}

export async function findProof(
  tx: Transaction,
  id: ProofId,
): Promise<FindProof['row'] | undefined> {
  const { rows } = await sql<FindProof>`
    select id, member_id as "memberId", subject_id as "subjectId", image
      from cashier_proofs where id = ${id}
  `.execute(tx);
  return rows[0];
}

/** The ids of the pictures of some subjects, the oldest first. */
export async function selectProofIds(
  tx: Transaction,
  subjectIds: readonly string[],
): Promise<readonly SelectProofIds['row'][]> {
  const { rows } = await sql<SelectProofIds>`
    select id, subject_id as "subjectId" from cashier_proofs
     where subject_id = any(${subjectIds}::text[]) order by id
  `.execute(tx);
  return rows;
}
