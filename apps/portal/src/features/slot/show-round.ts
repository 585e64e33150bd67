import type { Stage } from '../../shared/stage/reels/stage.ts';
import { rest } from '../../shared/stage/rest.ts';
import type { ShownWin } from '../../shared/stage/wins/paint-wins.ts';
import { isCelebrated, type WinTier } from '../../shared/stage/wins/win-tier.ts';
import { tierOfWin } from './tier-of-round.ts';
import type { Round, Spin } from './round.ts';
import type { Skips } from './skips.ts';

/** What the page shows beside the reels while a round is shown. */
export type Step =
  | { readonly kind: 'turn' }
  | { readonly kind: 'won'; readonly wonMinor: bigint; readonly tier: WinTier }
  | { readonly kind: 'celebration'; readonly wonMinor: bigint; readonly tier: WinTier }
  | { readonly kind: 'feature'; readonly count: number; readonly tier: WinTier }
  | {
      readonly kind: 'freeSpin';
      readonly index: number;
      readonly of: number;
      /** What the free spins before this one brought. */
      readonly featureMinor: bigint;
      readonly tier: WinTier;
    }
  | {
      readonly kind: 'freeSpinWon';
      readonly index: number;
      readonly of: number;
      readonly featureMinor: bigint;
      /** Of the round so far, and how it compares with the stake. */
      readonly wonMinor: bigint;
      readonly tier: WinTier;
      readonly spinTier: WinTier;
    }
  | {
      readonly kind: 'summary';
      readonly spins: number;
      readonly featureMinor: bigint;
      readonly tier: WinTier;
    };

export interface Showing {
  readonly stage: Stage;
  readonly round: Round;
  /** Calm shows every result at once, without motion (prefers-reduced-motion). */
  readonly isCalm: boolean;
  /** Ends everything, because the page is left. */
  readonly signal: AbortSignal;
  readonly skips: Skips;
  readonly toMinor: (amount: string) => bigint;
  /** An amount as it is written on the stage. */
  readonly amountText: (amount: string) => string;
  readonly onStep: (step: Step) => void;
}

const drawMs = 550;
const leastTurnMs = { paid: 700, free: 420 } as const;
const introMs = 2600;
const summaryMs = 3000;
const betweenFreeSpinsMs = { won: 900, none: 250 } as const;
const celebrationMs = {
  none: 0,
  returned: 0,
  small: 0,
  good: 500,
  big: 2600,
  grand: 3600,
} as const;

/** Plays a settled round: reels, wins, then every free spin in the record's order. */
export async function showRound(show: Showing): Promise<void> {
  const { round, onStep, toMinor } = show;
  onStep({ kind: 'turn' });
  const baseMinor = toMinor(round.base.win);
  await showReels(show, round.base, leastTurnMs.paid);
  onStep({ kind: 'won', wonMinor: baseMinor, tier: tierOf(show, baseMinor) });
  await showWins(show, round.base);
  if (round.freeSpins.length > 0) {
    await showFeature(show, baseMinor);
  }
  await celebrate(show, toMinor(round.win));
}

async function showFeature(show: Showing, baseMinor: bigint): Promise<void> {
  const { round, stage, onStep, toMinor, skips, signal } = show;
  onStep({
    kind: 'feature',
    count: round.base.freeSpinsAwarded,
    tier: tierOf(show, baseMinor),
  });
  await pause(show, introMs);
  let featureMinor = 0n;
  let of = round.base.freeSpinsAwarded;
  for (const [position, spin] of round.freeSpins.entries()) {
    const spinMinor = toMinor(spin.win);
    const index = position + 1;
    if (!skips.isFeatureSkipped() && !signal.aborted) {
      const tier = tierOf(show, baseMinor + featureMinor);
      onStep({ kind: 'freeSpin', index, of, featureMinor, tier });
      await showReels(show, spin, leastTurnMs.free);
    }
    featureMinor += spinMinor;
    of += spin.freeSpinsAwarded;
    if (!skips.isFeatureSkipped() && !signal.aborted) {
      const wonMinor = baseMinor + featureMinor;
      const tier = tierOf(show, wonMinor);
      const spinTier = tierOf(show, spinMinor);
      onStep({ kind: 'freeSpinWon', index, of, featureMinor, wonMinor, tier, spinTier });
      await showWins(show, spin);
      await pause(show, betweenFreeSpinsMs[spin.wins.length > 0 ? 'won' : 'none']);
    }
  }
  const last = round.freeSpins.at(-1);
  if (skips.isFeatureSkipped() && last !== undefined) {
    stage.show(last.stops);
  }
  const tier = tierOf(show, baseMinor + featureMinor);
  onStep({ kind: 'summary', spins: round.freeSpins.length, featureMinor, tier });
  await pause(show, summaryMs);
}

/** Large wins have a moment of their own; coins fly where nobody asked for calm. */
async function celebrate(show: Showing, wonMinor: bigint): Promise<void> {
  const tier = tierOf(show, wonMinor);
  const lastsMs = celebrationMs[tier];
  if (lastsMs === 0 || show.signal.aborted) {
    return;
  }
  show.onStep({ kind: 'celebration', wonMinor, tier });
  if (!show.isCalm) {
    show.stage.throwCoins();
  }
  await pause(show, lastsMs);
}

function tierOf({ round }: Showing, wonMinor: bigint): WinTier {
  return tierOfWin(round, wonMinor);
}

/** A pause that a tap ends. */
async function pause({ skips }: Showing, lastsMs: number): Promise<void> {
  await rest(lastsMs, skips.begin());
  skips.end();
}

async function showReels(show: Showing, spin: Spin, turnMs: number): Promise<void> {
  const { stage, signal, isCalm } = show;
  if (isCalm || signal.aborted) {
    stage.show(spin.stops);
    return;
  }
  stage.start();
  await stage.settle(spin.stops, { signal, leastTurnMs: turnMs });
}

async function showWins(show: Showing, spin: Spin): Promise<void> {
  const { stage, isCalm, skips, amountText, toMinor } = show;
  const wins = winsOf(spin, amountText);
  const isLively = isCelebrated(tierOf(show, toMinor(spin.win)));
  const lineMs = isCalm || wins.length === 0 ? 0 : drawMs;
  await stage.showWins({ wins, isLively, drawMs: lineMs }, skips.begin());
  skips.end();
}

/** Paid runs, and the scatters where they pay or start the feature. */
export function winsOf(spin: Spin, amountText: (amount: string) => string): ShownWin[] {
  const { scatter } = spin;
  const wins = spin.wins.map(({ line, positions, amount }): ShownWin => ({
    line,
    positions,
    amountText: amountText(amount),
  }));
  if (scatter.credits === 0 && spin.freeSpinsAwarded === 0) {
    return wins;
  }
  const { positions } = scatter;
  return [
    ...wins,
    scatter.credits === 0
      ? { line: -1, positions }
      : { line: -1, positions, amountText: amountText(scatter.amount) },
  ];
}
