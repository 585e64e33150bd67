import { assertDefined } from '@portal/money';
import type { Transaction } from '../../../platform/context.ts';
import type { QueueDepth } from '../../../platform/desk-queue.ts';
import { plain } from '../../../platform/sql-arrays.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  DeleteFaultsBut,
  InsertFaults,
  MeasureBooks,
  SelectFaults,
} from '../generated/statements.ts';

export type KeptFault = SelectFaults['row'];
type Fault = Omit<KeptFault, 'foundAt'>;

/** The accounts that differ now; one that differed before keeps the moment of its finding. */
export async function keepFaults(
  tx: Transaction,
  { faults, at }: { readonly faults: readonly Fault[]; readonly at: Temporal.Instant },
): Promise<void> {
  await deleteFaultsBut(tx, faults);
  await insertFaults(tx, faults, at);
}

async function deleteFaultsBut(tx: Transaction, faults: readonly Fault[]): Promise<void> {
  await sql<DeleteFaultsBut>`
    delete from account_faults f where not exists (
      select from unnest(${plain(faults.map(({ account }) => account))}::text[],
                         ${plain(faults.map(({ currency }) => currency))}::text[],
                         ${plain(faults.map(({ storedMinor }) => storedMinor))}::bigint[],
                         ${plain(faults.map(({ linesMinor }) => linesMinor))}::bigint[])
        as k (account, currency, stored, lines)
      where k.account = f.account and k.currency = f.currency
        and k.stored = f.stored_minor and k.lines = f.lines_minor)`.execute(tx);
}

async function insertFaults(
  tx: Transaction,
  faults: readonly Fault[],
  at: Temporal.Instant,
): Promise<void> {
  await sql<InsertFaults>`
    insert into account_faults (account, currency, stored_minor, lines_minor, found_at)
    select account, currency, stored, lines, ${String(at)}::timestamptz
      from unnest(${plain(faults.map(({ account }) => account))}::text[],
                  ${plain(faults.map(({ currency }) => currency))}::text[],
                  ${plain(faults.map(({ storedMinor }) => storedMinor))}::bigint[],
                  ${plain(faults.map(({ linesMinor }) => linesMinor))}::bigint[])
        as k (account, currency, stored, lines)
    on conflict (account, currency) do nothing`.execute(tx);
}

/** By path: a trial balance finds all of its faults at one moment. */
export async function selectFaults(
  tx: Transaction,
  query: { readonly beyond: Pick<KeptFault, 'account' | 'currency'>; readonly limit: number },
): Promise<readonly KeptFault[]> {
  const { beyond, limit } = query;
  const { rows } = await sql<SelectFaults>`
    select account, currency, stored_minor as "storedMinor", lines_minor as "linesMinor",
           found_at as "foundAt"
      from account_faults where (account, currency) > (${beyond.account}, ${beyond.currency})
     order by account, currency limit ${limit}`.execute(tx);
  return rows;
}

export async function measureBooks(tx: Transaction, siteId: string): Promise<QueueDepth> {
  const { rows } = await sql<MeasureBooks>`
    with waiting as (
      select opened_at as since from reconciliation_cases where closed_at is null
      union all select found_at from account_faults
      union all select least(short_since, payouts_stopped_at) from cashier_controls
        where site_id = ${siteId} and coalesce(short_since, payouts_stopped_at) is not null)
    select count(*)::int as count, min(since) as "oldestAt" from waiting`.execute(tx);
  const { count, oldestAt } = assertDefined(rows[0], 'sums give one row');
  return { count, oldestAt: oldestAt ?? undefined };
}
