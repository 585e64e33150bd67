import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../platform/context.ts';
import { plain, texts } from '../../platform/sql-arrays.ts';
import { sql } from '../../platform/sql.ts';
import { looking, prepared, type SqlStatement } from '../../platform/statement.ts';
import type {
  ForgetUnknowns,
  PutUnknown,
  PutUnknownRound,
  UnknownsStatement,
} from './generated/statements.ts';

interface OfSender {
  readonly provider: string;
  readonly memberId: MemberId;
}
export interface NamedTransaction extends OfSender {
  readonly txId: string;
}
export interface NamedRound extends OfSender {
  readonly roundId: string;
}

export type UnknownRow = UnknownsStatement['row'];

/** Of which of these transactions and rounds their senders were told that nothing is known. */
export function unknownsStatement(
  names: readonly NamedTransaction[],
  rounds: readonly NamedRound[],
): SqlStatement<readonly UnknownRow[]> {
  const statement = sql<UnknownsStatement>`
    select u.provider, u.member_id as "memberId", u.tx_id as "txId", null as "roundId",
      u.told_at as "toldAt"
    from unnest(
      ${texts(names.map(({ provider }) => provider))}::text[],
      ${plain(names.map(({ memberId }) => memberId))}::text[],
      ${texts(names.map(({ txId }) => txId))}::text[]) as w (provider, member_id, tx_id)
    cross join lateral (select * from bet_unknowns
      where provider = w.provider and member_id = w.member_id and tx_id = w.tx_id limit 1) u
    union all
    select u.provider, u.member_id, null, u.round_id, u.told_at
    from unnest(
      ${texts(rounds.map(({ provider }) => provider))}::text[],
      ${plain(rounds.map(({ memberId }) => memberId))}::text[],
      ${texts(rounds.map(({ roundId }) => roundId))}::text[]) as w (provider, member_id, round_id)
    cross join lateral (select * from bet_unknown_rounds
      where provider = w.provider and member_id = w.member_id and round_id = w.round_id
      limit 1) u`;
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

export async function putUnknownRound(
  tx: Transaction,
  at: Temporal.Instant,
  { provider, memberId, roundId }: NamedRound,
): Promise<void> {
  await sql<PutUnknownRound>`
    insert into bet_unknown_rounds (provider, member_id, round_id, told_at)
    values (${provider}, ${memberId}, ${roundId}, ${String(at)}::timestamptz)
    on conflict (provider, member_id, round_id) do update set told_at = excluded.told_at`.execute(
    tx,
  );
}

export async function forgetUnknowns(tx: Transaction, firstKept: Temporal.Instant): Promise<void> {
  await sql<ForgetUnknowns>`
    with rounds as (
      delete from bet_unknown_rounds where told_at < ${String(firstKept)}::timestamptz)
    delete from bet_unknowns where told_at < ${String(firstKept)}::timestamptz`.execute(tx);
}
