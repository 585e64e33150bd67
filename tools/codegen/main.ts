import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { envExample } from '@portal/server/src/config.ts';
import { messageOf, root } from '../tasks/project.ts';
import { errorCodesPage } from './error-codes-page.ts';
import { queryFiles } from './query-files.ts';
import { routesPage } from './routes-page.ts';
import { schemaPage } from './schema-page.ts';
import { withMigratedDatabase } from './test-database.ts';

/** `npm run codegen` writes what is stale; with `--check` it only says so and fails. */
try {
  const stale = [...(await generateAll())].filter(([path, text]) => !isFresh(path, text));
  if (process.argv.includes('--check')) {
    report(stale.map(([path]) => path));
  } else {
    stale.forEach(([path, text]) => write(path, text));
    console.log(`${stale.length} files written`);
  }
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}

/** Each generated file of the repository, made in memory. */
async function generateAll(): Promise<ReadonlyMap<string, string>> {
  return withMigratedDatabase(
    async (client) =>
      new Map([
        ['docs/generated/routes.md', routesPage()],
        ['docs/generated/error-codes.md', errorCodesPage()],
        ['docs/generated/schema.md', await schemaPage(client)],
        ['.env.example', envExample()],
        ...(await queryFiles(client)),
      ]),
  );
}

function isFresh(path: string, text: string): boolean {
  const file = join(root, path);
  return existsSync(file) && readFileSync(file, 'utf8') === text;
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

function report(stale: readonly string[]): void {
  if (stale.length === 0) {
    console.log('all generated files are fresh');
    return;
  }
  console.error(`Stale: ${stale.join(', ')}. Run "npm run codegen" and commit what it writes.`);
  process.exitCode = 1;
}
