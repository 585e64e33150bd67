import type { OperatorId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type { ConfirmOpenings, InsertOpenings, SelectOpenings } from '../generated/statements.ts';
import type { Opening } from './people.ts';

/** All of them: operators are few. */
export async function selectOpenings(tx: Transaction): Promise<readonly Opening[]> {
  const { rows } = await sql<SelectOpenings>`
    select operator_id as "operatorId", opened_by as "openedBy", confirmed_at as "confirmedAt"
      from operator_openings order by id
  `.execute(tx);
  return rows;
}

/** An account was made, or got a password or lost its factor, at the hands of these. */
export async function insertOpenings(
  tx: Transaction,
  row: {
    readonly id: OperatorId;
    readonly by: readonly OperatorId[];
    readonly at: Temporal.Instant;
  },
): Promise<void> {
  await sql<InsertOpenings>`
    insert into operator_openings (operator_id, opened_by, opened_at)
    select ${row.id}, opener, ${String(row.at)}::timestamptz
      from unnest(${row.by}::text[]) as opener
  `.execute(tx);
}

/** Somebody else has seen who holds the account. */
export async function confirmOpenings(
  tx: Transaction,
  row: { readonly id: OperatorId; readonly by: OperatorId; readonly at: Temporal.Instant },
): Promise<void> {
  await sql<ConfirmOpenings>`
    update operator_openings
       set confirmed_at = ${String(row.at)}::timestamptz, confirmed_by = ${row.by}
     where operator_id = ${row.id} and confirmed_at is null
  `.execute(tx);
}
