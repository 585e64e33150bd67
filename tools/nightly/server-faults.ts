import { spawnSync } from 'node:child_process';
import { plantedVariable } from '../faults/planted.ts';
import { type ServerFault, serverFaults } from '../faults/server-faults.ts';
import { commandPath, root } from '../tasks/project.ts';

/**
 * Plants each fault of the server alone and runs the test that has to find it, on a PostgreSQL like
 * every test of the server (R131). Throws when a fault stays unfound.
 */
export function run(): { passed: number; failed: number } {
  const unfound = serverFaults.filter((fault) => !isFound(fault)).map(({ name }) => name);
  console.log(`${serverFaults.length - unfound.length} of ${serverFaults.length} faults found`);
  if (unfound.length > 0) {
    throw new Error(`Planted faults that no test finds: ${unfound.join(', ')}.`);
  }
  return { passed: serverFaults.length, failed: 0 };
}

/** Vitest answers 1 when a test fails; anything else is not a finding. */
function isFound(fault: ServerFault): boolean {
  const { name, test, only } = fault;
  const names = only === undefined ? [] : ['-t', only];
  // What another run has kept of a file would hide the fault, and this one would keep the fault.
  const options = ['--project', 'server', '--fsModuleCache=false'];
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
