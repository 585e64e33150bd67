import { posix } from 'node:path';
import { dottedName } from '../literal.ts';
import type { Offence, Rule } from '../rule.ts';
import { isNode, type Source } from '../source.ts';
import type { Tree } from '../tree.ts';

const pageTable = /^apps\/[^/]+\/src\/app\/(?:[a-z]+-)?pages\.ts$/u;
const dialogSet = /^apps\/[^/]+\/src\/(?:features\/[^/]+|app)\/dialogs\.ts$/u;

export const screenTests: Rule = {
  name: 'screen-tests',
  sentence: 'every page of a table and every declared dialog has a screen test beside it',
  check: (tree) =>
    tree.sources
      .filter(({ path }) => pageTable.test(path) || dialogSet.test(path))
      .flatMap((source) => screensOf(source).flatMap((screen) => untested(tree, source, screen))),
};

interface Screen {
  readonly specifier: string;
  readonly line: number;
}

/** Pages and dialogs are fetched when they are shown: each is one `import()` of its table. */
function screensOf(source: Source): readonly Screen[] {
  return source.nodes('ImportExpression').flatMap((call) => {
    const specifier = isNode(call['source']) ? call['source']['value'] : undefined;
    return typeof specifier === 'string' ? [{ specifier, line: source.lineAt(call.start) }] : [];
  });
}

function untested(tree: Tree, source: Source, { specifier, line }: Screen): readonly Offence[] {
  const path = posix.join(posix.dirname(source.path), specifier);
  const test = path.replace(/\.tsx$/u, '.test.tsx');
  return tree.has(test) && hasTests(tree.source(test))
    ? []
    : [{ path: source.path, line, message: `${path} has no screen test: write ${test}.` }];
}

/** A file without a test in it is none. */
function hasTests(source: Source): boolean {
  return source
    .nodes('CallExpression')
    .some(({ callee }) => /^(?:it|test)(?:\.|$)/u.test(dottedName(callee)));
}
