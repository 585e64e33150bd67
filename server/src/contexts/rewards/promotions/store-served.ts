import type { PromotionEntryId, RewardId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  InsertServed,
  LapseWaiting,
  TakeServedBack,
  WaitAgain,
} from '../generated/statements.ts';

/** Of a deposit and what it serves, once; false where it did before, or was taken back. */
export async function insertServed(
  tx: Transaction,
  row: { readonly depositId: string; readonly entryId: PromotionEntryId },
): Promise<boolean> {
  const { rows } = await sql<InsertServed>`
    insert into served_deposits (deposit_id, entry_id) values (${row.depositId}, ${row.entryId})
    on conflict (deposit_id) do nothing returning deposit_id as "depositId"
  `.execute(tx);
  return rows.length === 1;
}

/** What a deposit served that is taken back now; from here on it serves nothing. Once. */
export async function takeServedBack(
  tx: Transaction,
  row: { readonly depositId: string; readonly at: Temporal.Instant },
): Promise<PromotionEntryId | undefined> {
  const { rows } = await sql<TakeServedBack>`
    insert into served_deposits as d (deposit_id, taken_back_at)
    values (${row.depositId}, ${String(row.at)}::timestamptz)
    on conflict (deposit_id) do update set taken_back_at = excluded.taken_back_at
      where d.taken_back_at is null
    returning entry_id as "entryId"
  `.execute(tx);
  return rows[0]?.entryId ?? undefined;
}

/** A gift that nobody took yet is there no more. */
export async function lapseWaiting(
  tx: Transaction,
  row: { readonly id: RewardId; readonly at: Temporal.Instant },
): Promise<void> {
  await sql<LapseWaiting>`
    update rewards set state = 'LAPSED', closed_at = ${String(row.at)}::timestamptz
     where id = ${row.id} and state = 'WAITING'
  `.execute(tx);
}

/** What was withdrawn waits again, as long as it may be taken. */
export async function waitAgain(
  tx: Transaction,
  row: { readonly id: RewardId; readonly now: Temporal.Instant },
): Promise<void> {
  await sql<WaitAgain>`
    update rewards set state = 'WAITING', closed_at = null
     where id = ${row.id} and state = 'LAPSED' and claim_until > ${String(row.now)}::timestamptz
  `.execute(tx);
}
