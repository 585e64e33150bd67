import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../platform/context.ts';
import { plain, texts } from '../../platform/sql-arrays.ts';
import { sql } from '../../platform/sql.ts';
import { looking, prepared, type SqlStatement } from '../../platform/statement.ts';
import type { ForgetUnknowns, PutUnknown, UnknownsStatement } from './generated/statements.ts';

export interface NamedTransaction {
  readonly provider: string;
  readonly memberId: MemberId;
  readonly txId: string;
}

export type UnknownRow = UnknownsStatement['row'];

/** Of which of these transactions their senders were told that nothing is known. */
export function unknownsStatement(
  names: readonly NamedTransaction[],
): SqlStatement<readonly UnknownRow[]> {
  const statement = sql<UnknownsStatement>`
    select u.provider, u.member_id as "memberId", u.tx_id as "txId", u.told_at as "toldAt"
    from unnest(
      ${texts(names.map(({ provider }) => provider))}::text[],
      ${plain(names.map(({ memberId }) => memberId))}::text[],
      ${texts(names.map(({ txId }) => txId))}::text[]) as w (provider, member_id, tx_id)
    cross join lateral (select * from bet_unknowns
      where provider = w.provider and member_id = w.member_id and tx_id = w.tx_id limit 1) u`;
  return prepared(looking(statement, (rows) => rows));
}

export async function putUnknown(
  tx: Transaction,
  at: Temporal.Instant,
  { provider, memberId, txId }: NamedTransaction,
): Promise<void> {
  await sql<PutUnknown>`
    insert into bet_unknowns (provider, member_id, tx_id, told_at)
    values (${provider}, ${memberId}, ${txId}, ${String(at)}::timestamptz)
    on conflict (provider, member_id, tx_id) do update set told_at = excluded.told_at`.execute(tx);
}

export async function forgetUnknowns(tx: Transaction, firstKept: Temporal.Instant): Promise<void> {
  await sql<ForgetUnknowns>`
    delete from bet_unknowns where told_at < ${String(firstKept)}::timestamptz`.execute(tx);
}
