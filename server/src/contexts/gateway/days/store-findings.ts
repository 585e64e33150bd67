import { assertDefined } from '@portal/money';
import type {
  MemberId,
  OperatorId,
  VendorFindingDecision,
  VendorFindingId,
  VendorFindingKind,
} from '@portal/protocol';
import type { DayBetState } from '@portal/vendors';
import type { Transaction } from '../../../platform/context.ts';
import type { QueueDepth } from '../../../platform/desk-queue.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  AgreeFindings,
  DecideFindingRow,
  InsertFinding,
  LockFinding,
  MeasureFindings,
  OwnFinding,
  SelectFindings,
} from '../generated/statements.ts';

export type FindingRow = SelectFindings['row'];

/** Of one side; null where that side has no such bet. */
interface Side {
  readonly state: DayBetState;
  readonly stakeMinor: bigint;
  readonly payoutMinor: bigint;
}

/**
 * Once for each difference; one that was found before keeps its owner and its decision, and waits
 * again where the books had agreed meanwhile. While it waits it says what either side has now.
 */
export async function insertFinding(
  tx: Transaction,
  row: {
    readonly id: VendorFindingId;
    readonly vendorCode: string;
    readonly day: string;
    readonly kind: VendorFindingKind;
    readonly txId: string;
    /** Of the prize that may have the id of a stake. */
    readonly isPrize: boolean;
    readonly roundId: string;
    readonly memberId: MemberId | null;
    readonly currency: string;
    readonly ours: Side | undefined;
    readonly theirs: Side | undefined;
    readonly at: Temporal.Instant;
    /** From where on was looked, where a difference is gone only for whoever looks from there. */
    readonly comparedFrom?: Temporal.Instant;
  },
): Promise<void> {
  const { ours, theirs, comparedFrom } = row;
  await sql<InsertFinding>`
    insert into vendor_findings as f (id, vendor_code, day, kind, tx_id, is_prize, round_id,
      member_id, currency, ours_state, theirs_state, ours_stake_minor, theirs_stake_minor,
      ours_payout_minor, theirs_payout_minor, opened_at, compared_from)
    values (${row.id}, ${row.vendorCode}, ${row.day}::date, ${row.kind}, ${row.txId},
      ${row.isPrize}, ${row.roundId}, ${row.memberId}, ${row.currency}, ${ours?.state ?? null},
      ${theirs?.state ?? null}, ${ours?.stakeMinor ?? null}, ${theirs?.stakeMinor ?? null},
      ${ours?.payoutMinor ?? null}, ${theirs?.payoutMinor ?? null},
      ${String(row.at)}::timestamptz, ${comparedFrom?.toString() ?? null}::timestamptz)
    on conflict (vendor_code, kind, tx_id, is_prize) do update set
      day = excluded.day, ours_state = excluded.ours_state, theirs_state = excluded.theirs_state,
      ours_stake_minor = excluded.ours_stake_minor,
      theirs_stake_minor = excluded.theirs_stake_minor,
      ours_payout_minor = excluded.ours_payout_minor,
      theirs_payout_minor = excluded.theirs_payout_minor,
      opened_at = case when f.agrees then excluded.opened_at else f.opened_at end,
      compared_from = case when f.agrees then excluded.compared_from
        else coalesce(f.compared_from, excluded.compared_from) end,
      closed_at = null, agrees = false
      where f.closed_at is null or f.agrees`.execute(tx);
}

/**
 * Ends those that wait and are none of these differences any more: of a day, or what was found by
 * looking from no earlier than this time.
 */
