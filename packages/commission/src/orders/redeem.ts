/** Stock of an item of the points mall (agents-loyalty-money.md D2). */
export interface Stock {
  readonly total: number;
  readonly reserved: number;
  readonly sold: number;
}

export const redeemStates = ['IN_PROCESS', 'APPROVED', 'REJECTED'] as const;
export type RedeemState = (typeof redeemStates)[number];

/** An order: points are taken when it is made and come back once when it is rejected. */
export interface Redeem {
  readonly quantity: number;
  readonly points: bigint;
  readonly state: RedeemState;
}

/** Reserves stock for an order, or undefined when not enough is left. */
export function reserve(stock: Stock, quantity: number): Stock | undefined {
  const left = stock.total - stock.sold - stock.reserved;
  return quantity > 0 && left >= quantity
    ? { ...stock, reserved: stock.reserved + quantity }
    : undefined;
}

/** Decides an order once; a decided one changes nothing and returns no points. */
export function decideRedeem(
  redeem: Redeem,
  stock: Stock,
  decision: 'APPROVED' | 'REJECTED',
): { readonly redeem: Redeem; readonly stock: Stock; readonly pointsBack: bigint } {
  if (redeem.state !== 'IN_PROCESS') {
    return { redeem, stock, pointsBack: 0n };
  }
  const isApproved = decision === 'APPROVED';
  return {
    redeem: { ...redeem, state: decision },
    stock: {
      ...stock,
      reserved: stock.reserved - redeem.quantity,
      sold: stock.sold + (isApproved ? redeem.quantity : 0),
    },
    pointsBack: isApproved ? 0n : redeem.points,
  };
}
