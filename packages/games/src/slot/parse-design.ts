import { ok, refused, type Result } from '@portal/money';
import { compileSlot } from './compile.ts';
import { stopsFrom } from './credit-sums.ts';
import type { ByCount, SlotDesign, SlotFreeSpins, SlotScatter, SlotWild } from './design.ts';
import { readRulesSentence } from './rules-sentence.ts';
import { triggerCount } from './scatter.ts';

export type DesignRefusal = 'slot_design_invalid';

type Json = Readonly<Record<string, unknown>>;

/**
 * Reads a design in the shape of {@link SlotDesign} and its near relatives: `paytableCredits`
 * for `paytable`, `scatterPaysTimesTotalBet` beside it, and wild and feature told in a `rules`
 * sentence. Refuses with one sentence that says what is wrong.
 */
export function parseSlotDesign(json: unknown): Result<SlotDesign, DesignRefusal, string> {
  try {
    return ok(readDesign(asObject(json, 'the design')));
  } catch (error) {
    if (error instanceof DesignProblem) {
      return refused('slot_design_invalid', error.message);
    }
    throw error;
  }
}

/** Carries the sentence from the deepest reader to the door; never leaves this file. */
class DesignProblem extends Error {
  override readonly name = 'DesignProblem';
}

function problem(sentence: string): never {
  throw new DesignProblem(sentence);
}

function readDesign(json: Json): SlotDesign {
  const told = readRulesSentence(json['rules']);
  const strips = readStrips(json['strips']);
  const reels = readCount(json['reels'] ?? strips.length, 'reels', 12);
  if (reels !== strips.length) {
    problem(`"reels" is ${reels} but there are ${strips.length} strips`);
  }
  const hasWays = isWays(json['ways']);
  const lines = readLines(hasWays ? undefined : json['lines'], reels);
  const rows = readCount(json['rows'] ?? told.rows ?? 3, 'rows', 12);
  checkLines(lines, rows);
  if (lines === undefined && !hasWays && !told.isWays) {
    problem('the design has neither "lines" (a row per reel and line) nor "ways"');
  }
  const scatter = readScatter(json, told.freeSpins?.trigger);
  const paytable = readPaytable(json['paytable'] ?? json['paytableCredits'], reels);
  const wild = readWild(json['wild'], { strips, paytable, scatter });
  const freeSpins = readFreeSpins(json['freeSpins'] ?? told.freeSpins, scatter);
  const design: SlotDesign = {
    id: typeof json['id'] === 'string' ? json['id'] : 'unnamed',
    version: typeof json['version'] === 'number' ? json['version'] : 1,
    reels,
    rows,
    strips,
    paytable,
    ...(lines === undefined ? { ways: true as const } : { lines }),
    ...(wild === undefined ? {} : { wild }),
    ...(scatter === undefined ? {} : { scatter }),
    ...(freeSpins === undefined ? {} : { freeSpins }),
    totalBetCredits: readCount(json['totalBetCredits'], 'totalBetCredits', 1_000_000),
  };
  checkFeature(design);
  return design;
}

/** `true` or the number of ways; an object is asked nothing, it may throw when it is read. */
function isWays(value: unknown): boolean {
  const isNumber = typeof value === 'number' || typeof value === 'string';
  return value === true || (isNumber && Number(value) > 0);
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function asObject(value: unknown, label: string): Json {
  return isObject(value) ? value : problem(`${label} is not a JSON object`);
}

function readCount(value: unknown, label: string, largest: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 1 || value > largest) {
    problem(`"${label}" is not a whole number from 1 to ${largest}`);
  }
  return value;
}

function readStrips(value: unknown): string[][] {
  if (!Array.isArray(value) || value.length === 0) {
    problem('"strips" is not a list of reel strips');
  }
  return value.map((strip: unknown, reel) => {
    const isStrip =
      Array.isArray(strip) && strip.length > 0 && strip.length <= 1000 && strip.every(isSymbol);
    return isStrip ? [...strip] : problem(`strip ${reel + 1} is not a list of 1 to 1000 symbols`);
  });
}

