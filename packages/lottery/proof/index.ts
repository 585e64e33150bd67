/**
 * The proof of the lottery rules: known answers, lines whose mean over all draws the catalogue
 * states, the walk over those draws, planted faults.
 *
 * Tests, benchmarks and tools run it; the product never imports it.
 */
export { preparedDraw, randomLine } from '../src/testing/random-lines.ts';
export { seededUniform } from '../src/testing/seeded-uniform.ts';
export { faults } from './faults.ts';
export { largeSpaces, type LargeSpace } from './large-spaces.ts';
export { runAuxVectors } from './run-aux-vectors.ts';
export { runVectors } from './run-settlement-vectors.ts';
export { walkLargeSpace } from './walk-large-space.ts';
