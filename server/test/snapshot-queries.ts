import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assertDefined } from '@portal/money';

/** The SQL that a store function sends, from the generated `server/queries/<context>.sql`. */
export function snapshotQuery(context: string, name: string): string {
  const file = join(import.meta.dirname, '..', 'queries', `${context}.sql`);
  const parts = readFileSync(file, 'utf8').split(/^-- (?=[\w-]+\.ts: )/mu);
  const found = parts.find((part) => part.split('\n')[0]?.endsWith(`: ${name}`) === true);
  return assertDefined(found, `${context} has no query ${name}`)
    .split('\n')
    .slice(1)
    .join('\n')
    .trim();
}
