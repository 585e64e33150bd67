import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  FindControls,
  FindLastTrial,
  InsertTrial,
  SelectChargebacks,
  SelectHouseReturns,
  SelectOpenDays,
  SelectPaidDeposits,
  SelectReconciledSince,
  SelectSentPayouts,
  SelectTriedSince,
  SelectRuns,
  SetProtected,
  SetShort,
  StopPayouts,
  UpsertRun,
} from '../generated/statements.ts';
import type { StatementLine, TheirLine } from './compare-statements.ts';

/** What we took from a provider: of these transactions, or in this time. */
export async function selectPaidDeposits(
  tx: Transaction,
  query: {
    readonly provider: string;
    readonly transactions: readonly string[];
    readonly from: Temporal.Instant;
    readonly to: Temporal.Instant;
  },
): Promise<readonly StatementLine[]> {
  const { rows } = await sql<SelectPaidDeposits>`
    select reference, paid_reference as transaction, paid_minor as "amountMinor" from deposits
     where provider = ${query.provider} and paid_reference is not null and paid_minor is not null
       and (paid_reference = any(${query.transactions}::text[])
            or (paid_at >= ${String(query.from)}::timestamptz
                and paid_at < ${String(query.to)}::timestamptz))
  `.execute(tx);
  return rows.map(({ reference, transaction, amountMinor }) => ({
    reference,
    transaction: transaction ?? '',
    amountMinor: amountMinor ?? 0n,
  }));
}

/** What a provider took back: under these references, or in this time; below zero. */
export async function selectChargebacks(
  tx: Transaction,
  query: {
    readonly provider: string;
    readonly transactions: readonly string[];
    readonly from: Temporal.Instant;
    readonly to: Temporal.Instant;
  },
): Promise<readonly StatementLine[]> {
  const { rows } = await sql<SelectChargebacks>`
    select reference, chargeback_reference as transaction, -paid_minor as "amountMinor"
      from deposits
     where provider = ${query.provider} and chargeback_reference is not null
       and (chargeback_reference = any(${query.transactions}::text[])
            or (charged_back_at >= ${String(query.from)}::timestamptz
                and charged_back_at < ${String(query.to)}::timestamptz))
  `.execute(tx);
  return rows.map(({ reference, transaction, amountMinor }) => ({
    reference,
    transaction: transaction ?? '',
    amountMinor: amountMinor ?? 0n,
  }));
}

/** What the house sent: under these references of the bank, or in this time; below zero. */
export async function selectSentPayouts(
  tx: Transaction,
  query: {
    readonly transactions: readonly string[];
    readonly from: Temporal.Instant;
    readonly to: Temporal.Instant;
  },
): Promise<readonly StatementLine[]> {
  const { rows } = await sql<SelectSentPayouts>`
    select withdrawal_id as reference, bank_reference as transaction,
           -amount_minor as "amountMinor"
      from withdrawal_slices
     where payer = 'HOUSE' and bank_reference is not null
       and (state <> 'RELEASED' or returned_at is not null)
       and (bank_reference = any(${query.transactions}::text[])
            or (made_at >= ${String(query.from)}::timestamptz
                and made_at < ${String(query.to)}::timestamptz))
  `.execute(tx);
  return rows.map(({ reference, transaction, amountMinor }) => ({
    reference,
    transaction: transaction ?? '',
    amountMinor: amountMinor ?? 0n,
  }));
}

/** What came back to the house: under these references of the bank, or in this time. */
export async function selectHouseReturns(
  tx: Transaction,
  query: {
    readonly transactions: readonly string[];
    readonly from: Temporal.Instant;
    readonly to: Temporal.Instant;
  },
): Promise<readonly StatementLine[]> {
  const { rows } = await sql<SelectHouseReturns>`
    select withdrawal_id as reference, return_reference as transaction,
           amount_minor as "amountMinor"
      from withdrawal_slices
     where payer = 'HOUSE' and return_reference is not null
       and (return_reference = any(${query.transactions}::text[])
            or (returned_at >= ${String(query.from)}::timestamptz
                and returned_at < ${String(query.to)}::timestamptz))
  `.execute(tx);
  return rows.map(({ reference, transaction, amountMinor }) => ({
    reference,
    transaction: transaction ?? '',
    amountMinor,
  }));
}

/** What our books have no amount for counts as nothing. */
export function sumLines(lines: readonly TheirLine[]): bigint {
  return lines.reduce((sum, { amountMinor }) => sum + (amountMinor ?? 0n), 0n);
}

export async function upsertRun(
  tx: Transaction,
  row: {
    readonly provider: string;
    readonly day: string;
    readonly theirsCount: number;
    readonly oursCount: number;
    readonly theirsMinor: bigint;
    readonly oursMinor: bigint;
    readonly differences: number;
    readonly at: Temporal.Instant;
  },
): Promise<void> {
  await sql<UpsertRun>`
    insert into reconciliation_runs (provider, day, theirs_count, ours_count, theirs_minor,
                                     ours_minor, differences, ran_at)
    values (${row.provider}, ${row.day}::date, ${row.theirsCount}, ${row.oursCount},
            ${row.theirsMinor}, ${row.oursMinor}, ${row.differences},
            ${String(row.at)}::timestamptz)
    on conflict (provider, day) do update
       set theirs_count = excluded.theirs_count, ours_count = excluded.ours_count,
           theirs_minor = excluded.theirs_minor, ours_minor = excluded.ours_minor,
           differences = excluded.differences, ran_at = excluded.ran_at
  `.execute(tx);
}

/** A provider and day that were compared. */
export interface RunPlace {
  readonly day: string;
  readonly provider: string;
}

