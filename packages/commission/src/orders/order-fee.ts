import { divide } from '@portal/money';

/** The fee of a channel (agents-loyalty-money.md E1, E5); minor units and parts per million. */
export interface FeeRule {
  readonly fixedMinor: bigint;
  readonly partsPerMillion: number;
  readonly leastMinor: bigint;
  /** Undefined for no upper bound. */
  readonly mostMinor: bigint | undefined;
}

export const noFee: FeeRule = {
  fixedMinor: 0n,
  partsPerMillion: 0,
  leastMinor: 0n,
  mostMinor: undefined,
};

const million = 1_000_000n;

/** Floored once, so that no fee is rounded up against a member. */
export function orderFee(rule: FeeRule, amountMinor: bigint): bigint {
  const percent = divide(amountMinor * BigInt(rule.partsPerMillion), million, 'floor');
  const sum = rule.fixedMinor + percent;
  const { leastMinor, mostMinor } = rule;
  const bounded = mostMinor !== undefined && sum > mostMinor ? mostMinor : sum;
  // The least goes before the most: max(feeMin, min(feeMax, ...)).
  return bounded < leastMinor ? leastMinor : bounded;
}

/** What of a fee falls on the part that arrived; never more than the part where it was not. */
export function feeOfPart(
  feeMinor: bigint,
  part: { readonly paidMinor: bigint; readonly amountMinor: bigint },
): bigint {
  const { paidMinor, amountMinor } = part;
  return paidMinor < amountMinor ? divide(feeMinor * paidMinor, amountMinor, 'floor') : feeMinor;
}
