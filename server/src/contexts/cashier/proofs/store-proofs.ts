import type { MemberId, ProofId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  CountProofs,
  FindProof,
  InsertProof,
  SelectProofIds,
  SelectUnsealedProofs,
  WriteProofImage,
} from '../generated/statements.ts';

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
    select id, member_id as "memberId", subject_id as "subjectId", image,
           by_kind as "byKind", made_at as "madeAt"
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

/** Of members; what the desk shows beside a payment is not theirs. */
export async function countProofs(tx: Transaction, subjectId: string): Promise<number> {
  const { rows } = await sql<CountProofs>`
    select count(*)::int as count from cashier_proofs
     where subject_id = ${subjectId} and by_kind = 'member'
  `.execute(tx);
  return rows[0]?.count ?? 0;
}

/** What the key in use did not seal. */
export async function selectUnsealedProofs(
  tx: Transaction,
  { prefix, limit }: { readonly prefix: Uint8Array; readonly limit: number },
): Promise<readonly SelectUnsealedProofs['row'][]> {
  const { rows } = await sql<SelectUnsealedProofs>`
    select id, image from cashier_proofs
     where substring(image from 1 for 9) < ${prefix} or substring(image from 1 for 9) > ${prefix}
     order by id limit ${limit} for update skip locked
  `.execute(tx);
  return rows;
}

export async function writeProofImage(
  tx: Transaction,
  row: { readonly id: ProofId; readonly image: Uint8Array },
): Promise<void> {
  await sql<WriteProofImage>`
    update cashier_proofs set image = ${row.image} where id = ${row.id}
  `.execute(tx);
}
