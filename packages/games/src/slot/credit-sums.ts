import type { CompiledSlot } from './compile.ts';

/** Credits that the lines or ways win over all stop positions together, exactly. */
export function sumOfWins(slot: CompiledSlot): bigint {
  return slot.design.ways === true ? sumOfWays(slot) : sumOfLines(slot);
}

/**
 * A line meets every stop of a reel once, so one line stands for all: each combination of symbols
 * is visited once with the product of how often its symbols stand on their strips.
 */
function sumOfLines(slot: CompiledSlot): bigint {
  const weights = slot.strips.map((strip) => symbolWeights(strip));
  let sum = 0n;
  const visit = (reel: number, weight: bigint, runs: readonly number[]): void => {
    const isOpen = runs.some((run) => run === reel);
    if (reel === slot.design.reels || !isOpen) {
      sum += weight * stopsFrom(slot, reel) * BigInt(bestPay(slot, runs));
      return;
    }
    for (const [shown, count] of weights[reel] ?? []) {
      visit(reel + 1, weight * count, grownRuns(slot, runs, { reel, shown }));
    }
  };
  visit(
    0,
    1n,
    slot.payingSymbols.map(() => 0),
  );
  return sum * BigInt(slot.lines.length);
}

function grownRuns(
  slot: CompiledSlot,
  runs: readonly number[],
  cell: { readonly reel: number; readonly shown: number },
): number[] {
  const counts = slot.counts[cell.reel] ?? new Uint8Array();
  return runs.map((run, index) => {
    const symbol = slot.payingSymbols[index] ?? 0;
    const isCounted = counts[symbol * slot.symbols.length + cell.shown] === 1;
    return run === cell.reel && isCounted ? run + 1 : run;
  });
}

function bestPay(slot: CompiledSlot, runs: readonly number[]): number {
  return runs.reduce((best, run, index) => {
    const symbol = slot.payingSymbols[index] ?? 0;
    return Math.max(best, slot.pays[symbol * (slot.design.reels + 1) + run] ?? 0);
  }, 0);
}

function symbolWeights(strip: Int32Array): Map<number, bigint> {
  const weights = new Map<number, bigint>();
  for (const symbol of strip) {
    weights.set(symbol, (weights.get(symbol) ?? 0n) + 1n);
  }
  return weights;
}

/** Reels are independent: products of reel sums over the run, then stops without the symbol. */
function sumOfWays(slot: CompiledSlot): bigint {
  const { reels } = slot.design;
  const payOf = (symbol: number, run: number): bigint =>
    BigInt(slot.pays[symbol * (reels + 1) + run] ?? 0);
  let sum = 0n;
  for (const symbol of slot.payingSymbols) {
    let ways = 1n;
    for (let run = 0; run < reels; run += 1) {
      const shown = shownCounts(slot, run, symbol);
      const absent = BigInt(shown.filter((count) => count === 0).length);
      sum += run === 0 ? 0n : payOf(symbol, run) * ways * absent * stopsFrom(slot, run + 1);
      ways *= BigInt(shown.reduce((total, count) => total + count, 0));
    }
    sum += payOf(symbol, reels) * ways;
  }
  return sum;
}

/** Stop positions of the reels from `reel` on. */
export function stopsFrom(slot: CompiledSlot, reel: number): bigint {
  return slot.strips.slice(reel).reduce((product, strip) => product * BigInt(strip.length), 1n);
}

/** How many cells of the window count as `symbol`, for each stop of the reel. */
export function shownCounts(slot: CompiledSlot, reel: number, symbol: number): number[] {
  const strip = slot.strips[reel] ?? new Int32Array();
  const counts = slot.counts[reel] ?? new Uint8Array();
  return Array.from(strip, (_, stop) => {
    let shown = 0;
    for (let row = 0; row < slot.design.rows; row += 1) {
      const cell = strip[(stop + row) % strip.length] ?? 0;
      shown += counts[symbol * slot.symbols.length + cell] ?? 0;
    }
    return shown;
  });
}
