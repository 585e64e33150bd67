import { ok, refused } from '@portal/money';
import type { RoundState, SteppedEngine } from './engine.ts';
import type { RandomStream } from './stream.ts';

export interface PlayAction {
  readonly kind: 'play';
}

export interface InstantState<Design, Bet, Outcome> extends RoundState<PlayAction> {
  readonly design: Design;
  readonly bet: Bet;
  /** Present once played. */
  readonly outcome?: Outcome;
}

export type InstantEngine<Design, Bet, Outcome> = SteppedEngine<
  Design,
  Bet,
  InstantState<Design, Bet, Outcome>,
  PlayAction
>;

/** A bet without its amounts. */
export type ChoiceOf<Bet> = Omit<Bet, 'stakeMinor' | 'wagers'>;

/** A game that one draw decides: what a bet costs, what may be bet, the draw, what comes back. */
export interface InstantRules<Design, Bet, Outcome> {
  readonly game: string;
  readonly version: number;
  stakeMinor(bet: Bet): bigint;
  /** What is wrong with the bet, in words. */
  problem(design: Design, bet: Bet): string | undefined;
  /** The draw gets the choice of the bet and never its stake (R32). */
  draw(design: Design, choice: ChoiceOf<Bet>, stream: RandomStream): Outcome;
  returnMinor(design: Design, bet: Bet, outcome: Outcome): bigint;
}

export function instantEngine<Design, Bet, Outcome>(
  rules: InstantRules<Design, Bet, Outcome>,
): InstantEngine<Design, Bet, Outcome> {
  return {
    game: rules.game,
    version: rules.version,
    open: (design, bet) => {
      const stakeMinor = rules.stakeMinor(bet);
      const problem = stakeMinor > 0n ? rules.problem(design, bet) : 'the stake is not positive';
      return problem === undefined
        ? ok({ phase: 'open', design, bet, stakeMinor, returnMinor: 0n, actions: [] })
        : refused('bet_not_allowed', problem);
    },
    act: (state, action, stream) => {
      if (state.phase !== 'open') {
        return refused('action_not_legal', 'the round is over');
      }
      const outcome = rules.draw(state.design, state.bet, stream);
      const returnMinor = rules.returnMinor(state.design, state.bet, outcome);
      return ok({ ...state, phase: 'settled', outcome, returnMinor, actions: [action] });
    },
    legalActions: (state) => (state.phase === 'open' ? [{ kind: 'play' }] : []),
    // Opening the round also plays it, so a round of these games never waits for its player.
    timeoutAction: () => ({ kind: 'play' }),
  };
}
