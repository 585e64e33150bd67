import type { BetOrigin } from '../bets/index.ts';

/** Two in three members of the demo play on a phone; no table knows the addresses of a demo. */
export function demoOrigin(place: number): BetOrigin {
  const channel = place % 3 === 0 ? 'desktop' : 'mobile';
  return { channel, country: null, placeVerdict: 'unknown' };
}
