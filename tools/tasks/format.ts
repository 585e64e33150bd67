import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runChild } from './child.ts';
import { commandPath, root } from './project.ts';
import { wrapComments } from './wrap-comments.ts';

const skipped = new Set(['node_modules', 'dist', 'var', '.tsbuild', '.git', 'vectors', 'data']);

/** `npm run format [-- folder …]`: comments to 100 columns, then the formatter over everything. */
const folders = process.argv.slice(2);
for (const path of (folders.length > 0 ? folders : ['.']).flatMap(sourcesBelow)) {
  const text = readFileSync(join(root, path), 'utf8');
  const wrapped = wrapComments(text);
  if (wrapped !== text) {
    writeFileSync(join(root, path), wrapped);
  }
}
const argv = [commandPath('oxfmt'), ...(folders.length > 0 ? folders : ['.'])];
const { isOk } = await runChild({ argv, limitSeconds: 60 });
process.exitCode = isOk ? 0 : 1;

function sourcesBelow(path: string): string[] {
  if (!statSync(join(root, path)).isDirectory()) {
    return /\.tsx?$/u.test(path) ? [path] : [];
  }
  return readdirSync(join(root, path))
    .filter((name) => !skipped.has(name))
    .flatMap((name) => sourcesBelow(join(path, name)));
}
