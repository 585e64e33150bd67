import type { KycCause, KycKind, MemberId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type { DeleteDemand, SelectDemands, UpsertDemand } from '../generated/statements.ts';

export type DemandRow = SelectDemands['row'];

/** Asks, or asks anew for another reason. */
export async function upsertDemand(
  tx: Transaction,
  row: {
    readonly memberId: MemberId;
    readonly kind: KycKind;
    readonly cause: KycCause;
    readonly reason: string;
    readonly askedAt: Temporal.Instant;
    readonly askedBy: string;
  },
): Promise<void> {
  await sql<UpsertDemand>`
    insert into kyc_demands (member_id, kind, cause, reason, asked_at, asked_by)
    values (${row.memberId}, ${row.kind}, ${row.cause}, ${row.reason},
            ${String(row.askedAt)}::timestamptz, ${row.askedBy})
    on conflict (member_id, kind) do update set cause = excluded.cause,
      reason = excluded.reason, asked_at = excluded.asked_at, asked_by = excluded.asked_by
  `.execute(tx);
}

export async function selectDemands(
  tx: Transaction,
  memberId: MemberId,
): Promise<readonly DemandRow[]> {
  const { rows } = await sql<SelectDemands>`
    select kind, cause, reason, asked_at as "askedAt", asked_by as "askedBy" from kyc_demands
     where member_id = ${memberId} order by kind`.execute(tx);
  return rows;
}

/** Whether there was one. */
export async function deleteDemand(
  tx: Transaction,
  key: { readonly memberId: MemberId; readonly kind: KycKind },
): Promise<boolean> {
  const { rows } = await sql<DeleteDemand>`
    delete from kyc_demands where member_id = ${key.memberId} and kind = ${key.kind}
    returning kind`.execute(tx);
  return rows.length > 0;
}
