import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  goodsKinds,
  goodsLimitPeriods,
  goodsPictures,
  goodsStates,
  pointTypes,
} from '../points.ts';
import { approvalId, goodsId, memberId, redeemId } from '../schemas/ids.ts';
import {
  address,
  localInput,
  localText,
  nameInput,
  pointRule,
  pointRuleForm,
  pointsText,
  redeem,
} from '../schemas/points.ts';
import { freeSpinsGift } from '../schemas/promotion.ts';
import { reasonText } from '../schemas/reason.ts';
import {
  amountText,
  currencyText,
  cursorPageOf,
  cursorQuery,
  instantInput,
  instantText,
} from '../schemas/wire.ts';

const base = '/api/backoffice/points';
const mostStock = 1_000_000;
const mostLimit = 10_000;

/** What an operator says of an item. */
const goodsForm = z.strictObject({
  kind: z.enum(goodsKinds),
  names: nameInput,
  texts: localInput,
  picture: z.enum(goodsPictures),
  points: z.string().regex(/^[1-9]\d{0,11}$/u),
  amount: amountText,
  /** Of `CASH`: what is credited for one. */
  reward: amountText,
  /** Of `FREEBET`: the rounds that one of it gives. */
  freeSpins: freeSpinsGift.optional(),
  /** Of `VIRTUAL`: what the member is told; an operator writes it where it is empty. */
  delivery: z.string().trim().max(500),
  stock: z.int().min(0).max(mostStock),
  limit: z.int().min(1).max(mostLimit).nullable(),
  limitPeriod: z.enum(goodsLimitPeriods),
  minVip: z.int().min(0).max(50),
  /** Of deposits within the last thirty days; zero asks for none. */
  minDeposit30d: amountText,
  saleFrom: instantInput.nullable(),
  saleTo: instantInput.nullable(),
  sort: z.int().min(0).max(10_000),
  state: z.enum(goodsStates),
});

const deskGoods = goodsForm.extend({
  names: localText,
  texts: localText,
  id: goodsId,
  currency: currencyText,
  reserved: z.int(),
  sold: z.int(),
  /** Counts the changes: who changes an item says which one they saw. */
  version: z.int(),
});

export const listGoods = endpoint({
  method: 'GET',
  path: `${base}/goods`,
  summary: 'All items of the points mall, drafts included, in the order of the mall.',
  access: 'operator',
  ability: 'loyalty.read',
  rate: 'read',
  always: true,
  reply: z.strictObject({
    currency: currencyText,
    list: z.array(deskGoods),
    /** What this operator may do with them. */
    abilities: z.array(z.literal('manage')),
  }),
  errors: [],
});

/** Either of both: the item as it is now, or the request that waits for a second person. */
const keptGoods = z.strictObject({
  goods: deskGoods.nullable(),
  approvalId: approvalId.nullable(),
});

export const createGoods = endpoint({
  method: 'POST',
  path: `${base}/goods`,
  summary:
    'Puts an item into the points mall, or asks a second person where it gives more than the ceiling.',
  access: 'operator',
  ability: 'loyalty.manage',
  rate: 'write',
  always: true,
  idempotent: true,
  stepUp: true,
  body: goodsForm.extend({ reason: reasonText }),
  reply: keptGoods,
  errors: ['goods_incomplete', 'promotion_slot_unknown'],
});

export const changeGoods = endpoint({
  method: 'PUT',
  path: `${base}/goods/{id}`,
  summary:
    'Changes an item, or asks a second person where it promises more than the ceiling; open orders keep what they were made for.',
  access: 'operator',
  ability: 'loyalty.manage',
  rate: 'write',
  always: true,
  idempotent: true,
  stepUp: true,
  params: z.strictObject({ id: goodsId }),
  body: goodsForm.extend({ reason: reasonText, version: z.int() }),
  reply: keptGoods,
  errors: [
    'goods_incomplete',
    'promotion_slot_unknown',
    'not_found',
    'goods_changed',
    'goods_stock',
    'approval_waiting',
  ],
});

const deskRedeem = redeem.extend({
  memberId,
  account: z.string(),
  address: address.nullable(),
  trackingNo: z.string().nullable(),
  decidedAt: instantText.nullable(),
  decidedBy: z.string().nullable(),
  abilities: z.array(z.enum(['approve', 'reject', 'ship'])),
});

