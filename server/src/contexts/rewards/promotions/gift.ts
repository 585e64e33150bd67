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
    case 'POINTS':
    case 'TICKET':
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

const sameForAll: ReadonlySet<PromotionOffer['reward']['kind']> = new Set([
  'FIXED',
  'FREEBET',
  'POINTS',
  'TICKET',
]);

/** Whether every member gets the same, whatever was paid in or played. */
export function isSameForAll({ reward }: Pick<PromotionOffer, 'reward'>): boolean {
  return sameForAll.has(reward.kind);
}

/**
 * What has to be done before there is a gift: an amount of play, or a number of deposits. Null
 * where nothing is counted, or only a deposit tells how much.
 */
export function targetMinor(offer: PromotionOffer, code: string): bigint | null {
  const { type, leastAmount, reward, depositCount } = offer;
  if (type === 'DEPOSIT_COUNT') {
    return BigInt(depositCount ?? 1);
  }
  if (type !== 'BET_VOLUME') {
    return null;
  }
  const first = reward.tiers[0]?.fromAmount ?? leastAmount;
  return first === null ? null : minorOf(first, code);
}
