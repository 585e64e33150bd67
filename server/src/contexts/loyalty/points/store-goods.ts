import { assertDefined } from '@portal/money';
import type {
  GoodsId,
  GoodsKind,
  GoodsLimitPeriod,
  GoodsPicture,
  GoodsState,
  OperatorId,
} from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { plain } from '../../../platform/sql-arrays.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  FindGoods,
  InsertGoods,
  InsertGoodsPromise,
  LockGoods,
  ReserveStock,
  SelectGoods,
  SettleStock,
  SumGoodsAlone,
  UpdateGoods,
} from '../generated/statements.ts';
import type { FreeSpinsGift, LocalText } from './goods.ts';

export type Goods = SelectGoods['row'];

const columns = sql`id, kind, names, texts, picture, points, amount_minor as "amountMinor",
  reward_minor as "rewardMinor", free_spins as "freeSpins", delivery, stock, reserved,
  sold, member_limit as "memberLimit", limit_period as "limitPeriod", min_vip as "minVip",
  min_deposit30d_minor as "minDeposit30dMinor",
  sale_from as "saleFrom", sale_to as "saleTo", sort, state, version`;

/** In the order of the mall. */
export async function selectGoods(tx: Transaction): Promise<readonly Goods[]> {
  const { rows } = await sql<SelectGoods>`
    select ${columns} from point_goods order by sort, id collate "C"`.execute(tx);
  return rows;
}

export async function findGoods(tx: Transaction, id: GoodsId): Promise<Goods | undefined> {
  const { rows } = await sql<FindGoods>`
    select ${columns} from point_goods where id = ${id}`.execute(tx);
  return rows[0];
}

export async function lockGoods(tx: Transaction, id: GoodsId): Promise<Goods | undefined> {
  const { rows } = await sql<LockGoods>`
    select ${columns} from point_goods where id = ${id} for update`.execute(tx);
  return rows[0];
}

/** What an operator says of an item. */
export interface GoodsForm {
  readonly kind: GoodsKind;
  readonly names: LocalText;
  readonly texts: LocalText;
  readonly picture: GoodsPicture;
  readonly points: bigint;
  readonly amountMinor: bigint;
  readonly rewardMinor: bigint;
  readonly freeSpins: FreeSpinsGift | null;
  readonly delivery: string;
  readonly stock: number;
  readonly memberLimit: number | null;
  readonly limitPeriod: GoodsLimitPeriod;
  readonly minVip: number;
  /** What was paid in within the last thirty days; 0 for nothing. */
  readonly minDeposit30dMinor: bigint;
  readonly saleFrom: Temporal.Instant | null;
  readonly saleTo: Temporal.Instant | null;
  readonly sort: number;
  readonly state: GoodsState;
}

function textOf(at: Temporal.Instant | null): string | null {
  return at === null ? null : String(at);
}

export function spinsText(freeSpins: FreeSpinsGift | null): string | null {
  return freeSpins === null ? null : JSON.stringify(freeSpins);
}

export async function insertGoods(tx: Transaction, id: GoodsId, row: GoodsForm): Promise<void> {
  await sql<InsertGoods>`
    insert into point_goods (id, kind, names, texts, picture, points, amount_minor, reward_minor,
      free_spins, delivery, stock, reserved, sold, member_limit, limit_period, min_vip,
      min_deposit30d_minor, sale_from, sale_to, sort, state, version)
    values (${id}, ${row.kind}, ${JSON.stringify(row.names)}::jsonb,
      ${JSON.stringify(row.texts)}::jsonb, ${row.picture}, ${row.points}, ${row.amountMinor},
      ${row.rewardMinor}, ${spinsText(row.freeSpins)}::jsonb, ${row.delivery}, ${row.stock}, 0, 0,
      ${row.memberLimit}, ${row.limitPeriod}, ${row.minVip}, ${row.minDeposit30dMinor},
      ${textOf(row.saleFrom)}::timestamptz, ${textOf(row.saleTo)}::timestamptz, ${row.sort},
      ${row.state}, 1)`.execute(tx);
}

export async function updateGoods(tx: Transaction, id: GoodsId, row: GoodsForm): Promise<void> {
  await sql<UpdateGoods>`
    update point_goods set kind = ${row.kind}, names = ${JSON.stringify(row.names)}::jsonb,
      texts = ${JSON.stringify(row.texts)}::jsonb, picture = ${row.picture},
      points = ${row.points}, amount_minor = ${row.amountMinor},
      reward_minor = ${row.rewardMinor}, free_spins = ${spinsText(row.freeSpins)}::jsonb,
      delivery = ${row.delivery}, stock = ${row.stock},
      member_limit = ${row.memberLimit}, limit_period = ${row.limitPeriod},
      min_vip = ${row.minVip}, min_deposit30d_minor = ${row.minDeposit30dMinor},
      sale_from = ${textOf(row.saleFrom)}::timestamptz,
      sale_to = ${textOf(row.saleTo)}::timestamptz, sort = ${row.sort}, state = ${row.state},
      version = version + 1
    where id = ${id}`.execute(tx);
}

/** Whether there was enough left; two who come at once wait for each other here. */
export async function reserveStock(
  tx: Transaction,
  order: { readonly goodsId: GoodsId; readonly quantity: number },
): Promise<boolean> {
  const { rows } = await sql<ReserveStock>`
    update point_goods set reserved = reserved + ${order.quantity}
    where id = ${order.goodsId} and stock - sold - reserved >= ${order.quantity}
    returning id`.execute(tx);
  return rows.length > 0;
}

/** What was reserved is sold, or free again. */
export async function settleStock(
  tx: Transaction,
  order: { readonly goodsId: GoodsId; readonly quantity: number; readonly isSold: boolean },
): Promise<void> {
  const sold = order.isSold ? order.quantity : 0;
  await sql<SettleStock>`
    update point_goods set reserved = reserved - ${order.quantity}, sold = sold + ${sold}
    where id = ${order.goodsId}`.execute(tx);
}

/** What an item can give, of an operator who made it promise so much alone. */
export async function insertGoodsPromise(
  tx: Transaction,
  row: {
    readonly goodsId: GoodsId;
    readonly operatorId: OperatorId;
    readonly at: Temporal.Instant;
    readonly amountMinor: bigint;
  },
): Promise<void> {
  await sql<InsertGoodsPromise>`
    insert into goods_promises (goods_id, made_by, made_at, amount_minor)
    values (${row.goodsId}, ${row.operatorId}, ${String(row.at)}::timestamptz, ${row.amountMinor})
  `.execute(tx);
}

/** What items can give that these accounts made or changed alone since a moment. */
export async function sumGoodsAlone(
  tx: Transaction,
  query: { readonly accounts: readonly OperatorId[]; readonly since: Temporal.Instant },
): Promise<bigint> {
  const { rows } = await sql<SumGoodsAlone>`
    select coalesce(sum(amount_minor), 0)::bigint as total from goods_promises
     where made_by = any(${plain(query.accounts)}::text[])
       and made_at > ${String(query.since)}::timestamptz`.execute(tx);
  return assertDefined(rows[0], 'sum gives one row').total;
}
