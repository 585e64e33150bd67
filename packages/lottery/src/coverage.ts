import { rational, type Rational } from '@portal/money';
import type { Line, SelectionJson } from './bet-type.ts';
import { prepare } from './draw.ts';
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
    const isHit = lines.some((line) => Object.keys(line.evaluate(prepared).hits).length > 0);
    hits += isHit ? 1n : 0n;
  }
  return rational(hits, BigInt(space.size));
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
