import type { Method } from '@portal/protocol';

interface Entry {
  readonly method: Method;
  readonly pattern: RegExp;
}

export interface PathTable {
  /** Methods that the path has; empty for an unknown path. */
  methodsOf(path: string): readonly Method[];
}

/** Tells 405 from 404: the router itself knows only that nothing matched. */
export function createPathTable(
  rows: readonly { readonly method: Method; readonly path: string }[],
): PathTable {
  const entries: readonly Entry[] = rows.map(({ method, path }) => ({
    method,
    pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/gu, '[^/]+')}$`, 'u'),
  }));
  return {
    methodsOf(path) {
      const methods = entries.filter(({ pattern }) => pattern.test(path)).map((row) => row.method);
      return [...new Set(methods)];
    },
  };
}
