/** What points are earned by, and `redeem`: what they are turned into money by (portal.md 3). */
export const pointTypes = [
  'live',
  'lottery',
  'pvp',
  'slots',
  'sports',
  'deposit',
  'redeem',
] as const;
export type PointType = (typeof pointTypes)[number];

/** Why points came or went; `redeem` are points that were spent on goods. */
export const pointMoveTypes = [
  'live',
  'lottery',
  'pvp',
  'slots',
  'sports',
  'deposit',
  'redeem',
  'refund',
  'convert',
  'mission',
  'promotion',
  'take',
  /** Points that a void had left owed. */
  'void',
] as const;
export type PointMoveType = (typeof pointMoveTypes)[number];

/** What lies in the points mall: it is sent, told, credited, or played as rounds of a slot. */
export const goodsKinds = ['PHYSICAL', 'VIRTUAL', 'CASH', 'FREEBET'] as const;
export type GoodsKind = (typeof goodsKinds)[number];

export const goodsStates = ['DRAFT', 'ON', 'OFF'] as const;
export type GoodsState = (typeof goodsStates)[number];

/** The drawing of an item of the mall. */
export const goodsPictures = [
  'gift',
  'coins',
  'voucher',
  'phone',
  'cap',
  'mug',
  'headphones',
  'boat',
] as const;
export type GoodsPicture = (typeof goodsPictures)[number];

/** How long a limit of so many of one item for a member counts. */
export const goodsLimitPeriods = ['life', 'month'] as const;
export type GoodsLimitPeriod = (typeof goodsLimitPeriods)[number];

/** portal.md, section 4: in process, rejected, approved. */
export const redeemStates = ['IN_PROCESS', 'APPROVED', 'REJECTED'] as const;
export type RedeemState = (typeof redeemStates)[number];
