import type { Matches } from '../plays/numbers.ts';

export interface Match {
  /** The text a number must have to win. */
  readonly key: string;
  readonly tier: string;
}

/** Collects the tiers of every key; a prize drawn twice is there twice. */
export function matchesOf(matches: readonly Match[]): Matches {
  const tiers = new Map<string, string[]>();
  for (const { key, tier } of matches) {
    const list = tiers.get(key);
    if (list === undefined) {
      tiers.set(key, [tier]);
    } else {
      list.push(tier);
    }
  }
  return tiers;
}
