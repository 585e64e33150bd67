import { rational, type Rational } from '@portal/money';
import type { Line } from './bet-type.ts';
import { range } from './combinatorics.ts';

/**
 * The exact share of the 10! races in which any of the lines names a car in its place. Races are
 * not walked through: those without a hit are counted place by place, by the cars already used.
 */
export function racesCovered(lines: readonly Line[]): Rational {
  const cars = range(1, 10);
  let missing = new Map<number, number>([[0, 1]]);
  for (const [place] of cars.entries()) {
    const named = new Set(lines.flatMap((line) => carsAt(line, place)));
    const next = new Map<number, number>();
    for (const [used, ways] of missing) {
      for (const car of cars) {
        const bit = 1 << car;
        if (!named.has(car) && (used & bit) === 0) {
          next.set(used | bit, (next.get(used | bit) ?? 0) + ways);
        }
      }
    }
    missing = next;
  }
  const races = cars.reduce((product, car) => product * car, 1);
  const missed = [...missing.values()].reduce((sum, ways) => sum + ways, 0);
  return rational(BigInt(races - missed), BigInt(races));
}

function carsAt({ selection: { pos } }: Line, place: number): readonly number[] {
  const list: unknown = Array.isArray(pos) ? pos[place] : [];
  return Array.isArray(list) ? list.map(Number) : [];
}
