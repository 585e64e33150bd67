import { posix } from 'node:path';
import type { Rule } from '../rule.ts';
import type { Tree } from '../tree.ts';

const useCase = /^server\/src\/contexts\/[^/]+\/(?:[^/]+\/)?use-cases\/[^/.]+\.ts$/u;

export const useCaseTests: Rule = {
  name: 'use-case-tests',
  sentence: 'every use case is reached by a test of its context',
  check: (tree) => {
    const reached = reachedFiles(tree);
    return tree.paths
      .filter((path) => useCase.test(path) && !reached.has(path))
      .map((path) => ({
        path,
        line: 1,
        message: 'No test of this context reaches the use case: put one beside it.',
      }));
  },
};

/**
 * What tests import, and what that imports inside its context. A test beside `routes.ts` calls the
 * routes through the whole pipeline, so it reaches what they bind. Through a door a test reaches
 * what it takes from it by name.
 */
function reachedFiles(tree: Tree): ReadonlySet<string> {
  const tests = tree.sources
    .filter(({ path, isTest }) => isTest && path.startsWith('server/src/contexts/'))
    .map(({ path }) => path);
  const routes = tests
    .filter((path) => /\/(?:desk-)?routes\.test\.ts$/u.test(path))
    .map((path) => path.replace('.test.ts', '.ts'));
  const reached = new Set<string>();
  const visit = (path: string): void => {
    if (reached.has(path) || !tree.has(path) || !path.endsWith('.ts')) {
      return;
    }
    reached.add(path);
    for (const target of importsInContext(tree, path)) {
      visit(target);
    }
  };
  [...tests, ...routes].forEach(visit);
  return reached;
}

function importsInContext(tree: Tree, path: string): readonly string[] {
  const context = path.split('/').slice(0, 4).join('/');
  const door = `${context}/index.ts`;
  return relativeImports(tree, path)
    .filter(({ target }) => target.startsWith(`${context}/`))
    .flatMap(({ target, names }) => (target === door ? behind(tree, door, names) : [target]));
}

/** Files from which the door hands these names out. */
function behind(tree: Tree, door: string, names: readonly string[]): readonly string[] {
  return relativeImports(tree, door)
    .filter((reexport) => reexport.names.some((name) => names.includes(name)))
    .map(({ target }) => target);
}

function relativeImports(tree: Tree, path: string): { target: string; names: readonly string[] }[] {
  return tree.has(path)
    ? tree
        .source(path)
        .imports.filter(({ specifier, isTypeOnly }) => specifier.startsWith('.') && !isTypeOnly)
        .map(({ specifier, names }) => ({
          target: posix.normalize(posix.join(posix.dirname(path), specifier)),
          names,
        }))
    : [];
}
