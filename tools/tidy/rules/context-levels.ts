import { posix } from 'node:path';
import { exportedLiteral } from '../literal.ts';
import type { Offence, Rule } from '../rule.ts';
import type { Source } from '../source.ts';
import type { Tree } from '../tree.ts';

const levelsPath = 'server/src/levels.ts';
const contextOf = /^server\/src\/contexts\/(?<name>[^/]+)\//u;

/** What `levels.ts` says: the level of each context, and the contexts that it may use. */
type Levels = Readonly<
  Record<string, { readonly level: number; readonly uses: readonly string[] }>
>;

export const contextLevels: Rule = {
  name: 'context-levels',
  sentence: 'contexts use lower levels only, and only those that levels.ts lets them use',
  check: (tree) => {
    const contexts = new Set(tree.paths.flatMap((path) => nameOf(path) ?? []));
    if (contexts.size === 0) {
      return [];
    }
    if (!tree.has(levelsPath)) {
      return [{ path: levelsPath, line: 1, message: 'The levels of the contexts are missing.' }];
    }
    const stated = readLevels(tree);
    return [
      ...faultsOf(stated, contexts).map((message) => ({ path: levelsPath, line: 1, message })),
      ...unusedEdges(tree, stated),
      ...tree.sources
        .filter(({ isTest }) => !isTest)
        .flatMap((source) => forbiddenUses(source, stated)),
    ];
  },
};

function readLevels(tree: Tree): Levels {
  return (exportedLiteral(tree.source(levelsPath), 'levels') ?? {}) as Levels;
}

/**
 * The data itself: every folder has a level, every edge leads downwards. A context that is still to
 * come has a level and no folder; an edge to or from it is caught as one that nobody takes.
 */
function faultsOf(levels: Levels, contexts: ReadonlySet<string>): readonly string[] {
  const unknown = [...contexts].filter((name) => levels[name] === undefined);
  const upward = Object.entries(levels).flatMap(([user, { level, uses }]) =>
    uses
      .filter((name) => (levels[name]?.level ?? Infinity) >= level)
      .map((name) => `${user} uses ${name}, which is not on a lower level.`),
  );
  return [...unknown.map((name) => `${name} has no level.`), ...upward];
}

function forbiddenUses(source: Source, levels: Levels): Offence[] {
  const user = nameOf(source.path);
  if (user === undefined) {
    return [];
  }
  return usedContexts(source)
    .filter(({ name }) => name !== user && levels[user]?.uses.includes(name) !== true)
    .map(({ name, line }) => ({
      path: source.path,
      line,
      message: `${user} may not use ${name}: compose both above, or add the edge to levels.ts.`,
    }));
}

/** An edge that no import takes is a door left open. */
function unusedEdges(tree: Tree, levels: Levels): Offence[] {
  const taken = new Set(
    tree.sources
      .filter(({ isTest }) => !isTest)
      .flatMap((source) =>
        usedContexts(source).map(({ name }) => `${nameOf(source.path)} ${name}`),
      ),
  );
  return Object.entries(levels).flatMap(([user, { uses }]) =>
    uses
      .filter((name) => !taken.has(`${user} ${name}`))
      .map((name) => ({
        path: levelsPath,
        line: 1,
        message: `${user} may use ${name} and does not: take the edge away.`,
      })),
  );
}

function usedContexts(source: Source): { name: string; line: number }[] {
  return source.imports
    .filter(({ specifier }) => specifier.startsWith('.'))
    .flatMap(({ specifier, line }) => {
      const target = posix.normalize(posix.join(posix.dirname(source.path), specifier));
      const name = nameOf(target);
      return name === undefined ? [] : [{ name, line }];
    });
}

function nameOf(path: string): string | undefined {
  return contextOf.exec(path)?.groups?.['name'];
}
