import { posix } from 'node:path';
import { usedIds } from '../tidy/rules/screen-ids.ts';
import type { Tree } from '../tidy/tree.ts';
import { checklist } from './checklist.ts';

export interface ShownScreen {
  readonly id: string;
  /** The file that draws it. */
  readonly page: string | null;
  /** The test that shows it. */
  readonly test: string | null;
}

/** The tests of tools cite ids too, and show nothing. */
const shows = /^(?:apps|packages|server|e2e)\//u;
const testFile = /\.(?:test\.tsx?|spec\.ts)$/u;

/** For each id of the checklist the file that draws it and the test that shows it. */
export function shownScreens(tree: Tree): readonly ShownScreen[] {
  // A test that expects the id draws nothing.
  const used = usedIds(tree).filter(({ path }) => !/\.test\.tsx?$/u.test(path));
  const importers = importersOf(tree);
  return checklist.map((id) => {
    const uses = used.filter((use) => covers(use.id, id)).map(({ path }) => path);
    const named = uses.length === 0 ? undefined : testNaming(tree, id);
    const tested = uses
      .map((page) => ({ page, test: named ?? testNear(tree, page, importers) }))
      .find(({ test }) => test !== null);
    return { id, ...(tested ?? { page: uses[0] ?? null, test: null }) };
  });
}

/** `NAV-…` is what a made id begins with. */
function covers(attribute: string, id: string): boolean {
  return attribute === id || (attribute.endsWith('…') && id.startsWith(attribute.slice(0, -1)));
}

function testNaming(tree: Tree, id: string): string | undefined {
  const whole = new RegExp(`\\b${id}\\b(?!-)`, 'u');
  return tree.paths.find(
    (path) => shows.test(path) && testFile.test(path) && whole.test(tree.text(path)),
  );
}

/** The test beside the file, or beside the nearest file that has it among its parts. */
function testNear(
  tree: Tree,
  page: string,
  importers: ReadonlyMap<string, readonly string[]>,
): string | null {
  const seen = new Set([page]);
  // A set goes on to what is added while it is walked: the nearest come first.
  for (const path of seen) {
    const beside = path.replace(/\.tsx?$/u, '.test.tsx');
    if (beside !== path && tree.has(beside)) {
      return beside;
    }
    importers.get(path)?.forEach((importer) => seen.add(importer));
  }
  return null;
}

function importersOf(tree: Tree): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>();
  const fronts = tree.sources.filter(({ path }) => /^(?:apps|packages\/ui)\//u.test(path));
  for (const { path, imports, isTest } of fronts) {
    for (const { specifier } of isTest ? [] : imports) {
      const imported = posix.join(posix.dirname(path), specifier);
      importers.set(imported, [...(importers.get(imported) ?? []), path]);
    }
  }
  return importers;
}
