import { assert } from '@portal/money';
import type { CompiledSlot } from './compile.ts';
import { stopsFrom } from './credit-sums.ts';
import { scatterHistogram, scattersByStop } from './scatter.ts';

/** Stops of one reel that look the same to every line and to the scatter. */
interface ReelClass {
  /** Per paying symbol, the lines (or the single way flag) that see it, in 32-bit words. */
  readonly masks: Int32Array;
  readonly scatters: number;
  stops: number;
}

/**
 * How many stop positions pay anything, exactly. Walks the reels with the set of lines on which
 * each symbol still runs, and stops walking as soon as a win is certain or no run is left.
 */
export function hitCount(slot: CompiledSlot): bigint {
  assert(stopsFrom(slot, 0) < 2n ** 53n, 'the number of stop positions fits a double exactly');
  const words = slot.design.ways === true ? 1 : Math.ceil(slot.lines.length / 32);
  const walk = new HitWalk(slot, words);
  return BigInt(walk.from(0, 0));
}

class HitWalk {
  readonly #slot: CompiledSlot;
  readonly #words: number;
  readonly #classes: readonly (readonly ReelClass[])[];
  /** Alive masks after r reels; one buffer per depth, so the walk allocates nothing. */
  readonly #alive: readonly Int32Array[];
  /** Per paying symbol, the shortest run from which every longer run pays too. */
  readonly #certainFrom: readonly number[];
  readonly #stopsFrom: readonly number[];
  readonly #scatterTails: readonly (readonly number[])[];

  constructor(slot: CompiledSlot, words: number) {
    const { reels } = slot.design;
    const depths = Array.from({ length: reels + 1 }, (_, reel) => reel);
    this.#slot = slot;
    this.#words = words;
    this.#classes = slot.strips.map((_, reel) => reelClasses(slot, reel, words));
    this.#alive = depths.map(() => new Int32Array(slot.payingSymbols.length * words).fill(-1));
    this.#certainFrom = slot.payingSymbols.map((symbol) => certainFrom(slot, symbol));
    this.#stopsFrom = depths.map((reel) => Number(stopsFrom(slot, reel)));
    this.#scatterTails = depths.map((reel) => scatterHistogram(slot, reel).map(Number));
  }

  /** Winning positions of the reels from `reel` on, given what `#alive[reel]` still runs. */
  from(reel: number, scatters: number): number {
    if (reel === this.#slot.design.reels) {
      return this.#isPaid(reel) || this.#paysScatters(scatters) ? 1 : 0;
    }
    let hits = 0;
    for (const kind of this.#classes[reel] ?? []) {
      const seen = scatters + kind.scatters;
      const step = this.#step(reel, kind.masks);
      if (step === 'hit') {
        hits += kind.stops * (this.#stopsFrom[reel + 1] ?? 0);
      } else if (step === 'over') {
        hits += kind.stops * this.#scatterHits(reel + 1, seen);
      } else {
        hits += kind.stops * this.from(reel + 1, seen);
      }
    }
    return hits;
  }

  #step(reel: number, masks: Int32Array): 'hit' | 'over' | 'open' {
    const { pays, payingSymbols, design } = this.#slot;
    const alive = this.#alive[reel] ?? new Int32Array();
    const next = this.#alive[reel + 1] ?? new Int32Array();
    let isOpen = false;
    for (let index = 0; index < payingSymbols.length; index += 1) {
      const row = (payingSymbols[index] ?? 0) * (design.reels + 1);
      for (let word = index * this.#words; word < (index + 1) * this.#words; word += 1) {
        const before = alive[word] ?? 0;
        const after = before & (masks[word] ?? 0);
        next[word] = after;
        if (reel > 0 && before !== after && (pays[row + reel] ?? 0) > 0) {
          return 'hit';
        }
        if (after !== 0) {
          if (reel + 1 >= (this.#certainFrom[index] ?? 0)) {
            return 'hit';
          }
          isOpen = true;
        }
      }
    }
    return isOpen ? 'open' : 'over';
  }

  #isPaid(run: number): boolean {
    const alive = this.#alive[run] ?? new Int32Array();
    return this.#slot.payingSymbols.some((symbol, index) => {
      const isRunning = alive
        .subarray(index * this.#words, (index + 1) * this.#words)
        .some((word) => word !== 0);
      return isRunning && (this.#slot.pays[symbol * (run + 1) + run] ?? 0) > 0;
    });
  }

  #paysScatters(scatters: number): boolean {
    return (this.#slot.scatterPays[scatters] ?? 0) > 0;
  }

  #scatterHits(reel: number, scatters: number): number {
    return (this.#scatterTails[reel] ?? []).reduce(
      (sum, stops, count) => sum + (this.#paysScatters(scatters + count) ? stops : 0),
      0,
    );
  }
}

function certainFrom(slot: CompiledSlot, symbol: number): number {
  const { reels } = slot.design;
  let run = reels + 1;
  while (run > 1 && (slot.pays[symbol * (reels + 1) + run - 1] ?? 0) > 0) {
    run -= 1;
  }
  return run;
}

function reelClasses(slot: CompiledSlot, reel: number, words: number): ReelClass[] {
  const strip = slot.strips[reel] ?? new Int32Array();
  const scatters = scattersByStop(slot, reel);
  const classes = new Map<string, ReelClass>();
  strip.forEach((_, stop) => {
    const masks = masksAt(slot, { reel, stop, words });
    const key = `${masks.join(',')}/${scatters[stop]}`;
    const known = classes.get(key);
    if (known === undefined) {
      classes.set(key, { masks, scatters: scatters[stop] ?? 0, stops: 1 });
    } else {
      known.stops += 1;
    }
  });
  return [...classes.values()];
}

function masksAt(
  slot: CompiledSlot,
  at: { readonly reel: number; readonly stop: number; readonly words: number },
): Int32Array {
  const strip = slot.strips[at.reel] ?? new Int32Array();
  const counts = slot.counts[at.reel] ?? new Uint8Array();
  const masks = new Int32Array(slot.payingSymbols.length * at.words);
  const isCounted = (symbol: number, row: number): boolean => {
    const shown = strip[(at.stop + row) % strip.length] ?? 0;
    return counts[symbol * slot.symbols.length + shown] === 1;
  };
  slot.payingSymbols.forEach((symbol, index) => {
    if (slot.design.ways === true) {
      const rows = Array.from({ length: slot.design.rows }, (_, row) => row);
      masks[index] = rows.some((row) => isCounted(symbol, row)) ? 1 : 0;
      return;
    }
    slot.lines.forEach((rows, line) => {
      if (isCounted(symbol, rows[at.reel] ?? 0)) {
        const word = index * at.words + Math.floor(line / 32);
        masks[word] = (masks[word] ?? 0) | (1 << (line % 32));
      }
    });
  });
  return masks;
}
