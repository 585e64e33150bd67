import type { StandingFlag } from '@portal/commission';
import type { LimitKind, LimitPeriod, MemberId, StopCause } from '@portal/protocol';
import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type {
  DeleteFlag,
  DeleteFlagFor,
  DeleteLimit,
  InsertCounting,
  UpsertFlag,
  UpsertLimit,
} from './generated/statements.ts';

/** Stops by which members bring their agents nothing, whose history is kept. */
const keptFlags = ['RG_EXCLUDED', 'NO_BET', 'NO_DEPOSIT', 'NO_BONUS'] as const;

/** Keeps what `ended` names, which is over at a moment or was before it. */
function kept(at: Temporal.Instant) {
  return sql`kept as (
    insert into ended_stops (member_id, flag, began_at, ended_at)
    select member_id, flag, set_at, greatest(set_at, least(ends_at, ${String(at)}::timestamptz))
      from ended where flag = any(${keptFlags}::text[]))`;
}

/**
 * Sets a flag for a cause, or changes why and until when it holds for that. How long it held before
 * is kept.
 */
export async function upsertFlag(
  tx: Transaction,
  row: {
    readonly memberId: MemberId;
    readonly flag: StandingFlag;
    readonly cause: StopCause;
    readonly reason: string;
    readonly setAt: Temporal.Instant;
    readonly endsAt: Temporal.Instant | undefined;
  },
): Promise<void> {
  await sql<UpsertFlag>`
    with ended as (
      select member_id, flag, set_at, ends_at from standing_flags
       where member_id = ${row.memberId} and flag = ${row.flag} and cause = ${row.cause}),
    ${kept(row.setAt)}
    insert into standing_flags (member_id, flag, cause, reason, set_at, ends_at)
    values (${row.memberId}, ${row.flag}, ${row.cause}, ${row.reason},
            ${String(row.setAt)}::timestamptz,
            ${row.endsAt === undefined ? null : String(row.endsAt)}::timestamptz)
    on conflict (member_id, flag, cause) do update set
      reason = excluded.reason, set_at = excluded.set_at, ends_at = excluded.ends_at
  `.execute(tx);
}

/** Whatever set it. */
export async function deleteFlag(
  tx: Transaction,
  key: { readonly memberId: MemberId; readonly flag: StandingFlag },
  at: Temporal.Instant,
): Promise<void> {
  await sql<DeleteFlag>`
    with ended as (
      delete from standing_flags where member_id = ${key.memberId} and flag = ${key.flag}
      returning member_id, flag, set_at, ends_at),
    ${kept(at)}
    select
  `.execute(tx);
}

/** The same, where it was set for one of these causes. */
export async function deleteFlagFor(
  tx: Transaction,
  key: {
    readonly memberId: MemberId;
    readonly flag: StandingFlag;
    readonly causes: readonly StopCause[];
  },
  at: Temporal.Instant,
): Promise<void> {
  await sql<DeleteFlagFor>`
    with ended as (
      delete from standing_flags
       where member_id = ${key.memberId} and flag = ${key.flag}
         and cause = any(${key.causes}::text[])
      returning member_id, flag, set_at, ends_at),
    ${kept(at)}
    select
  `.execute(tx);
}

export interface LimitKey {
  readonly memberId: MemberId;
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
}

export async function upsertLimit(
  tx: Transaction,
  row: LimitKey & { readonly amount: bigint; readonly setAt: Temporal.Instant },
): Promise<void> {
  await sql<UpsertLimit>`
    insert into member_limits (member_id, kind, period, amount, set_at)
    values (${row.memberId}, ${row.kind}, ${row.period}, ${row.amount},
            ${String(row.setAt)}::timestamptz)
    on conflict (member_id, kind, period) do update set
      amount = excluded.amount, set_at = excluded.set_at`.execute(tx);
}

export async function deleteLimit(tx: Transaction, key: LimitKey): Promise<void> {
  await sql<DeleteLimit>`
    delete from member_limits
    where member_id = ${key.memberId} and kind = ${key.kind} and period = ${key.period}
  `.execute(tx);
}

/** From now on the windows of the member are kept. */
export async function insertCounting(tx: Transaction, memberId: MemberId): Promise<void> {
  await sql<InsertCounting>`
    insert into play_states (member_id, is_counting) values (${memberId}, true)
    on conflict (member_id) do update set is_counting = true`.execute(tx);
}
