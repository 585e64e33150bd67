import { rational, type Rational } from '@portal/money';
import type { Line, SelectionJson } from './bet-type.ts';
import { prepare, type PreparedDraw } from './draw.ts';
import {
  drawSpace,
  largestSpace,
  normalPosition,
  racePlaces,
  type DrawSpace,
} from './draw-spaces.ts';
import type { Sign } from './zodiac.ts';

/**
 * The exact share of draws in which the line has a hit, for the valid-bet test of the bonus layer
 * (lottery.md B7). Undefined where the part of the draw it looks at has more than 100,000 results:
 * sets of balls, Vietnam, 4D. `year` is the lunar year in which the line is played.
 */
export function coverage(line: Line, year: Sign): Rational | undefined {
  return coverageOf([line], year);
}

/** The share of draws in which any of the lines has a hit; all look at the same part of a draw. */
export function coverageOf(lines: readonly [Line, ...Line[]], year: Sign): Rational | undefined {
  const [{ betType }] = lines;
  const space = spaceOf(lines[0], year);
  if (space === undefined || space.size > largestSpace) {
    return undefined;
  }
  let hits = 0n;
  for (const draw of space.draws()) {
    const prepared = prepare<unknown>(betType.family, draw);
    const isHit = lines.some((line) => hasHit(line, prepared));
    hits += isHit ? 1n : 0n;
  }
  return rational(hits, BigInt(space.size));
}

/**
 * Whether the lines together cover more than a share of the draws; undefined where `coverageOf` is.
 * Ends as soon as hits or misses decide, and keeps the prepared draws of the last spaces.
 */
export function coversMoreThan(
  lines: readonly [Line, ...Line[]],
  year: Sign,
  share: Rational,
): boolean | undefined {
  const [{ betType }] = lines;
  const space = spaceOf(lines[0], year);
  if (space === undefined || space.size > largestSpace) {
    return undefined;
  }
  // More than this many hits are more than the share: hits / size > numerator / denominator.
  const most = Number((share.numerator * BigInt(space.size)) / share.denominator);
  const draws = preparedDraws(`${betType.family} ${year} ${space.key}`, () =>
    Array.from(space.draws(), (draw) => prepare<unknown>(betType.family, draw)),
  );
  let [hits, left] = [0, draws.length];
  for (const draw of draws) {
    left -= 1;
    hits += lines.some((line) => hasHit(line, draw)) ? 1 : 0;
    if (hits > most || hits + left <= most) {
      break;
    }
  }
  return hits > most;
}

function hasHit(line: Line, draw: PreparedDraw): boolean {
  return Object.keys(line.evaluate(draw).hits).length > 0;
}

/** About forty megabytes with what lines have asked of them. */
const mostKept = 150_000;
const spaces = new Map<string, readonly PreparedDraw[]>();

/** Lines of a page look at few parts of a draw; the part that was asked for longest ago goes. */
function preparedDraws(key: string, make: () => readonly PreparedDraw[]): readonly PreparedDraw[] {
  const draws = spaces.get(key) ?? make();
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

function spaceOf({ betType, selection }: Line, year: Sign): DrawSpace | undefined {
  if (betType.id === 'pk.zy.place') {
    return racePlaces(scalarOf(selection, 'place'));
  }
  if (betType.id === 'lhc.zt' || betType.id === 'lhc.zt.side') {
    return normalPosition(scalarOf(selection, 'pos'), year);
  }
  return drawSpace(betType, year);
}

function scalarOf(selection: SelectionJson, key: string): number {
  return Number(selection[key]);
}
