import { assertDefined } from '@portal/money';
import { seededRandom } from '../random.ts';

/** Chance that falls the same way for the same seed; decides a story, never money or secrets. */
export interface Chance {
  /** From 0 up to, not including, 1. */
  fraction(): number;
  /** A whole number; both ends are possible. */
  between(smallest: number, largest: number): number;
  /** True so often out of one. */
  happens(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
}

const steps = 2 ** 32;

export function createChance(seed: string): Chance {
  const random = seededRandom(seed);
  const fraction = () => {
    const bytes = random.bytes(4);
    return new DataView(bytes.buffer, bytes.byteOffset).getUint32(0) / steps;
  };
  const between = (smallest: number, largest: number) =>
    smallest + Math.floor(fraction() * (largest - smallest + 1));
  return {
    fraction,
    between,
    happens: (probability) => fraction() < probability,
    pick: (items) => assertDefined(items[between(0, items.length - 1)], 'a list to pick from'),
  };
}
