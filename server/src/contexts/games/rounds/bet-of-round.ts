import type { SettledBet } from '../../bets/index.ts';
import type { Round } from './round.ts';

/** What stands in the betting record for a round that is over. */
export function betOf(round: Round): SettledBet {
  return {
    roundId: round.id,
    memberId: round.memberId,
    placedAt: round.playedAt,
    category: 'RNG',
    // The node names the game for ever, also when its vendor takes it out of the catalogue.
    gameCode: round.nodeId,
    currency: round.currency,
    stakeMinor: round.stakeMinor,
    payoutMinor: round.winMinor,
    balanceBeforeMinor: round.balanceBeforeMinor,
    balanceAfterMinor: round.balanceAfterMinor,
    isVoid: round.state === 'void',
  };
}
