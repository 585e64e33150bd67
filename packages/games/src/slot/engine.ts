import { ok, rational, refused } from '@portal/money';
import type { Engine, RoundState } from '../engine.ts';
import { payout } from '../payout.ts';
import type { SlotDesign } from './design.ts';
import { spinSlot, type SlotRound } from './spin.ts';

export interface SlotBet {
  readonly stakeMinor: bigint;
}

export interface SlotAction {
  readonly kind: 'spin';
}

export interface SlotState extends RoundState<SlotAction> {
  readonly design: SlotDesign;
  readonly bet: SlotBet;
  /** Present once spun: the paid spin and every free spin. */
  readonly round?: SlotRound;
}

/** One spin action plays the whole round, free spins included; nothing is left to decide. */
export const slotEngine: Engine<SlotDesign, SlotBet, SlotState, SlotAction> = {
  game: 'slot',
  version: 1,
  open: (design, bet) =>
    bet.stakeMinor > 0n
      ? ok({
          phase: 'open',
          design,
          bet,
          stakeMinor: bet.stakeMinor,
          returnMinor: 0n,
          actions: [],
        })
      : refused('bet_not_allowed', 'the stake is not positive'),
  act: (state, action, stream) => {
    if (state.phase !== 'open') {
      return refused('action_not_legal', 'the reels have already stopped');
    }
    const round = spinSlot(state.design, stream);
    return ok({
      ...state,
      phase: 'settled',
      round,
      returnMinor: slotReturnMinor(state.design, state.stakeMinor, round.totalWinCredits),
      actions: [action],
    });
  },
  legalActions: (state) => (state.phase === 'open' ? [{ kind: 'spin' }] : []),
  result: (state) => (state.round === undefined ? [] : slotStops(state.round)),
};

/**
 * One stop per reel of the paid spin, then of each free spin; windows and wins follow from them.
 */
export function slotStops(round: SlotRound): readonly number[] {
  return [round.base, ...round.freeSpins].flatMap(({ stops }) => stops);
}

/** What a win in credits is worth when `stakeMinor` buys the design's total bet. */
export function slotReturnMinor(
  design: SlotDesign,
  stakeMinor: bigint,
  winCredits: number,
): bigint {
  return payout(stakeMinor, rational(BigInt(winCredits), BigInt(design.totalBetCredits)));
}
