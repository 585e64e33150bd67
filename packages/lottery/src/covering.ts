import { add, compare, multiply, one, type Rational, rational, zero } from '@portal/money';
import type { Line } from './bet-type.ts';
import { coverSpace, prizeSpace, type CoverSpace } from './cover-spaces.ts';
import { hasHit } from './coverage.ts';
import { prepare, type PreparedDraw } from './draw.ts';
import { priceOf } from './pricing/price-table.ts';
import { racesCovered } from './race-coverage.ts';
import { valuesOf, type ValuedDraw } from './value-spaces.ts';
import type { Sign } from './zodiac.ts';

/** What a count may still cost, in evaluations of a line of a few numbers against one draw. */
export interface CoverBudget {
  left: number;
}

interface CoverQuestion {
  /** The lunar year in which the lines are played. */
  readonly year: Sign;
  readonly share: Rational;
  readonly budget: CoverBudget;
}

interface CoverAnswer {
  readonly isMore: boolean;
  /** Not where the budget ended first. */
  readonly isCounted: boolean;
}

/** Evaluations between two pauses: a few milliseconds. */
export const evaluationsAtOnce = 1000;
/** Where draws of one kind have the same hits, one of each kind is evaluated. */
const weightOfKinds = 0.1;

/**
 * Whether lines of one play together cover more than a share of its outcomes; undefined where those
 * are too many to count. Whoever asks takes the steps and may pause after each; nothing is counted
 * before the first. Equal lines are one, the widest come first, and a draw that was hit is not
 * looked at again. Lines that could not be looked at within the budget cover their units times
 * chance, which is at least what they cover, and all they cover where units share no draw.
 */
export function* coversMoreThan(
  lines: readonly [Line, ...Line[]],
  { year, share, budget }: CoverQuestion,
): Generator<void, CoverAnswer | undefined> {
  const [first] = lines;
  const { id } = first.betType;
  const space = id === 'pk.dwd' ? undefined : (coverSpace(first, year) ?? prizeSpace(first));
  const values = valuesOf(id, year);
  if (id !== 'pk.dwd' && space === undefined && values === undefined) {
    return undefined;
  }
  const units = lines.reduce((sum, line) => sum + line.units, 0);
  if (compare(multiply(chanceOf(first), rational(BigInt(units))), share) <= 0) {
    return { isMore: false, isCounted: true };
  }
  yield;
  if (space !== undefined) {
    return yield* countCovered(lines, space, { year, share, budget });
  }
  const covered =
    values === undefined
      ? racesCovered(lines)
      : outcomesCovered(lines, yield* onceKnown(`${id} ${year}`, values));
  return { isMore: compare(covered, share) > 0, isCounted: true };
}

const knownOutcomes = new Map<string, readonly ValuedDraw[]>();

function* onceKnown(
  key: string,
  values: Generator<void, readonly ValuedDraw[]>,
): Generator<void, readonly ValuedDraw[]> {
  const outcomes = knownOutcomes.get(key) ?? (yield* values);
  knownOutcomes.set(key, outcomes);
  return outcomes;
}

/** The share of the draws of all values that any of the lines covers: of a line on all options. */
function outcomesCovered(
  lines: readonly [Line, ...Line[]],
  outcomes: readonly ValuedDraw[],
): Rational {
  const [{ betType, selection }] = lines;
  const options = new Set(lines.flatMap((line) => Object.values(line.selection).flat()));
  const line = betType.parse({ ...selection, opts: [...options] });
  let [covered, all] = [0n, 0n];
  for (const { draw, ways } of outcomes) {
    all += ways;
    covered += line.ok && hasHit(line.value, prepare<unknown>(betType.family, draw)) ? ways : 0n;
  }
  return rational(covered, all);
}

function* countCovered(
  lines: readonly [Line, ...Line[]],
  space: CoverSpace,
  { year, share, budget }: CoverQuestion,
): Generator<void, CoverAnswer> {
  const [first] = lines;
  const most = mostHits(space, share);
  const wide = yield* widestFirst(lines, space.size);
  let rest = wide.reduce((sum, { draws }) => sum + draws, 0);
  if (rest <= most) {
    return { isMore: false, isCounted: true };
  }
  const { family } = first.betType;
  let open = yield* preparedDraws(`${family} ${year} ${space.key}`, () =>
    prepareAll(space, family),
  );
  for (const { line, draws, weight } of wide) {
    const hits = space.size - open.length;
    const cost = Math.ceil(weight * open.length);
    const isCounted = hits + rest <= most || hits > most;
    if (isCounted || cost > budget.left) {
      return { isMore: hits + rest > most, isCounted };
    }
    budget.left -= cost;
    rest -= draws;
    open = yield* missedBy(line, weight, open);
  }
  return { isMore: space.size - open.length > most, isCounted: true };
}

