import type { MemberId } from '@portal/protocol';
import { type OpenRequirements, type StakeSplit, stakeSplit } from '../turnover/index.ts';
import { trialCurrency } from '../wallet/index.ts';
import { type Bet, betIdOfRound } from './bet.ts';
import { splitTerms } from './split-terms.ts';
import type { ValuedBet } from './store-settled.ts';

/** Bets of games of ours by what their stakes took, and what their members won or lost. */
export interface SplitBets {
  readonly plain: readonly ValuedBet[];
  /** Those that took other money than plain cash: they have terms. */
  readonly split: readonly Bet[];
  readonly played: ReadonlyMap<MemberId, bigint>;
}

/**
 * Who has nothing to play for has plain cash only. The stake of a round of several steps is taken
 * for good when the round is over; until then giving up counts it as the member's.
 */
export function splitBets(requirements: OpenRequirements, bets: readonly ValuedBet[]): SplitBets {
  const played = new Map<MemberId, bigint>();
  const plain: ValuedBet[] = [];
  const split: Bet[] = [];
  for (const bet of bets) {
    const { memberId, stakeMinor, payoutMinor } = bet;
    const open = bet.currency === trialCurrency ? [] : (requirements.get(memberId) ?? []);
    const playedMinor = played.get(memberId) ?? 0n;
    const parts = open.length === 0 ? undefined : stakeSplit(open, { stakeMinor, playedMinor });
    if (open.length > 0 && !bet.isVoid) {
      played.set(memberId, playedMinor + payoutMinor - stakeMinor);
    }
    if (parts === undefined) {
      plain.push(bet);
    } else {
      split.push(wholeBet(bet, parts));
    }
  }
  return { plain, split, played };
}

function wholeBet(
  { roundId, isVoid, weightPercent: _weightPercent, ...bet }: ValuedBet,
  parts: StakeSplit,
): Bet {
  return {
    ...bet,
    id: betIdOfRound(roundId),
    provider: 'games',
    txId: null,
    roundId: null,
    tableId: null,
    givenBackMinor: 0n,
    possibleMinor: null,
    openMinor: 0n,
    state: isVoid ? 'void' : 'settled',
    revision: 1,
    settledAt: bet.placedAt,
    terms: { split: splitTerms(parts) },
    reckoning: null,
  };
}
