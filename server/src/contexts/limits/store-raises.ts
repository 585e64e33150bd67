import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type { DeleteRaise, SelectRaises, UpsertRaise } from './generated/statements.ts';
import type { LimitKey } from './store.ts';

export type LimitRaise = SelectRaises['row'];

/** The raises of a member that wait, lapsed ones left out. */
export async function selectRaises(
  tx: Transaction,
  query: { readonly memberId: MemberId; readonly now: Temporal.Instant },
): Promise<readonly LimitRaise[]> {
  const { rows } = await sql<SelectRaises>`
    select kind, period, amount, asked_at as "askedAt", ripe_at as "ripeAt",
           lapses_at as "lapsesAt"
    from limit_raises
    where member_id = ${query.memberId} and lapses_at > ${String(query.now)}::timestamptz
  `.execute(tx);
  return rows;
}

export async function upsertRaise(tx: Transaction, row: LimitKey & LimitRaise): Promise<void> {
  await sql<UpsertRaise>`
    insert into limit_raises (member_id, kind, period, amount, asked_at, ripe_at, lapses_at)
    values (${row.memberId}, ${row.kind}, ${row.period}, ${row.amount},
            ${String(row.askedAt)}::timestamptz, ${String(row.ripeAt)}::timestamptz,
            ${String(row.lapsesAt)}::timestamptz)
    on conflict (member_id, kind, period) do update set amount = excluded.amount,
      asked_at = excluded.asked_at, ripe_at = excluded.ripe_at, lapses_at = excluded.lapses_at
  `.execute(tx);
}

/** Whether there was one. */
export async function deleteRaise(tx: Transaction, key: LimitKey): Promise<boolean> {
  const { rows } = await sql<DeleteRaise>`
    delete from limit_raises
    where member_id = ${key.memberId} and kind = ${key.kind} and period = ${key.period}
    returning 1 as one
  `.execute(tx);
  return rows.length === 1;
}
