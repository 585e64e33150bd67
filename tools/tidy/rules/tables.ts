import { dottedName } from '../literal.ts';
import type { Offence, Rule } from '../rule.ts';
import type { Source, SyntaxNode } from '../source.ts';
import type { Tree } from '../tree.ts';

const madeTable = /create table\s+(?:if not exists\s+)?(\w+)/giu;
const droppedTable = /^drop table\s+(?:if exists\s+)?(\w+)/gimu;
const renamedTable = /alter table\s+(\w+)\s+rename to\s+(\w+)/giu;
const usedTable = /\b(?:from|join|into|update|table|using)\s+(?:only\s+)?(\w+)/giu;
const readme = /^server\/src\/contexts\/(?<name>[^/]+)\/README\.md$/u;
const owned = /^server\/src\/(?:contexts\/(?<context>[^/]+)|(?<platform>platform))\//u;

export const tables: Rule = {
  name: 'tables',
  sentence: 'a table belongs to the context whose README names it, and only its SQL uses it',
  check: (tree) => {
    const owners = ownersOf(tree);
    return [
      ...unowned(tree, owners),
      ...tree.sources.filter(({ isTest }) => !isTest).flatMap((source) => foreign(source, owners)),
    ];
  },
};

/** The lines of the READMEs that begin with "Tables". What no context names is the platform's. */
function ownersOf(tree: Tree): ReadonlyMap<string, string> {
  return new Map(
    tree.paths.flatMap((path) => {
      const name = readme.exec(path)?.groups?.['name'];
      const lines = tree.text(path).split('\n');
      const line = lines.find((text) => /^-? ?(?:\*\*)?Tables\b/u.test(text)) ?? '';
      return name === undefined
        ? []
        : [...line.matchAll(/`(\w+)`/gu)].map(([, table = '']) => [table, name] as const);
    }),
  );
}

function unowned(tree: Tree, owners: ReadonlyMap<string, string>): Offence[] {
  const platform = platformTables(tree);
  const dropped = new Set(migrated(tree, droppedTable).map(({ table }) => table));
  const renamed = new Map(migrated(tree, renamedTable).map(({ table, to }) => [table, to]));
  return migrated(tree, madeTable)
    .map(({ path, table }) => ({ path, table: renamed.get(table) ?? table }))
    .filter(({ table }) => !owners.has(table) && !platform.has(table) && !dropped.has(table))
    .map(({ path, table }) => ({
      path,
      line: 1,
      message: `${table} belongs to nobody: name it in the "Tables" of a context's README.`,
    }));
}

/**
 * The tables that migrations name in this way, and their new names where the pattern has one; a
 * name that was dropped or left is not used again.
 */
function migrated(tree: Tree, pattern: RegExp): { path: string; table: string; to: string }[] {
  return tree.paths
    .filter((path) => path.startsWith('server/migrations/') && path.endsWith('up.sql'))
    .flatMap((path) =>
      [...tree.text(path).matchAll(pattern)].map(([, table = '', to = '']) => ({
        path,
        table,
        to,
      })),
    );
}

function platformTables(tree: Tree): ReadonlySet<string> {
  return new Set(
    tree.sources
      .filter(({ path, isTest }) => path.startsWith('server/src/platform/') && !isTest)
      .flatMap((source) => sqlTexts(source).flatMap(({ text }) => tablesIn(text))),
  );
}

function foreign(source: Source, owners: ReadonlyMap<string, string>): Offence[] {
  const groups = owned.exec(source.path)?.groups;
  const user = groups?.['context'] ?? groups?.['platform'];
  if (user === undefined) {
    return [];
  }
  return sqlTexts(source).flatMap(({ node, text }) =>
    tablesIn(text)
      .filter((table) => (owners.get(table) ?? user) !== user)
      .map((table) => ({
        path: source.path,
        line: source.lineAt(node.start),
        message: `${table} is a table of ${owners.get(table)}: ask through its door.`,
      })),
  );
}

/** `sql` templates; in the platform, which also talks to the driver itself, every template. */
function sqlTexts(source: Source): { node: SyntaxNode; text: string }[] {
  const tagged = source
    .nodes('TaggedTemplateExpression')
    .filter(({ tag }) => dottedName(tag) === 'sql');
  const bare = source.path.startsWith('server/src/platform/')
    ? [...source.nodes('TemplateLiteral'), ...source.nodes('Literal')]
    : [];
  return [...tagged, ...bare].map((node) => ({
    node,
    text: source.text.slice(node.start, node.end),
  }));
}

function tablesIn(sql: string): string[] {
  return [...new Set([...sql.matchAll(usedTable)].map(([, name = '']) => name))];
}
