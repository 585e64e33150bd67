import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../tasks/project.ts';
import { envExample } from '@portal/server/src/config.ts';
import { errorCodesPage } from './error-codes-page.ts';
import { routesPage } from './routes-page.ts';
import { schemaPage } from './schema-page.ts';

/** Each generated file of the repository, made in memory. */
const generated: Readonly<Record<string, () => string | Promise<string>>> = {
  'docs/generated/routes.md': routesPage,
  'docs/generated/error-codes.md': errorCodesPage,
  'docs/generated/schema.md': schemaPage,
  '.env.example': envExample,
};

const isCheck = process.argv.includes('--check');
const stale: string[] = [];
for (const [path, make] of Object.entries(generated)) {
  const text = await make();
  const file = join(root, path);
  const isFresh = existsSync(file) && readFileSync(file, 'utf8') === text;
  if (!isFresh) {
    stale.push(path);
  }
  if (!isFresh && !isCheck) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
if (isCheck && stale.length > 0) {
  console.error(`Stale: ${stale.join(', ')}. Run "npm run codegen" and commit what it writes.`);
  process.exitCode = 1;
} else {
  console.log(stale.length === 0 ? 'all generated files are fresh' : `wrote ${stale.join(', ')}`);
}
