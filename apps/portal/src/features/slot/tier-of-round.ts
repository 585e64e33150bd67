import { toMinor } from '../../shared/money/amounts.ts';
import { winTierOf, type WinTier } from '../../shared/stage/wins/win-tier.ts';
import type { Round } from './round.ts';

export function tierOfRound(round: Pick<Round, 'stake' | 'win' | 'funding'>): WinTier {
  return tierOfWin(round, toMinor(round.win));
}

/** Whatever a free round returns is above what its player paid for it (R15). */
export function tierOfWin(
  { stake, funding }: Pick<Round, 'stake' | 'funding'>,
  wonMinor: bigint,
): WinTier {
  const tier = winTierOf({ stakeMinor: toMinor(stake), wonMinor });
  return tier === 'returned' && funding === 'FREEBET' ? 'small' : tier;
}
