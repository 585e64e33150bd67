import { posix } from 'node:path';
import type { Offence, Rule } from '../rule.ts';
import type { Source } from '../source.ts';
import type { Tree } from '../tree.ts';

/** Files whose reader asks for a default export: tools, the journeys' start, lazy pages. */
const needsDefault =
  /\.config\.ts$|^e2e\/support\/start-[\w-]+\.ts$|^apps\/[^/]+\/src\/app\/pages\//u;
const contextDoor = /^server\/src\/contexts\/[^/]+\/index\.ts$/u;

export const exports: Rule = {
  name: 'exports',
  sentence:
    'nothing is exported by default, and the only barrels are the doors of packages and contexts',
  check: (tree) => {
    const doors = packageDoors(tree);
    return tree.sources.flatMap((source) => [...defaults(source), ...barrel(source, doors)]);
  },
};

/** Files that the `exports` of a package name. */
function packageDoors(tree: Tree): ReadonlySet<string> {
  const manifests = tree.paths.filter((path) => /^packages\/[^/]+\/package\.json$/u.test(path));
  return new Set(
    manifests.flatMap((path) => {
      const { exports: named = {} } = JSON.parse(tree.text(path)) as {
        readonly exports?: Readonly<Record<string, string>>;
      };
      return Object.values(named).map((file) => posix.join(posix.dirname(path), file));
    }),
  );
}

function defaults(source: Source): Offence[] {
  const nodes = needsDefault.test(source.path) ? [] : source.nodes('ExportDefaultDeclaration');
  return nodes.map(({ start }) => ({
    path: source.path,
    line: source.lineAt(start),
    message: 'A default export has no name to search for: export by name.',
  }));
}

function barrel(source: Source, doors: ReadonlySet<string>): Offence[] {
  const statements = (source.nodes('Program')[0]?.['body'] ?? []) as readonly {
    readonly type: string;
    readonly source?: unknown;
  }[];
  const reexports = statements.filter(
    ({ type, source: from }) => type.startsWith('Export') && from !== undefined && from !== null,
  );
  const isBarrel = reexports.length > 0 && reexports.length === statements.length;
  const isDoor = doors.has(source.path) || contextDoor.test(source.path);
  return isBarrel && !isDoor
    ? [
        {
          path: source.path,
          line: 1,
          message: 'A barrel hides where things are: import from the file itself.',
        },
      ]
    : [];
}
