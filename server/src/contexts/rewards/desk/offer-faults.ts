import {
  jurisdictionFaults,
  offerFault,
  type OfferFacts,
  type OfferGift,
} from '@portal/commission';
import { currency, parseAmount } from '@portal/money';
import { joinedDepositTypes } from '@portal/protocol';
import type { Site } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { PromotionOffer, PromotionTexts } from '../promotions/terms.ts';
import { giftMinor } from '../promotions/gift.ts';
import { inKindOf, minorOf } from '../promotions/terms.ts';

const bases: Readonly<Partial<Record<PromotionOffer['type'], OfferFacts['base']>>> = {
  FIRST_DEPOSIT: 'deposit',
  SECOND_DEPOSIT: 'deposit',
  THIRD_DEPOSIT: 'deposit',
  DEPOSIT: 'deposit',
  DEPOSIT_BET: 'deposit',
  BET_VOLUME: 'play',
};

/**
 * Refuses terms that cannot be kept, those under which nobody could ever get anything, and those
 * that the law of the site does not allow.
 */
export function refuseFaulty(
  form: {
    readonly offer: PromotionOffer;
    readonly texts: PromotionTexts;
    readonly budgetMinor: bigint;
    readonly hourlyMinor: bigint | null;
  },
  { currency: code, jurisdiction }: Pick<Site, 'currency' | 'jurisdiction'>,
): void {
  const { offer, texts } = form;
  const { opensAt, closesAt, type, isReviewed, leastAmount, wagering } = offer;
  const span = Temporal.Instant.from(opensAt).until(closesAt);
  const base = offer.reward.kind === 'CASHBACK' ? 'loss' : (bases[type] ?? 'none');
  const fault = !isBaseFitting(offer)
    ? 'base'
    : amountsFit(offer, code) && isOfOneKind(offer)
      ? offerFault({
          runsMilliseconds: span.total('milliseconds'),
          base,
          isReviewed,
          isCounted: base !== 'none' || hasOwnEvent(offer),
          gift: giftOf(offer, code),
          leastMinor: leastAmount === null ? 0n : minorOf(leastAmount, code),
          multiple: wagering.multiple,
          countingCategories: wagering.weights.length,
          budgetMinor: leastBudget(form),
          languages: Object.keys(texts).length,
        })
      : 'gift';
  const terms = { multiple: BigInt(wagering.multiple), categories: wagering.weights.length };
  const isOfPlay = wagering.maxCashoutAmount !== undefined || wagering.noRebate === true;
  const isPlayFitting = !hasIdlePlay(offer) && (!isOfPlay || hasPlayedBonus(offer));
  const isAsked = saysHowMuch(offer);
  const [unlawful] = jurisdictionFaults(terms, jurisdiction);
  const first = fault ?? (isAsked ? unlawful : 'least') ?? (isPlayFitting ? undefined : 'play');
  if (first !== undefined) {
    throw new Refusal('promotion_faulty', { fault: first });
  }
}

/** What is reached without an amount; a gift of a rank needs the rank from which it is given. */
function hasOwnEvent({ type, audience }: PromotionOffer): boolean {
  const isOfRank = type === 'RANK_GIFT' && audience.leastRank !== null;
  return type === 'SIGNUP' || type === 'ZALO' || type === 'DEPOSIT_COUNT' || isOfRank;
}

/** How many deposits, or how often one is to be played, stands where it is asked for alone. */
function saysHowMuch(offer: PromotionOffer): boolean {
  const { type, cycle, depositCount, playTimes, retroMinutes, afterDeposit, wagering } = offer;
  const isOfRankCycle = type === 'RANK_GIFT' && (cycle === 'WEEKLY' || cycle === 'MONTHLY');
  const isPlayCounted = playTimes !== undefined && wagering.weights.length > 0;
  return (
    (depositCount !== undefined) === (type === 'DEPOSIT_COUNT') &&
    (type === 'DEPOSIT_BET' ? isPlayCounted : playTimes === undefined) &&
    (retroMinutes === undefined || joinedDepositTypes.some((served) => served === type)) &&
    (afterDeposit === undefined || isOfRankCycle)
  );
}

