import { dottedName } from '../literal.ts';
import type { Offence, Rule } from '../rule.ts';
import { isNode, type Source, type SyntaxNode } from '../source.ts';

const timeOfDatabase = new RegExp(
  [
    String.raw`\b(?:now|(?:clock|statement|transaction)_timestamp|timeofday)\s*\(`,
    String.raw`\bcurrent_(?:date|time|timestamp)\b`,
    String.raw`\blocaltime(?:stamp)?\b`,
    "'(?:now|today|tomorrow|yesterday)'",
  ].join('|'),
  'iu',
);
/** The one reader; and the note of when a migration ran, before there is a clock. */
const readers = /^server\/src\/platform\/(?:database-time|migrations)\.ts$/u;
const message = 'SQL that asks for the time bypasses ctx.clock: hand the moment in as a parameter.';

export const databaseTime: Rule = {
  name: 'database-time',
  sentence: 'no statement, default or function of the database takes the time by itself',
  check: (tree) => [
    ...tree.sources.flatMap(inQueries),
    ...tree.paths
      .filter((path) => path.startsWith('server/migrations/') && path.endsWith('.sql'))
      .flatMap((path) => inMigration(path, tree.text(path))),
  ],
};

function inQueries(source: Source): Offence[] {
  const isProduct = source.path.startsWith('server/src/') && !source.isTest;
  if (!isProduct || readers.test(source.path)) {
    return [];
  }
  const queries = [
    ...source.nodes('TaggedTemplateExpression').filter(({ tag }) => dottedName(tag) === 'sql'),
    ...source.nodes('CallExpression').filter(isSent),
  ];
  return queries
    .flatMap((query) => textsOf(query))
    .filter(({ start, end }) => timeOfDatabase.test(source.text.slice(start, end)))
    .map(({ start }) => ({ path: source.path, line: source.lineAt(start), message }));
}

/** `sql.raw(…)` and `pool.query(…)`. */
function isSent({ callee }: SyntaxNode): boolean {
  const name = isNode(callee) && callee.type === 'MemberExpression' ? callee['property'] : callee;
  return /^(?:query|raw)$/u.test(dottedName(name));
}

/** The literal text of a query; what is put into it is code of its own. */
function textsOf({ type, quasi, arguments: given }: SyntaxNode): readonly SyntaxNode[] {
  const query: unknown = Array.isArray(given) ? given[0] : undefined;
  const text = type === 'TaggedTemplateExpression' ? quasi : query;
  if (!isNode(text)) {
    return [];
  }
  return Array.isArray(text['quasis']) ? text['quasis'].filter(isNode) : [text];
}

function inMigration(path: string, text: string): Offence[] {
  return text.split('\n').flatMap((line, index) => {
    const code = line.replace(/--.*$/u, '');
    return timeOfDatabase.test(code) ? [{ path, line: index + 1, message }] : [];
  });
}