/** The newest day first. The place of a page is compared as text: what is no day is before all. */
export async function selectRuns(
  tx: Transaction,
  query: { readonly before: RunPlace; readonly limit: number },
): Promise<readonly SelectRuns['row'][]> {
  const { before, limit } = query;
  const { rows } = await sql<SelectRuns>`
    select provider, day, theirs_count as "theirsCount", ours_count as "oursCount",
           theirs_minor as "theirsMinor", ours_minor as "oursMinor", differences,
           ran_at as "ranAt"
      from reconciliation_runs
     where (to_char(day, 'YYYY-MM-DD'), provider) < (${before.day}, ${before.provider})
     order by day desc, provider desc limit ${limit}
  `.execute(tx);
  return rows;
}

/** The days of each provider that were compared, from this one on. */
export async function selectReconciledSince(
  tx: Transaction,
  day: string,
): Promise<readonly SelectReconciledSince['row'][]> {
  const { rows } = await sql<SelectReconciledSince>`
    select provider, day from reconciliation_runs where day >= ${day}::date
  `.execute(tx);
  return rows;
}

/**
 * Days of each provider, from this one on, that were compared before this moment and of which a
 * difference is open that what was told since may explain.
 */
export async function selectOpenDays(
  tx: Transaction,
  query: { readonly from: string; readonly before: Temporal.Instant },
): Promise<readonly SelectOpenDays['row'][]> {
  const { rows } = await sql<SelectOpenDays>`
    select provider, day from reconciliation_runs r
     where day >= ${query.from}::date and ran_at <= ${String(query.before)}::timestamptz
       and exists (select from reconciliation_cases c
                    where c.provider = r.provider and c.day = r.day and c.closed_at is null
                      and c.kind in ('missing_here', 'missing_there', 'amount_differs'))
  `.execute(tx);
  return rows;
}

/** The days of each provider of which no statement came, from this one on. */
export async function selectTriedSince(
  tx: Transaction,
  day: string,
): Promise<readonly SelectTriedSince['row'][]> {
  const { rows } = await sql<SelectTriedSince>`
    select provider, day from reconciliation_cases
     where kind = 'statement_missing' and day >= ${day}::date
  `.execute(tx);
  return rows;
}

export async function insertTrial(
  tx: Transaction,
  row: {
    readonly at: Temporal.Instant;
    readonly sumMinor: bigint;
    readonly membersMinor: bigint;
    readonly heldMinor: bigint;
    readonly openMinor: bigint;
    readonly suspenseMinor: bigint;
    readonly promisedMinor: bigint;
    readonly currency: string;
  },
): Promise<void> {
  await sql<InsertTrial>`
    insert into trial_balances (at, sum_minor, members_minor, held_minor, open_minor,
                                suspense_minor, promised_minor, currency)
    values (${String(row.at)}::timestamptz, ${row.sumMinor}, ${row.membersMinor}, ${row.heldMinor},
            ${row.openMinor}, ${row.suspenseMinor}, ${row.promisedMinor}, ${row.currency})
    on conflict do nothing
  `.execute(tx);
}

export async function findLastTrial(tx: Transaction): Promise<FindLastTrial['row'] | undefined> {
  const { rows } = await sql<FindLastTrial>`
    select at, sum_minor as "sumMinor", members_minor as "membersMinor",
           held_minor as "heldMinor", open_minor as "openMinor",
           suspense_minor as "suspenseMinor", promised_minor as "promisedMinor", currency
      from trial_balances order by at desc limit 1
  `.execute(tx);
  return rows[0];
}

export async function findControls(
  tx: Transaction,
  siteId: string,
): Promise<FindControls['row'] | undefined> {
  const { rows } = await sql<FindControls>`
    select payouts_stopped_at as "payoutsStoppedAt", protected_minor as "protectedMinor",
           protected_at as "protectedAt", short_since as "shortSince"
      from cashier_controls where site_id = ${siteId}
  `.execute(tx);
  return rows[0];
}

/** Null lets payouts go again. */
export async function stopPayouts(
  tx: Transaction,
  change: { readonly siteId: string; readonly stoppedAt: Temporal.Instant | null },
): Promise<void> {
  const stoppedAt = change.stoppedAt === null ? null : String(change.stoppedAt);
  await sql<StopPayouts>`
    insert into cashier_controls (site_id, payouts_stopped_at)
    values (${change.siteId}, ${stoppedAt}::timestamptz)
    on conflict (site_id) do update set payouts_stopped_at = excluded.payouts_stopped_at
  `.execute(tx);
}

export async function setProtected(
  tx: Transaction,
  funds: {
    readonly siteId: string;
    readonly protectedMinor: bigint;
    readonly at: Temporal.Instant;
  },
): Promise<void> {
  await sql<SetProtected>`
    insert into cashier_controls (site_id, protected_minor, protected_at)
    values (${funds.siteId}, ${funds.protectedMinor}, ${String(funds.at)}::timestamptz)
    on conflict (site_id) do update
       set protected_minor = excluded.protected_minor, protected_at = excluded.protected_at
  `.execute(tx);
}

/** Since when the protected funds are short; null while they suffice. */
export async function setShort(
  tx: Transaction,
  change: { readonly siteId: string; readonly since: Temporal.Instant | null },
): Promise<void> {
  const since = change.since === null ? null : String(change.since);
  await sql<SetShort>`
    insert into cashier_controls (site_id, short_since)
    values (${change.siteId}, ${since}::timestamptz)
    on conflict (site_id) do update set short_since = excluded.short_since
  `.execute(tx);
}