export const listRedeemQueue = endpoint({
  method: 'GET',
  path: `${base}/redeems`,
  summary: 'Orders of the points mall: what waits longest first, or the decided.',
  access: 'operator',
  ability: 'loyalty.read',
  rate: 'read',
  always: true,
  query: z.strictObject({
    view: z.enum(['waiting', 'approved', 'rejected']).optional(),
    ...cursorQuery(100, 'rdm'),
  }),
  reply: cursorPageOf(deskRedeem),
  errors: [],
});

export const approveRedeem = endpoint({
  method: 'POST',
  path: `${base}/redeems/{id}/approve`,
  summary: 'Approves an order: the stock is sold, and money of it is credited.',
  access: 'operator',
  ability: 'loyalty.decide',
  rate: 'write',
  always: true,
  idempotent: true,
  params: z.strictObject({ id: redeemId }),
  body: z.strictObject({
    /** What the member is told: a code, or where the parcel is. */
    remark: reasonText,
    trackingNo: z.string().trim().max(60).optional(),
  }),
  reply: deskRedeem,
  errors: ['not_found', 'redeem_decided'],
});

export const rejectRedeem = endpoint({
  method: 'POST',
  path: `${base}/redeems/{id}/reject`,
  summary: 'Rejects an order: points and money go back and the stock is free, once.',
  access: 'operator',
  ability: 'loyalty.decide',
  rate: 'write',
  always: true,
  idempotent: true,
  params: z.strictObject({ id: redeemId }),
  body: z.strictObject({ remark: reasonText }),
  reply: deskRedeem,
  errors: ['not_found', 'redeem_decided'],
});

export const shipRedeem = endpoint({
  method: 'POST',
  path: `${base}/redeems/{id}/ship`,
  summary: 'Says under which number the parcel of an approved order was sent, once.',
  access: 'operator',
  ability: 'loyalty.decide',
  rate: 'write',
  always: true,
  params: z.strictObject({ id: redeemId }),
  body: z.strictObject({ trackingNo: z.string().trim().min(3).max(60) }),
  reply: deskRedeem,
  errors: ['not_found', 'redeem_decided'],
});

export const changePointRule = endpoint({
  method: 'PUT',
  path: `${base}/rules/{type}`,
  summary:
    'Changes what earns points or what they are worth, from now on; a second person is asked where that gives more.',
  access: 'operator',
  ability: 'loyalty.manage',
  rate: 'write',
  always: true,
  idempotent: true,
  stepUp: true,
  params: z.strictObject({ type: z.enum(pointTypes) }),
  body: pointRuleForm.extend({ reason: reasonText }),
  reply: z.strictObject({
    currency: currencyText,
    /** The rules that hold, which are those of before while it waits. */
    list: z.array(pointRule),
    approvalId: approvalId.nullable(),
  }),
  errors: ['point_rule_invalid', 'approval_waiting'],
});

export const readMemberPoints = endpoint({
  method: 'GET',
  path: '/api/backoffice/members/{id}/points',
  summary: 'The points of a member, and what is owed of them, for whoever takes some.',
  access: 'operator',
  ability: 'members.adjust',
  rate: 'read',
  always: true,
  params: z.strictObject({ id: memberId }),
  reply: z.strictObject({
    points: pointsText,
    /** What the next points of the member pay first. */
    owed: pointsText,
  }),
  errors: ['not_found'],
});

export const takePoints = endpoint({
  method: 'POST',
  path: '/api/backoffice/members/{id}/points/take',
  summary: 'Takes points of a member, at once or by a second person; what is not there stays owed.',
  access: 'operator',
  ability: 'members.adjust',
  rate: 'write',
  always: true,
  idempotent: true,
  stepUp: true,
  params: z.strictObject({ id: memberId }),
  body: z.strictObject({ points: z.string().regex(/^[1-9]\d{0,11}$/u), reason: reasonText }),
  reply: z.strictObject({
    /** Worth more than the ceiling they wait for a second person. */
    outcome: z.enum(['taken', 'waiting']),
    approvalId: approvalId.nullable(),
    /** What was there, and is gone. */
    taken: z.string().regex(/^\d{1,12}$/u),
    /** What the next points of the member pay first. */
    owed: pointsText,
  }),
  errors: ['not_found'],
});
