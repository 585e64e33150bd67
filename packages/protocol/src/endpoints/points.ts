import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { pointMoveTypes, redeemStates } from '../points.ts';
import { goodsId, redeemId } from '../schemas/ids.ts';
import { address, goods, ownRedeem, pointMove, pointRule, pointsText } from '../schemas/points.ts';
import { recordQuery } from '../schemas/record.ts';
import {
  amountText,
  currencyText,
  cursorPageOf,
  cursorQuery,
  languageCode,
} from '../schemas/wire.ts';

const base = '/wps/relay/points';

export const readPointBalance = endpoint({
  method: 'GET',
  path: `${base}/balance`,
  summary: 'Points of the caller, and what today has earned so far; points never expire.',
  access: 'member',
  rate: 'read',
  reply: z.strictObject({
    points: pointsText,
    /** Earned by play and deposits of today; credited after the day. */
    earning: pointsText,
    /** Of results that were taken back: paid by the next points, and nothing is spent before. */
    owed: pointsText,
    /** What the member may still take of items that have a limit. */
    limits: z.array(z.strictObject({ goodsId, left: z.int() })),
    /** What may still be turned into money today. */
    conversion: z.strictObject({
      leftCount: z.int(),
      leftToday: amountText,
      currency: currencyText,
    }),
  }),
  errors: [],
});

export const listPointConfig = endpoint({
  method: 'GET',
  path: `${base}/config`,
  summary: 'What earns points and what points are worth: amount, ratio and type of seven rules.',
  access: 'visitor',
  rate: 'read',
  reply: z.strictObject({ currency: currencyText, list: z.array(pointRule) }),
  errors: [],
});

export const listPointRewards = endpoint({
  method: 'GET',
  path: `${base}/rewards`,
  summary: 'What lies in the points mall, in the order of the site.',
  access: 'visitor',
  rate: 'read',
  query: z.strictObject({ language: languageCode.optional() }),
  reply: z.strictObject({ list: z.array(goods) }),
  errors: [],
});

export const redeemPoints = endpoint({
  method: 'POST',
  path: `${base}/redeem`,
  summary: 'Orders an item of the mall, after the payment password was proved; points go at once.',
  access: 'member',
  verifiedPlace: true,
  stepUpWhereBound: true,
  rate: 'write',
  encrypted: true,
  idempotent: true,
  body: z.strictObject({
    goodsId,
    quantity: z.int().min(1).max(99),
    /** Of a thing that is sent. */
    address: address.optional(),
  }),
  reply: ownRedeem,
  errors: [
    'payment_proof_required',
    'account_locked',
    'bonuses_stopped',
    'on_break',
    'consent_needed',
    'self_excluded',
    'not_found',
    'goods_not_on_sale',
    'goods_rank',
    'goods_deposit',
    'address_incomplete',
    'redeem_too_soon',
    'goods_limit',
    'one_per_person',
    'goods_sold_out',
    'points_owed',
    'points_insufficient',
    'money_held',
    'turnover_left',
    'insufficient_balance',
  ],
});

export const cancelRedeem = endpoint({
  method: 'POST',
  path: `${base}/redeems/{id}/cancel`,
  summary: 'Cancels an order of the last ten minutes that nobody decided, where the site lets.',
  access: 'member',
  rate: 'write',
  idempotent: true,
  params: z.strictObject({ id: redeemId }),
  body: z.strictObject({}),
  reply: ownRedeem,
  errors: ['not_found', 'redeem_cancel_closed', 'redeem_decided'],
});

export const convertPoints = endpoint({
  method: 'POST',
  path: `${base}/convert`,
  summary: 'Turns points into money, after the payment password was proved.',
  access: 'member',
  verifiedPlace: true,
  stepUpWhereBound: true,
  rate: 'write',
  encrypted: true,
  idempotent: true,
  body: z.strictObject({ points: z.string().regex(/^[1-9]\d{0,8}$/u) }),
  reply: z.strictObject({
    points: pointsText,
    amount: amountText,
    currency: currencyText,
    /** What is left of the points. */
    balance: amountText,
  }),
  errors: [
    'payment_proof_required',
    'account_locked',
    'bonuses_stopped',
    'on_break',
    'consent_needed',
    'self_excluded',
    'points_below_minimum',
    'points_not_multiple',
    'conversions_used_up',
    'conversion_day_limit',
    'points_owed',
    'points_insufficient',
  ],
});

export const listRedeems = endpoint({
  method: 'GET',
  path: `${base}/redeems`,
  summary: "The member's own orders of the points mall, newest first.",
  access: 'member',
  rate: 'read',
  query: z.strictObject({ status: z.enum(redeemStates).optional(), ...cursorQuery(50, 'rdm') }),
  reply: cursorPageOf(ownRedeem),
  errors: [],
});

export const listPointMoves = endpoint({
  method: 'GET',
  path: `${base}/details`,
  summary: 'Every movement of the points of the caller, newest first.',
  access: 'member',
  rate: 'read',
  query: recordQuery({ type: z.enum(pointMoveTypes).optional(), ...cursorQuery(100, 'number') }),
  reply: cursorPageOf(pointMove),
  errors: [],
});
