import type { Offence, Rule } from '../rule.ts';
import type { Source } from '../source.ts';

/** Files whose reader is a tool that asks for a default export, or the router's lazy pages. */
const needsDefault = /\.config\.ts$|^apps\/[^/]+\/src\/app\/pages\//u;
const door = /^(?:packages\/[^/]+\/src(?:\/[^/]+)?|server\/src\/contexts\/[^/]+)\/index\.tsx?$/u;

export const exports: Rule = {
  name: 'exports',
  sentence:
    'nothing is exported by default, and the only barrels are the doors of packages and contexts',
  check: (tree) => tree.sources.flatMap((source) => [...defaults(source), ...barrel(source)]),
};

function defaults(source: Source): Offence[] {
  const nodes = needsDefault.test(source.path) ? [] : source.nodes('ExportDefaultDeclaration');
  return nodes.map(({ start }) => ({
    path: source.path,
    line: source.lineAt(start),
    message: 'A default export has no name to search for: export by name.',
  }));
}

function barrel(source: Source): Offence[] {
  const statements = (source.nodes('Program')[0]?.['body'] ?? []) as readonly {
    readonly type: string;
    readonly source?: unknown;
  }[];
  const reexports = statements.filter(
    ({ type, source: from }) => type.startsWith('Export') && from !== undefined && from !== null,
  );
  const isBarrel = reexports.length > 0 && reexports.length === statements.length;
  return isBarrel && !door.test(source.path)
    ? [
        {
          path: source.path,
          line: 1,
          message: 'A barrel hides where things are: import from the file itself.',
        },
      ]
    : [];
}
