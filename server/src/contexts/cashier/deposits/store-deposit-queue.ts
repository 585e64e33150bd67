import type { DepositId, DepositState, MemberId } from '@portal/protocol';
import { assertDefined } from '@portal/money';
import type { Transaction } from '../../../platform/context.ts';
import type { QueueDepth } from '../../../platform/desk-queue.ts';
import { plain } from '../../../platform/sql-arrays.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  CountDepositQueue,
  IsChargebackUsed,
  IsPaidReferenceUsed,
  MeasureDeposits,
  MeasureLateDeposits,
  SelectClosedDeposits,
  SelectDepositQueue,
  SelectExpired,
  SumCredited,
} from '../generated/statements.ts';
import { type Deposit, depositColumns } from './store-deposits.ts';

export interface DepositQueuePage {
  readonly siteId: string;
  readonly states: readonly DepositState[];
  readonly memberId: MemberId | undefined;
  readonly cursor: string | undefined;
  readonly limit: number;
}

function ofMember(memberId: MemberId | undefined) {
  return memberId === undefined ? sql`true` : sql`member_id = ${memberId}`;
}

/** Open ones, the oldest first: whoever waits longest comes first. */
export async function selectDepositQueue(
  tx: Transaction,
  page: DepositQueuePage,
): Promise<readonly Deposit[]> {
  const beyond = page.cursor === undefined ? sql`true` : sql`id > ${page.cursor}`;
  const { rows } = await sql<SelectDepositQueue>`
    select ${depositColumns} from deposits
     where site_id = ${page.siteId} and closed_at is null and state = any(${page.states}::text[])
       and ${ofMember(page.memberId)} and ${beyond}
     order by id limit ${page.limit}
  `.execute(tx);
  return rows;
}

/** Those over which nobody acts any more, the newest first. */
export async function selectClosedDeposits(
  tx: Transaction,
  page: DepositQueuePage,
): Promise<readonly Deposit[]> {
  const beyond = page.cursor === undefined ? sql`true` : sql`id < ${page.cursor}`;
  const { rows } = await sql<SelectClosedDeposits>`
    select ${depositColumns} from deposits
     where site_id = ${page.siteId} and closed_at is not null
       and ${ofMember(page.memberId)} and ${beyond}
     order by id desc limit ${page.limit}
  `.execute(tx);
  return rows;
}

/** How many open orders each state has. */
export async function countDepositQueue(
  tx: Transaction,
  siteId: string,
): Promise<ReadonlyMap<DepositState, number>> {
  const { rows } = await sql<CountDepositQueue>`
    select state, count(*)::int as count from deposits
     where site_id = ${siteId} and closed_at is null group by state
  `.execute(tx);
  return new Map(rows.map((row) => [row.state, row.count]));
}

/**
 * Orders whose time to pay is over, the oldest first; they are not locked. Those that pay another
 * member end with their slice.
 */
export async function selectExpired(
  tx: Transaction,
  query: { readonly now: Temporal.Instant; readonly limit: number },
): Promise<readonly DepositId[]> {
  const { rows } = await sql<SelectExpired>`
    select id from deposits
     where state in ('CREATED', 'AWAITING') and expires_at <= ${String(query.now)}::timestamptz
       and provider <> 'p2p'
     order by expires_at, id limit ${query.limit}
  `.execute(tx);
  return rows.map(({ id }) => id);
}

export async function isPaidReferenceUsed(
  tx: Transaction,
  payment: { readonly provider: string; readonly paidReference: string },
): Promise<boolean> {
  const { rows } = await sql<IsPaidReferenceUsed>`
    select id from deposits
     where provider = ${payment.provider} and paid_reference = ${payment.paidReference}
  `.execute(tx);
  return rows.length > 0;
}

export async function isChargebackUsed(
  tx: Transaction,
  chargeback: { readonly provider: string; readonly reference: string },
): Promise<boolean> {
  const { rows } = await sql<IsChargebackUsed>`
    select id from deposits
     where provider = ${chargeback.provider} and chargeback_reference = ${chargeback.reference}
  `.execute(tx);
  return rows.length > 0;
}

/** What a member paid in since a moment, and how often ever. */
export async function sumCredited(
  tx: Transaction,
  query: { readonly memberId: MemberId; readonly since: Temporal.Instant },
): Promise<SumCredited['row']> {
  const { rows } = await sql<SumCredited>`
    select count(*)::int as count,
           coalesce(sum(paid_minor)
             filter (where credited_at >= ${String(query.since)}::timestamptz), 0)::bigint
             as "paidMinor"
      from deposits where member_id = ${query.memberId} and credited_at is not null
  `.execute(tx);
  return assertDefined(rows[0], 'sums give one row');
}

/** Those that came into one of the states so long ago; on from one to another is no younger. */
export async function measureLateDeposits(
  tx: Transaction,
  query: {
    readonly siteId: string;
    readonly states: readonly DepositState[];
    readonly before: Temporal.Instant;
  },
): Promise<QueueDepth> {
  const { rows } = await sql<MeasureLateDeposits>`
    select count(*)::int as count, min(since.at) as "oldestAt"
      from deposits d cross join lateral (
        select coalesce(min(s.at), d.state_at) as at from deposit_steps s
         where s.deposit_id = d.id and s.state = any(${plain(query.states)}::text[])) since
     where d.site_id = ${query.siteId} and d.closed_at is null
       and d.state = any(${plain(query.states)}::text[])
       and since.at <= ${String(query.before)}::timestamptz`.execute(tx);
  return { count: rows[0]?.count ?? 0, oldestAt: rows[0]?.oldestAt ?? undefined };
}

/** How many orders stand in one of the states, and since when the oldest does. */
export async function measureDeposits(
  tx: Transaction,
  query: { readonly siteId: string; readonly states: readonly DepositState[] },
): Promise<QueueDepth> {
  const { rows } = await sql<MeasureDeposits>`
    select count(*)::int as count, min(state_at) as "oldestAt" from deposits
    where site_id = ${query.siteId} and state = any(${plain(query.states)}::text[])`.execute(tx);
  return { count: rows[0]?.count ?? 0, oldestAt: rows[0]?.oldestAt ?? undefined };
}
