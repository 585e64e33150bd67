import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { plain } from '../../../platform/sql-arrays.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  ClaimRun,
  FindBalances,
  ForgetRuns,
  KeepBalances,
  SelectInOrder,
} from '../generated/statements.ts';

export type PlaceInTree = SelectInOrder['row'];
export type KeptBalance = Omit<FindBalances['row'], 'memberId'>;

/** True for the one process that takes these ten minutes on itself. */
export async function claimRun(tx: Transaction, dueAt: Temporal.Instant): Promise<boolean> {
  const { rows } = await sql<ClaimRun>`
    insert into team_balance_runs (due_at) values (${String(dueAt)}::timestamptz)
    on conflict do nothing returning due_at
  `.execute(tx);
  return rows.length === 1;
}

export async function forgetRuns(tx: Transaction, moment: Temporal.Instant): Promise<void> {
  await sql<ForgetRuns>`
    delete from team_balance_runs where due_at < ${String(moment)}::timestamptz
  `.execute(tx);
}

/** In the order of the tree: whoever stands below somebody follows at once. */
export async function selectInOrder(
  tx: Transaction,
  query: { readonly after: string; readonly limit: number },
): Promise<readonly PlaceInTree[]> {
  const { rows } = await sql<SelectInOrder>`
    select member_id as "memberId", number, path, is_agent as "isAgent"
      from tree_positions where path > ${query.after} order by path limit ${query.limit}
  `.execute(tx);
  return rows;
}

export async function keepBalances(
  tx: Transaction,
  query: {
    readonly at: Temporal.Instant;
    readonly rows: readonly { readonly number: bigint; readonly balanceMinor: bigint }[];
  },
): Promise<void> {
  await sql<KeepBalances>`
    insert into team_balances as b (agent_number, taken_at, balance_minor)
    select r.number, ${String(query.at)}::timestamptz, r.balance
      from unnest(${plain(query.rows.map((row) => row.number))}::bigint[],
                  ${plain(query.rows.map((row) => row.balanceMinor))}::bigint[])
        as r (number, balance)
     order by 1
    on conflict (agent_number) do update
      set taken_at = excluded.taken_at, balance_minor = excluded.balance_minor
  `.execute(tx);
}

/** Of agents; those that were never large fail. */
export async function findBalances(
  tx: Transaction,
  ids: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, KeptBalance>> {
  const { rows } = await sql<FindBalances>`
    select p.member_id as "memberId", b.taken_at as "takenAt", b.balance_minor as "balanceMinor"
      from tree_positions p join team_balances b on b.agent_number = p.number
     where p.member_id = any(${ids}::text[])
  `.execute(tx);
  return new Map(rows.map(({ memberId, ...row }) => [memberId, row]));
}
