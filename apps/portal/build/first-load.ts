import { join } from 'node:path';

/** What is used of the bundler's chunking interface. */
interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const entry = join(import.meta.dirname, '../src/main.tsx');
/** Doors of packages: what lies behind one is wanted piece by piece. */
const door = /\/packages\/\w+\/src\/(?:index|react|client\/index)\.tsx?$/u;
/** Parts of libraries that only later pages use. */
const laterParts = [
  /query-core\/.*\/(?:infinite|queriesObserver|mutationObserver|hydration)/u,
  /react-query\/.*\/(?:useInfinite|useQueries|useMutation|useSuspense|HydrationBoundary)/u,
];
const alwaysUsed = [
  /\/packages\/(?:i18n\/src|money\/src|protocol\/src\/client)\//u,
  /\/packages\/ui\/src\/controls\/(?:button|class-names|icon-button|spinner|live-region|pieces)/u,
  /\/packages\/ui\/src\/(?:icons\/|theme\/|art\/logo|layers\/menu)/u,
];

/**
 * Names the chunk of everything that the page needs before it works, as two files: libraries, which
 * change rarely, and the shell. Without it the bundler makes some thirty small ones, which compress
 * worse and load later.
 */
export function firstLoadChunk(): (id: string, graph: ModuleGraph) => string | null {
  let reached: Set<string> | undefined;
  return (id, graph) => {
    reached ??= reachable(graph);
    const fits = (pattern: RegExp): boolean => pattern.test(id);
    if (laterParts.some(fits) || !(reached.has(id) || alwaysUsed.some(fits))) {
      return null;
    }
    return id.includes('node_modules') ? 'libraries' : 'shell';
  };
}

function reachable(graph: ModuleGraph): Set<string> {
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
  visit(entry);
  return seen;
}
