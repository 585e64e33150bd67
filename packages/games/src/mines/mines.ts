import { multiply, ok, rational, refused, type Rational, type Result } from '@portal/money';
import { choose, numbersTo } from '../chance.ts';
import type { RoundState, SteppedEngine } from '../engine.ts';
import { payout } from '../payout.ts';
import { deal, type RandomStream } from '../stream.ts';

export interface MinesDesign {
  readonly id: string;
  readonly version: number;
  readonly tiles: number;
  readonly edgePercent: number;
}

export interface MinesBet {
  readonly stakeMinor: bigint;
  readonly mines: number;
}

export type MinesAction =
  | { readonly kind: 'start' }
  | { readonly kind: 'reveal'; readonly tile: number }
  | { readonly kind: 'cashOut' };

export interface MinesState extends RoundState<MinesAction> {
  readonly design: MinesDesign;
  readonly bet: MinesBet;
  /** Fixed at the start, secret until settled; tiles are numbered from 0. */
  readonly mines: readonly number[];
  readonly revealed: readonly number[];
}

type MinesStep = Result<MinesState, 'action_not_legal', string>;

export const minesEngine: SteppedEngine<MinesDesign, MinesBet, MinesState, MinesAction> = {
  game: 'mines',
  version: 1,
  open: (design, bet) => {
    if (bet.stakeMinor <= 0n) {
      return refused('bet_not_allowed', 'the stake is not positive');
    }
    if (!Number.isInteger(bet.mines) || bet.mines < 1 || bet.mines >= design.tiles) {
      return refused('bet_not_allowed', 'the number of mines leaves no safe tile or none at all');
    }
    return ok({
      phase: 'open',
      design,
      bet,
      stakeMinor: bet.stakeMinor,
      returnMinor: 0n,
      actions: [],
      mines: [],
      revealed: [],
    });
  },
  act: (state, action, stream) => {
    switch (action.kind) {
      case 'start':
        return start(state, action, stream);
      case 'reveal':
        return reveal(state, action);
      case 'cashOut':
        return cashOut(state, action);
    }
  },
  legalActions: (state) => {
    if (state.phase === 'open') {
      return [{ kind: 'start' }];
    }
    if (state.phase === 'settled') {
      return [];
    }
    const hidden = tilesOf(state.design).filter((tile) => !state.revealed.includes(tile));
    const reveals = hidden.map((tile) => ({ kind: 'reveal', tile }) as const);
    return state.revealed.length === 0 ? reveals : [...reveals, { kind: 'cashOut' }];
  },
  // What was reached is paid; a round without a pick has nothing to pay and nothing to lose.
  timeoutAction: (state) => (state.revealed.length > 0 ? { kind: 'cashOut' } : undefined),
};

function start(state: MinesState, action: MinesAction, stream: RandomStream): MinesStep {
  if (state.phase !== 'open') {
    return refused('action_not_legal', 'the mines are already laid');
  }
  const mines = deal(stream, tilesOf(state.design), state.bet.mines);
  return ok({ ...state, phase: 'playing', mines, actions: [action] });
}

function reveal(state: MinesState, action: Extract<MinesAction, { kind: 'reveal' }>): MinesStep {
  const isHidden =
    tilesOf(state.design).includes(action.tile) && !state.revealed.includes(action.tile);
  if (state.phase !== 'playing' || !isHidden) {
    return refused('action_not_legal', 'there is no such hidden tile');
  }
  const actions = [...state.actions, action];
  const revealed = [...state.revealed, action.tile];
  if (state.mines.includes(action.tile)) {
    return ok({ ...state, phase: 'settled', actions, revealed });
  }
  const next = { ...state, actions, revealed };
  const isCleared = revealed.length === state.design.tiles - state.bet.mines;
  return ok(isCleared ? paid(next) : next);
}

function cashOut(state: MinesState, action: MinesAction): MinesStep {
  if (state.phase !== 'playing' || state.revealed.length === 0) {
    return refused('action_not_legal', 'nothing is revealed yet');
  }
  return ok(paid({ ...state, actions: [...state.actions, action] }));
}

function paid(state: MinesState): MinesState {
  const factor = minesMultiplier(state.design, state.bet.mines, state.revealed.length);
  return { ...state, phase: 'settled', returnMinor: payout(state.stakeMinor, factor) };
}

function tilesOf(design: MinesDesign): readonly number[] {
  const known = tilesByCount.get(design.tiles) ?? numbersTo(design.tiles).map((n) => n - 1);
  tilesByCount.set(design.tiles, known);
  return known;
}

const tilesByCount = new Map<number, readonly number[]>();

/** `(1 - e) C(n, k) / C(n - m, k)`, truncated to four digits. */
export function minesMultiplier(design: MinesDesign, mines: number, picks: number): Rational {
  const fair = 10_000n * BigInt(100 - design.edgePercent) * choose(design.tiles, picks);
  return rational(fair / (100n * choose(design.tiles - mines, picks)), 10_000n);
}

export function minesSurvival(design: MinesDesign, mines: number, picks: number): Rational {
  return rational(choose(design.tiles - mines, picks), choose(design.tiles, picks));
}

export function minesReturn(design: MinesDesign, mines: number, picks: number): Rational {
  return multiply(minesMultiplier(design, mines, picks), minesSurvival(design, mines, picks));
}
