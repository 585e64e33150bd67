import { runChild } from '../tasks/child.ts';
import { commandPath } from '../tasks/project.ts';
import type { Tally } from '../tasks/stage.ts';

const limitSeconds = 2 * 3600;
const testTimeoutMs = limitSeconds * 1000;
/** Each claims twice at once: the ten thousand claims of R47. */
const members = 5000;

/** Ten thousand claims at once, of a budget and of a rain, for which there is enough for a part. */
export async function run(): Promise<Tally> {
  const limits = ['--testTimeout', String(testTimeoutMs), '--hookTimeout', String(testTimeoutMs)];
  const path = 'server/test/never-over-issued.test.ts';
  const { isOk } = await runChild({
    argv: [commandPath('vitest'), 'run', '--reporter=dot', ...limits, path],
    env: { OVER_ISSUE_MEMBERS: String(members) },
    limitSeconds,
  });
  return isOk ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
