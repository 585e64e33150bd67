import { spawnSync } from 'node:child_process';
import { commandPath, root } from '../tasks/project.ts';
import type { Mutant } from './mutants.ts';
import { plantedVariable } from './planted.ts';

// Tests that a change sends round in circles have found it.
const limitMilliseconds = 240_000;

/** True when every test of the folder passes with the change in place. */
export function survives(folder: string, { file, find, replace }: Mutant): boolean {
  const options = ['--project', 'server', '--fsModuleCache=false', '--bail=1'];
  const argv = [commandPath('vitest'), 'run', ...options, folder];
  const fault = { name: 'mutant', file, find, replace, test: folder };
  const { status, stdout, signal } = spawnSync(process.execPath, argv, {
    cwd: root,
    encoding: 'utf8',
    timeout: limitMilliseconds,
    env: { ...process.env, NO_COLOR: '1', [plantedVariable]: JSON.stringify(fault) },
  });
  return signal === null && status === 0 && /Tests .*passed/u.test(stdout);
}
