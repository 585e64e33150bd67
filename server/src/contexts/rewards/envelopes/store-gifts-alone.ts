import type { OperatorId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type { InsertGiftAlone } from '../generated/statements.ts';

/** What one operator gave or promised without a second person. */
export interface GiftAlone {
  readonly act: 'promotion.publish' | 'promotion.change' | 'raffle.create' | 'referral.approve';
  readonly subjectId: string;
  readonly amountMinor: bigint;
}

export async function insertGiftAlone(
  tx: Transaction,
  row: GiftAlone & { readonly operatorId: OperatorId; readonly at: Temporal.Instant },
): Promise<void> {
  await sql<InsertGiftAlone>`
    insert into gifts_alone (operator_id, act, subject_id, amount_minor, given_at)
    values (${row.operatorId}, ${row.act}, ${row.subjectId}, ${row.amountMinor},
            ${String(row.at)}::timestamptz)
  `.execute(tx);
}
