/**
 * The proof of the agent and loyalty rules: known answers, laws, invariants, planted faults.
 *
 * Tests and tools run it; the product never imports it.
 */
export { faults } from './faults.ts';
export { runVectors } from './run-vectors.ts';
