import { run } from '../vectors/contract.ts';
import { contractFiles, contractVectors } from './files.ts';
import { lawBreaches } from './laws.ts';

/** Everything that must hold of the agent and loyalty rules, as a list of complaints. */
export function check(): readonly string[] {
  const mismatches = contractFiles.flatMap((name) => run(contractVectors(name)).mismatches);
  return [...mismatches, ...lawBreaches()];
}
