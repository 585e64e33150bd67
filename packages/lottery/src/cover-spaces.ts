import type { Line, SelectionJson } from './bet-type.ts';
import {
  drawSpace,
  largestSpace,
  normalPosition,
  racePlaces,
  type DrawSpace,
} from './draw-spaces.ts';
import type { Sign } from './zodiac.ts';

/** Where a line is looked up, for the share of draws in which it has a hit. */
export interface CoverSpace extends DrawSpace {
  /** Parts of the draw that are alike and drawn apart; a hit in any of them is one. */
  readonly parts: number;
}

/**
 * The results that a line's share is counted over; undefined where they are more than 100,000. The
 * two prizes of three digits of a Thai draw are drawn apart, so one of them is enough.
 */
export function coverSpace(line: Line, year: Sign): CoverSpace | undefined {
  const { betType, selection } = line;
  if (betType.id === 'pk.zy.place') {
    return { ...racePlaces(scalarOf(selection, 'place')), parts: 1 };
  }
  if (betType.id === 'lhc.zt' || betType.id === 'lhc.zt.side') {
    return { ...normalPosition(scalarOf(selection, 'pos'), year), parts: 1 };
  }
  if (betType.part === 'three-front' || betType.part === 'three-bottom') {
    return { ...threeDigitPrize(betType.part), parts: 2 };
  }
  const space = drawSpace(betType, year);
  return space === undefined || space.size > largestSpace ? undefined : { ...space, parts: 1 };
}

function threeDigitPrize(part: string): DrawSpace {
  return texts(part, 3, (text) => {
    const both = [text, text];
    return { first: '000000', front3: both, last3: both, last2: '00' };
  });
}

/** The part of one prize that a play on it looks at. */
const specialPrizes: Readonly<Record<string, (text: string) => object>> = {
  'special-prize': (text) => ({ db: text }),
  'first-prize': (text) => ({ g1: [text] }),
  'first-prize-4d': (text) => ({ first: text }),
};

/**
 * The outcomes of a play on a single prize of a draw of many, by its last or first four digits: the
 * draws are too many to have a share of (lottery.md B7), the outcomes of the play are not
 * (agents-loyalty-money.md A3).
 */
export function prizeSpace({ betType: { part } }: Line): CoverSpace | undefined {
  const drawOf = specialPrizes[part];
  return drawOf === undefined ? undefined : { ...texts(part, 4, drawOf), parts: 1 };
}

function texts(key: string, length: number, drawOf: (text: string) => object): DrawSpace {
  return {
    key,
    size: 10 ** length,
    *draws() {
      for (let number = 0; number < 10 ** length; number += 1) {
        yield drawOf(String(number).padStart(length, '0'));
      }
    },
  };
}

function scalarOf(selection: SelectionJson, key: string): number {
  return Number(selection[key]);
}
