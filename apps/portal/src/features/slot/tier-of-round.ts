import { toMinor } from '../../shared/money/amounts.ts';
import { winTierOf, type WinTier } from '../../shared/stage/wins/win-tier.ts';
import type { Round } from './round.ts';

export function tierOfRound({ stake, win }: Pick<Round, 'stake' | 'win'>): WinTier {
  return winTierOf({ stakeMinor: toMinor(stake), wonMinor: toMinor(win) });
}
