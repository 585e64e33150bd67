import { rational, type Rational } from '@portal/money';
import type { Line } from './bet-type.ts';
import { coverSpace } from './cover-spaces.ts';
import { prepare, type PreparedDraw } from './draw.ts';
import { racesCovered } from './race-coverage.ts';
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
  if (betType.id === 'pk.dwd') {
    return racesCovered(lines);
  }
  const space = coverSpace(lines[0], year);
  if (space === undefined) {
    return undefined;
  }
  let missed = 0n;
  for (const draw of space.draws()) {
    const prepared = prepare<unknown>(betType.family, draw);
    missed += lines.some((line) => hasHit(line, prepared)) ? 0n : 1n;
  }
  const [all, parts] = [BigInt(space.size) ** BigInt(space.parts), BigInt(space.parts)];
  return rational(all - missed ** parts, all);
}

export function hasHit(line: Line, draw: PreparedDraw): boolean {
  return Object.keys(line.evaluate(draw).hits).length > 0;
}
