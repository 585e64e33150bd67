import { join } from 'node:path';

/** The part of the bundler's chunking interface that this plugin uses. */
export interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const entry = join(import.meta.dirname, '../src/main.tsx');
const home = join(import.meta.dirname, '../src/app/pages/home-page.tsx');
/**
 * The entry files of our packages. A page needs only some of what such a file exports, so each
 * module behind it is placed on its own.
 */
const door = /\/packages\/\w+\/src\/(?:index|react|client\/index)\.tsx?$/u;
/** Parts of libraries that only later pages use. */
const laterParts = [
  /query-core\/.*\/(?:infinite|queriesObserver|mutationObserver|hydration)/u,
  /react-query\/.*\/(?:useInfinite|useQueries|useMutation|useSuspense|HydrationBoundary)/u,
];
const alwaysUsed = [
  /\/packages\/(?:i18n\/src\/(?!languages)|protocol\/src\/client\/(?!failure-kind|landing))/u,
  /\/packages\/ui\/src\/controls\/(?:button|class-names|hidden|icon-button|live-region|spinner)\./u,
  /\/packages\/ui\/src\/(?:icons\/(?!data\/(?:channel-)?icons)|theme\/|art\/logo)/u,
];

const usedByHome = [
  /\/packages\/ui\/src\/layers\/open-layers/u,
  /\/packages\/protocol\/src\/switches/u,
];

export type ChunkName = (id: string, graph: ModuleGraph) => string | null;

export interface ChunkGroup {
  readonly name: ChunkName;
  readonly priority: number;
  /** What the bundler calls it in its reports. */
  readonly debugName: string;
}

/**
 * Names the chunks of everything that the home page needs before it works: libraries, which change
 * rarely, the shell and the home rows. Without it the bundler makes some thirty small ones, which
 * compress worse and load later. What the shell needs goes before what the rows need.
 */
export function firstLoadChunks(): readonly ChunkGroup[] {
  let first: ReadonlySet<string> | undefined;
  let rows: ReadonlySet<string> | undefined;
  const isLater = (id: string): boolean => laterParts.some((part) => part.test(id));
  const isFirst = (id: string, graph: ModuleGraph): boolean => {
    first ??= reachable(graph, entry);
    return !isLater(id) && (first.has(id) || alwaysUsed.some((part) => part.test(id)));
  };
  const isRow = (id: string, graph: ModuleGraph): boolean => {
    rows ??= reachable(graph, home);
    const isUsed = rows.has(id) || usedByHome.some((part) => part.test(id));
    return isUsed && id !== home && !isLater(id) && !isFirst(id, graph);
  };
  const isLibrary = (id: string): boolean => id.includes('node_modules');
  return [
    {
      priority: 3,
      debugName: 'libraries',
      name: (id, graph) => (isLibrary(id) && isFirst(id, graph) ? 'libraries' : null),
    },
    {
      priority: 2,
      debugName: 'shell',
      name: (id, graph) => (isFirst(id, graph) ? 'shell' : null),
    },
    { priority: 1, debugName: 'home', name: (id, graph) => (isRow(id, graph) ? 'home' : null) },
  ];
}

/** What a module brings along when it is loaded. */
export function reachable(graph: ModuleGraph, start: string): Set<string> {
  const seen = new Set<string>();
  const visit = (id: string): void => {
    if (seen.has(id)) {
      return;
    }
    seen.add(id);
    const isDoor = door.test(id);
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) {
      if (!isDoor || next.includes('node_modules')) {
        visit(next);
      }
    }
  };
  visit(start);
  return seen;
}
