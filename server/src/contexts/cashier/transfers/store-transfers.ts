import type { MemberId, TransferId } from '@portal/protocol';
import { assertDefined } from '@portal/money';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  HasTransferred,
  InsertTransfer,
  SelectOwnTransfer,
  SelectTransfers,
  SumTransfers,
} from '../generated/statements.ts';

export type TransferRow = SelectTransfers['row'];

export async function insertTransfer(
  tx: Transaction,
  row: Omit<TransferRow, 'madeAt' | 'takenBackMinor'> & {
    readonly siteId: string;
    readonly at: Temporal.Instant;
  },
): Promise<void> {
  await sql<InsertTransfer>`
    insert into member_transfers (id, site_id, reference, from_id, to_id, direction, amount_minor,
                                  currency, made_at)
    values (${row.id}, ${row.siteId}, ${row.reference}, ${row.fromId}, ${row.toId},
            ${row.direction}, ${row.amountMinor}, ${row.currency}, ${String(row.at)}::timestamptz)
  `.execute(tx);
}

/** Both directions of one member, the newest first. */
export async function selectTransfers(
  tx: Transaction,
  page: {
    readonly memberId: MemberId;
    readonly before: TransferId | undefined;
    readonly limit: number;
  },
): Promise<readonly TransferRow[]> {
  const beyond = page.before === undefined ? sql`true` : sql`id < ${page.before}`;
  const { rows } = await sql<SelectTransfers>`
    select id, reference, from_id as "fromId", to_id as "toId", direction,
           amount_minor as "amountMinor", currency, made_at as "madeAt",
           taken_back_minor as "takenBackMinor"
      from member_transfers
     where (from_id = ${page.memberId} or to_id = ${page.memberId}) and ${beyond}
     order by id desc limit ${page.limit}
  `.execute(tx);
  return rows;
}

/** One by its id, if the member sent or got it. */
export async function selectOwnTransfer(
  tx: Transaction,
  key: { readonly id: TransferId; readonly memberId: MemberId },
): Promise<readonly TransferRow[]> {
  const { rows } = await sql<SelectOwnTransfer>`
    select id, reference, from_id as "fromId", to_id as "toId", direction,
           amount_minor as "amountMinor", currency, made_at as "madeAt",
           taken_back_minor as "takenBackMinor"
      from member_transfers
     where id = ${key.id} and (from_id = ${key.memberId} or to_id = ${key.memberId})
  `.execute(tx);
  return rows;
}

/** What a member sent since a moment, and how often. */
export async function sumTransfers(
  tx: Transaction,
  query: { readonly memberId: MemberId; readonly since: Temporal.Instant },
): Promise<SumTransfers['row']> {
  const { rows } = await sql<SumTransfers>`
    select (count(*) filter (where taken_back_minor is distinct from amount_minor))::int as count,
           coalesce(sum(amount_minor - coalesce(taken_back_minor, 0)), 0)::bigint as "amountMinor"
      from member_transfers
     where from_id = ${query.memberId} and made_at >= ${String(query.since)}::timestamptz
  `.execute(tx);
  return assertDefined(rows[0], 'sums give one row');
}

/** Whether money ever went from one to the other. */
export async function hasTransferred(
  tx: Transaction,
  pair: { readonly fromId: MemberId; readonly toId: MemberId },
): Promise<boolean> {
  const { rows } = await sql<HasTransferred>`
    select id from member_transfers
     where from_id = ${pair.fromId} and to_id = ${pair.toId} limit 1
  `.execute(tx);
  return rows.length > 0;
}
