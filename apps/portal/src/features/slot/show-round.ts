import type { ShownWin } from '../../shared/stage/wins/paint-wins.ts';
import type { Stage } from '../../shared/stage/reels/stage.ts';
import { rest } from '../../shared/stage/rest.ts';
import type { Round, Spin } from './round.ts';

/** What the page shows beside the reels while a round is shown. */
export type Step =
  | { readonly kind: 'feature'; readonly count: number }
  | { readonly kind: 'spin'; readonly freeSpin?: { readonly index: number; readonly of: number } }
  | { readonly kind: 'won'; readonly wonMinor: bigint; readonly isFeature: boolean };

export interface Showing {
  readonly stage: Stage;
  readonly round: Round;
  /** Calm shows every result at once, without motion (prefers-reduced-motion). */
  readonly isCalm: boolean;
  readonly signal: AbortSignal;
  readonly toMinor: (amount: string) => bigint;
  readonly onStep: (step: Step) => void;
}

const featurePauseMs = 1400;
const singleWinMs = 850;
const mostSingleWins = 4;

/** Plays a settled round: reels, wins, then every free spin in the record's order. */
export async function showRound(show: Showing): Promise<void> {
  const { round, signal, onStep, toMinor } = show;
  onStep({ kind: 'spin' });
  let wonMinor = toMinor(round.base.win);
  await showSpin(show, round.base);
  onStep({ kind: 'won', wonMinor, isFeature: false });
  const hasFeature = round.freeSpins.length > 0;
  await showWins(show, round.base, !hasFeature);
  if (!hasFeature) {
    return;
  }
  onStep({ kind: 'feature', count: round.base.freeSpinsAwarded });
  await rest(featurePauseMs, signal);
  let of = round.base.freeSpinsAwarded;
  for (const [position, spin] of round.freeSpins.entries()) {
    onStep({ kind: 'spin', freeSpin: { index: position + 1, of } });
    await showSpin(show, spin);
    wonMinor += toMinor(spin.win);
    of += spin.freeSpinsAwarded;
    onStep({ kind: 'won', wonMinor, isFeature: true });
    await showWins(show, spin, false);
  }
}

async function showSpin(show: Showing, spin: Spin): Promise<void> {
  const { stage, signal, isCalm } = show;
  if (isCalm || signal.aborted) {
    stage.show(spin.stops);
    return;
  }
  await stage.spinTo(spin.stops, signal);
}

async function showWins(show: Showing, spin: Spin, isLast: boolean): Promise<void> {
  const { stage, signal, isCalm } = show;
  const wins = winsOf(spin);
  await stage.showWins(wins, signal, isCalm || wins.length === 0 ? 0 : 550);
  if (wins.length === 0) {
    await rest(isLast ? 0 : 350, signal);
    return;
  }
  if (isLast && !isCalm && wins.length > 1) {
    for (const win of wins.slice(0, mostSingleWins)) {
      await stage.showWins([win], signal, singleWinMs);
    }
    await stage.showWins(wins, signal, 0);
    return;
  }
  await rest(isLast ? 0 : 900, signal);
}

/** Paid runs, and the scatters where they pay. */
export function winsOf(spin: Spin): ShownWin[] {
  const wins: ShownWin[] = spin.wins.map(({ line, positions }) => ({ line, positions }));
  return spin.scatter.credits > 0 || spin.freeSpinsAwarded > 0
    ? [...wins, { line: -1, positions: spin.scatter.positions }]
    : wins;
}
