import { dottedName } from '../literal.ts';
import type { Offence, Rule } from '../rule.ts';
import type { Source } from '../source.ts';

const builders = /\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|executeQuery)$/u;
/** `store.ts`, or a store split by table: `store-holds.ts`; a large context has folders by area. */
const store = /^server\/src\/(?:platform|contexts\/[^/]+)\/(?:[^/]+\/)?store(?:-[\w-]+)?\.ts$/u;
/** The commands of a transaction are the platform's, and have no types. */
const commands = /^server\/src\/platform\/(?:savepoint|sql)\.ts$/u;
const fractions =
  /\b(?:real|float\d?|double\s+precision|money)\b(?=\s*(?:,|\)|not|null|default|check|$))/giu;

export const sqlPlace: Rule = {
  name: 'sql-place',
  sentence: 'SQL stands in stores and migrations only, and no column is a binary fraction',
  check: (tree) => [
    ...tree.sources.flatMap(misplaced),
    ...tree.paths
      .filter((path) => path.startsWith('server/migrations/') && path.endsWith('.sql'))
      .flatMap((path) => floatColumns(path, tree.text(path))),
  ],
};

function misplaced(source: Source): Offence[] {
  const isProduct = source.path.startsWith('server/src/') && !source.isTest;
  if (!isProduct || store.test(source.path) || commands.test(source.path)) {
    return [];
  }
  const nodes = [
    ...source.nodes('TaggedTemplateExpression').filter(({ tag }) => dottedName(tag) === 'sql'),
    ...source.nodes('CallExpression').filter(({ callee }) => builders.test(callName(callee))),
  ];
  return nodes.map(({ start }) => ({
    path: source.path,
    line: source.lineAt(start),
    message: 'SQL belongs into the store.ts of its context, or into a store of the platform.',
  }));
}

/** `x.y().selectFrom` ends in the called name, whatever stands before. */
function callName(callee: unknown): string {
  const { type, property } = callee as { type: string; property?: unknown };
  return type === 'MemberExpression' ? `.${dottedName(property)}` : '';
}

function floatColumns(path: string, text: string): Offence[] {
  return text.split('\n').flatMap((line, index) => {
    const code = line.replace(/--.*$/u, '').trimEnd();
    return [...code.matchAll(fractions)].map(([type]) => ({
      path,
      line: index + 1,
      message: `A column of type ${type} is a binary fraction: use bigint minor units or numeric.`,
    }));
  });
}
