import { assertDefined } from '@portal/money';
import { type GoodsId, mostFreeSpins } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { monthStart } from '../../../../platform/site-date.ts';
import { samePersons } from '../../../limits/index.ts';
import { postTogether } from '../../../wallet/index.ts';
import { type MallRules, refuseMoney } from '../refuse-money.ts';
import { moneyTransfer, pointsTransfer } from '../books.ts';
import { refuseStanding } from '../gate.ts';
import type { Address } from '../goods.ts';
import { isOnSale } from '../on-sale.ts';
import { payOwed } from '../pay-owed.ts';
import { refuseUnpaid } from '../refuse-unpaid.ts';
import { settleRedeem } from '../settle-redeem.ts';
import { isForNoRank, rankOf } from '../../vip/ranks-of.ts';
import { findGoods, type Goods, lockGoods, reserveStock } from '../store-goods.ts';
import { insertMoves } from '../store-points.ts';
import {
  findLastRedeem,
  insertRedeem,
  lockRedeem,
  type Redeem,
  sumTaken,
} from '../store-redeems.ts';

/** One order in so long a time. */
const restSeconds = 3;

export interface RedeemCommand {
  readonly goodsId: GoodsId;
  readonly quantity: number;
  readonly address: Address | undefined;
}

/**
 * Orders an item of the mall: stock, points and money are taken at once, money as far as it may
 * leave (`refuseMoney`, before the balance). Refuses in the order of
 * agents-loyalty-money.md D2: by standing, `not_found`, `goods_not_on_sale`, `goods_rank`,
 * `goods_deposit`, `address_incomplete`, `redeem_too_soon`, `goods_limit`, `one_per_person`,
 * `goods_sold_out`, `points_owed`, `points_insufficient`, `insufficient_balance`. What needs nobody
 * is approved at once.
 */
export async function redeemPoints(
  ctx: Ctx<MemberActor>,
  command: RedeemCommand,
  rules: MallRules,
): Promise<Redeem> {
  await refuseStanding(ctx);
  const goods = await findGoods(ctx.tx, command.goodsId);
  if (goods === undefined || goods.state === 'DRAFT' || isForNoRank(ctx, goods.minVip)) {
    throw new Refusal('not_found');
  }
  await refuseOrder(ctx, command, goods);
  if (!(await reserveStock(ctx.tx, command))) {
    const now = await findGoods(ctx.tx, goods.id);
    const left = now === undefined ? 0 : now.stock - now.sold - now.reserved;
    throw new Refusal('goods_sold_out', { left });
  }
  const balance = await refusePoints(ctx, goods.points * BigInt(command.quantity));
  await refuseMoney(ctx, goods.amountMinor * BigInt(command.quantity), rules);
  const order = await takeOrder(ctx, goods, { ...command, balance });
  return isForNobody(order, goods, rules)
    ? settleRedeem(ctx, order, {
        decision: 'APPROVED',
        remark: goods.delivery,
        trackingNo: null,
        by: null,
      })
    : order;
}

async function refuseOrder(
  ctx: Ctx<MemberActor>,
  { quantity, address }: RedeemCommand,
  goods: Goods,
): Promise<void> {
  if (!isOnSale(goods, ctx.clock.now())) {
    throw new Refusal('goods_not_on_sale');
  }
  await refuseRank(ctx, goods.minVip);
  await refuseUnpaid(ctx, goods);
  if (goods.kind === 'PHYSICAL' && address === undefined) {
    throw new Refusal('address_incomplete');
  }
  const restsUntil = (await findLastRedeem(ctx.tx, ctx.actor.id))?.add({ seconds: restSeconds });
  if (restsUntil && Temporal.Instant.compare(ctx.clock.now(), restsUntil) < 0) {
    throw new Refusal('redeem_too_soon', { retryAfterSeconds: restSeconds });
  }
  const rounds = goods.freeSpins === null ? 0 : goods.freeSpins.count * quantity;
  if (goods.freeSpins !== null && rounds > mostFreeSpins) {
    throw new Refusal('goods_limit', { left: Math.floor(mostFreeSpins / goods.freeSpins.count) });
  }
  if (goods.memberLimit !== null) {
    await refuseMore(ctx, { goods, limit: goods.memberLimit, quantity });
  }
}

