import { ok, refused } from '@portal/money';
import type { RoundState, SteppedEngine } from '../engine.ts';
import { crashReturn, drawCrashPoint, type CrashDesign } from './point.ts';

export interface CrashBet {
  readonly stakeMinor: bigint;
  /** Cashes out by itself at exactly this multiplier. */
  readonly autoHundredths?: number;
}

/** `cashOut` carries what the server's clock says at receipt; `end` is the crash itself. */
export type CrashAction =
  | { readonly kind: 'launch' }
  | { readonly kind: 'cashOut'; readonly atHundredths: number }
  | { readonly kind: 'end' };

export interface CrashState extends RoundState<CrashAction> {
  readonly design: CrashDesign;
  readonly bet: CrashBet;
  /** Secret until settled. */
  readonly pointHundredths?: number;
  readonly paidHundredths?: number;
}

export const crashEngine: SteppedEngine<CrashDesign, CrashBet, CrashState, CrashAction> = {
  game: 'crash',
  version: 1,
  open: (design, bet) => {
    const auto = bet.autoHundredths;
    if (bet.stakeMinor <= 0n) {
      return refused('bet_not_allowed', 'the stake is not positive');
    }
    if (auto !== undefined && !isTarget(design, auto)) {
      return refused('bet_not_allowed', 'the automatic cash-out is not from 1.01 to the cap');
    }
    const stakeMinor = bet.stakeMinor;
    return ok({ phase: 'open', design, bet, stakeMinor, returnMinor: 0n, actions: [] });
  },
  act: (state, action, stream) => {
    const actions = [...state.actions, action];
    const point = state.pointHundredths;
    if (action.kind === 'launch') {
      return state.phase === 'open'
        ? ok({
            ...state,
            phase: 'playing',
            pointHundredths: drawCrashPoint(state.design, stream),
            actions,
          })
        : refused('action_not_legal', 'the round has started');
    }
    if (state.phase !== 'playing' || point === undefined) {
      return refused('action_not_legal', 'the round is not running');
    }
    if (action.kind === 'end') {
      return ok({ ...settled(state, automaticTarget(state, point)), actions });
    }
    const at = action.atHundredths;
    if (!isTarget(state.design, at) || at > Math.min(point, automaticTarget(state, at) ?? at)) {
      return refused('action_not_legal', 'too late: the round has crashed or was cashed out');
    }
    return ok({ ...settled(state, at), actions });
  },
  legalActions: (state) => {
    if (state.phase === 'open') {
      return [{ kind: 'launch' }];
    }
    // Cashing out is listed while the round runs: leaving it out would tell that it has crashed.
    return state.phase === 'playing'
      ? [{ kind: 'cashOut', atHundredths: 101 }, { kind: 'end' }]
      : [];
  },
  // The crash itself: an automatic target below it is paid.
  timeoutAction: () => ({ kind: 'end' }),
};

function isTarget(design: CrashDesign, hundredths: number): boolean {
  return Number.isInteger(hundredths) && hundredths >= 101 && hundredths <= design.capHundredths;
}

/** What is paid without the player: the automatic target or the cap, when it is reached. */
function automaticTarget(state: CrashState, point: number): number | undefined {
  const target = state.bet.autoHundredths ?? state.design.capHundredths;
  return target <= point ? target : undefined;
}

function settled(state: CrashState, hundredths: number | undefined): CrashState {
  if (hundredths === undefined) {
    return { ...state, phase: 'settled', returnMinor: 0n };
  }
  const returnMinor = crashReturn(state.stakeMinor, hundredths);
  return { ...state, phase: 'settled', paidHundredths: hundredths, returnMinor };
}
