import { AssertionError, type Refused, type Result } from '@portal/money';
import { toPlain } from './plain.ts';
import type { RandomStream } from './stream.ts';

/** What every state shows, whatever the game; amounts are minor units of one currency. */
export interface RoundState<Action> {
  readonly phase: 'open' | 'playing' | 'settled';
  /** Everything debited so far: the bet and what later actions added. */
  readonly stakeMinor: bigint;
  /** What the round gives back, stakes included; final once settled. */
  readonly returnMinor: bigint;
  readonly actions: readonly Action[];
}

/** `data` says in words what is wrong, for the log; the code is what callers branch on. */
export type BetRefusal = Refused<'bet_not_allowed', string>;
export type ActionRefusal = Refused<'action_not_legal', string>;

/**
 * A game as a state machine: pure, driven by a stream that is passed in. `open` draws nothing.
 * Bet, actions, design and seeds are everything needed to play a round again.
 */
export interface Engine<Design, Bet, State extends RoundState<Action>, Action> {
  readonly game: string;
  /**
   * Raised when the same inputs come to another result. A record names the version that played it,
   * so the older one stays as long as there are records of it.
   */
  readonly version: number;
  open(design: Design, bet: Bet): Result<State, 'bet_not_allowed', string>;
  act(
    state: State,
    action: Action,
    stream: RandomStream,
  ): Result<State, 'action_not_legal', string>;
  /** Empty once settled. An action with a free amount is listed at its smallest and largest. */
  legalActions(state: State): readonly Action[];
  /** What a record keeps of a settled state, when that is less than `resultOf` keeps. */
  result?(state: State): object;
}

/** An engine whose open rounds wait for what their player chooses next. */
export interface SteppedEngine<
  Design,
  Bet,
  State extends RoundState<Action>,
  Action,
> extends Engine<Design, Bet, State, Action> {
  /**
   * What is done in an open round for a player who does not come back (R37). Undefined when nothing
   * was decided yet: such a round is void and its stakes return.
   */
  timeoutAction(state: State): Action | undefined;
}

/** An engine of any game, for code that stores rounds without knowing the game. */
export type AnyEngine = Engine<object, object, RoundState<object>, object>;
export type AnySteppedEngine = SteppedEngine<object, object, RoundState<object>, object>;

const inputsAndTotals: readonly string[] = [
  'phase',
  'design',
  'bet',
  'actions',
  'stakeMinor',
  'returnMinor',
];

/**
 * What playing a record again must come to, beside its totals, as plain JSON. Inputs are left out:
 * they stand in the record.
 */
export function resultOf(engine: AnyEngine, state: RoundState<object>): object {
  const result =
    engine.result?.(state) ??
    Object.fromEntries(Object.entries(state).filter(([name]) => !inputsAndTotals.includes(name)));
  return toPlain(result);
}

export interface RoundInput<Design, Bet, Action> {
  readonly design: Design;
  readonly bet: Bet;
  readonly actions: readonly Action[];
  readonly stream: RandomStream;
}

/** Plays a recorded round from its start; the same seeds give the same state (R37, R38). */
export function replay<Design, Bet, State extends RoundState<Action>, Action>(
  engine: Engine<Design, Bet, State, Action>,
  round: RoundInput<Design, Bet, Action>,
): Result<State, 'bet_not_allowed' | 'action_not_legal', string> {
  const opened = engine.open(round.design, round.bet);
  if (!opened.ok) {
    return opened;
  }
  let state = opened.value;
  for (const action of round.actions) {
    const next = engine.act(state, action, round.stream);
    if (!next.ok) {
      return next;
    }
    state = next.value;
  }
  return { ok: true, value: state };
}

/** The value of an outcome that the caller knows to be legal. */
export function expectLegal<Value>(outcome: Result<Value, string, unknown>): Value {
  if (outcome.ok) {
    return outcome.value;
  }
  throw new AssertionError(`${outcome.code}: ${String(outcome.data)}`);
}
