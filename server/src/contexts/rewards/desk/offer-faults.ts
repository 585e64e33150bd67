import { offerFault, type OfferFacts, type OfferGift } from '@portal/commission';
import { currency, parseAmount } from '@portal/money';
import { Refusal } from '../../../platform/refusal.ts';
import type { PromotionOffer, PromotionTexts } from '../promotions/terms.ts';
import { minorOf } from '../promotions/terms.ts';

const bases: Readonly<Partial<Record<PromotionOffer['type'], OfferFacts['base']>>> = {
  FIRST_DEPOSIT: 'deposit',
  DEPOSIT: 'deposit',
  BET_VOLUME: 'play',
};

/** Refuses terms that cannot be kept, and those under which nobody could ever get anything. */
export function refuseFaulty(
  form: {
    readonly offer: PromotionOffer;
    readonly texts: PromotionTexts;
    readonly budgetMinor: bigint;
  },
  code: string,
): void {
  const { offer, texts, budgetMinor } = form;
  const { opensAt, closesAt, type, isReviewed, leastAmount, wagering } = offer;
  const span = Temporal.Instant.from(opensAt).until(closesAt);
  const base = bases[type] ?? 'none';
  const fault = amountsFit(offer, code)
    ? offerFault({
        runsMilliseconds: span.total('milliseconds'),
        base,
        isReviewed,
        isCounted: base !== 'none' || type === 'SIGNUP',
        gift: giftOf(offer, code),
        leastMinor: leastAmount === null ? 0n : minorOf(leastAmount, code),
        multiple: wagering.multiple,
        countingCategories: wagering.weights.length,
        budgetMinor,
        languages: Object.keys(texts).length,
      })
    : 'gift';
  if (fault !== undefined) {
    throw new Refusal('promotion_faulty', { fault });
  }
}

function giftOf({ reward }: PromotionOffer, code: string): OfferGift {
  const { kind, amount, basisPoints, capAmount, tiers } = reward;
  switch (kind) {
    case 'FIXED':
      return { kind, amountMinor: amount === null ? 0n : minorOf(amount, code) };
    case 'PERCENT':
      return {
        kind,
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
  }
}

/** Every amount that is there is above zero and has no more decimals than the currency. */
function amountsFit({ leastAmount, reward, wagering }: PromotionOffer, code: string): boolean {
  const tiers = reward.tiers.flatMap(({ fromAmount, giftAmount }) => [fromAmount, giftAmount]);
  const texts = [leastAmount, reward.amount, reward.capAmount, wagering.maxStakeAmount, ...tiers];
  return texts.every((text) => text === null || parseAmount(text, currency(code)).ok);
}