/** The draws, each weighed, in which the line has no hit. */
function* missedBy(
  line: Line,
  weight: number,
  draws: readonly PreparedDraw[],
): Generator<void, readonly PreparedDraw[]> {
  const missed: PreparedDraw[] = [];
  const atOnce = Math.max(1, Math.floor(evaluationsAtOnce / weight));
  const isHit = hitsByKind(line);
  for (let from = 0; from < draws.length; from += atOnce) {
    for (const draw of draws.slice(from, from + atOnce)) {
      if (!isHit(draw)) {
        missed.push(draw);
      }
    }
    yield;
  }
  return missed;
}

function hitsByKind(line: Line): (draw: PreparedDraw) => boolean {
  const kindOf = line.sameFor?.();
  if (kindOf === undefined) {
    return (draw) => hasHit(line, draw);
  }
  const known = new Map<number | string, boolean>();
  return (draw) => {
    const kind = kindOf(draw);
    const isHit = known.get(kind) ?? hasHit(line, draw);
    known.set(kind, isHit);
    return isHit;
  };
}

/** The most hits in one part of the draw that are not more than the share of all draws. */
function mostHits({ size, parts }: CoverSpace, { numerator, denominator }: Rational): number {
  const all = BigInt(size) ** BigInt(parts);
  let [most, more] = [0, size + 1];
  while (more - most > 1) {
    const hits = Math.floor((most + more) / 2);
    const covered = all - BigInt(size - hits) ** BigInt(parts);
    if (covered * denominator > all * numerator) {
      more = hits;
    } else {
      most = hits;
    }
  }
  return most;
}

interface WideLine {
  readonly line: Line;
  /** At most so many draws of the space are hit by it and by none before. */
  readonly draws: number;
  /** How many evaluations of a line of a few numbers one of this line is like. */
  readonly weight: number;
}

function* widestFirst(lines: readonly Line[], size: number): Generator<void, readonly WideLine[]> {
  const listed = new Set<unknown>();
  const distinct = new Map<string, Line>();
  for (const line of lines) {
    distinct.set(JSON.stringify(line.selection), line);
    yield* pauseAfter(line);
  }
  const wide: WideLine[] = [];
  for (const line of [...distinct.values()].toSorted((left, right) => right.units - left.units)) {
    const units = freshUnits(line, listed);
    const { numerator, denominator } = multiply(chanceOf(line), rational(BigInt(units * size)));
    const draws = Math.min(size, Number(numerator / denominator));
    wide.push({ line, draws, weight: weightOf(line) });
    yield* pauseAfter(line);
  }
  return wide;
}

function weightOf(line: Line): number {
  return line.sameFor === undefined ? 1 + Math.floor(entriesOf(line) / 10) : weightOfKinds;
}

function entriesOf({ selection }: Line): number {
  return Object.values(selection).flat(2).length;
}

/** A long list takes a while to be read. */
function* pauseAfter(line: Line): Generator<void, void> {
  if (line.units > 1000) {
    yield;
  }
}

/** Where every entry of a line is a unit, one that an earlier line lists covers nothing more. */
function freshUnits({ betType, selection, units }: Line, listed: Set<unknown>): number {
  const [list, ...others]: unknown[][] = Object.values(selection).filter(Array.isArray);
  const isOfUnits = betType.help.units === 'each' || betType.help.units === 'tickets';
  if (list === undefined || others.length > 0 || !isOfUnits) {
    return units;
  }
  const before = listed.size;
  for (const entry of list) {
    listed.add(typeof entry === 'object' ? JSON.stringify(entry) : entry);
  }
  return listed.size - before;
}

/** Of the kinds of unit of the play the highest chance that one has a hit. */
function chanceOf({ betType: { id } }: Line): Rational {
  const { kinds, pricing } = priceOf(id);
  // Chances that the selection decides are in no table.
  if (pricing === 'computed') {
    return one;
  }
  return kinds
    .map(({ tiers }) =>
      [...tiers.values()].reduce((total, { probability }) => add(total, probability), zero),
    )
    .reduce((left, right) => (compare(left, right) < 0 ? right : left), zero);
}

function* prepareAll(
  space: CoverSpace,
  family: PreparedDraw['family'],
): Generator<void, readonly PreparedDraw[]> {
  const draws: PreparedDraw[] = [];
  for (const draw of space.draws()) {
    draws.push(prepare<unknown>(family, draw));
    if (draws.length % evaluationsAtOnce === 0) {
      yield;
    }
  }
  return draws;
}

/** About forty megabytes with what lines have asked of them. */
const mostKept = 150_000;
const spaces = new Map<string, readonly PreparedDraw[]>();

/** Lines of a page look at few parts of a draw; the part that was asked for longest ago goes. */
function* preparedDraws(
  key: string,
  make: () => Generator<void, readonly PreparedDraw[]>,
): Generator<void, readonly PreparedDraw[]> {
  const draws = spaces.get(key) ?? (yield* make());
  spaces.delete(key);
  spaces.set(key, draws);
  let kept = 0;
  for (const [name, { length }] of [...spaces].toReversed()) {
    kept += length;
    if (kept > mostKept && name !== key) {
      spaces.delete(name);
    }
  }
  return draws;
}
