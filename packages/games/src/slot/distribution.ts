import { compileSlot, type CompiledSlot } from './compile.ts';
import { shownCounts } from './credit-sums.ts';
import type { SlotDesign } from './design.ts';
import { scatterHistogram, scattersByStop } from './scatter.ts';

/** How often a base spin wins what, over every stop position. */
export interface SlotDistribution {
  /** Stop positions by credits won, lines or ways and scatters together. */
  readonly countByCredits: ReadonlyMap<number, number>;
  readonly maxBaseWinCredits: number;
  /** Credits won on the positions that start free spins. */
  readonly creditsWhenTriggered: number;
  readonly triggerCount: number;
  /** Variance of one base spin per total bet. */
  readonly baseVariance: number;
  /** Variance of a whole round per total bet, free spins and retriggers included. */
  readonly roundVariance: number;
}

/** Visits stop positions one by one, until no line and no symbol runs on. */
export function slotDistribution(design: SlotDesign): SlotDistribution {
  const slot = compileSlot(design);
  const tally = new Tally(slot);
  if (design.ways === true) {
    walkWays(slot, tally);
  } else {
    walkLines(slot, tally);
  }
  return tally.distribution();
}

/** Where a walk stands: the reel to come, positions so far, scatters and credits so far. */
interface Branch {
  readonly reel: number;
  readonly weight: number;
  readonly scatters: number;
  readonly credits: number;
}

class Tally {
  readonly #slot: CompiledSlot;
  readonly #counts = new Map<number, number>();
  readonly #tails: readonly (readonly number[])[];
  #triggered = { credits: 0, count: 0 };

