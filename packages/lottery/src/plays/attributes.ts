import { product } from '../combinatorics.ts';
import { hit, type Play } from '../play.ts';
import { positionArrays, words } from '../selection/lists.ts';
import { shape } from '../selection/shape.ts';
import type { Ordered } from './ordered.ts';

export type Sides = Readonly<Record<string, (number: number) => boolean>>;

export interface SideSelection {
  readonly pos: readonly (readonly string[])[];
}

/** 大小单双: one attribute for every position; several units can win. */
export function sidesPerPosition(size: number, sides: Sides): Play<SideSelection, Ordered> {
  const names = Object.keys(sides);
  return {
    shape: shape<SideSelection>({
      pos: positionArrays(words(names, { atLeast: 0 }), { positions: size }),
    }),
    tiers: ['win'],
    help: {
      play: 'sides-per-position',
      choose: 'position-sides',
      units: 'product',
      values: { size },
    },
    units: ({ pos }) => pos.reduce((units, list) => units * list.length, 1),
    evaluate: ({ pos }, view, tally) => {
      let winning = 1;
      for (const [position, list] of pos.entries()) {
        const digit = view[position] ?? -1;
        winning *= list.filter((side) => sides[side]?.(digit) === true).length;
      }
      hit(tally, 'win', winning);
    },
    *expand({ pos }) {
      for (const unit of product(pos)) {
        yield unit.join(' ');
      }
    },
  };
}
