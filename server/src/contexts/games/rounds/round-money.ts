import type { RoundId } from '@portal/protocol';
import type { Transfer } from '../../wallet/index.ts';
import type { Purse } from '../play.ts';
import type { SteppedState } from './replay-round.ts';

/** A round at the moment at which money of it moves. */
export interface MoneyAt {
  readonly purse: Purse;
  readonly roundId: RoundId;
  /** Debited by the steps before; it lies in the account of open rounds. */
  readonly heldMinor: bigint;
}

/**
 * What a step moves, each part a debt of the round (R109). The stake of a round that goes on lies
 * with the open rounds, so that money in play can be counted (R37, R103); the end gives all of it
 * to the house, and what is won back to the player.
 */
export function stepTransfers(
  at: MoneyAt,
  step: { readonly number: number; readonly state: SteppedState },
): readonly Transfer[] {
  const { purse, roundId, heldMinor } = at;
  const { state, number } = step;
  const isOver = state.phase === 'settled';
  const addedMinor = state.stakeMinor - heldMinor;
  const common = { currency: purse.currency, reference: roundId };
  const transfers: readonly Transfer[] = [
    {
      ...common,
      debt: number === 0 ? `round:${roundId}:stake` : `round:${roundId}:stake:${number}`,
      type: 'stake',
      from: purse.account,
      to: isOver ? purse.stakes : purse.open,
      amountMinor: addedMinor,
    },
    {
      ...common,
      debt: `round:${roundId}:earned`,
      type: 'stake_earned',
      from: purse.open,
      to: purse.stakes,
      amountMinor: isOver ? heldMinor : 0n,
    },
    {
      ...common,
      debt: `round:${roundId}:win`,
      type: 'win',
      from: purse.wins,
      to: purse.account,
      amountMinor: isOver ? state.returnMinor : 0n,
    },
  ];
  return transfers.filter(({ amountMinor }) => amountMinor > 0n);
}

/** A void round gives its stakes back. */
export function returnTransfer({ purse, roundId, heldMinor }: MoneyAt): Transfer {
  return {
    debt: `round:${roundId}:return`,
    type: 'stake_return',
    from: purse.open,
    to: purse.account,
    amountMinor: heldMinor,
    currency: purse.currency,
    reference: roundId,
  };
}
