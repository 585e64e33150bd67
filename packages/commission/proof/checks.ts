import { runVectors } from './run-vectors.ts';
import { contractFiles, contractVectors } from './files.ts';
import { lawBreaches } from './laws/all.ts';

/** Everything that must hold of the agent and loyalty rules, as a list of complaints. */
export function check(): readonly string[] {
  const mismatches = contractFiles.flatMap((name) => runVectors(contractVectors(name)).mismatches);
  return [...mismatches, ...lawBreaches()];
}
