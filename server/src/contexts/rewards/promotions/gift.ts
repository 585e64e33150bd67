import { divide } from '@portal/money';
import type { FreeSpinsGift, PromotionOffer } from './terms.ts';
import { minorOf } from './terms.ts';

const wholeBasisPoints = 10_000n;

/**
 * What an offer gives for a base: the deposit, what was played, or what was lost. Floored once, and
 * never above its cap.
 */
export function giftMinor(
  { reward }: Pick<PromotionOffer, 'reward'>,
  baseMinor: bigint,
  code: string,
): bigint {
  switch (reward.kind) {
    case 'FIXED':
      return reward.amount === null ? 0n : minorOf(reward.amount, code);
    case 'PERCENT':
    case 'CASHBACK': {
      const part = divide(baseMinor * BigInt(reward.basisPoints ?? 0), wholeBasisPoints, 'floor');
      const cap = reward.capAmount === null ? part : minorOf(reward.capAmount, code);
      return part < cap ? part : cap;
    }
    case 'TIERED':
      return reward.tiers
        .filter(({ fromAmount }) => minorOf(fromAmount, code) <= baseMinor)
        .map(({ giftAmount }) => minorOf(giftAmount, code))
        .reduce((largest, gift) => (gift > largest ? gift : largest), 0n);
    case 'FREEBET':
      return reward.freeSpins === undefined ? 0n : worthMinor(reward.freeSpins, code);
  }
}

/** What the stakes of free spins come to: they are given out of a budget as money is. */
function worthMinor({ count, stakeAmount }: FreeSpinsGift, code: string): bigint {
  return minorOf(stakeAmount, code) * BigInt(count);
}

/** Whether every member gets the same, whatever was paid in or played. */
export function isSameForAll({ reward }: Pick<PromotionOffer, 'reward'>): boolean {
  return reward.kind === 'FIXED' || reward.kind === 'FREEBET';
}

/** The most that an offer can give; what a budget is compared with before anybody joins. */
export function targetMinor(offer: PromotionOffer, code: string): bigint | null {
  const { type, leastAmount, reward } = offer;
  if (type !== 'BET_VOLUME') {
    return null;
  }
  const first = reward.tiers[0]?.fromAmount ?? leastAmount;
  return first === null ? null : minorOf(first, code);
}
