import { assertDefined } from '@portal/money';
import type { DepositId, MemberId, OperatorId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import { byHand } from './channels.ts';
import type {
  LockConfirmer,
  SelectByHand,
  SelectConfirmers,
  SumConfirmedAlone,
} from '../generated/statements.ts';

/** What one person confirms alone is counted by one call at a time, whatever the account. */
export async function lockConfirmer(
  tx: Transaction,
  accounts: readonly OperatorId[],
): Promise<void> {
  await sql<LockConfirmer>`
    select pg_advisory_xact_lock(hashtextextended('cashier.confirm ' || account, 0))
      from (select account from unnest(${accounts}::text[]) as account order by account) as inOrder
  `.execute(tx);
}

/** What one person alone said to have arrived since a moment, of one provider of ways in. */
export async function sumConfirmedAlone(
  tx: Transaction,
  query: {
    readonly accounts: readonly OperatorId[];
    readonly provider: string;
    readonly since: Temporal.Instant;
  },
): Promise<bigint> {
  const { rows } = await sql<SumConfirmedAlone>`
    select coalesce(sum(paid_minor), 0)::bigint as total from deposits
     where provider = ${query.provider} and decided_by = any(${query.accounts}::text[])
       and paid_at > ${String(query.since)}::timestamptz
  `.execute(tx);
  return assertDefined(rows[0], 'sum gives one row').total;
}

/** What came in for a member by hand: a person said that it arrived, or two. */
export async function selectByHand(
  tx: Transaction,
  memberId: MemberId,
): Promise<readonly DepositId[]> {
  const { rows } = await sql<SelectByHand>`
    select id from deposits
     where member_id = ${memberId} and provider = ${byHand} and paid_at is not null
  `.execute(tx);
  return rows.map(({ id }) => id);
}

/** Who said that money of a member arrived, alone or as the second person, and when first. */
export async function selectConfirmers(
  tx: Transaction,
  memberId: MemberId,
): Promise<readonly SelectConfirmers['row'][]> {
  const { rows } = await sql<SelectConfirmers>`
    select s.by_id as id, min(s.at) as at
      from deposits d join deposit_steps s on s.deposit_id = d.id
     where d.member_id = ${memberId} and s.by_kind = 'operator' and s.by_id is not null
       and s.state in ('PAID', 'LATE', 'CREDITED')
     group by s.by_id
  `.execute(tx);
  return rows;
}
