import type {
  GoodsId,
  GoodsKind,
  MemberId,
  OperatorId,
  RedeemId,
  RedeemState,
} from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { plain } from '../../../platform/sql-arrays.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  CountTaken,
  FindLastRedeem,
  InsertRedeem,
  LockRedeem,
  SelectDecided,
  SelectRedeems,
  SelectWaiting,
  SumTaken,
  UpdateDecision,
  UpdateTracking,
} from '../generated/statements.ts';
import type { Address, FreeSpinsGift, LocalText } from './goods.ts';
import { spinsText } from './store-goods.ts';

export type Redeem = LockRedeem['row'];

const columns = sql`id, member_id as "memberId", goods_id as "goodsId", kind, names, quantity,
  points, amount_minor as "amountMinor", reward_minor as "rewardMinor",
  free_spins as "freeSpins", currency, address, state,
  remark, tracking_no as "trackingNo", applied_at as "appliedAt", decided_at as "decidedAt",
  decided_by as "decidedBy", decided_by_name as "decidedByName"`;

export async function insertRedeem(
  tx: Transaction,
  row: {
    readonly id: RedeemId;
    readonly memberId: MemberId;
    readonly goodsId: GoodsId;
    readonly kind: GoodsKind;
    readonly names: LocalText;
    readonly quantity: number;
    readonly points: bigint;
    readonly amountMinor: bigint;
    readonly rewardMinor: bigint;
    readonly freeSpins: FreeSpinsGift | null;
    readonly currency: string;
    readonly address: Address | null;
    readonly appliedAt: Temporal.Instant;
  },
): Promise<void> {
  const address = row.address === null ? null : JSON.stringify(row.address);
  await sql<InsertRedeem>`
    insert into redeems (id, member_id, goods_id, kind, names, quantity, points, amount_minor,
      reward_minor, free_spins, currency, address, state, remark, applied_at)
    values (${row.id}, ${row.memberId}, ${row.goodsId}, ${row.kind},
      ${JSON.stringify(row.names)}::jsonb, ${row.quantity}, ${row.points}, ${row.amountMinor},
      ${row.rewardMinor}, ${spinsText(row.freeSpins)}::jsonb, ${row.currency},
      ${address}::jsonb, 'IN_PROCESS', '', ${String(row.appliedAt)}::timestamptz)`.execute(tx);
}

/** Two who decide at once wait for each other here. */
export async function lockRedeem(tx: Transaction, id: RedeemId): Promise<Redeem | undefined> {
  const { rows } = await sql<LockRedeem>`
    select ${columns} from redeems where id = ${id} for update`.execute(tx);
  return rows[0];
}

export async function updateDecision(
  tx: Transaction,
  row: {
    readonly id: RedeemId;
    readonly state: Exclude<RedeemState, 'IN_PROCESS'>;
    readonly remark: string;
    readonly trackingNo: string | null;
    readonly at: Temporal.Instant;
    /** Null where nobody had to decide. */
    readonly by: { readonly id: OperatorId; readonly name: string } | null;
  },
): Promise<void> {
  await sql<UpdateDecision>`
    update redeems set state = ${row.state}, remark = ${row.remark},
      tracking_no = ${row.trackingNo}, decided_at = ${String(row.at)}::timestamptz,
      decided_by = ${row.by?.id ?? null}, decided_by_name = ${row.by?.name ?? null}
    where id = ${row.id}`.execute(tx);
}

export async function updateTracking(
  tx: Transaction,
  row: { readonly id: RedeemId; readonly trackingNo: string },
): Promise<void> {
  await sql<UpdateTracking>`
    update redeems set tracking_no = ${row.trackingNo} where id = ${row.id}`.execute(tx);
}

/** The member's own, newest first. */
export async function selectRedeems(
  tx: Transaction,
  page: {
    readonly memberId: MemberId;
    readonly state: RedeemState | undefined;
    readonly cursor: string | undefined;
    readonly limit: number;
  },
): Promise<readonly Redeem[]> {
  const { memberId, state, cursor } = page;
  const parts = [
    sql`member_id = ${memberId}`,
    ...(state === undefined ? [] : [sql`state = ${state}`]),
    ...(cursor === undefined ? [] : [sql`id collate "C" < ${cursor}`]),
  ];
  const { rows } = await sql<SelectRedeems>`
    select ${columns} from redeems where ${sql.join(parts, sql` and `)}
    order by id collate "C" desc limit ${page.limit}`.execute(tx);
  return rows;
}

export interface RedeemPage {
  readonly cursor: string | undefined;
  readonly limit: number;
}

/** What waits longest comes first. */
export async function selectWaiting(tx: Transaction, page: RedeemPage): Promise<readonly Redeem[]> {
  const { rows } = await sql<SelectWaiting>`
    select ${columns} from redeems
    where state = 'IN_PROCESS' and id collate "C" > ${page.cursor ?? ''}
    order by id collate "C" limit ${page.limit}`.execute(tx);
  return rows;
}

/** Of the decided ones the newest comes first. */
export async function selectDecided(
  tx: Transaction,
  page: RedeemPage & { readonly state: RedeemState },
): Promise<readonly Redeem[]> {
  const older = page.cursor === undefined ? sql`true` : sql`id collate "C" < ${page.cursor}`;
  const { rows } = await sql<SelectDecided>`
    select ${columns} from redeems where state = ${page.state} and ${older}
    order by id collate "C" desc limit ${page.limit}`.execute(tx);
  return rows;
}

/** How many of an item a member took since a moment, orders in process included. */
export async function sumTaken(
  tx: Transaction,
  query: {
    readonly memberIds: readonly MemberId[];
    readonly goodsId: GoodsId;
    readonly since: Temporal.Instant | undefined;
  },
): Promise<number> {
  const { rows } = await sql<SumTaken>`
    select coalesce(sum(quantity), 0)::int as taken from redeems
    where member_id = any(${plain(query.memberIds)}::text[]) and goods_id = ${query.goodsId}
      and state <> 'REJECTED'
      and applied_at >= ${String(query.since ?? '-infinity')}::timestamptz`.execute(tx);
  return rows[0]?.taken ?? 0;
}

/** The same of all items, for the mall. */
export async function countTaken(
  tx: Transaction,
  query: { readonly memberId: MemberId; readonly monthFrom: Temporal.Instant },
): Promise<readonly CountTaken['row'][]> {
  const { rows } = await sql<CountTaken>`
    select goods_id as "goodsId", sum(quantity)::int as ever,
      coalesce(sum(quantity) filter (
        where applied_at >= ${String(query.monthFrom)}::timestamptz), 0)::int as "inMonth"
    from redeems where member_id = ${query.memberId} and state <> 'REJECTED'
    group by goods_id`.execute(tx);
  return rows;
}

/** When the member ordered last. */
export async function findLastRedeem(
  tx: Transaction,
  memberId: MemberId,
): Promise<Temporal.Instant | undefined> {
  const { rows } = await sql<FindLastRedeem>`
    select applied_at as "appliedAt" from redeems where member_id = ${memberId}
    order by id collate "C" desc limit 1`.execute(tx);
  return rows[0]?.appliedAt;
}
