import type {
  ApprovalId,
  MemberId,
  OperatorId,
  PayoutAccountId,
  WithdrawalId,
  WithdrawalState,
} from '@portal/protocol';
import { assertDefined } from '@portal/money';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  ClaimOrder,
  FindOrder,
  FindOpenOrder,
  InsertOrder,
  InsertStep,
  IsAccountInUse,
  LockOrder,
  MarkApproval,
  MarkApproved,
  MarkRuled,
  MoveTo,
  SelectOrders,
  SelectSteps,
  SumOrders,
} from '../generated/statements.ts';

export type Order = FindOrder['row'];

const columns = sql`id, reference, site_id as "siteId", member_id as "memberId",
  payout_account_id as "payoutAccountId", amount_minor as "amountMinor", fee_minor as "feeMinor",
  currency, state, state_at as "stateAt", due_at as "dueAt", reason, note, risk,
  risk_reasons as "riskReasons", claimed_by as "claimedBy", claimed_by_name as "claimedByName",
  claimed_until as "claimedUntil", approval_id as "approvalId", approved_by as "approvedBy",
  ruled_by as "ruledBy",
  requested_at as "requestedAt", closed_at as "closedAt"`;

export async function insertOrder(
  tx: Transaction,
  row: {
    readonly id: WithdrawalId;
    readonly reference: string;
    readonly siteId: string;
    readonly memberId: MemberId;
    readonly payoutAccountId: PayoutAccountId;
    readonly amountMinor: bigint;
    readonly feeMinor: bigint;
    readonly currency: string;
    readonly risk: number;
    readonly riskReasons: readonly string[];
    readonly at: Temporal.Instant;
  },
): Promise<void> {
  await sql<InsertOrder>`
    insert into withdrawals (id, reference, site_id, member_id, payout_account_id, amount_minor,
                             fee_minor, currency, state, state_at, risk, risk_reasons,
                             requested_at)
    values (${row.id}, ${row.reference}, ${row.siteId}, ${row.memberId}, ${row.payoutAccountId},
            ${row.amountMinor}, ${row.feeMinor}, ${row.currency}, 'REQUESTED',
            ${String(row.at)}::timestamptz, ${row.risk}::smallint, ${row.riskReasons}::text[],
            ${String(row.at)}::timestamptz)
  `.execute(tx);
}

export async function findOrder(tx: Transaction, id: WithdrawalId): Promise<Order | undefined> {
  const { rows } = await sql<FindOrder>`
    select ${columns} from withdrawals where id = ${id}
  `.execute(tx);
  return rows[0];
}

/** Whoever acts on an order waits here for whoever acts on it already. */
export async function lockOrder(tx: Transaction, id: WithdrawalId): Promise<Order | undefined> {
  const { rows } = await sql<LockOrder>`
    select ${columns} from withdrawals where id = ${id} for update
  `.execute(tx);
  return rows[0];
}

export async function findOpenOrder(
  tx: Transaction,
  memberId: MemberId,
): Promise<WithdrawalId | undefined> {
  const { rows } = await sql<FindOpenOrder>`
    select id from withdrawals where member_id = ${memberId} and closed_at is null
  `.execute(tx);
  return rows[0]?.id;
}

export async function isAccountInUse(tx: Transaction, id: PayoutAccountId): Promise<boolean> {
  const { rows } = await sql<IsAccountInUse>`
    select id from withdrawals where payout_account_id = ${id} and closed_at is null
  `.execute(tx);
  return rows.length > 0;
}

export interface Move {
  readonly id: WithdrawalId;
  readonly state: WithdrawalState;
  readonly at: Temporal.Instant;
  readonly dueAt: Temporal.Instant | null;
  readonly reason: string | null;
  readonly note: string | null;
  readonly isClosed: boolean;
  readonly by: { readonly kind: 'member' | 'operator' | 'system'; readonly id: string | null };
}

/** The new state and its step; a claim ends with the state for which it was made. */
export async function moveTo(tx: Transaction, move: Move): Promise<void> {
  const { id, state, reason, note } = move;
  const at = String(move.at);
  const dueAt = move.dueAt === null ? null : String(move.dueAt);
  await sql<MoveTo>`
    update withdrawals
       set state = ${state}, state_at = ${at}::timestamptz, due_at = ${dueAt}::timestamptz,
           reason = ${reason}, note = ${note}, claimed_by = null, claimed_by_name = null,
           claimed_until = null,
           closed_at = case when ${move.isClosed} then ${at}::timestamptz end
     where id = ${id}
  `.execute(tx);
  await insertStep(tx, move);
}

