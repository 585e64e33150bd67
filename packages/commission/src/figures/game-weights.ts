import { divide } from '@portal/money';

/**
 * What of a valid bet on a kind of game counts for rebates, ranks, missions and the play of
 * bonuses, in percent: several pay tables have an edge below the rebate (sports-and-games.md D16,
 * 0.3).
 */
export const kindPercents = {
  slot: 100,
  scratch: 100,
  keno: 100,
  bingo: 100,
  fishing: 100,
  roulette: 100,
  'sic-bo': 100,
  'dragon-tiger': 100,
  'bau-cua': 100,
  'xoc-dia': 100,
  baccarat: 50,
  plinko: 50,
  crash: 50,
  dice: 50,
  limbo: 50,
  mines: 50,
  'video-poker': 10,
  blackjack: 10,
} as const satisfies Readonly<Record<string, number>>;

/** A valid bet counts in full unless a game is weighed. */
export const fullPercent = 100;

/** What of a valid bet does not count at such a weight; the counted part is floored. */
export function uncountedOf(validMinor: bigint, percent: number): bigint {
  return validMinor - divide(validMinor * BigInt(percent), 100n, 'floor');
}
