import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { messageOf, root } from '../tasks/project.ts';
import { messageTypes } from './message-types.ts';
import { readTree } from '../tidy/tree.ts';
import { protocolFiles } from './protocol-files.ts';
import { textPlaces } from './text-places.ts';

type Files = ReadonlyMap<string, string>;

/** Everything below these folders is generated, so a file that no source gives is stale too. */
const ownFolders = [
  'apps/backoffice/src/features/content/generated',
  'docs/generated',
  'packages/i18n/src/generated',
  'packages/protocol/src/generated',
  'server/src/contexts/*/generated',
  'server/queries',
];

/** `npm run codegen` writes what is stale; with `--check` it only says so and fails. */
try {
  const isCheck = process.argv.includes('--check');
  const sources: Files = new Map([
    ...(await protocolFiles()),
    ...messageTypes(),
    ...textPlaces(readTree(root)),
  ]);
  const staleSources = isCheck ? [] : writeStale(sources);
  // Only now: the pages are drawn from the lists that were just written.
  const { documentFiles } = await import('./document-files.ts');
  const all: Files = new Map([...sources, ...(await documentFiles())]);
  const strays = straysBeside(all);
  if (isCheck) {
    report([...staleIn(all).keys(), ...strays]);
  } else {
    const written = staleSources.length + writeStale(all).length;
    strays.forEach((path) => rmSync(join(root, path)));
    console.log(`${written} files written, ${strays.length} removed`);
  }
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}

function staleIn(files: Files): Files {
  return new Map([...files].filter(([path, text]) => !isFresh(path, text)));
}

function isFresh(path: string, text: string): boolean {
  const file = join(root, path);
  return existsSync(file) && readFileSync(file, 'utf8') === text;
}

function straysBeside(files: Files): readonly string[] {
  const patterns = ownFolders.map((folder) => `${folder}/**/*.*`);
  return globSync(patterns, { cwd: root }).filter((path) => !files.has(path));
}

function writeStale(files: Files): readonly string[] {
  const stale = [...staleIn(files)];
  for (const [path, text] of stale) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return stale.map(([path]) => path);
}

function report(files: readonly string[]): void {
  if (files.length === 0) {
    console.log('all generated files are fresh');
    return;
  }
  console.error(`Stale: ${files.join(', ')}. Run "npm run codegen" and commit what it writes.`);
  process.exitCode = 1;
}
