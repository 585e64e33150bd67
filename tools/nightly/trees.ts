import { runChild } from '../tasks/child.ts';
import { commandPath } from '../tasks/project.ts';
import type { Tally } from '../tasks/stage.ts';

const limitSeconds = 3600;
const testTimeoutMs = limitSeconds * 1000;

const proofs = [
  // Ten thousand random trees against the second program.
  { path: 'tools/verify/tree.test.ts', env: { VERIFIED_TREES: '10000' } },
  // More than 200,000 names that somebody asks for across trees (R80).
  {
    path: 'server/src/contexts/agents/cross-tree.test.ts',
    env: { CROSS_TREE_PEOPLE: '600' },
  },
  // Forty strangers name everything that a member has (R79).
  { path: 'server/test/foreign-ids.test.ts', env: { FOREIGN_ID_CALLERS: '40' } },
] as const;

/** What `npm test` tries with a few trees, with many. */
export async function run(): Promise<Tally> {
  let passed = 0;
  for (const { path, env } of proofs) {
    const limits = ['--testTimeout', String(testTimeoutMs), '--hookTimeout', String(testTimeoutMs)];
    const { isOk } = await runChild({
      argv: [commandPath('vitest'), 'run', '--reporter=dot', ...limits, path],
      env,
      limitSeconds,
    });
    passed += isOk ? 1 : 0;
  }
  return { passed, failed: proofs.length - passed };
}
