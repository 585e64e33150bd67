/**
 * What the proofs of the rules share, in the tests and in the nightly runs: lines whose mean over
 * all draws the catalogue states, and the walk over those draws.
 */
export { canonicalBets, canonicalYear } from './canonical-bets.ts';
export type { CanonicalBet } from './canonical-bets.ts';
export { enumerate } from './enumerate.ts';
export { drawSpace } from '../draw-spaces.ts';
export type { DrawSpace } from '../draw-spaces.ts';
export { seededUniform } from './seeded-uniform.ts';
export { preparedDraw, randomDraw, randomLine } from './random-lines.ts';
export { addHits, countHits } from './count-hits.ts';
export type { HitCount } from './count-hits.ts';
export { wrongMeans } from './enumerate.ts';
export { largeSpaces } from './large-spaces.ts';
export type { LargeSpace } from './large-spaces.ts';
