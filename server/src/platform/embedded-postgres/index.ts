/**
 * The real PostgreSQL that npm brings, for machines without one: made, started, adopted, revived
 * and stopped here (stack.md 1.4). One server per data folder is held by a session lock inside
 * PostgreSQL, so a killed server never leaves a lock behind.
 */
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../start-error.ts';
import { clusterFolder, initialiseCluster } from './cluster.ts';
import { type Places, choosePlaces } from './places.ts';
import { bringDown, bringUp, ownerUrl, type Running } from './postmaster.ts';

export interface EmbeddedPostgres {
  /** Connection string of the cluster's owner to the server's database. */
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  readonly adopted: boolean;
  /** Where the cluster lies. */
  readonly folder: string;
  /** A sentence for the operator when the data could not lie where it was wanted. */
  readonly note: string | undefined;
  /** Resolves when PostgreSQL is down, with whether it left cleanly. */
  stop(): Promise<boolean>;
}

export interface EmbeddedPostgresOptions {
  readonly dataFolder: string;
  readonly database?: string;
  /** Settings beyond the defaults, `name=value`. */
  readonly settings?: readonly string[];
  /** Told when PostgreSQL died under us and when it is back. */
  readonly onRevival?: (event: 'lost' | 'revived') => void;
}

const defaultSettings = [
  'max_connections=80',
  'shared_buffers=256MB',
  'max_wal_size=4GB',
  'checkpoint_timeout=15min',
  'jit=off',
  'random_page_cost=1.1',
];

/** Throws {@link StartError} when the folder already has a living server. */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const database = options.database ?? 'portal';
  const flags = [...defaultSettings, ...(options.settings ?? [])];
  const places = choosePlaces(options.dataFolder);
  await initialiseCluster(places);
  let running = await bringUp(places, { flags });
  await createDatabase(places, running.port, database);
  let isStopping = false;
  let lock = await claim(places, running, options.dataFolder);
  lock.once('end', onLoss);

  function onLoss(): void {
    if (!isStopping) {
      void revive();
    }
  }

  /**
   * PostgreSQL was killed under us: it comes back on the same port, so pools reconnect by
   * themselves.
   */
  async function revive(): Promise<void> {
    options.onRevival?.('lost');
    for (;;) {
      try {
        running = await bringUp(places, { port: running.port, flags });
        lock = await claim(places, running, options.dataFolder);
        lock.once('end', onLoss);
        options.onRevival?.('revived');
        return;
      } catch {
        if (isStopping) {
          return;
        }
        await pause(500);
      }
    }
  }

  return {
    url: ownerUrl(places, running.port, database),
    get port() {
      return running.port;
    },
    get pid() {
      return running.pid;
    },
    adopted: running.adopted,
    folder: clusterFolder(places),
    note: places.note,
    stop: async () => {
      isStopping = true;
      await lock.end().catch(() => undefined);
      return bringDown(running);
    },
  };
}

async function createDatabase(places: Places, port: number, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl(places, port) });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) {
      await client.query(`create database ${client.escapeIdentifier(name)}`);
    }
  } catch (error) {
    // Two first starts at once: the other one was faster.
    if (
      (error as { code?: string }).code !== '42P04' &&
      (error as { code?: string }).code !== '23505'
    ) {
      throw error;
    }
  } finally {
    await client.end();
  }
}

/**
 * The session that holds "this data folder is served"; it ends with its process, however that
 * dies.
 */
async function claim(places: Places, database: Running, folder: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: ownerUrl(places, database.port),
    application_name: `server ${process.pid}`,
    keepAlive: true,
  });
  client.on('error', () => undefined);
  await client.connect();
  // The session of a server that was killed a moment ago may still be on its way out.
  for (let tries = 0; tries < 10; tries += 1) {
    const { rows } = await client.query<{ held: boolean }>(
      'select pg_try_advisory_lock($1) as held',
      [folderLock],
    );
    if (rows[0]?.held === true) {
      return client;
    }
    await pause(100);
  }
  await client.end();
  throw new StartError(
    `Another server already runs on the data folder ${folder}: stop it first, or give this one its own DATA_DIR.`,
  );
}

const folderLock = 7_242_001;
