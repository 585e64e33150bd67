import { describe, expect, it } from 'vitest';
import { root } from '../tasks/project.ts';
import { readTree, Tree } from '../tidy/tree.ts';
import { fileResults } from './file-results.ts';
import { requirementTests } from './requirement-tests.ts';

const tree = new Tree({
  'docs/rules/requirements.md':
    '# Trust\n\n| | |\n|---|---|\n| R1 | Limits. |\n| R16 | Harm. |\n| R58 | Traces. |\n',
  'docs/rules/protection.md':
    '| R1, R5 | to the minor unit | `a/limits.test.ts`, `a/windows.test.ts` |\n| Rule | none | `b.test.ts` |\n',
  'a/limits.test.ts': "it('holds (R1)');",
  'a/nights.test.ts': "it('counts nights (R16)');",
  'a/nights.ts': '/** R58 */',
  'e2e/play.spec.ts': '// R160 is none of them, and R16 is one.',
});

describe('requirementTests', () => {
  it('names the tests that cite a requirement or that a page of rules names, each once (R58)', () => {
    const found = requirementTests(tree, new Map());
    expect(found.map(({ id, tests }) => [id, tests.map(({ path }) => path)])).toEqual([
      ['R1', ['a/limits.test.ts', 'a/windows.test.ts']],
      ['R16', ['a/nights.test.ts', 'e2e/play.spec.ts']],
      ['R58', []],
    ]);
    expect(found[0]?.clause).toBe('Limits.');
  });

  it('adds what each ended with last', () => {
    const run = (startTime: number, ...states: readonly string[]) => ({
      testResults: [
        {
          name: '/work/a/nights.test.ts',
          startTime,
          status: states.includes('failed') ? 'failed' : 'passed',
          assertionResults: states.map((status) => ({ status })),
        },
      ],
    });
    const results = fileResults([run(2000, 'passed', 'failed'), run(1000, 'passed')], '/work');
    const [, harm] = requirementTests(tree, results);
    expect(harm?.tests[0]).toEqual({
      path: 'a/nights.test.ts',
      passed: 1,
      failed: 1,
      at: '1970-01-01T00:00:02Z',
    });
    expect(harm?.tests[1]).toEqual({ path: 'e2e/play.spec.ts' });
    const unread = {
      ...run(1),
      testResults: run(1).testResults.map((file) => ({ ...file, status: 'failed' })),
    };
    expect(fileResults([unread], '/work').get('a/nights.test.ts')).toMatchObject({ failed: 1 });
  });

  it('finds every requirement of the page, and tests of most', () => {
    const found = requirementTests(readTree(root), new Map());
    expect(found.length).toBeGreaterThan(120);
    expect(found.filter(({ tests }) => tests.length > 0).length).toBeGreaterThan(60);
  });
});
