import { uniform, type RandomStream } from '../stream.ts';
import { compileSlot, type CompiledSlot } from './compile.ts';
import type { SlotDesign } from './design.ts';
import { lineWins, scatterPositions, wayWins, windowAt, type SlotWin } from './evaluate.ts';

/** One stop of the reels and what it wins; credits already carry the feature's multiplier. */
export interface SpinRecord {
  readonly stops: readonly number[];
  /** Symbols by reel, top row first. */
  readonly window: readonly (readonly string[])[];
  readonly wins: readonly SlotWin[];
  readonly scatter: {
    readonly count: number;
    readonly credits: number;
    readonly positions: readonly (readonly [reel: number, row: number])[];
  };
  readonly multiplier: number;
  readonly freeSpinsAwarded: number;
  readonly winCredits: number;
}

/** A whole round: the paid spin and every free spin, all drawn before anything is shown. */
export interface SlotRound {
  readonly base: SpinRecord;
  readonly freeSpins: readonly SpinRecord[];
  readonly totalWinCredits: number;
}

/**
 * Draws one stop per reel, reel 1 first, then the same for each free spin in turn. Everything
 * follows from the design and the stream, so the same seeds give the same round (R133).
 */
export function spinSlot(design: SlotDesign, stream: RandomStream): SlotRound {
  const slot = compileSlot(design);
  const base = spinOnce(slot, stream, false);
  const freeSpins: SpinRecord[] = [];
  let left = base.freeSpinsAwarded;
  let totalWinCredits = base.winCredits;
  while (left > 0) {
    const spin = spinOnce(slot, stream, true);
    freeSpins.push(spin);
    totalWinCredits += spin.winCredits;
    left += spin.freeSpinsAwarded - 1;
  }
  return { base, freeSpins, totalWinCredits };
}

function spinOnce(slot: CompiledSlot, stream: RandomStream, isFree: boolean): SpinRecord {
  return spinAt(
    slot,
    slot.strips.map((strip) => uniform(stream, strip.length)),
    isFree,
  );
}

/** What given stops win; the enumeration tests and the page that shows a past round use it too. */
export function spinAt(slot: CompiledSlot, stops: readonly number[], isFree: boolean): SpinRecord {
  const { design } = slot;
  const window = windowAt(slot, stops);
  const multiplier = isFree ? (design.freeSpins?.multiplier ?? 1) : 1;
  const plain = design.ways === true ? wayWins(slot, window) : lineWins(slot, window);
  const wins =
    multiplier === 1 ? plain : plain.map((win) => ({ ...win, credits: win.credits * multiplier }));
  const positions = scatterPositions(slot, window);
  const scatterCredits = (slot.scatterPays[positions.length] ?? 0) * multiplier;
  return {
    stops,
    // Shared with every other spin that stops there: most of what a round would else hold.
    window: slot.columns.map((column, reel) => column[(stops[reel] ?? 0) % column.length] ?? []),
    wins,
    scatter: { count: positions.length, credits: scatterCredits, positions },
    multiplier,
    freeSpinsAwarded: freeSpinsAwarded(design, positions.length, isFree),
    winCredits: wins.reduce((sum, win) => sum + win.credits, scatterCredits),
  };
}

function freeSpinsAwarded(design: SlotDesign, scatters: number, isFree: boolean): number {
  const { scatter, freeSpins } = design;
  if (scatter === undefined || freeSpins === undefined || scatters < scatter.trigger) {
    return 0;
  }
  return isFree ? freeSpins.retrigger : freeSpins.count;
}
