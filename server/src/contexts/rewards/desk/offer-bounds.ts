import type { OfferBounds } from '@portal/commission';
import { minorOf, type PromotionOffer } from '../promotions/terms.ts';
import { giftOf } from './offer-faults.ts';

/** A promotion as far as one that gives more can be told from it. */
export interface Bounded {
  readonly offer: PromotionOffer;
  readonly budgetMinor: bigint;
  readonly hourlyMinor: bigint | null;
  readonly mostClaims: number | null;
}

export function boundsOf(promotion: Bounded, code: string): OfferBounds {
  const { offer, budgetMinor, hourlyMinor, mostClaims } = promotion;
  const { reward, wagering, leastAmount, isReviewed, cluster } = offer;
  const { kind, freeSpins, points, tickets } = reward;
  const { maxCashoutAmount, base, multiple, weights } = wagering;
  return {
    budgetMinor,
    hourlyMinor,
    mostClaims,
    closesAtMilliseconds: Temporal.Instant.from(offer.closesAt).epochMilliseconds,
    isReviewed,
    giftOf: tickets === undefined ? kind : `${kind} ${tickets.raffleId}`,
    gift: giftOf(offer, code),
    pieces: freeSpins?.count ?? points ?? tickets?.count ?? 0,
    cashoutMinor: maxCashoutAmount === undefined ? null : minorOf(maxCashoutAmount, code),
    leastMinor: leastAmount === null ? 0n : minorOf(leastAmount, code),
    depositCount: offer.depositCount ?? 0,
    playTimes: offer.playTimes ?? 0,
    base,
    multiple,
    weights: Object.fromEntries(weights.map(({ category, percent }) => [category, percent])),
    cluster,
    group: offer.exclusiveGroup ?? null,
  };
}
