/** FNV-1a, 32 bits, over UTF-16 code units. */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

/** Repeatable choices; every method draws exactly once, so a layer keeps its order of draws. */
export interface Draw {
  /** In `[0, 1)`. */
  unit(): number;
  between(low: number, high: number): number;
  /** A whole number in `[0, boundExclusive)`. */
  whole(boundExclusive: number): number;
  chance(probability: number): boolean;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
}

/**
 * A generator for one layer of a picture. Layers have their own, so a new draw in one leaves the
 * others as they were.
 */
export function drawFor(seed: number, layer: string): Draw {
  let state = fnv1a(`${seed}/${layer}`);
  const unit = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (boundExclusive: number): number => Math.floor(unit() * boundExclusive);
  return {
    unit,
    whole,
    between: (low, high) => low + unit() * (high - low),
    chance: (probability) => unit() < probability,
    pick: (items) => items[whole(items.length)] ?? items[0],
  };
}
