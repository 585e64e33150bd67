import { assert } from '@portal/money';
import {
  AbortedTransactionError,
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
} from 'kysely';
import pg from 'pg';
import type { SqlStatement } from './statement.ts';
import { GroupFailed, type GroupStatement, sendGroup } from './statement-group.ts';

/** The transaction could not be opened, so nothing was done. */
export class NotBegun extends Error {
  override readonly name = 'NotBegun';
}

/** The connection broke under a transaction. PostgreSQL takes back what was not committed. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';
  /**
   * COMMIT was on its way: whether it arrived (R121), or survives here alone (R123), only a fresh
   * look can tell.
   */
  readonly isInDoubt: boolean;

  constructor(isInDoubt: boolean, cause: unknown) {
    super('the connection to the database broke', { cause });
    this.isInDoubt = isInDoubt;
  }
}

/**
 * Where PostgreSQL warns that it gave up waiting for a standby, in whatever language: the
 * transaction stands on this machine, and may be gone after a failover.
 */
const standbyWait = 'SyncRepWaitForLSN';

/** A cached plan that was made while a table was small must not read the whole table later. */
const indexesOnly = 'set local enable_seqscan = off';
const anyPlan = 'set local enable_seqscan = on';

interface Compiled {
  readonly statement: SqlStatement<unknown>;
  readonly query: CompiledQuery;
}

/**
 * A connection while it serves one transaction. BEGIN leaves with the first statements and COMMIT
 * with the last, so that a hot use case waits twice instead of four times.
 */
export class DatabaseSession implements DatabaseConnection {
  readonly #client: pg.PoolClient;
  readonly #names = new Map<string, string>();
  #nameCount = 0;
  /** A BEGIN that was not sent yet. */
  #begin: string | undefined;
  #deferred: readonly Compiled[] = [];
  #isBroken = false;
  #isUnconfirmed = false;

  constructor(client: pg.PoolClient) {
    this.#client = client;
    // The driver tells this before it fails what was under way.
    client.on('error', () => {
      this.#isBroken = true;
    });
    client.on('notice', ({ routine }) => {
      this.#isUnconfirmed ||= routine === standbyWait;
    });
  }

  begin(text: string): void {
    this.#begin = text;
    this.#deferred = [];
  }

  /** Writes whose results decide nothing: they leave with the next statement or with COMMIT. */
  defer(statements: readonly Compiled[]): void {
    this.#deferred = [...this.#deferred, ...statements];
  }

  /** Sends statements together and reads what each has found. */
  async send(statements: readonly Compiled[]): Promise<readonly unknown[]> {
    const { results, skipped } = await this.#sendAll(statements);
    return statements.map(({ statement }, index) =>
      statement.read(results[skipped + index]?.rows ?? []),
    );
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#begin !== undefined || this.#deferred.length > 0) {
      await this.#sendAll([]);
    }
    try {
      const { rows } = await this.#client.query(query.sql, [...query.parameters]);
      // The caller of a query names the shape of its rows.
      return { rows: rows as Row[] };
    } catch (error) {
      throw this.#classified(error, false);
    }
  }

  streamQuery(): never {
    throw new Error('rows are read in pages, not streamed');
  }

  async commit(): Promise<void> {
    if (this.#begin !== undefined && this.#deferred.length === 0) {
      this.#begin = undefined;
      return;
    }
    const { results } = await this.#sendAll([], 'commit');
    if (this.#isUnconfirmed) {
      this.#isBroken = true;
      throw new ConnectionLost(true, 'the wait for a standby was cancelled');
    }
    // PostgreSQL ends a failed transaction so, whatever was asked for.
    if (results.at(-1)?.command === 'ROLLBACK') {
      throw new AbortedTransactionError();
    }
  }

  async rollback(): Promise<void> {
    const isOpen = this.#begin === undefined && !this.#isBroken;
    this.#begin = undefined;
    this.#deferred = [];
    if (!isOpen) {
      return;
    }
    try {
      await this.#client.query('rollback');
    } catch {
      // The connection goes, and the transaction with it; why it failed is thrown already.
      this.#isBroken = true;
    }
  }

  release(): void {
    this.#client.release(this.#isBroken);
  }

  async #sendAll(statements: readonly Compiled[], last?: string) {
    const begin = this.#begin;
    const queued = [...this.#deferred, ...statements];
    this.#begin = undefined;
    this.#deferred = [];
    const isKept = queued.some(({ statement }) => statement.isPrepared);
    const before = [...bare(begin), ...bare(isKept ? indexesOnly : undefined)];
    const after = [...bare(isKept && last === undefined ? anyPlan : undefined), ...bare(last)];
    const group = [...before, ...queued.map((statement) => this.#named(statement)), ...after];
    try {
      const results = await sendGroup(this.#client, group);
      return { results, skipped: before.length + queued.length - statements.length };
    } catch (error) {
      assert(error instanceof GroupFailed, 'a group fails as a whole');
      this.#forget(group.slice(error.index));
      const cause = this.#classified(error.cause, last !== undefined);
      if (begin !== undefined && error.index === 0 && !(cause instanceof ConnectionLost)) {
        this.#isBroken = true;
        throw new NotBegun('the transaction was not opened', { cause });
      }
      const failed = queued[error.index - before.length];
      throw failed === undefined ? cause : failed.statement.translate(cause);
    }
  }

  /**
   * Errors of PostgreSQL and programming errors pass unchanged; only broken connections are
   * translated.
   */
  #classified(error: unknown, isInDoubt: boolean): unknown {
    const isLost = this.#isBroken && !(error instanceof pg.DatabaseError);
    return isLost ? new ConnectionLost(isInDoubt, error) : error;
  }

  #named({ statement, query }: Compiled): GroupStatement {
    const plain = { text: query.sql, values: query.parameters.map(textOf) };
    if (!statement.isPrepared) {
      return plain;
    }
    const known = this.#names.get(query.sql);
    if (known !== undefined) {
      return { ...plain, name: known, isKnown: true };
    }
    this.#nameCount += 1;
    const name = `s${this.#nameCount}`;
    this.#names.set(query.sql, name);
    return { ...plain, name };
  }

  /** Whether PostgreSQL has kept the names of skipped statements is unknown; they get new ones. */
  #forget(statements: readonly GroupStatement[]): void {
    statements.forEach(({ text, isKnown }) => isKnown !== true && this.#names.delete(text));
  }
}

function bare(text: string | undefined): readonly GroupStatement[] {
  return text === undefined ? [] : [{ text, values: [] }];
}

function textOf(value: unknown): string | null {
  if (value === null || typeof value === 'string') {
    return value;
  }
  const isPlain =
    typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean';
  assert(isPlain, 'parameters of statements that travel together are plain');
  return String(value);
}

export function databaseSessionOf(connection: DatabaseConnection): DatabaseSession {
  assert(connection instanceof DatabaseSession, 'every connection is a session');
  return connection;
}
