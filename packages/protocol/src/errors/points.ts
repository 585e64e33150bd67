import type { ErrorEntries } from './entry.ts';

/** Points and their mall. */
export const pointsErrors = {
  points_below_minimum: { status: 422, log: 'info', reported: false, data: ['least'] },
  points_not_multiple: { status: 422, log: 'info', reported: false, data: ['step'] },
  conversions_used_up: { status: 422, log: 'info', reported: false, data: ['most'] },
  conversion_day_limit: {
    status: 422,
    log: 'info',
    reported: false,
    data: ['leftToday'],
    money: ['leftToday'],
  },
  points_insufficient: { status: 422, log: 'info', reported: false, data: ['missing'] },
  /** A result was taken back after its points were spent. */
  points_owed: { status: 422, log: 'info', reported: false, data: ['owed'] },
  /** Points are given for something, and an amount fits its currency. */
  point_rule_invalid: { status: 422, log: 'info', reported: false, data: [] },
  /** Another rate holds than the one that a request was made from. */
  point_rule_changed: { status: 409, log: 'info', reported: false, data: [] },
  goods_not_on_sale: { status: 422, log: 'info', reported: false, data: [] },
  /** The item is for whoever paid in so much within the last thirty days. */
  goods_deposit: {
    status: 422,
    log: 'info',
    reported: false,
    data: ['least'],
    money: ['least'],
  },
  goods_rank: { status: 422, log: 'info', reported: false, data: ['rank'] },
  /** Ranks count from 0, and none asks for less than the one below it. */
  vip_ladder_invalid: { status: 422, log: 'info', reported: false, data: [] },
  /** Another ladder holds than the one that a request was made from. */
  vip_ladder_changed: { status: 409, log: 'info', reported: false, data: [] },
  vip_rank_unknown: { status: 422, log: 'info', reported: false, data: [] },
  /** The rank of the member brings no host. */
  vip_no_host: { status: 422, log: 'info', reported: false, data: [] },
  /** A rank is kept until a day that was. */
  vip_lock_over: { status: 422, log: 'info', reported: false, data: [] },
  goods_limit: { status: 422, log: 'info', reported: false, data: ['left'] },
  goods_sold_out: { status: 409, log: 'info', reported: false, data: ['left'] },
  address_incomplete: { status: 422, log: 'info', reported: false, data: [] },
  redeem_too_soon: { status: 429, log: 'info', reported: false, data: ['retryAfterSeconds'] },
  /** Too late, or the site lets nobody cancel. */
  redeem_cancel_closed: { status: 403, log: 'info', reported: false, data: [] },
  /** Somebody decided the order meanwhile. */
  redeem_decided: { status: 409, log: 'info', reported: false, data: ['state'] },
  /** The stock cannot be less than what was ordered of it. */
  goods_stock: { status: 422, log: 'info', reported: false, data: ['least'] },
  /** Credit needs an amount, and everything a name. */
  goods_incomplete: { status: 422, log: 'info', reported: false, data: [] },
  goods_changed: { status: 409, log: 'info', reported: false, data: [] },
} as const satisfies ErrorEntries;
