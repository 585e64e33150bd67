import { expectLegal, type Engine, type RoundState } from '../../src/engine.ts';
import type { RandomStream } from '../../src/stream.ts';

export interface Simulation<Design, Bet, State, Action> {
  readonly design: Design;
  readonly bet: Bet;
  readonly rounds: number;
  readonly stream: RandomStream;
  /** The player's strategy; called until the round is settled. */
  choose(state: State): Action;
}

export interface SimulatedReturn {
  readonly rounds: number;
  /** Return per unit of the opening bet. */
  readonly mean: number;
  readonly standardError: number;
}

/** Plays whole rounds through the engine. Later stakes count as a smaller return. */
export function simulate<Design, Bet, State extends RoundState<Action>, Action>(
  engine: Engine<Design, Bet, State, Action>,
  plan: Simulation<Design, Bet, State, Action>,
): SimulatedReturn {
  const opened = expectLegal(engine.open(plan.design, plan.bet));
  const unit = Number(opened.stakeMinor);
  let sum = 0;
  let squares = 0;
  for (let round = 0; round < plan.rounds; round += 1) {
    let state = opened;
    while (state.phase !== 'settled') {
      state = expectLegal(engine.act(state, plan.choose(state), plan.stream));
    }
    const value = 1 + Number(state.returnMinor - state.stakeMinor) / unit;
    sum += value;
    squares += value * value;
  }
  const mean = sum / plan.rounds;
  const variance = squares / plan.rounds - mean * mean;
  return { rounds: plan.rounds, mean, standardError: Math.sqrt(variance / plan.rounds) };
}

/** The 99 percent quantile of the absolute normal deviation. */
export const quantile99 = 2.5758;

export function isInside99(estimate: SimulatedReturn, expected: number): boolean {
  return Math.abs(estimate.mean - expected) <= quantile99 * estimate.standardError;
}