  constructor(slot: CompiledSlot) {
    this.#slot = slot;
    this.#tails = Array.from({ length: slot.design.reels + 1 }, (_, reel) =>
      scatterHistogram(slot, reel).map(Number),
    );
  }

  /** Nothing runs any more: only scatters on the reels still to come can add to the win. */
  end(branch: Branch): void {
    const trigger = this.#trigger();
    this.#tails[branch.reel]?.forEach((stops, count) => {
      const scatters = branch.scatters + count;
      const credits = branch.credits + (this.#slot.scatterPays[scatters] ?? 0);
      const weight = branch.weight * stops;
      this.#counts.set(credits, (this.#counts.get(credits) ?? 0) + weight);
      if (scatters >= trigger) {
        this.#triggered.credits += credits * weight;
        this.#triggered.count += weight;
      }
    });
  }

  #trigger(): number {
    const { scatter, freeSpins } = this.#slot.design;
    return scatter === undefined || freeSpins === undefined ? Infinity : scatter.trigger;
  }

  distribution(): SlotDistribution {
    let stops = 0;
    let sum = 0;
    let squares = 0;
    for (const [credits, count] of this.#counts) {
      stops += count;
      sum += credits * count;
      squares += credits * credits * count;
    }
    const bet = this.#slot.design.totalBetCredits;
    const moments = {
      mean: sum / stops / bet,
      square: squares / stops / bet ** 2,
      trigger: this.#triggered.count / stops,
      meanWithTrigger: this.#triggered.credits / stops / bet,
    };
    return {
      countByCredits: new Map([...this.#counts].toSorted(([left], [right]) => left - right)),
      maxBaseWinCredits: Math.max(...this.#counts.keys()),
      creditsWhenTriggered: this.#triggered.credits,
      triggerCount: this.#triggered.count,
      baseVariance: moments.square - moments.mean ** 2,
      roundVariance: roundVariance(this.#slot.design, moments),
    };
  }
}

interface SpinMoments {
  readonly mean: number;
  readonly square: number;
  readonly trigger: number;
  /** E[win · 1(trigger)]. */
  readonly meanWithTrigger: number;
}

/**
 * A free spin is worth F = g X + the r free spins that it may add, so E[F] = g m / (1 - r p) and
 * Var F = Var(g X + r E[F] T) / (1 - r p); the paid spin starts n of them.
 */
function roundVariance(design: SlotDesign, spin: SpinMoments): number {
  const { count, multiplier, retrigger } = design.freeSpins ?? {
    count: 0,
    multiplier: 1,
    retrigger: 0,
  };
  const variance = spin.square - spin.mean ** 2;
  const covariance = spin.meanWithTrigger - spin.mean * spin.trigger;
  const triggerVariance = spin.trigger * (1 - spin.trigger);
  const freeMean = (multiplier * spin.mean) / (1 - retrigger * spin.trigger);
  const mixed = (scale: number, offset: number): number =>
    scale ** 2 * variance +
    2 * scale * offset * freeMean * covariance +
    (offset * freeMean) ** 2 * triggerVariance;
  const freeVariance = mixed(multiplier, retrigger) / (1 - retrigger * spin.trigger);
  return mixed(1, count) + count * spin.trigger * freeVariance;
}

/** A running line: the symbols that still run on it and the best pay of those that stopped. */
interface LiveLine {
  readonly line: number;
  readonly alive: number;
  readonly best: number;
}

function walkLines(slot: CompiledSlot, tally: Tally): void {
  const classes = windowClasses(slot);
  const { reels } = slot.design;
  const visit = (branch: Branch, runs: readonly LiveLine[]): void => {
    if (runs.length === 0 || branch.reel === reels) {
      const ended = runs.reduce((sum, line) => sum + bestOf(slot, line, { run: reels }), 0);
      tally.end({ ...branch, credits: branch.credits + ended });
      return;
    }
    const { reel } = branch;
    for (const kind of classes[reel] ?? []) {
      let { credits } = branch;
      const next: LiveLine[] = [];
      for (const line of runs) {
        const row = slot.lines[line.line]?.[reel] ?? 0;
        const alive = line.alive & (slot.masks[reel]?.[kind.window[row] ?? 0] ?? 0);
        const best =
          alive === line.alive ? line.best : bestOf(slot, line, { run: reel, still: alive });
        if (alive === 0) {
          credits += best;
        } else {
          next.push({ line: line.line, alive, best });
        }
      }
      const weight = branch.weight * kind.stops;
      const scatters = branch.scatters + kind.scatters;
      visit({ reel: reel + 1, weight, scatters, credits }, next);
    }
  };
  const all = slot.lines.map((_, line) => ({ line, alive: -1, best: 0 }));
  visit({ reel: 0, weight: 1, scatters: 0, credits: 0 }, all);
}

function bestOf(
  slot: CompiledSlot,
  line: LiveLine,
  ending: { readonly run: number; readonly still?: number },
): number {
  let best = line.best;
  if (slot.isPaidRun[ending.run] !== true) {
    return best;
  }
  const symbols = line.alive & ~(ending.still ?? 0);
  slot.payingSymbols.forEach((symbol, index) => {
    if (((symbols >>> index) & 1) === 1) {
      best = Math.max(best, slot.pays[symbol * (slot.design.reels + 1) + ending.run] ?? 0);
    }
  });
  return best;
}

interface WindowClass {
  readonly window: readonly number[];
  readonly scatters: number;
  stops: number;
  /** A stop that shows this window. */
  readonly stop: number;
}

function windowClasses(slot: CompiledSlot): WindowClass[][] {
  return slot.strips.map((strip, reel) => {
    const classes = new Map<string, WindowClass>();
    const scatters = scattersByStop(slot, reel);
    strip.forEach((_, stop) => {
      const window = Array.from(
        { length: slot.design.rows },
        (__, row) => strip[(stop + row) % strip.length] ?? 0,
      );
      const known = classes.get(window.join(','));
      if (known === undefined) {
        const shown = scatters[stop] ?? 0;
        classes.set(window.join(','), { window, scatters: shown, stops: 1, stop });
      } else {
        known.stops += 1;
      }
    });
    return [...classes.values()];
  });
}

interface LiveSymbol {
  readonly index: number;
  readonly ways: number;
}

function walkWays(slot: CompiledSlot, tally: Tally): void {
  const classes = windowClasses(slot);
  const { reels } = slot.design;
  const shown = classes.map((_, reel) =>
    slot.payingSymbols.map((symbol) => shownCounts(slot, reel, symbol)),
  );
  const payOf = ({ index, ways }: LiveSymbol, run: number): number =>
    ways * (slot.pays[(slot.payingSymbols[index] ?? 0) * (reels + 1) + run] ?? 0);
  const visit = (branch: Branch, runs: readonly LiveSymbol[]): void => {
    if (runs.length === 0 || branch.reel === reels) {
      const ended = runs.reduce((sum, symbol) => sum + payOf(symbol, reels), 0);
      tally.end({ ...branch, credits: branch.credits + ended });
      return;
    }
    const { reel } = branch;
    for (const kind of classes[reel] ?? []) {
      let { credits } = branch;
      const next: LiveSymbol[] = [];
      for (const symbol of runs) {
        const count = shown[reel]?.[symbol.index]?.[kind.stop] ?? 0;
        if (count > 0) {
          next.push({ index: symbol.index, ways: symbol.ways * count });
        } else if (reel > 0) {
          credits += payOf(symbol, reel);
        }
      }
      const weight = branch.weight * kind.stops;
      const scatters = branch.scatters + kind.scatters;
      visit({ reel: reel + 1, weight, scatters, credits }, next);
    }
  };
  const all = slot.payingSymbols.map((_, index) => ({ index, ways: 1 }));
  visit({ reel: 0, weight: 1, scatters: 0, credits: 0 }, all);
}
