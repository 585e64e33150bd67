import { assertDefined } from '@portal/money';
import type { AdjustmentId, OperatorId } from '@portal/protocol';
import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type {
  InsertAdjustment,
  LockDayOf,
  SelectAdjustments,
  SelectAdjustmentToReverse,
  SelectDaySums,
  SelectExplanations,
  SumAlone,
} from './generated/statements.ts';
import type { Adjustment } from './use-cases/post-adjustment.ts';

/** What one person corrects alone is counted by one call at a time, whatever the account. */
export async function lockDayOf(tx: Transaction, accounts: readonly OperatorId[]): Promise<void> {
  await sql<LockDayOf>`
    select pg_advisory_xact_lock(hashtextextended('desk.adjust ' || account, 0))
      from (select account from unnest(${accounts}::text[]) as account order by account) as inOrder
  `.execute(tx);
}

/** So far back what one person corrected alone is counted. */
export function dayBefore(now: Temporal.Instant): Temporal.Instant {
  return now.subtract({ hours: 24 });
}

/** What one person corrected alone since a moment, both ways added up. */
export async function sumAlone(
  tx: Transaction,
  query: {
    readonly accounts: readonly OperatorId[];
    readonly currency: string;
    readonly since: Temporal.Instant;
  },
): Promise<bigint> {
  const { rows } = await sql<SumAlone>`
    select coalesce(sum(amount_minor), 0)::bigint as total from adjustments
     where operator_id = any(${query.accounts}::text[]) and approval_id is null
       and currency = ${query.currency} and posted_at > ${String(query.since)}::timestamptz
  `.execute(tx);
  return assertDefined(rows[0], 'sum gives one row').total;
}

export async function insertAdjustment(
  tx: Transaction,
  row: Adjustment & {
    readonly id: AdjustmentId;
    readonly siteId: string;
    readonly entryId: string;
    readonly at: Temporal.Instant;
  },
): Promise<void> {
  await sql<InsertAdjustment>`
    insert into adjustments (id, site_id, member_id, direction, amount_minor, currency, reason,
                             explanation, operator_id, approval_id, entry_id, reverses, posted_at)
    values (${row.id}, ${row.siteId}, ${row.memberId}, ${row.direction},
            ${row.amountMinor}, ${row.currency}, ${row.reason}, ${row.explanation},
            ${row.operatorId}, ${row.approvalId}, ${BigInt(row.entryId)},
            ${row.reverses?.id ?? null}, ${String(row.at)}::timestamptz)
  `.execute(tx);
}

/** A day of a site: from its first moment to the first of the next. */
export interface Day {
  readonly siteId: string;
  readonly from: Temporal.Instant;
  readonly to: Temporal.Instant;
}

export type AdjustmentRow = SelectAdjustments['row'];

function ofDay({ siteId, from, to }: Day) {
  return sql`site_id = ${siteId} and posted_at >= ${String(from)}::timestamptz
    and posted_at < ${String(to)}::timestamptz`;
}

/** Newest first: ids sort by time. */
export async function selectAdjustments(
  tx: Transaction,
  page: { readonly day: Day; readonly before: string | undefined; readonly limit: number },
): Promise<readonly AdjustmentRow[]> {
  const beyond = page.before === undefined ? sql`true` : sql`id < ${page.before}`;
  const { rows } = await sql<SelectAdjustments>`
    select id, member_id as "memberId", direction, amount_minor as "amountMinor", currency, reason,
           explanation, operator_id as "operatorId", approval_id as "approvalId",
           entry_id as "entryId", reverses, posted_at as "postedAt",
           (select later.id from adjustments later where later.reverses = adjustments.id)
             as "reversedBy"
      from adjustments where ${ofDay(page.day)} and ${beyond}
     order by id desc limit ${page.limit}
  `.execute(tx);
  return rows;
}

export type AdjustmentToReverse = SelectAdjustmentToReverse['row'];

export async function selectAdjustmentToReverse(
  tx: Transaction,
  id: AdjustmentId,
): Promise<AdjustmentToReverse | undefined> {
  const { rows } = await sql<SelectAdjustmentToReverse>`
    select id, member_id as "memberId", direction, amount_minor as "amountMinor", currency,
           entry_id as "entryId", reverses,
           (select later.id from adjustments later where later.reverses = adjustments.id)
             as "reversedBy"
      from adjustments where id = ${id}
  `.execute(tx);
  return rows[0];
}

/** What was told of each. */
export async function selectExplanations(
  tx: Transaction,
  ids: readonly AdjustmentId[],
): Promise<readonly SelectExplanations['row'][]> {
  const { rows } = await sql<SelectExplanations>`
    select id, explanation as text from adjustments where id = any(${ids}::text[])
  `.execute(tx);
  return rows;
}

export type DaySum = SelectDaySums['row'];

export async function selectDaySums(tx: Transaction, day: Day): Promise<readonly DaySum[]> {
  const { rows } = await sql<SelectDaySums>`
    select currency, count(*)::int as count,
           coalesce(sum(amount_minor) filter (where direction = 'credit'), 0)::bigint
             as "creditMinor",
           coalesce(sum(amount_minor) filter (where direction = 'debit'), 0)::bigint
             as "debitMinor"
      from adjustments where ${ofDay(day)} group by currency order by currency
  `.execute(tx);
  return rows;
}
