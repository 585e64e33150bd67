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
  const { maxCashoutAmount, maxStakeAmount, base, multiple, weights } = wagering;
  const { excludedGames, days, winningsPolicy, noRebate } = wagering;
  return {
    budgetMinor,
    hourlyMinor,
    mostClaims,
    closesAtMilliseconds: Temporal.Instant.from(offer.closesAt).epochMilliseconds,
    isReviewed,
    giftOf: tickets === undefined ? kind : `${kind} ${tickets.raffleId}`,
    gift: giftOf(offer, code),
    pieces: freeSpins?.count ?? points ?? tickets?.count ?? 0,
    isInKind: kind === 'POINTS' || kind === 'TICKET',
    cashoutMinor: maxCashoutAmount === undefined ? null : minorOf(maxCashoutAmount, code),
    leastMinor: leastAmount === null ? 0n : minorOf(leastAmount, code),
    depositCount: offer.depositCount ?? 0,
    playTimes: offer.playTimes ?? 0,
    base,
    multiple,
    weights: Object.fromEntries(weights.map(({ category, percent }) => [category, percent])),
    excludedGames,
    maxStakeMinor: maxStakeAmount === null ? null : minorOf(maxStakeAmount, code),
    days,
    winningsPolicy,
    isRebated: noRebate !== true,
    cluster,
    group: offer.exclusiveGroup ?? null,
  };
}
