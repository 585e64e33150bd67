import {
  type AnySteppedEngine,
  canonicalJson,
  expectLegal,
  type RandomStream,
  replay,
  resultOf,
  type RoundState,
} from '@portal/games';
import { assert } from '@portal/money';
import type { BookedStepped } from './design-book.ts';
import type { OpenRound, Round } from './round.ts';

export type SteppedState = RoundState<object>;

/**
 * The state of a round after its steps: design, bet, steps and the seeds of the stream give it
 * again, so no state is stored (R37, R133).
 */
export function stateOf(
  { engine, design }: BookedStepped,
  { bet, steps }: Pick<OpenRound, 'bet' | 'steps'>,
  stream: RandomStream,
): SteppedState {
  const actions = steps.map(({ action }) => action);
  return expectLegal(replay(engine, { design, bet, actions, stream }));
}

/**
 * The state in which a round ended. A record that comes to anything else than what it says was
 * changed after the round, or its engine was.
 */
export function endOf(design: BookedStepped, round: Round, stream: RandomStream): SteppedState {
  const { bet, steps } = round;
  assert(bet !== null && steps !== null, `${round.id} keeps what its player did`);
  const state = stateOf(design, { bet, steps }, stream);
  assert(
    isSameResult(design.engine, state, round) && state.stakeMinor === round.stakeMinor,
    `${round.id} replays to its result`,
  );
  return state;
}

function isSameResult(engine: AnySteppedEngine, state: SteppedState, round: Round): boolean {
  const paidMinor = round.state === 'void' ? 0n : state.returnMinor;
  return (
    paidMinor === round.winMinor &&
    canonicalJson(resultOf(engine, state)) === canonicalJson(round.result)
  );
}
