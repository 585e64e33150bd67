import { currency, formatAmount, parseAmount } from '@portal/money';
import { abilitiesOf, type BodyOf, type Endpoints, type ReplyOf } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { presentRedeem } from './present.ts';
import type { Goods, GoodsForm } from './store-goods.ts';
import type { QueuedRedeem } from './use-cases/list-redeem-queue.ts';
import { waitsForParcel } from './waits-for-parcel.ts';

type DeskGoods = ReplyOf<Endpoints['listGoods']>['list'][number];

export function presentGoods(goods: Goods, code: string): DeskGoods {
  const unit = currency(code);
  return {
    id: goods.id,
    kind: goods.kind,
    names: goods.names,
    texts: goods.texts,
    picture: goods.picture,
    points: String(goods.points),
    amount: formatAmount(goods.amountMinor, unit),
    reward: formatAmount(goods.rewardMinor, unit),
    ...(goods.freeSpins !== null && { freeSpins: goods.freeSpins }),
    currency: unit.code,
    delivery: goods.delivery,
    stock: goods.stock,
    reserved: goods.reserved,
    sold: goods.sold,
    limit: goods.memberLimit,
    limitPeriod: goods.limitPeriod,
    minVip: goods.minVip,
    minDeposit30d: formatAmount(goods.minDeposit30dMinor, unit),
    saleFrom: goods.saleFrom === null ? null : String(goods.saleFrom),
    saleTo: goods.saleTo === null ? null : String(goods.saleTo),
    sort: goods.sort,
    state: goods.state,
    version: goods.version,
  };
}

/**
 * What was typed, in minor units. Refuses `goods_incomplete`, then `validation_failed` on a sale
 * that ends before it begins.
 */
export function goodsForm(body: BodyOf<Endpoints['createGoods']>, code: string): GoodsForm {
  const rewardMinor = body.kind === 'CASH' ? minorOf(body.reward, code) : 0n;
  const isNamed = Object.values(body.names).some((name) => name !== '');
  const freeSpins = body.kind === 'FREEBET' ? (body.freeSpins ?? null) : null;
  const isNothing =
    (body.kind === 'CASH' && rewardMinor === 0n) || (body.kind === 'FREEBET' && freeSpins === null);
  if (!isNamed || isNothing) {
    throw new Refusal('goods_incomplete');
  }
  return {
    ...saleOf(body),
    kind: body.kind,
    names: body.names,
    texts: body.texts,
    picture: body.picture,
    points: BigInt(body.points),
    amountMinor: minorOf(body.amount, code),
    rewardMinor,
    freeSpins,
    delivery: body.delivery,
    stock: body.stock,
    memberLimit: body.limit,
    limitPeriod: body.limitPeriod,
    minVip: body.minVip,
    minDeposit30dMinor: minorOf(body.minDeposit30d, code),
    sort: body.sort,
    state: body.state,
  };
}

function saleOf(
  body: Pick<BodyOf<Endpoints['createGoods']>, 'saleFrom' | 'saleTo'>,
): Pick<GoodsForm, 'saleFrom' | 'saleTo'> {
  const saleFrom = body.saleFrom === null ? null : Temporal.Instant.from(body.saleFrom);
  const saleTo = body.saleTo === null ? null : Temporal.Instant.from(body.saleTo);
  if (saleFrom !== null && saleTo !== null && Temporal.Instant.compare(saleFrom, saleTo) >= 0) {
    throw new Refusal('validation_failed', { fields: [{ path: 'saleTo', rule: 'later' }] });
  }
  return { saleFrom, saleTo };
}

/** Zero is an amount here: most items cost no money. */
export function minorOf(text: string, code: string): bigint {
  if (/^0(?:\.0+)?$/u.test(text)) {
    return 0n;
  }
  const parsed = parseAmount(text, currency(code));
  if (!parsed.ok) {
    throw new Refusal('goods_incomplete');
  }
  return parsed.value;
}

export function presentQueued(
  row: QueuedRedeem,
  viewer: Pick<Ctx<OperatorActor>, 'actor' | 'site' | 'locale'>,
): ReplyOf<Endpoints['approveRedeem']> {
  const mayDecide = abilitiesOf(viewer.actor.role).includes('loyalty.decide');
  return {
    ...presentRedeem({ ...row, trackingNo: null }, viewer),
    memberId: row.memberId,
    account: row.account,
    address: row.address,
    trackingNo: row.trackingNo,
    decidedAt: row.decidedAt === null ? null : String(row.decidedAt),
    decidedBy: row.decidedByName,
    abilities: mayDecide ? nextSteps(row) : [],
  };
}

function nextSteps(row: QueuedRedeem): ('approve' | 'reject' | 'ship')[] {
  if (row.state === 'IN_PROCESS') {
    return ['approve', 'reject'];
  }
  return waitsForParcel(row) ? ['ship'] : [];
}