/** A limit counts all accounts of one person (R89); the later of two orders sees the earlier. */
async function refuseMore(
  ctx: Ctx<MemberActor>,
  order: { readonly goods: Goods; readonly limit: number; readonly quantity: number },
): Promise<void> {
  const { goods, limit, quantity } = order;
  const { id: goodsId, limitPeriod } = goods;
  const since = limitPeriod === 'month' ? monthStart(ctx) : undefined;
  const memberId = ctx.actor.id;
  await lockGoods(ctx.tx, goodsId);
  const left = limit - (await sumTaken(ctx.tx, { memberIds: [memberId], goodsId, since }));
  if (quantity > left) {
    throw new Refusal('goods_limit', { left: Math.max(0, left) });
  }
  const others = (await samePersons(ctx, memberId)).map((linked) => linked.memberId);
  const taken = await sumTaken(ctx.tx, { memberIds: others, goodsId, since });
  if (quantity > left - taken) {
    throw new Refusal('one_per_person');
  }
}

async function refuseRank(ctx: Ctx<MemberActor>, minVip: number): Promise<void> {
  const rank = minVip === 0 ? 0 : await rankOf(ctx, ctx.actor.id);
  if (rank < minVip) {
    throw new Refusal('goods_rank', { rank: minVip });
  }
}

/** Takes points and money, and writes the order with the item as it is now. */
async function takeOrder(
  ctx: Ctx<MemberActor>,
  goods: Goods,
  { quantity, address, balance }: RedeemCommand & { readonly balance: bigint },
): Promise<Redeem> {
  const memberId = ctx.actor.id;
  const points = goods.points * BigInt(quantity);
  const amountMinor = goods.amountMinor * BigInt(quantity);
  const { currency } = ctx.site;
  const id = ctx.ids.next('rdm');
  const booking = { type: 'points_redeem', reference: id, memberId } as const;
  const money = { amountMinor: 0n - amountMinor, currency };
  const [outcome] = await postTogether(ctx, [
    [
      pointsTransfer({ ...booking, debt: `redeem:${id}` }, 0n - points),
      ...(amountMinor > 0n
        ? [moneyTransfer({ ...booking, debt: `redeem:${id}:money` }, money)]
        : []),
    ],
  ]);
  if (outcome?.ok !== true) {
    throw new Refusal('insufficient_balance');
  }
  const at = ctx.clock.now();
  await insertMoves(ctx.tx, [
    {
      id: ctx.ids.next('ptm'),
      memberId,
      at,
      type: 'redeem',
      baseMinor: undefined,
      points: 0n - points,
      balance: balance - points,
      reference: id,
    },
  ]);
  const { kind, names, rewardMinor, freeSpins } = goods;
  const isSent = goods.kind === 'PHYSICAL';
  await insertRedeem(ctx.tx, {
    id,
    memberId,
    goodsId: goods.id,
    kind,
    names,
    quantity,
    points,
    amountMinor,
    rewardMinor: rewardMinor * BigInt(quantity),
    freeSpins,
    currency,
    address: isSent ? (address ?? null) : null,
    appliedAt: at,
  });
  return assertDefined(await lockRedeem(ctx.tx, id), 'the order was written just now');
}

async function refusePoints(ctx: Ctx<MemberActor>, points: bigint): Promise<bigint> {
  const memberId = ctx.actor.id;
  const { balance, owed } = await payOwed(ctx, memberId);
  if (owed > 0n) {
    throw new Refusal('points_owed', { owed: String(owed) });
  }
  if (balance < points) {
    throw new Refusal('points_insufficient', { missing: String(points - balance) });
  }
  return balance;
}

/** Credit and codes that are there already, up to the ceiling of the site (D2). */
function isForNobody(order: Redeem, goods: Goods, rules: MallRules): boolean {
  const isReady = goods.kind === 'CASH' || (goods.kind === 'VIRTUAL' && goods.delivery !== '');
  return isReady && order.points <= rules.settings().autoApproveMost;
}
