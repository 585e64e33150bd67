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
  const space = spaceOf(line, year);
  if (space === undefined || space.size > largestSpace) {
    return undefined;
  }
  let hits = 0n;
  for (const draw of space.draws()) {
    const evaluation = line.evaluate(prepare<unknown>(line.betType.family, draw));
    hits += Object.keys(evaluation.hits).length > 0 ? 1n : 0n;
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