/** What happened about an order, in its state; the order is locked. */
export async function insertStep(
  tx: Transaction,
  step: Pick<Move, 'id' | 'state' | 'at' | 'reason' | 'note' | 'by'>,
): Promise<void> {
  const { id, state, reason, note, by } = step;
  await sql<InsertStep>`
    insert into withdrawal_steps (withdrawal_id, number, state, at, by_kind, by_id, reason, note)
    values (${id},
            (select coalesce(max(number), 0) + 1 from withdrawal_steps where withdrawal_id = ${id}),
            ${state}, ${String(step.at)}::timestamptz, ${by.kind}, ${by.id}, ${reason}, ${note})
  `.execute(tx);
}

export type StepRow = SelectSteps['row'];

export async function selectSteps(tx: Transaction, id: WithdrawalId): Promise<readonly StepRow[]> {
  const { rows } = await sql<SelectSteps>`
    select state, at, by_kind as "byKind", by_id as "byId", reason, note
      from withdrawal_steps where withdrawal_id = ${id} order by number
  `.execute(tx);
  return rows;
}

export async function claimOrder(
  tx: Transaction,
  claim: {
    readonly id: WithdrawalId;
    readonly by: OperatorId;
    readonly name: string;
    readonly until: Temporal.Instant;
  },
): Promise<void> {
  await sql<ClaimOrder>`
    update withdrawals set claimed_by = ${claim.by}, claimed_by_name = ${claim.name},
                           claimed_until = ${String(claim.until)}::timestamptz
     where id = ${claim.id}
  `.execute(tx);
}

export async function markApproval(
  tx: Transaction,
  order: { readonly id: WithdrawalId; readonly approvalId: ApprovalId },
): Promise<void> {
  await sql<MarkApproval>`
    update withdrawals set approval_id = ${order.approvalId} where id = ${order.id}
  `.execute(tx);
}

export async function markApproved(
  tx: Transaction,
  order: { readonly id: WithdrawalId; readonly by: OperatorId },
): Promise<void> {
  await sql<MarkApproved>`
    update withdrawals set approved_by = ${order.by} where id = ${order.id}
  `.execute(tx);
}

/** Persons who ruled that something of an order did not arrive, beside those of before. */
export async function markRuled(
  tx: Transaction,
  order: { readonly id: WithdrawalId; readonly by: readonly OperatorId[] },
): Promise<void> {
  await sql<MarkRuled>`
    update withdrawals set ruled_by = ruled_by || ${order.by}::text[] where id = ${order.id}
  `.execute(tx);
}

/**
 * What a member asked for since a moment, and how often; of what ended otherwise the part counts
 * that was paid and stayed so.
 */
export async function sumOrders(
  tx: Transaction,
  query: { readonly memberId: MemberId; readonly since: Temporal.Instant },
): Promise<SumOrders['row']> {
  const { rows } = await sql<SumOrders>`
    select count(*)::int as count, coalesce(sum(counted), 0)::bigint as "amountMinor"
      from (select case when w.state in ('REJECTED', 'FAILED', 'CANCELLED', 'RETURNED')
                        then (select coalesce(sum(s.amount_minor), 0) from withdrawal_slices s
                               where s.withdrawal_id = w.id and s.returned_at is null
                                 and s.state in ('CONFIRMED', 'AUTO_CONFIRMED'))
                        else w.amount_minor end as counted
              from withdrawals w
             where w.member_id = ${query.memberId}
               and w.requested_at >= ${String(query.since)}::timestamptz) asked
     where counted > 0
  `.execute(tx);
  return assertDefined(rows[0], 'sums give one row');
}

/** Newest first. */
export async function selectOrders(
  tx: Transaction,
  page: {
    readonly memberId: MemberId;
    readonly before: string | undefined;
    readonly limit: number;
  },
): Promise<readonly Order[]> {
  const beyond = page.before === undefined ? sql`true` : sql`id < ${page.before}`;
  const { rows } = await sql<SelectOrders>`
    select ${columns} from withdrawals
     where member_id = ${page.memberId} and ${beyond} order by id desc limit ${page.limit}
  `.execute(tx);
  return rows;
}
