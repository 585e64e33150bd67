import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Release {
  readonly release: string;
  readonly commit: string;
}

/** The release from the root manifest, the commit where the checkout still knows it. */
export function readRelease(root: string): Release {
  // Our own manifest, written by us.
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  const head = readIfThere(join(root, '.git', 'HEAD'));
  const [, ref] = /^ref: (\S+)/u.exec(head) ?? [];
  const commit = ref === undefined ? head : readIfThere(join(root, '.git', ref));
  return { release: manifest.version, commit: commit.trim() || 'unknown' };
}

function readIfThere(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}
