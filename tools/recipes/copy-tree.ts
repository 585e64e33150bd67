import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * A copy of the tree as it lies there, what is not committed included, in a repository of its own:
 * what is touched after it is what `git status` says.
 */
export function copyTree(root: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'portal-recipe-'));
  const listed = git(root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard');
  const deleted = new Set(git(root, 'ls-files', '-z', '--deleted').split('\0'));
  const paths = listed.split('\0').filter((path) => path !== '' && !deleted.has(path));
  for (const path of new Set(paths)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    copyFileSync(join(root, path), join(copy, path));
  }
  // A workspace has packages of its own where another one needs another version.
  const packages = paths
    .filter((path) => path === 'package.json' || path.endsWith('/package.json'))
    .map((path) => join(dirname(path), 'node_modules'));
  for (const folder of packages.filter((path) => existsSync(join(root, path)))) {
    linkFolder(join(root, folder), join(copy, folder));
  }
  // What tools keep there from run to run is written in place: the copy has its own.
  for (const kept of ['.cache', '.vite', '.vite-temp', '.vitest-cache']) {
    rmSync(join(copy, 'node_modules', kept), { recursive: true, force: true });
  }
  git(copy, 'init', '--quiet');
  git(copy, 'add', '--all');
  const author = ['-c', 'user.name=recipe', '-c', 'user.email=recipe@localhost'];
  git(copy, ...author, 'commit', '--quiet', '--no-verify', '--message', 'before the recipe');
  return copy;
}

/** Paths that are new or changed since the copy was made. */
export function touchedPaths(copy: string): readonly string[] {
  const lines = git(copy, 'status', '--porcelain', '--untracked-files=all', '-z').split('\0');
  return lines.filter((line) => line !== '').map((line) => line.slice(3));
}

function git(folder: string, ...argv: readonly string[]): string {
  return execFileSync('git', argv, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 });
}

/**
 * Packages by hard links, so that they resolve inside the copy; links between workspaces are
 * relative and lead to those of the copy.
 */
function linkFolder(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isSymbolicLink()) {
      symlinkSync(readlinkSync(source), target);
    } else if (entry.isDirectory()) {
      linkFolder(source, target);
    } else {
      linkFile(source, target);
    }
  }
}

function linkFile(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    // Another file system takes no hard link.
    copyFileSync(source, target);
  }
}
