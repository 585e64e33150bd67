import { fullPercent, kindPercents } from '@portal/commission';
import type { Ctx } from '../../../platform/context.ts';
import { type BetOrigin, noOrigin, type SettledBet } from '../../bets/index.ts';
import type { Round } from './round.ts';

interface Played {
  /** The game of its engine. */
  readonly kind: string;
  /** From where it was opened. */
  readonly origin: BetOrigin | undefined;
}

/** What stands in the betting record for a round that is over. */
export function betOf(
  { site }: Pick<Ctx, 'site'>,
  round: Round,
  { kind, origin }: Played,
): SettledBet {
  return {
    ...(origin ?? noOrigin),
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
    weightPercent: site.gameWeights[`games:${round.nodeId}`] ?? percentOf(kind),
  };
}

/** A kind that the table does not name counts in full. */
function percentOf(kind: string): number {
  return new Map<string, number>(Object.entries(kindPercents)).get(kind) ?? fullPercent;
}
