import { spawnSync } from 'node:child_process';
import type { Fault } from '@portal/proof';
import { commandPath, root } from '../tasks/project.ts';
import { plantedVariable } from './planted.ts';

/** Projects of vitest.config.ts into which faults can be planted. */
type Project = 'rules' | 'server';

/**
 * Plants each fault alone and runs the test that has to find it (R131). Throws when a fault stays
 * unfound.
 */
export function findFaults(
  project: Project,
  faults: readonly Fault[],
): { passed: number; failed: number } {
  const unfound = faults.filter((fault) => !isFound(project, fault)).map(({ name }) => name);
  console.log(`${faults.length - unfound.length} of ${faults.length} faults found`);
  if (unfound.length > 0) {
    throw new Error(`Planted faults that no test finds: ${unfound.join(', ')}.`);
  }
  return { passed: faults.length, failed: 0 };
}

/** Vitest answers 1 when a test fails; anything else is not a finding. */
function isFound(project: Project, fault: Fault): boolean {
  const { name, test, only } = fault;
  const names = only === undefined ? [] : ['-t', only];
  // What another run has kept of a file would hide the fault, and this one would keep the fault.
  const options = ['--project', project, '--fsModuleCache=false'];
  const argv = [commandPath('vitest'), 'run', ...options, test, ...names];
  const { status, stdout } = spawnSync(process.execPath, argv, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', [plantedVariable]: JSON.stringify(fault) },
  });
  const isFailed = status === 1 && /Tests.*failed/u.test(stdout);
  console.log(`${isFailed ? 'found  ' : 'UNFOUND'} ${name}`);
  return isFailed;
}
