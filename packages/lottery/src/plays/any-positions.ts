import { choose, subsets } from '../combinatorics.ts';
import { type Play, timesHits } from '../play.ts';
import { integers } from '../selection/lists.ts';
import { shape, type Fields, type Shape } from '../selection/shape.ts';
import type { Digits } from '../views.ts';

/** The digits at some positions, in position order. */
export type DigitsAt = (positions: readonly number[]) => Digits;

type Placed<Selection> = Selection & { readonly positions: readonly number[] };

/**
 * 任选: the play on every combination of `size` of the chosen positions. `positions` is one more key
 * of the selection, checked together with the keys of the play.
 */
export function onAnyPositions<Selection extends object>(
  size: number,
  play: Play<Selection, Digits>,
): Play<Placed<Selection>, DigitsAt> {
  return {
    shape: withPositions(size, play.shape),
    tiers: play.tiers,
    help: {
      ...play.help,
      choose: `any-${play.help.choose}`,
      units: `any-${play.help.units}`,
      values: { ...play.help.values, positions: size },
    },
    units: (selection) => choose(selection.positions.length, size) * play.units(selection),
    evaluate: (selection, digitsAt, tally) => {
      for (const places of combinationsOf(selection.positions, size)) {
        play.evaluate(selection, digitsAt(places), tally);
      }
    },
    most: (selection) =>
      timesHits(
        play.most?.(selection) ?? play.units(selection),
        choose(selection.positions.length, size),
      ),
    *expand(selection) {
      for (const places of combinationsOf(selection.positions, size)) {
        for (const unit of play.expand(selection)) {
          yield `${places.map((place) => place + 1).join('')}: ${unit}`;
        }
      }
    },
  };
}

type Places = readonly number[];

const knownCombinations = new Map<string, readonly Places[]>();

/**
 * Combinations of positions, each in position order; there are few, and every line asks for some.
 */
function combinationsOf(positions: Places, size: number): readonly Places[] {
  const ascending = positions.toSorted((left, right) => left - right);
  const key = `${size}/${ascending.join('')}`;
  const known = knownCombinations.get(key) ?? [...subsets(ascending, size)];
  knownCombinations.set(key, known);
  return known;
}

function withPositions<Selection extends object>(
  size: number,
  inner: Shape<Selection>,
): Shape<Placed<Selection>> {
  const positions = integers({ from: 0, to: 4 }, { atLeast: size });
  // The fields of the play and the one added are together exactly those of Placed.
  return shape({ ...inner.fields, positions } as Fields<Placed<Selection>>);
}