export async function agreeFindings(
  tx: Transaction,
  compared: {
    readonly vendorCode: string;
    readonly of: { readonly day: string } | { readonly from: Temporal.Instant };
    /** What was compared; others are left alone. */
    readonly kinds: readonly VendorFindingKind[];
    readonly differences: readonly Pick<FindingRow, 'kind' | 'txId' | 'isPrize'>[];
    readonly at: Temporal.Instant;
  },
): Promise<void> {
  const { differences, of } = compared;
  await sql<AgreeFindings>`
    update vendor_findings f set closed_at = ${String(compared.at)}::timestamptz, agrees = true
     where f.vendor_code = ${compared.vendorCode}
       and ${
         'day' in of
           ? sql`f.day = ${of.day}::date`
           : sql`f.compared_from >= ${String(of.from)}::timestamptz`
       }
       and f.closed_at is null and f.kind = any(${compared.kinds}::text[])
       and not exists (
         select from unnest(${differences.map(({ kind }) => kind)}::text[],
                            ${differences.map(({ txId }) => txId)}::text[],
                            ${differences.map(({ isPrize }) => String(isPrize))}::text[])
                as d (kind, tx_id, is_prize)
          where d.kind = f.kind and d.tx_id = f.tx_id
            and d.is_prize::boolean = f.is_prize)`.execute(tx);
}

const columns = sql`id, vendor_code as "vendorCode", day, kind, tx_id as "txId",
  is_prize as "isPrize", round_id as "roundId", member_id as "memberId", currency,
  ours_state as "oursState", theirs_state as "theirsState", ours_stake_minor as "oursStakeMinor",
  theirs_stake_minor as "theirsStakeMinor", ours_payout_minor as "oursPayoutMinor",
  theirs_payout_minor as "theirsPayoutMinor", opened_at as "openedAt", owner_id as "ownerId",
  owner_name as "ownerName", owned_at as "ownedAt", decision, reason, closed_at as "closedAt",
  closed_by_name as "closedByName", agrees`;

/** What waits longest first, or what is decided, the newest first; ids grow with time. */
export async function selectFindings(
  tx: Transaction,
  query: {
    readonly isOpen: boolean;
    readonly vendorCode?: string | undefined;
    readonly after?: string | undefined;
    readonly limit: number;
  },
): Promise<readonly FindingRow[]> {
  const { isOpen, vendorCode, after, limit } = query;
  const { rows } = await sql<SelectFindings>`
    select ${columns} from vendor_findings
     where (closed_at is null) = ${isOpen}::boolean
       ${vendorCode === undefined ? sql`` : sql`and vendor_code = ${vendorCode}`}
       ${
         after === undefined
           ? sql``
           : sql`and case when ${isOpen}::boolean then id > ${after} else id < ${after} end`
       }
     order by case when ${isOpen}::boolean then id end, id desc limit ${limit}`.execute(tx);
  return rows;
}

/** Locked until the transaction ends. */
export async function lockFinding(
  tx: Transaction,
  id: VendorFindingId,
): Promise<FindingRow | undefined> {
  const { rows } = await sql<LockFinding>`
    select ${columns} from vendor_findings where id = ${id} for update`.execute(tx);
  return rows[0];
}

export async function ownFinding(
  tx: Transaction,
  owner: {
    readonly id: VendorFindingId;
    readonly by: OperatorId;
    readonly name: string;
    readonly at: Temporal.Instant;
  },
): Promise<void> {
  await sql<OwnFinding>`
    update vendor_findings
       set owner_id = ${owner.by}, owner_name = ${owner.name},
           owned_at = ${String(owner.at)}::timestamptz
     where id = ${owner.id}`.execute(tx);
}

export async function decideFindingRow(
  tx: Transaction,
  end: {
    readonly id: VendorFindingId;
    readonly decision: VendorFindingDecision;
    readonly reason: string;
    readonly name: string;
    readonly at: Temporal.Instant;
  },
): Promise<void> {
  await sql<DecideFindingRow>`
    update vendor_findings
       set decision = ${end.decision}, reason = ${end.reason}, closed_by_name = ${end.name},
           closed_at = ${String(end.at)}::timestamptz
     where id = ${end.id}`.execute(tx);
}

export async function measureFindings(tx: Transaction): Promise<QueueDepth> {
  const { rows } = await sql<MeasureFindings>`
    select count(*)::int as count, min(opened_at) as "oldestAt" from vendor_findings
     where closed_at is null`.execute(tx);
  const { count, oldestAt } = assertDefined(rows[0], 'sums give one row');
  return { count, oldestAt: oldestAt ?? undefined };
}
