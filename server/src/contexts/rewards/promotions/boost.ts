import { divide } from '@portal/money';
import type { Ctx } from '../../../platform/context.ts';
import { isForDeposits } from './takes-deposit.ts';
import { amountOf, minorOf, type PromotionOffer } from './terms.ts';

const whole = 100n;
/** As much of a deposit as any offer may give. */
const mostBasisPoints = 50_000;

/**
 * An offer for a deposit as whoever stands on a rank has it: its money is larger by so many
 * percent, down to a whole minor unit (agents-loyalty-money.md D3). Points, tickets and rounds are
 * what they are.
 */
export function boostedOffer<Offer extends Pick<PromotionOffer, 'type' | 'reward'>>(
  { site }: Pick<Ctx, 'site'>,
  offer: Offer,
  percent: number,
): Offer {
  const { kind, amount, basisPoints, capAmount, tiers } = offer.reward;
  const isMoney = kind === 'FIXED' || kind === 'PERCENT' || kind === 'TIERED';
  if (percent === 0 || !isMoney || !isForDeposits(offer.type)) {
    return offer;
  }
  const more = (figure: bigint) => divide(figure * (whole + BigInt(percent)), whole, 'floor');
  const text = (figure: string) => amountOf(more(minorOf(figure, site.currency)), site.currency);
  const reward = {
    ...offer.reward,
    amount: amount === null ? null : text(amount),
    basisPoints:
      basisPoints === null ? null : Math.min(Number(more(BigInt(basisPoints))), mostBasisPoints),
    capAmount: capAmount === null ? null : text(capAmount),
    tiers: tiers.map((tier) => ({ ...tier, giftAmount: text(tier.giftAmount) })),
  };
  return { ...offer, reward };
}
