import type { Tree } from '../tidy/tree.ts';

/** What one run of one file of tests ended with, and when. */
export interface FileResult {
  readonly passed: number;
  readonly failed: number;
  /** When the run began, as an instant. */
  readonly at: string;
}

export interface TracedTest extends Partial<FileResult> {
  readonly path: string;
}

export interface TracedRequirement {
  readonly id: string;
  readonly clause: string;
  readonly tests: readonly TracedTest[];
}

const requirementsPage = 'docs/rules/requirements.md';
const clauseRow = /^\| (?<id>R\d+) \| (?<clause>.+) \|$/gmu;
const citation = /\bR\d+\b/gu;
const testFile = /\.(?:test|spec)\.tsx?$/u;
const tableRow = /^\| (?<ids>R\d[^|]*) \|(?<cells>.+)\|$/gmu;
const pathInTable = /`(?<path>[^`]+\.(?:test|spec)\.tsx?)`/gu;

/**
 * Every requirement of trust with the tests that show it: those that cite its number, and those
 * that a page of rules names in its row. What each ended with last is added where a run says so.
 */
export function requirementTests(
  tree: Tree,
  results: ReadonlyMap<string, FileResult>,
): readonly TracedRequirement[] {
  const paths = new Map<string, Set<string>>();
  const add = (id: string, path: string): void => {
    paths.set(id, (paths.get(id) ?? new Set<string>()).add(path));
  };
  for (const path of tree.paths.filter((name) => testFile.test(name))) {
    for (const [id] of tree.text(path).matchAll(citation)) {
      add(id, path);
    }
  }
  for (const page of tree.paths.filter((name) => /^docs\/rules\/.+\.md$/u.test(name))) {
    for (const { groups } of tree.text(page).matchAll(tableRow)) {
      const shown = [...(groups?.['cells'] ?? '').matchAll(pathInTable)];
      for (const [id] of (groups?.['ids'] ?? '').matchAll(citation)) {
        shown.forEach((match) => add(id, match.groups?.['path'] ?? ''));
      }
    }
  }
  return [...tree.text(requirementsPage).matchAll(clauseRow)].map(({ groups }) => {
    const { id = '', clause = '' } = groups ?? {};
    const tests = [...(paths.get(id) ?? [])].toSorted();
    return { id, clause, tests: tests.map((path) => ({ path, ...results.get(path) })) };
  });
}
