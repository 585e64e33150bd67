import { currency, formatAmount } from '@portal/money';
import { type Endpoints, pointTypes, type ReplyOf } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { numberOfId } from '../../../platform/number-of.ts';
import type { LoyaltyRules } from '../loyalty-rules.ts';
import { cancellableUntil, isCancelled } from './cancelling.ts';
import { textIn } from './goods.ts';
import { pointNumber } from './point-numbers.ts';
import type { PointRules } from './rules.ts';
import type { Goods } from './store-goods.ts';
import type { MoveRow } from './store-points.ts';
import type { Redeem } from './store-redeems.ts';
import type { Converted } from './use-cases/convert-points.ts';
import type { PointBalance } from './use-cases/read-point-balance.ts';

type Viewer = Pick<Ctx, 'site' | 'locale'>;

export function presentBalance(
  balance: PointBalance,
  { site }: Viewer,
): ReplyOf<Endpoints['readPointBalance']> {
  const { points, earning, owed, limits, leftCount, leftTodayMinor } = balance;
  const unit = currency(site.currency);
  return {
    points: String(points),
    earning: String(earning),
    owed: String(owed),
    limits: [...limits],
    conversion: {
      leftCount,
      leftToday: formatAmount(leftTodayMinor, unit),
      currency: unit.code,
    },
  };
}

/** Amounts are money but for `redeem`, where points are given for money. */
export function presentRules(
  rules: PointRules,
  { site }: Viewer,
): ReplyOf<Endpoints['listPointConfig']> {
  const unit = currency(site.currency);
  const money = (minor: bigint) => formatAmount(minor, unit);
  const list = pointTypes.map((type) => {
    const { amount, ratio } = rules[type];
    return type === 'redeem'
      ? { type, amount: String(amount), ratio: money(ratio) }
      : { type, amount: money(amount), ratio: String(ratio) };
  });
  return { currency: unit.code, list };
}

export function presentOffered(
  goods: Goods,
  viewer: Viewer,
): ReplyOf<Endpoints['listPointRewards']>['list'][number] {
  const unit = currency(viewer.site.currency);
  return {
    id: goods.id,
    kind: goods.kind,
    name: textIn(goods.names, viewer),
    text: textIn(goods.texts, viewer),
    picture: goods.picture,
    points: String(goods.points),
    amount: formatAmount(goods.amountMinor, unit),
    currency: unit.code,
    left: goods.stock - goods.sold - goods.reserved,
    limit: goods.memberLimit,
    minVip: goods.minVip,
    minDeposit30d: formatAmount(goods.minDeposit30dMinor, unit),
    saleTo: goods.saleTo === null ? null : String(goods.saleTo),
  };
}

/** An order to its member, who may cancel it where the site lets. */
export function presentOwnRedeem(
  order: Redeem,
  viewer: Viewer,
  rules: LoyaltyRules,
): ReplyOf<Endpoints['redeemPoints']> {
  const until = order.state === 'IN_PROCESS' ? cancellableUntil(order, rules) : undefined;
  const cancelUntil = until === undefined ? null : String(until);
  return { ...presentRedeem(order, viewer), cancelUntil };
}

export function presentRedeem(order: Redeem, viewer: Viewer) {
  const { trackingNo, remark } = order;
  return {
    id: order.id,
    referenceNumber: numberOfId(viewer.site, 'RD', order.id),
    applyTime: String(order.appliedAt),
    type: order.kind,
    name: textIn(order.names, viewer),
    quantity: order.quantity,
    pointsRequirement: String(order.points),
    amountRequirement: formatAmount(order.amountMinor, currency(order.currency)),
    currency: currency(order.currency).code,
    status: order.state,
    isCancelled: isCancelled(order),
    remark: trackingNo === null ? remark : `${remark} (${trackingNo})`,
  };
}

export function presentConverted(
  { points, amountMinor, balance }: Converted,
  { site }: Viewer,
): ReplyOf<Endpoints['convertPoints']> {
  const unit = currency(site.currency);
  const amount = formatAmount(amountMinor, unit);
  return { points: String(points), amount, currency: unit.code, balance: String(balance) };
}

export function presentMove(
  row: MoveRow,
  { site }: Viewer,
): ReplyOf<Endpoints['listPointMoves']>['content'][number] {
  const unit = currency(site.currency);
  return {
    id: row.id,
    at: String(row.at),
    type: row.type,
    base: row.baseMinor === null ? null : formatAmount(row.baseMinor, unit),
    currency: unit.code,
    points: String(row.points),
    balance: String(row.balance),
    // An order by its own number; a day, a mission or a promotion has none, the movement has.
    reference: pointNumber(site, row.reference) ?? numberOfId(site, 'PT', row.id),
  };
}
