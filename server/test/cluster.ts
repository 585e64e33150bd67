import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Logger as WorkerLogger, runMigrations } from 'graphile-worker';
import pg from 'pg';
import { migrate } from '../src/platform/migrations.ts';
import { roomyFolder } from './roomy-folder.ts';
import { startThrowawayPostgres } from './throwaway-postgres.ts';

export interface TestCluster {
  /** Connection string of an owner; the database in it is the migrated template. */
  readonly templateUrl: string;
  stop(): Promise<void>;
}

export const migrationsFolder = join(import.meta.dirname, '..', 'migrations');

/**
 * Speed over durability: a test cluster is thrown away. Durability claims are proven by `torture`.
 */
const fastSettings = [
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'shared_buffers=64MB',
  'max_wal_size=1GB',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_connections=200',
  'autovacuum=off',
];

/** The embedded PostgreSQL in a temporary folder, or the one that `TEST_DATABASE_URL` names. */
export async function startTestCluster(): Promise<TestCluster> {
  const external = process.env['TEST_DATABASE_URL'];
  const server = external === undefined ? await startThrowaway() : { url: external, stop };
  const template = `template_${randomBytes(4).toString('hex')}`;
  await administer(server.url, `create database ${template}`);
  const templateUrl = withDatabase(server.url, template);
  await migrate(templateUrl, migrationsFolder);
  // The worker makes its schema when it starts; tests queue jobs without one.
  await runMigrations({
    connectionString: templateUrl,
    logger: new WorkerLogger(() => () => undefined),
  });
  return {
    templateUrl,
    stop: async () => {
      await administer(server.url, `drop database if exists ${template} with (force)`);
      await server.stop();
    },
  };
}

/** One statement on the cluster's own database. */
export async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

async function stop(): Promise<void> {
  // An external cluster is not ours to stop.
}

async function startThrowaway(): Promise<{ url: string; stop: () => Promise<void> }> {
  const throwaway = await startThrowawayPostgres('test', fastSettings, roomyFolder());
  return { url: throwaway.server.url, stop: () => throwaway.stop() };
}