/** Points and tickets are no money that could be played off. */
function hasIdlePlay({ reward, wagering }: PromotionOffer): boolean {
  return inKindOf({ reward }) !== undefined && wagering.multiple > 0;
}

/** Rounds, points and tickets stand in an offer of their kind alone: a gift is one thing. */
function isOfOneKind({ reward }: PromotionOffer): boolean {
  const { kind, freeSpins, points, tickets } = reward;
  return (
    (freeSpins === undefined || kind === 'FREEBET') &&
    (points === undefined || kind === 'POINTS') &&
    (tickets === undefined || kind === 'TICKET')
  );
}

/** There has to be enough for one gift, in all and in each hour. */
function leastBudget(form: {
  readonly budgetMinor: bigint;
  readonly hourlyMinor: bigint | null;
}): bigint {
  const { budgetMinor, hourlyMinor } = form;
  return hourlyMinor !== null && hourlyMinor < budgetMinor ? hourlyMinor : budgetMinor;
}

/** What one gift is, in minor units; rounds, points and tickets by what they count. */
export function giftOf({ reward }: Pick<PromotionOffer, 'reward'>, code: string): OfferGift {
  const { kind, amount, basisPoints, capAmount, tiers } = reward;
  switch (kind) {
    case 'FIXED':
      return { kind, amountMinor: amount === null ? 0n : minorOf(amount, code) };
    case 'PERCENT':
    case 'CASHBACK':
      return {
        kind: 'PERCENT',
        basisPoints: basisPoints ?? 0,
        capMinor: capAmount === null ? null : minorOf(capAmount, code),
      };
    case 'TIERED':
      return {
        kind,
        tiers: tiers.map(({ fromAmount, giftAmount }) => ({
          fromMinor: minorOf(fromAmount, code),
          giftMinor: minorOf(giftAmount, code),
        })),
      };
    case 'FREEBET':
      return { kind: 'FIXED', amountMinor: giftMinor({ reward }, 0n, code) };
    case 'POINTS':
    case 'TICKET': {
      const { points, tickets } = inKindOf({ reward }) ?? {};
      const isThere = points !== undefined || tickets !== undefined;
      return { kind: 'FIXED', amountMinor: isThere ? giftMinor({ reward }, 0n, code) : 0n };
    }
  }
}

/**
 * What free spins win is turned over, and what they are worth never is; only a promotion for losses
 * knows how much was lost, and there has to be a category in which it was.
 */
function isBaseFitting({ type, reward, wagering }: PromotionOffer): boolean {
  const isWinnings = wagering.base === 'WINNINGS';
  const isLossFitting =
    reward.kind !== 'CASHBACK' || (type === 'CASHBACK' && wagering.weights.length > 0);
  return isLossFitting && (reward.kind === 'FREEBET') === isWinnings;
}

/** Only of a bonus that is played off can be said how much of it stays, and what play brings. */
function hasPlayedBonus({ reward, wagering }: PromotionOffer): boolean {
  return reward.kind !== 'FREEBET' && wagering.multiple > 0;
}

/** Every amount that is there is above zero and has no more decimals than the currency. */
function amountsFit({ leastAmount, reward, wagering }: PromotionOffer, code: string): boolean {
  const tiers = reward.tiers.flatMap(({ fromAmount, giftAmount }) => [fromAmount, giftAmount]);
  const texts = [leastAmount, reward.amount, reward.capAmount, wagering.maxStakeAmount, ...tiers];
  texts.push(reward.freeSpins?.stakeAmount ?? null, wagering.maxCashoutAmount ?? null);
  return texts.every((text) => text === null || parseAmount(text, currency(code)).ok);
}
