import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { runChild } from './child.ts';
import { precompress } from './precompress.ts';
import { commandPath, hasFile, root, type App } from './project.ts';

/** It takes half a minute; a machine with much other work takes its time. */
const buildLimitSeconds = 300;
const sharedInputs = ['packages', 'package-lock.json', 'tsconfig.base.json'];
const skipped = new Set(['node_modules', 'dist', 'vectors', '.vite']);

/** Whether the built files were made from exactly the sources of now. */
export function isFresh(app: App): boolean {
  const mark = markPath(app);
  const isBuilt = existsSync(mark) && existsSync(join(distPath(app), 'index.html'));
  return isBuilt && readFileSync(mark, 'utf8') === sourceHash(app);
}

/** Builds one front end and compresses its files; false when the build failed. */
export async function buildFrontEnd(app: App): Promise<boolean> {
  if (!hasFile('apps', app, 'index.html')) {
    console.error(`apps/${app}/index.html is missing.`);
    return false;
  }
  const hash = sourceHash(app);
  const argv = [commandPath('vite'), 'build', '--manifest', '--logLevel', 'warn'];
  const folder = join(root, 'apps', app);
  const { isOk, timedOut } = await runChild({ argv, folder, limitSeconds: buildLimitSeconds });
  if (timedOut) {
    console.error(`The build of ${app} took longer than ${buildLimitSeconds} s and was ended.`);
  }
  if (isOk) {
    await precompress(distPath(app));
    keepManifest(app);
    writeFileSync(markPath(app), hash);
  }
  return isOk;
}

export function distPath(app: App): string {
  return join(root, 'apps', app, 'dist');
}

/** Which sources became which files; kept outside what is served. */
export function manifestPath(app: App): string {
  return join(root, '.tsbuild', `${app}-manifest.json`);
}

function markPath(app: App): string {
  return join(root, '.tsbuild', `${app}-built-from`);
}

function keepManifest(app: App): void {
  const made = join(distPath(app), '.vite');
  mkdirSync(join(root, '.tsbuild'), { recursive: true });
  renameSync(join(made, 'manifest.json'), manifestPath(app));
  rmSync(made, { recursive: true });
}

function sourceHash(app: App): string {
  // A build with longer texts stands for no other.
  const hash = createHash('sha256').update(process.env['LONG_TEXTS'] ?? '');
  for (const path of [join('apps', app), ...sharedInputs].flatMap(filesBelow)) {
    hash.update(path).update(readFileSync(join(root, path)));
  }
  return hash.digest('hex');
}

function filesBelow(path: string): string[] {
  if (!hasFile(path) || path.includes('.test.')) {
    return [];
  }
  const full = join(root, path);
  const entries = isFolder(full) ? readdirSync(full).toSorted() : undefined;
  return entries === undefined
    ? [path]
    : entries.filter((name) => !skipped.has(name)).flatMap((name) => filesBelow(join(path, name)));
}

function isFolder(path: string): boolean {
  return statSync(path).isDirectory();
}