function isSymbol(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function readLines(value: unknown, reels: number): number[][] | undefined {
  if (value === undefined || value === null) {
    return undefined;
  }
  if (!Array.isArray(value) || value.length === 0 || value.length > 1024) {
    problem('"lines" is not a list of 1 to 1024 lines, each a row index per reel');
  }
  return value.map((line: unknown, index) => {
    const isLine = Array.isArray(line) && line.length === reels && line.every(isRow);
    return isLine ? [...line] : problem(`line ${index + 1} is not one row index per reel`);
  });
}

function isRow(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}

function checkLines(lines: readonly (readonly number[])[] | undefined, rows: number): void {
  lines?.forEach((line, index) => {
    if (line.some((row) => row >= rows)) {
      problem(`line ${index + 1} names a row below the window of ${rows} rows`);
    }
  });
}

function readPaytable(value: unknown, reels: number): Record<string, ByCount> {
  const rows = Object.entries(asObject(value, '"paytable"'));
  if (rows.length > 31) {
    problem('"paytable" has more than 31 symbols');
  }
  const table = rows.map(([symbol, row]) => {
    const pays = readByCount(row, { what: `the pays of ${symbol}`, largest: reels });
    return Object.values(pays).every((credits) => Number.isInteger(credits))
      ? ([symbol, pays] as const)
      : problem(`the pays of ${symbol} are not whole credits`);
  });
  // Own properties, whatever a symbol is called.
  return Object.fromEntries(table);
}

function readByCount(
  value: unknown,
  limits: { readonly what: string; readonly largest: number },
): Record<number, number> {
  const pays: Record<number, number> = {};
  for (const [key, raw] of Object.entries(asObject(value, limits.what))) {
    const count = Number(key);
    const pay = typeof raw === 'string' ? Number(raw) : raw;
    if (!Number.isInteger(count) || count < 1 || count > limits.largest) {
      problem(`${limits.what} name a count of ${key}, which the reels cannot show`);
    }
    if (typeof pay !== 'number' || !Number.isFinite(pay) || pay < 0 || pay > 1e9) {
      problem(`${limits.what} for ${key} is not a number from 0 to 1000000000`);
    }
    pays[count] = pay;
  }
  return pays;
}

function readScatter(json: Json, toldTrigger: number | undefined): SlotScatter | undefined {
  const beside = json['scatterPaysTimesTotalBet'];
  if (json['scatter'] === undefined && beside === undefined) {
    return undefined;
  }
  const given = asObject(json['scatter'] ?? {}, '"scatter"');
  const symbol = given['symbol'] ?? 'S';
  if (!isSymbol(symbol)) {
    problem('"scatter.symbol" is not a symbol');
  }
  const pays = given['paysTimesTotalBet'] ?? beside ?? {};
  const feature = json['freeSpins'];
  const besideFeature = isObject(feature) ? feature['trigger'] : undefined;
  const trigger = given['trigger'] ?? besideFeature ?? toldTrigger ?? 3;
  return {
    symbol,
    paysTimesTotalBet: readByCount(pays, { what: 'the scatter pays', largest: 144 }),
    trigger: readCount(trigger, 'scatter.trigger', 144),
  };
}

interface WildContext {
  readonly strips: readonly (readonly string[])[];
  readonly paytable: Readonly<Record<string, ByCount>>;
  readonly scatter: SlotScatter | undefined;
}

/** Without a `wild` entry, a symbol `W` that the strips hold is the wild of every reel. */
function readWild(value: unknown, context: WildContext): SlotWild | undefined {
  const { strips, scatter } = context;
  if (value === null || (value === undefined && !strips.flat().includes('W'))) {
    return undefined;
  }
  const given = asObject(value ?? { symbol: 'W' }, '"wild"');
  const symbol = given['symbol'];
  if (!isSymbol(symbol)) {
    problem('"wild.symbol" is not a symbol');
  }
  const but = given['substitutesAllBut'] ?? (scatter === undefined ? [] : [scatter.symbol]);
  const substitutesAllBut = Array.isArray(but) ? but : [but];
  if (!substitutesAllBut.every(isSymbol)) {
    problem('"wild.substitutesAllBut" is not a list of symbols');
  }
  return { symbol, reels: readWildReels(given['reels'], symbol, strips), substitutesAllBut };
}

/** Numbered from 1; a list that fits the strips only when numbered from 0 is read so. */
function readWildReels(
  value: unknown,
  symbol: string,
  strips: readonly (readonly string[])[],
): number[] {
  if (value === undefined || value === null || value === 'all') {
    return strips.map((_, reel) => reel + 1);
  }
  if (!Array.isArray(value) || !value.every(isRow)) {
    problem('"wild.reels" is not a list of reel numbers');
  }
  const shown = strips.flatMap((strip, reel) => (strip.includes(symbol) ? [reel] : []));
  const isFromZero =
    value.includes(0) ||
    (shown.length === value.length && shown.every((reel) => value.includes(reel)));
  const reels = value.map((reel) => (isFromZero ? reel + 1 : reel));
  if (reels.some((reel) => reel > strips.length)) {
    problem('"wild.reels" names a reel that does not exist');
  }
  return reels;
}

function readFreeSpins(
  value: unknown,
  scatter: SlotScatter | undefined,
): SlotFreeSpins | undefined {
  if (value === undefined || value === null) {
    return undefined;
  }
  const given = asObject(value, '"freeSpins"');
  if (scatter === undefined) {
    problem('"freeSpins" need a "scatter" that starts them');
  }
  if (given['count'] === 0) {
    return undefined;
  }
  const count = readCount(given['count'], 'freeSpins.count', 1000);
  const retrigger = given['retrigger'] ?? count;
  const added = retrigger === true ? count : retrigger === false ? 0 : retrigger;
  if (!isRow(added) || added > 1000) {
    problem('"freeSpins.retrigger" is not a number of spins from 0 to 1000');
  }
  const multiplier = readCount(given['multiplier'] ?? 1, 'freeSpins.multiplier', 1000);
  return { count, multiplier, retrigger: added };
}

function checkFeature(design: SlotDesign): void {
  const { scatter, totalBetCredits } = design;
  const pays = Object.values(scatter?.paysTimesTotalBet ?? {});
  if (pays.some((factor) => !Number.isInteger(factor * totalBetCredits))) {
    problem('a scatter pay times the total bet is not a whole number of credits');
  }
  const added = design.freeSpins?.retrigger ?? 0;
  if (added > 0 && triggerCount(design) * BigInt(added) >= stopsFrom(compileSlot(design), 0)) {
    problem('each free spin would add one or more on average, so the feature would never end');
  }
  if (design.strips.some((strip) => strip.length < design.rows)) {
    problem('a strip is shorter than the window');
  }
}
