import { assert, ok, refused } from '@portal/money';
import { fullDeck, type Card } from '../cards/card.ts';
import type { RoundState, SteppedEngine } from '../engine.ts';
import { deal } from '../stream.ts';
import { deucesCategory, jacksCategory } from './category.ts';
import type { VideoPokerDesign } from './design.ts';

export interface VideoPokerBet {
  readonly stakeMinor: bigint;
}

export type VideoPokerAction =
  | { readonly kind: 'deal' }
  /** `held` names the positions 0 to 4 that are kept. */
  | { readonly kind: 'draw'; readonly held: readonly number[] };

export interface VideoPokerState extends RoundState<VideoPokerAction> {
  readonly design: VideoPokerDesign;
  readonly bet: VideoPokerBet;
  readonly hand: readonly Card[];
  /** Fixed at the deal, so that a round can be verified; secret until drawn. */
  readonly replacements: readonly Card[];
  readonly category?: string;
}

/** Ten cards at the deal: five for the hand, then one replacement for each position in turn. */
export const videoPokerEngine: SteppedEngine<
  VideoPokerDesign,
  VideoPokerBet,
  VideoPokerState,
  VideoPokerAction
> = {
  game: 'video-poker',
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
          hand: [],
          replacements: [],
        })
      : refused('bet_not_allowed', 'the stake is not positive'),
  act: (state, action, stream) => {
    const actions = [...state.actions, action];
    if (action.kind === 'deal') {
      if (state.phase !== 'open') {
        return refused('action_not_legal', 'the hand is already dealt');
      }
      const cards = deal(stream, fullDeck, 10);
      const hand = cards.slice(0, 5);
      return ok({ ...state, phase: 'playing', hand, replacements: cards.slice(5), actions });
    }
    const isHold =
      new Set(action.held).size === action.held.length &&
      action.held.every((position) => [0, 1, 2, 3, 4].includes(position));
    if (state.phase !== 'playing' || !isHold) {
      return refused('action_not_legal', 'nothing is dealt, or a position is not one of five');
    }
    const hand = state.hand.map((card, position) =>
      action.held.includes(position) ? card : replacement(state, position),
    );
    const category = videoPokerCategory(state.design, hand);
    const pays = BigInt(state.design.paytable[category] ?? 0);
    const returnMinor = state.stakeMinor * pays;
    return ok({ ...state, phase: 'settled', hand, category, returnMinor, actions });
  },
  legalActions: (state) => {
    if (state.phase === 'open') {
      return [{ kind: 'deal' }];
    }
    return state.phase === 'playing' ? allHolds : [];
  },
  // The hand that was dealt is kept whole.
  timeoutAction: () => ({ kind: 'draw', held: [0, 1, 2, 3, 4] }),
};

const allHolds: readonly VideoPokerAction[] = Array.from({ length: 32 }, (_, mask) => ({
  kind: 'draw',
  held: [0, 1, 2, 3, 4].filter((position) => (mask & (1 << position)) !== 0),
}));

function replacement(state: VideoPokerState, position: number): Card {
  const card = state.replacements[position];
  assert(card !== undefined, 'every position has a replacement');
  return card;
}

export function videoPokerCategory(design: VideoPokerDesign, hand: readonly Card[]): string {
  return design.variant === 'jacksOrBetter' ? jacksCategory(hand) : deucesCategory(hand);
}
