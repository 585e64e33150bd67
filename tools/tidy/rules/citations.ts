import type { Offence, Rule } from '../rule.ts';
import type { Tree } from '../tree.ts';

const requirementsPage = 'docs/rules/requirements.md';
const sourcesPage = 'docs/sources.md';
const citing = /^(?:packages|server|apps|e2e|bench|tools)\/.*\.(?:ts|tsx|sql|css)$/u;
const requirement = /\bR\d{1,3}\b/gu;
/** A bare name; one with a folder before it is a path, which is checked as a link. */
const document = /(?<![\w./-])[a-z][a-z-]*\.md\b/gu;

export const citations: Rule = {
  name: 'citations',
  sentence: 'what a comment cites can be looked up in the repository',
  check: (tree) => {
    const requirements = cited(tree.text(requirementsPage), requirement);
    const documents = cited(tree.text(sourcesPage), document);
    return tree.paths
      .filter((path) => citing.test(path) && !path.startsWith('tools/tidy/'))
      .flatMap((path) => [
        ...unknown(tree, {
          path,
          pattern: requirement,
          known: requirements,
          page: requirementsPage,
        }),
        ...unknown(tree, { path, pattern: document, known: documents, page: sourcesPage }),
      ]);
  },
};

interface Lookup {
  readonly path: string;
  readonly pattern: RegExp;
  readonly known: ReadonlySet<string>;
  readonly page: string;
}

function unknown(tree: Tree, { path, pattern, known, page }: Lookup): Offence[] {
  return commentLines(tree, path).flatMap(({ text, line }) =>
    [...cited(text, pattern)]
      .filter((name) => !known.has(name))
      .map((name) => ({ path, line, message: `${name} does not stand in ${page}.` })),
  );
}

/** Comments of a TypeScript file; every line of another. */
function commentLines(tree: Tree, path: string): { text: string; line: number }[] {
  if (!/\.tsx?$/u.test(path)) {
    return tree
      .text(path)
      .split('\n')
      .map((text, index) => ({ text, line: index + 1 }));
  }
  const source = tree.source(path);
  return source.comments.map(({ value, start }) => ({ text: value, line: source.lineAt(start) }));
}

function cited(text: string, pattern: RegExp): ReadonlySet<string> {
  return new Set(text.match(pattern) ?? []);
}
