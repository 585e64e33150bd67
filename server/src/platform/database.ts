import {
  type Dialect,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type Transaction as KyselyTransaction,
} from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Transaction } from './context.ts';
import { verifyDurable } from './durability.ts';
import { Refusal } from './refusal.ts';
import { ConnectionLost, NotBegun } from './session.ts';
import { SessionDriver } from './session-driver.ts';
import { getTypeParser } from './sql-types.ts';

export interface TransactionMeta {
  /** Names the use case in logs and metrics. */
  readonly operation: string;
  /**
   * Reads that must agree with each other see one snapshot; never used to decide a write (R113).
   */
  readonly snapshot?: boolean;
}

export interface Database {
  /**
   * Runs in one READ COMMITTED transaction; row locks and constraints carry correctness (R113).
   * Serialisation failures, deadlocks, {@link RetryTransaction} and connections that broke before
   * COMMIT run again, at most `maxTries` times, so `run` must have no effect outside the
   * transaction. Refuses with `overloaded` when no transaction could be opened at all; throws
   * {@link ConnectionLost} when a COMMIT is in doubt.
   */
  transaction<T>(meta: TransactionMeta, run: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Whether a connection answers; for readiness. */
  isAlive(): Promise<boolean>;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  readonly url: string;
  readonly poolSize: number;
  readonly log: Logger;
  /** Every session acts as this role; absent only for owners' work such as migrations. */
  readonly role?: string;
  readonly applicationName?: string;
  readonly onRetry?: (operation: string) => void;
  /** Leaves values as the driver reads them, for libraries that expect so. */
  readonly hasDriverTypes?: boolean;
  /** Takes only sessions that keep what they acknowledge (R119); for whatever books money. */
  readonly isDurable?: boolean;
}

/** Thrown by a store that lost a race which a fresh look at the data will settle. */
export class RetryTransaction extends Error {
  override readonly name = 'RetryTransaction';
}

export const maxTries = 6;

/** A serialisation failure and a deadlock; nothing of the transaction happened. */
const retriedStates = new Set(['40001', '40P01']);

export function openDatabase(options: DatabaseOptions): Database {
  const pool = openPool(options);
  const kysely = new Kysely<object>({ dialect: dialectOf(pool) });
  return {
    pool,
    transaction: (meta, run) => runWithRetries(kysely, { meta, run, options }),
    isAlive: () => isAlive(pool),
    close: () => kysely.destroy(),
  };
}

function dialectOf(pool: pg.Pool): Dialect {
  return {
    createDriver: () => new SessionDriver(pool),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
  };
}

export function openPool(options: Omit<DatabaseOptions, 'onRetry'>): pg.Pool {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.poolSize,
    application_name: options.applicationName ?? 'portal',
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    ...(options.role !== undefined && { options: `-c role=${options.role}` }),
    ...(options.hasDriverTypes !== true && { types: { getTypeParser } }),
    ...(options.isDurable === true && { verify: verifyDurable }),
  });
  const onEnd = (error: Error) => options.log.warn({ err: error }, 'a database session ended');
  // Without listeners a server shutdown would end this process.
  pool.on('error', onEnd);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

async function runWithRetries<T>(
  kysely: Kysely<object>,
  work: {
    readonly meta: TransactionMeta;
    readonly run: (tx: Transaction) => Promise<T>;
    readonly options: DatabaseOptions;
  },
): Promise<T> {
  const { meta, run, options } = work;
  const level = meta.snapshot === true ? 'repeatable read' : 'read committed';
  for (let tries = 1; ; tries += 1) {
    const state = { isOpen: false };
    try {
      return await kysely
        .transaction()
        .setIsolationLevel(level)
        .execute((tx: KyselyTransaction<object>) => {
          state.isOpen = true;
          return run(tx);
        });
    } catch (error) {
      const isUndone = !state.isOpen || isNothingDone(error);
      if (tries >= maxTries || !(isUndone || isRetried(error))) {
        throw isUndone ? unreachable(error, options.log) : error;
      }
      options.onRetry?.(meta.operation);
      options.log.debug({ operation: meta.operation, tries }, 'transaction runs again');
    }
  }
}

/** No COMMIT was sent, so a connection that broke took everything back. */
function isNothingDone(error: unknown): boolean {
  return error instanceof NotBegun || (error instanceof ConnectionLost && !error.isInDoubt);
}

/** Nothing was done: the caller may come again (api.md, Status). */
function unreachable(error: unknown, log: Logger): Refusal {
  log.error({ err: error }, 'the database cannot be reached');
  return new Refusal('overloaded', { retryAfterSeconds: 1 });
}

function isRetried(error: unknown): boolean {
  return (
    error instanceof RetryTransaction ||
    (error instanceof pg.DatabaseError && retriedStates.has(error.code ?? ''))
  );
}

async function isAlive(pool: pg.Pool): Promise<boolean> {
  try {
    await pool.query('select 1');
    return true;
  } catch {
    return false;
  }
}
