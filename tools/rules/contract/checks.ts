import { run } from '../vectors/contract.ts';
import { contractVectors } from './files.ts';
import { lawBreaches } from './laws.ts';

/** Everything that must hold of the agent and loyalty rules, as a list of complaints. */
export function check(): readonly string[] {
  return [...run(contractVectors()).mismatches, ...lawBreaches()];
}
