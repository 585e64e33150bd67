import { runChild } from '../tasks/child.ts';
import { commandPath } from '../tasks/project.ts';
import type { Tally } from '../tasks/stage.ts';

const limitSeconds = 2 * 3600;
const testTimeoutMs = limitSeconds * 1000;
/** Each claims twice at once: the ten thousand claims of R47. */
const members = 5000;
/** The accounts of the bots of R89. */
const farm = 1000;

/**
 * Ten thousand claims at once, of a budget and of a rain, for which there is enough for a part, and
 * those of a farm of accounts.
 */
export async function run(): Promise<Tally> {
  const limits = ['--testTimeout', String(testTimeoutMs), '--hookTimeout', String(testTimeoutMs)];
  const paths = ['server/test/never-over-issued.test.ts', 'server/test/farms.test.ts'];
  const { isOk } = await runChild({
    argv: [commandPath('vitest'), 'run', '--reporter=dot', ...limits, ...paths],
    env: { OVER_ISSUE_MEMBERS: String(members), FARM_ACCOUNTS: String(farm) },
    limitSeconds,
  });
  return isOk ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
