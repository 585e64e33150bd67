import { posix } from 'node:path';
import type { Tree } from './tree.ts';

/** Folder of each workspace by its package name, from the package files of the tree. */
export function workspaceFolders(tree: Tree): ReadonlyMap<string, string> {
  const manifests = tree.paths.filter((path) => path.endsWith('/package.json'));
  return new Map(
    manifests.map((path) => {
      const { name } = JSON.parse(tree.text(path)) as { readonly name: string };
      return [name, posix.dirname(path)];
    }),
  );
}

export function workspaceOf(path: string, folders: Iterable<string>): string {
  return [...folders].find((folder) => path.startsWith(`${folder}/`)) ?? '';
}

/**
 * Where an import leads: a path of the tree for a relative one, `packages/money` or
 * `packages/protocol:endpoints` for a workspace, and the specifier itself for anything else.
 */
export function importTarget(
  specifier: string,
  from: { readonly path: string; readonly folders: ReadonlyMap<string, string> },
): string {
  if (specifier.startsWith('.')) {
    return posix.normalize(posix.join(posix.dirname(from.path), specifier));
  }
  const [scope = '', name = '', ...rest] = specifier.split('/');
  const folder = from.folders.get(`${scope}/${name}`);
  if (folder === undefined) {
    return specifier;
  }
  return rest.length === 0 ? folder : `${folder}:${rest.join('/')}`;
}
