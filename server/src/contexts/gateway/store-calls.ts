import type { OutcomeCode } from '@portal/vendors';
import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type { CallKind } from './column-types.ts';
import type {
  DeleteOldCallCounts,
  DeleteOldCalls,
  InsertCalls,
  SelectCallCounts,
  SelectCalls,
  SelectLastCalls,
  UpsertCallCounts,
  UpsertLastCalls,
} from './generated/statements.ts';

export interface CallCount {
  readonly vendorCode: string;
  readonly minuteMs: number;
  readonly kind: CallKind;
  readonly outcome: OutcomeCode;
  readonly withinMs: number;
  readonly calls: number;
}

/** Times and amounts as text, because it goes to the database as JSON. */
export interface KeptCall {
  readonly id: string;
  readonly vendorCode: string;
  readonly calledAt: string;
  readonly kinds: string;
  readonly outcome: OutcomeCode;
  readonly isReplay: boolean;
  readonly milliseconds: number;
  readonly playerId: string | null;
  readonly requestId: string;
  readonly transactionId: string | null;
  readonly roundId: string | null;
  readonly amountMinor: string | null;
  readonly currency: string | null;
  readonly answer: string;
}

export type CallCountRow = SelectCallCounts['row'];
export type CallRow = SelectCalls['row'];

/** Locks the rows in the order given. */
export async function upsertCallCounts(
  tx: Transaction,
  counts: readonly CallCount[],
): Promise<void> {
  await sql<UpsertCallCounts>`
    insert into vendor_call_counts as c (vendor_code, minute, kind, outcome, within_ms, calls)
    select "vendorCode", to_timestamp("minuteMs" / 1000.0), kind, outcome, "withinMs", calls
    from json_to_recordset(${JSON.stringify(counts)}::json)
      as given ("vendorCode" text, "minuteMs" bigint, kind text, outcome text, "withinMs" int,
        calls bigint)
    on conflict (vendor_code, minute, kind, outcome, within_ms) do update
    set calls = c.calls + excluded.calls`.execute(tx);
}

export async function upsertLastCalls(
  tx: Transaction,
  lastMs: ReadonlyMap<string, number>,
): Promise<void> {
  const rows = [...lastMs].toSorted(([left], [right]) => (left < right ? -1 : 1));
  await sql<UpsertLastCalls>`
    insert into vendor_last_calls as l (vendor_code, called_at)
    select code, to_timestamp(at_ms / 1000.0)
    from unnest(${rows.map(([code]) => code)}::text[],
                ${rows.map(([, atMs]) => atMs)}::bigint[]) as given (code, at_ms)
    on conflict (vendor_code) do update set called_at = greatest(l.called_at, excluded.called_at)
    `.execute(tx);
}

export async function insertCalls(tx: Transaction, calls: readonly KeptCall[]): Promise<void> {
  await sql<InsertCalls>`
    insert into vendor_calls (id, vendor_code, called_at, kinds, outcome, is_replay, milliseconds,
      player_id, request_id, transaction_id, round_id, amount_minor, currency, answer)
    select id, "vendorCode", "calledAt", kinds, outcome, "isReplay", milliseconds, "playerId",
      "requestId", "transactionId", "roundId", "amountMinor", currency, answer
    from json_to_recordset(${JSON.stringify(calls)}::json)
      as given (id text, "vendorCode" text, "calledAt" timestamptz, kinds text, outcome text,
        "isReplay" boolean, milliseconds int, "playerId" text, "requestId" text,
        "transactionId" text, "roundId" text, "amountMinor" bigint, currency text, answer text)
    `.execute(tx);
}

/** Sums since a moment, by kind, outcome and time; of one vendor or of all. */
export async function selectCallCounts(
  tx: Transaction,
  query: { readonly since: Temporal.Instant; readonly vendorCode: string | null },
): Promise<readonly CallCountRow[]> {
  const { rows } = await sql<SelectCallCounts>`
    select vendor_code as "vendorCode", kind, outcome, within_ms as "withinMs",
      coalesce(sum(calls), 0)::int as calls
    from vendor_call_counts
    where minute >= ${String(query.since)}::timestamptz
      and vendor_code = coalesce(${query.vendorCode}::text, vendor_code)
    group by vendor_code, kind, outcome, within_ms
    order by vendor_code, kind, outcome, within_ms`.execute(tx);
  return rows;
}

export async function selectLastCalls(tx: Transaction): Promise<readonly SelectLastCalls['row'][]> {
  const { rows } = await sql<SelectLastCalls>`
    select vendor_code as "vendorCode", called_at as "calledAt" from vendor_last_calls`.execute(tx);
  return rows;
}

/** The newest first; ids grow with time. */
export async function selectCalls(
  tx: Transaction,
  query: {
    readonly vendorCode: string;
    readonly isRefusedOnly: boolean;
    readonly before: string | undefined;
    readonly limit: number;
  },
): Promise<readonly CallRow[]> {
  const { vendorCode, isRefusedOnly, before, limit } = query;
  const { rows } = await sql<SelectCalls>`
    select id, called_at as "calledAt", kinds, outcome, is_replay as "isReplay", milliseconds,
      player_id as "playerId", request_id as "requestId", transaction_id as "transactionId",
      round_id as "roundId", amount_minor as "amountMinor", currency, answer
    from vendor_calls
    where vendor_code = ${vendorCode}
      ${isRefusedOnly ? sql`and outcome not in ('done', 'already_settled')` : sql``}
      ${before === undefined ? sql`` : sql`and id < ${before}`}
    order by id desc limit ${limit}`.execute(tx);
  return rows;
}

export async function deleteOldCalls(tx: Transaction, limit: Temporal.Instant): Promise<void> {
  await sql<DeleteOldCalls>`
    delete from vendor_calls where called_at < ${String(limit)}::timestamptz`.execute(tx);
}

export async function deleteOldCallCounts(tx: Transaction, limit: Temporal.Instant): Promise<void> {
  await sql<DeleteOldCallCounts>`
    delete from vendor_call_counts where minute < ${String(limit)}::timestamptz`.execute(tx);
}
