import type { MemberId, WithdrawalState } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import type { QueueDepth } from '../../../platform/desk-queue.ts';
import { plain } from '../../../platform/sql-arrays.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  CountQueue,
  MeasureLate,
  MeasureQueue,
  SelectClosed,
  SelectComplained,
  SelectLate,
  SelectQueue,
} from '../generated/statements.ts';
import type { Order } from './store-withdrawals.ts';

const columns = sql`id, reference, site_id as "siteId", member_id as "memberId",
  payout_account_id as "payoutAccountId", amount_minor as "amountMinor", fee_minor as "feeMinor",
  currency, state, state_at as "stateAt", due_at as "dueAt", reason, note, risk,
  risk_reasons as "riskReasons", claimed_by as "claimedBy", claimed_by_name as "claimedByName",
  claimed_until as "claimedUntil", approval_id as "approvalId", approved_by as "approvedBy",
  ruled_by as "ruledBy",
  requested_at as "requestedAt", closed_at as "closedAt"`;

export interface QueuePage {
  readonly siteId: string;
  readonly states: readonly WithdrawalState[];
  /** From this score on an order comes before all others; nothing is below 0. */
  readonly priorityFrom: number;
  readonly memberId: MemberId | undefined;
  readonly cursor: string | undefined;
  readonly limit: number;
}

function ofMember(memberId: MemberId | undefined) {
  return memberId === undefined ? sql`true` : sql`member_id = ${memberId}`;
}

/** Open ones: those of a high risk first, and of both whoever waits longest. */
export async function selectQueue(tx: Transaction, page: QueuePage): Promise<readonly Order[]> {
  const { cursor, priorityFrom } = page;
  const beyond =
    cursor === undefined
      ? sql`true`
      : sql`(risk < ${priorityFrom}::smallint, id) >
            (select c.risk < ${priorityFrom}::smallint, c.id from withdrawals c
              where c.id = ${cursor})`;
  const { rows } = await sql<SelectQueue>`
    select ${columns} from withdrawals
     where site_id = ${page.siteId} and closed_at is null and state = any(${page.states}::text[])
       and ${ofMember(page.memberId)} and ${beyond}
     order by risk < ${priorityFrom}::smallint, id limit ${page.limit}
  `.execute(tx);
  return rows;
}

type PlainPage = Omit<QueuePage, 'states' | 'priorityFrom'>;

/** Open ones that were asked for before a moment, whatever their state; the oldest first. */
export async function selectLate(
  tx: Transaction,
  page: PlainPage & { readonly before: Temporal.Instant },
): Promise<readonly Order[]> {
  const beyond = page.cursor === undefined ? sql`true` : sql`id > ${page.cursor}`;
  const { rows } = await sql<SelectLate>`
    select ${columns} from withdrawals
     where site_id = ${page.siteId} and closed_at is null
       and requested_at <= ${String(page.before)}::timestamptz
       and ${ofMember(page.memberId)} and ${beyond}
     order by id limit ${page.limit}
  `.execute(tx);
  return rows;
}

/** Those over which nobody acts any more, the newest first. */
export async function selectClosed(tx: Transaction, page: PlainPage): Promise<readonly Order[]> {
  const beyond = page.cursor === undefined ? sql`true` : sql`id < ${page.cursor}`;
  const { rows } = await sql<SelectClosed>`
    select ${columns} from withdrawals
     where site_id = ${page.siteId} and closed_at is not null
       and ${ofMember(page.memberId)} and ${beyond}
     order by id desc limit ${page.limit}
  `.execute(tx);
  return rows;
}

/** Those with a late complaint that nobody has answered, the oldest first. */
export async function selectComplained(
  tx: Transaction,
  page: PlainPage,
): Promise<readonly Order[]> {
  const beyond = page.cursor === undefined ? sql`true` : sql`id > ${page.cursor}`;
  const { rows } = await sql<SelectComplained>`
    select ${columns} from withdrawals
     where id in (select withdrawal_id from withdrawal_complaints
                   where site_id = ${page.siteId} and state = 'OPEN')
       and ${ofMember(page.memberId)} and ${beyond}
     order by id limit ${page.limit}
  `.execute(tx);
  return rows;
}

/** How many open orders each state has. */
export async function countQueue(
  tx: Transaction,
  siteId: string,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<CountQueue>`
    select state, count(*)::int as count from withdrawals
     where site_id = ${siteId} and closed_at is null group by state
  `.execute(tx);
  return new Map(rows.map((row) => [row.state, row.count]));
}

/** How many are open that were asked for before a moment, and since when the oldest waits. */
export async function measureLate(
  tx: Transaction,
  query: { readonly siteId: string; readonly before: Temporal.Instant },
): Promise<QueueDepth> {
  const { rows } = await sql<MeasureLate>`
    select count(*)::int as count, min(requested_at) as "oldestAt" from withdrawals
    where site_id = ${query.siteId} and closed_at is null
      and requested_at <= ${String(query.before)}::timestamptz`.execute(tx);
  return { count: rows[0]?.count ?? 0, oldestAt: rows[0]?.oldestAt ?? undefined };
}

/** How many orders stand in one of the states, and since when the oldest does. */
export async function measureQueue(
  tx: Transaction,
  query: { readonly siteId: string; readonly states: readonly WithdrawalState[] },
): Promise<QueueDepth> {
  const { rows } = await sql<MeasureQueue>`
    select count(*)::int as count, min(state_at) as "oldestAt" from withdrawals
    where site_id = ${query.siteId} and state = any(${plain(query.states)}::text[])`.execute(tx);
  return { count: rows[0]?.count ?? 0, oldestAt: rows[0]?.oldestAt ?? undefined };
}
