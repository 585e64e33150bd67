import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { ensureAppRole } from './app-role.ts';
import { StartError } from './start-error.ts';

/** One folder `NNNN-name` under `server/migrations`. */
interface Migration {
  readonly name: string;
  readonly up: string;
  readonly hash: string;
  readonly checkBefore: string | undefined;
  readonly checkAfter: string | undefined;
}

/** Serialises nodes that start at the same time. */
const migrationLock = 7_242_002;

/**
 * Applies what is missing, each folder in a transaction of its own, in the order of the numbers.
 * Refuses a folder whose `up.sql` was edited after it ran, and a database that is ahead of us.
 * Returns the names that were applied.
 */
export async function migrate(url: string, folder: string): Promise<readonly string[]> {
  const migrations = readMigrations(folder);
  const client = await connect(url);
  try {
    await ensureAppRole(client);
    const applied: string[] = [];
    for (const migration of migrations) {
      if (await applyOnce(client, migration)) {
        applied.push(migration.name);
      }
    }
    await refuseUnknown(client, migrations);
    return applied;
  } finally {
    await client.end();
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'portal migrations' });
  try {
    await client.connect();
    return client;
  } catch (error) {
    const { host, pathname, username } = new URL(url);
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `The database ${pathname.slice(1)} at ${host} cannot be reached as ${username}: ${reason}. Check DATABASE_URL.`,
      { cause: error },
    );
  }
}

export function readMigrations(folder: string): readonly Migration[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^\d{4}-/u.test(entry.name))
    .map((entry) => entry.name)
    .toSorted((a, b) => (a < b ? -1 : 1))
    .map((name) => {
      const up = readFileSync(join(folder, name, 'up.sql'), 'utf8');
      return {
        name,
        up,
        hash: createHash('sha256').update(up).digest('hex'),
        checkBefore: readIfThere(join(folder, name, 'check-before.sql')),
        checkAfter: readIfThere(join(folder, name, 'check-after.sql')),
      };
    });
}

async function applyOnce(client: pg.Client, migration: Migration): Promise<boolean> {
  await client.query('begin');
  try {
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
    await client.query(
      `create table if not exists migrations (
         name text primary key, hash text not null, applied_at timestamptz not null default now())`,
    );
    const { rows } = await client.query<{ hash: string }>(
      'select hash from migrations where name = $1',
      [migration.name],
    );
    const [known] = rows;
    if (known !== undefined && known.hash !== migration.hash) {
      throw new StartError(
        `The migration ${migration.name} was edited after this database applied it: restore its up.sql and write a new migration instead.`,
      );
    }
    if (known === undefined) {
      await run(client, migration);
    }
    await client.query('commit');
    return known === undefined;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

async function run(client: pg.Client, migration: Migration): Promise<void> {
  await expectNoRows(client, {
    name: migration.name,
    check: migration.checkBefore,
    when: 'before',
  });
  try {
    await client.query(migration.up);
  } catch (error) {
    throw new StartError(`The migration ${migration.name} failed: ${(error as Error).message}`, {
      cause: error,
    });
  }
  await expectNoRows(client, { name: migration.name, check: migration.checkAfter, when: 'after' });
  await client.query('insert into migrations (name, hash) values ($1, $2)', [
    migration.name,
    migration.hash,
  ]);
}

/** Each statement of a check script lists offenders; none may exist. */
async function expectNoRows(
  client: pg.Client,
  check: { readonly name: string; readonly check: string | undefined; readonly when: string },
): Promise<void> {
  if (check.check === undefined) {
    return;
  }
  // The driver answers a script of several statements by a list that its types do not tell of.
  const answer: pg.QueryResult | readonly pg.QueryResult[] = await client.query(check.check);
  const found = [answer].flat().reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0);
  if (found > 0) {
    throw new StartError(
      `The check ${check.when} the migration ${check.name} found ${found} offending rows; nothing was changed.`,
    );
  }
}

async function refuseUnknown(client: pg.Client, migrations: readonly Migration[]): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select name from migrations order by 1');
  const known = new Set(migrations.map((migration) => migration.name));
  const unknown = rows.find((row) => !known.has(row.name));
  if (unknown !== undefined) {
    throw new StartError(
      `This database was migrated by a newer release (${unknown.name}): start that release, or restore a backup.`,
    );
  }
}

function readIfThere(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
