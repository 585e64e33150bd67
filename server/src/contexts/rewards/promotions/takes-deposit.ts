import { isDepositMeant, type PromotionStatus } from '@portal/commission';
import { depositPromotionTypes } from '@portal/protocol';
import { inKindOf, type PromotionOffer, minorOf } from './terms.ts';

/** Where a member can still get it by the next deposit. */
const open: ReadonlySet<PromotionStatus> = new Set(['JOIN', 'JOINED', 'PROCESS']);

/**
 * Whether a deposit may serve it now. What an operator decides about is applied for instead, and
 * points and tickets are joined for: a deposit is told with the money that came with it.
 */
export function takesDeposit(
  { offer, status }: { readonly offer: PromotionOffer; readonly status: PromotionStatus },
  creditedBefore: number,
): boolean {
  const { type, isReviewed } = offer;
  const isChosen = isForDeposits(type) && !isReviewed && inKindOf(offer) === undefined;
  return isChosen && open.has(status) && isDepositMeant(type, creditedBefore);
}

/** The least deposit, in minor units. */
export function leastDeposit({ leastAmount, reward }: PromotionOffer, code: string): bigint {
  const least = leastAmount === null ? 0n : minorOf(leastAmount, code);
  const steps = reward.tiers.map(({ fromAmount }) => minorOf(fromAmount, code));
  const [first = 0n] = steps.toSorted((lower, higher) => (lower < higher ? -1 : 1));
  return first > least ? first : least;
}

/** Whether a type is served by deposits. */
export function isForDeposits(type: PromotionOffer['type']): boolean {
  return depositPromotionTypes.some((served) => served === type);
}
