import { divide } from '@portal/money';
import { toMinor } from '../../shared/money/amounts.ts';
import type { DepositTerms } from './api/read-deposit-terms.ts';

const wholeBasisPoints = 10_000n;

type Offered = Pick<
  DepositTerms['promotions'][number],
  'leastAmount' | 'reward' | 'base' | 'multiple'
>;

interface DepositBonus {
  /** The money that it adds; of free spins nothing is known before they are played. */
  readonly bonusMinor: bigint;
  /** What is played for it, besides what the deposit itself asks for. */
  readonly playMinor: bigint;
}

/** What a promotion adds to a deposit, as on the server; undefined where it takes larger ones. */
export function depositBonus(promotion: Offered, paidMinor: bigint): DepositBonus | undefined {
  const { leastAmount, base, multiple } = promotion;
  if (leastAmount !== null && paidMinor < toMinor(leastAmount)) {
    return undefined;
  }
  const bonusMinor = moneyOf(promotion.reward, paidMinor);
  const bases = {
    BONUS: bonusMinor,
    DEPOSIT_PLUS_BONUS: paidMinor + bonusMinor,
    WINNINGS: 0n,
  };
  return { bonusMinor, playMinor: bonusMinor === 0n ? 0n : bases[base] * BigInt(multiple) };
}

function moneyOf(reward: Offered['reward'], paidMinor: bigint): bigint {
  const { kind, amount, basisPoints, capAmount, tiers } = reward;
  switch (kind) {
    case 'FIXED':
      return toMinor(amount ?? '0');
    case 'PERCENT':
    case 'CASHBACK': {
      const share = divide(paidMinor * BigInt(basisPoints ?? 0), wholeBasisPoints, 'floor');
      const cap = capAmount === null ? share : toMinor(capAmount);
      return share < cap ? share : cap;
    }
    case 'TIERED':
      return tiers
        .filter(({ fromAmount }) => toMinor(fromAmount) <= paidMinor)
        .map(({ giftAmount }) => toMinor(giftAmount))
        .reduce((largest, gift) => (gift > largest ? gift : largest), 0n);
    case 'FREEBET':
    case 'POINTS':
    case 'TICKET':
      return 0n;
  }
}
