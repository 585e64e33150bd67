/**
 * The proof of the house games: known answers, exact figures of a design, recorded rounds, played
 * and dealt samples, tests of outcomes, planted faults.
 *
 * Tests and tools run it; the product never imports it.
 */
export { simulationStream } from '../src/testing/xoshiro.ts';
export { faults } from './faults.ts';
export { figuresOf } from './figures/figures.ts';
export { outcomeTests, type OutcomeTest } from './outcomes/outcome-tests.ts';
export { roundPlans } from './rounds/plans.ts';
export { missingRounds } from './rounds/record.ts';
export type { RoundRecords } from './rounds/recorded-rounds.ts';
export { runVectors } from './run-vectors.ts';
export { dealtPlans, type DealtPlan } from './simulation/dealt-hands.ts';
export { simulationPlans, slotPlans, type SimulationPlan } from './simulation/plans.ts';
export { quantile99 } from './simulation/simulate.ts';
