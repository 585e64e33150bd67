import type { CompiledSlot } from './compile.ts';

/** One paid run; `positions` holds `[reel, row]`, both from 0. */
export interface SlotWin {
  /** Index of the line, or -1 for a win by ways. */
  readonly line: number;
  readonly symbol: string;
  readonly count: number;
  readonly ways: number;
  readonly credits: number;
  readonly positions: readonly (readonly [reel: number, row: number])[];
}

/** Symbol indexes, `window[reel * rows + row]`. */
export function windowAt(slot: CompiledSlot, stops: readonly number[]): Int32Array {
  const { rows } = slot.design;
  const window = new Int32Array(slot.strips.length * rows);
  slot.strips.forEach((strip, reel) => {
    for (let row = 0; row < rows; row += 1) {
      window[reel * rows + row] = strip[((stops[reel] ?? 0) + row) % strip.length] ?? 0;
    }
  });
  return window;
}

/** Line wins: the best symbol of each line for its run from reel 1, wilds counted. */
export function lineWins(slot: CompiledSlot, window: Int32Array): SlotWin[] {
  const wins: SlotWin[] = [];
  slot.lines.forEach((rows, line) => {
    const best = bestOnLine(slot, window, rows);
    if (best.credits > 0) {
      wins.push({
        line,
        symbol: slot.symbols[best.symbol] ?? '',
        count: best.count,
        ways: 1,
        credits: best.credits,
        positions: Array.from(rows.subarray(0, best.count), (row, reel) => [reel, row] as const),
      });
    }
  });
  return wins;
}

interface BestRun {
  symbol: number;
  count: number;
  credits: number;
}

/** Follows which symbols still run; those that stop at a paid length compete. */
function bestOnLine(slot: CompiledSlot, window: Int32Array, rows: Int32Array): BestRun {
  const { reels, rows: rowCount } = slot.design;
  const best = { symbol: -1, count: 0, credits: 0 };
  let alive = -1;
  for (let run = 0; run < reels && alive !== 0; run += 1) {
    const shown = window[run * rowCount + (rows[run] ?? 0)] ?? 0;
    const still = alive & (slot.masks[run]?.[shown] ?? 0);
    if (still !== alive && slot.isPaidRun[run] === true) {
      takeBest(slot, best, { symbols: alive & ~still, run });
    }
    alive = still;
  }
  takeBest(slot, best, { symbols: alive, run: reels });
  return best;
}

function takeBest(
  slot: CompiledSlot,
  best: BestRun,
  ending: { readonly symbols: number; readonly run: number },
): void {
  for (let index = 0; ending.symbols >>> index !== 0; index += 1) {
    const symbol = slot.payingSymbols[index] ?? 0;
    const isEnded = ((ending.symbols >>> index) & 1) === 1;
    const credits = slot.pays[symbol * (slot.design.reels + 1) + ending.run] ?? 0;
    if (isEnded && credits > best.credits) {
      best.symbol = symbol;
      best.count = ending.run;
      best.credits = credits;
    }
  }
}

/** Ways wins: each symbol for its longest run from reel 1, times the product of its counts. */
export function wayWins(slot: CompiledSlot, window: Int32Array): SlotWin[] {
  const { reels, rows } = slot.design;
  const wins: SlotWin[] = [];
  for (const symbol of slot.payingSymbols) {
    const positions: [number, number][] = [];
    let run = 0;
    let ways = 1;
    for (; run < reels; run += 1) {
      const before = positions.length;
      for (let row = 0; row < rows; row += 1) {
        const shown = window[run * rows + row] ?? 0;
        if (slot.counts[run]?.[symbol * slot.symbols.length + shown] === 1) {
          positions.push([run, row]);
        }
      }
      if (positions.length === before) {
        break;
      }
      ways *= positions.length - before;
    }
    const credits = (slot.pays[symbol * (reels + 1) + run] ?? 0) * (run === 0 ? 0 : ways);
    if (credits > 0) {
      const name = slot.symbols[symbol] ?? '';
      wins.push({ line: -1, symbol: name, count: run, ways, credits, positions });
    }
  }
  return wins;
}

/** Positions of the scatter symbol, anywhere. */
export function scatterPositions(slot: CompiledSlot, window: Int32Array): [number, number][] {
  const { rows } = slot.design;
  const positions: [number, number][] = [];
  window.forEach((symbol, cell) => {
    if (symbol === slot.scatter) {
      positions.push([Math.floor(cell / rows), cell % rows]);
    }
  });
  return positions;
}
