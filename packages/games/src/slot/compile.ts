import { assert } from '@portal/money';
import type { SlotDesign } from './design.ts';

/** The design as numbers, built once: symbols by index, pays in flat arrays. */
export interface CompiledSlot {
  readonly design: SlotDesign;
  readonly symbols: readonly string[];
  /** Symbols with a pay table row, in the order of the table. */
  readonly payingSymbols: readonly number[];
  readonly strips: readonly Int32Array[];
  /** `columns[reel][stop]`: the symbols that a reel shows there, top row first. */
  readonly columns: readonly (readonly (readonly string[])[])[];
  /** `pays[symbol * (reels + 1) + run]` in credits. */
  readonly pays: Int32Array;
  /** `counts[reel][symbol * symbols.length + shown]` is 1 when `shown` counts as `symbol`. */
  readonly counts: readonly Uint8Array[];
  /** `masks[reel][shown]`: bit k is set when `shown` counts as paying symbol k on that reel. */
  readonly masks: readonly Int32Array[];
  /** Whether any symbol pays for a run of that length. */
  readonly isPaidRun: readonly boolean[];
  readonly lines: readonly Int32Array[];
  /** Index of the scatter symbol, or -1. */
  readonly scatter: number;
  /** Credits by number of scatters shown. */
  readonly scatterPays: Int32Array;
}

const compiledByDesign = new WeakMap<SlotDesign, CompiledSlot>();

export function compileSlot(design: SlotDesign): CompiledSlot {
  const known = compiledByDesign.get(design);
  if (known !== undefined) {
    return known;
  }
  const compiled = compile(design);
  compiledByDesign.set(design, compiled);
  return compiled;
}

function compile(design: SlotDesign): CompiledSlot {
  const symbols = [...new Set([...design.strips.flat(), ...Object.keys(design.paytable)])];
  const index = (symbol: string): number => symbols.indexOf(symbol);
  const pays = new Int32Array(symbols.length * (design.reels + 1));
  for (const [symbol, row] of Object.entries(design.paytable)) {
    for (const [run, credits] of Object.entries(row)) {
      pays[index(symbol) * (design.reels + 1) + Number(run)] = credits;
    }
  }
  const payingSymbols = Object.keys(design.paytable).map((symbol) => index(symbol));
  assert(payingSymbols.length <= 31, 'one word holds a bit for each paying symbol');
  const counts = design.strips.map((_, reel) => countsOnReel(design, symbols, reel));
  return {
    design,
    symbols,
    payingSymbols,
    strips: design.strips.map((strip) => Int32Array.from(strip, (symbol) => index(symbol))),
    columns: design.strips.map((strip) => columnsOf(strip, design.rows)),
    pays,
    counts,
    masks: counts.map((table) => masksOnReel(table, payingSymbols, symbols.length)),
    isPaidRun: Array.from({ length: design.reels + 1 }, (_, run) =>
      Object.values(design.paytable).some((row) => (row[run] ?? 0) > 0),
    ),
    lines: (design.lines ?? []).map((line) => Int32Array.from(line)),
    scatter: design.scatter === undefined ? -1 : index(design.scatter.symbol),
    scatterPays: scatterPays(design),
  };
}

function columnsOf(strip: readonly string[], rows: number): readonly (readonly string[])[] {
  return strip.map((_, stop) =>
    Array.from({ length: rows }, (_cell, row) => strip[(stop + row) % strip.length] ?? ''),
  );
}

function countsOnReel(design: SlotDesign, symbols: readonly string[], reel: number): Uint8Array {
  const counts = new Uint8Array(symbols.length * symbols.length);
  const wild = design.wild;
  symbols.forEach((symbol, row) => {
    counts[row * symbols.length + row] = 1;
    const isReplaced =
      wild !== undefined &&
      wild.reels.includes(reel + 1) &&
      symbol !== design.scatter?.symbol &&
      !wild.substitutesAllBut.includes(symbol);
    if (isReplaced) {
      counts[row * symbols.length + symbols.indexOf(wild.symbol)] = 1;
    }
  });
  return counts;
}

function masksOnReel(
  counts: Uint8Array,
  payingSymbols: readonly number[],
  width: number,
): Int32Array {
  return Int32Array.from({ length: width }, (_, position) =>
    payingSymbols.reduce(
      (mask, symbol, bit) => mask | ((counts[symbol * width + position] ?? 0) << bit),
      0,
    ),
  );
}

function scatterPays(design: SlotDesign): Int32Array {
  const pays = new Int32Array(design.reels * design.rows + 1);
  for (const [count, factor] of Object.entries(design.scatter?.paysTimesTotalBet ?? {})) {
    const credits = factor * design.totalBetCredits;
    assert(Number.isInteger(credits), 'a scatter pay is a whole number of credits');
    pays[Number(count)] = credits;
  }
  return pays;
}
