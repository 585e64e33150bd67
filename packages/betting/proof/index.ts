/**
 * The proof of the betting rules: known answers, laws, counts over real matches, planted faults.
 *
 * Tests and tools run it; the product never imports it.
 */
export { faults } from './faults.ts';
export { runVectors } from './run-vectors.ts';
