import { globSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readJson, root } from '../tasks/project.ts';
import { readTree } from '../tidy/tree.ts';
import { fileResults, type RunReport } from './file-results.ts';
import { requirementTests, type TracedTest } from './requirement-tests.ts';

/**
 * `npm run trace [-- [--json] [R16 …]]`: each requirement of trust, the tests that show it, and
 * what they ended with in the last `npm test` on this machine (R58).
 */
const { values, positionals } = parseArgs({
  options: { json: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const reports = globSync('test-results/*.json', { cwd: root }).map(
  (path) => readJson(`${root}/${path}`) as RunReport,
);
const traced = requirementTests(readTree(root), fileResults(reports, root)).filter(
  ({ id }) => positionals.length === 0 || positionals.includes(id),
);
if (traced.length === 0) {
  console.error(`No requirement is called ${positionals.join(' or ')}.`);
  process.exitCode = 1;
} else if (values.json) {
  console.log(JSON.stringify(traced, null, 2));
} else {
  for (const { id, clause, tests } of traced) {
    console.log(`${id}  ${clause}`);
    tests.forEach((test) => console.log(`    ${stateOf(test)}  ${test.path}`));
  }
  const shown = traced.filter(({ tests }) => tests.length > 0).length;
  console.log(`${shown} of ${traced.length} are shown by a test`);
}

function stateOf({ passed, failed, at }: TracedTest): string {
  if (at === undefined || failed === undefined) {
    return 'not run'.padEnd(30);
  }
  return `${failed > 0 ? `${failed} failed` : `${passed} passed`} ${at}`.padEnd(30);
}
