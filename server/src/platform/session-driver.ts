import { assertDefined } from '@portal/money';
import type { DatabaseConnection, Driver } from 'kysely';
import type pg from 'pg';
import { DatabaseSession, databaseSessionOf } from './session.ts';

/** Hands sessions to Kysely. Each connection of the pool has one session for its whole life. */
export class SessionDriver implements Driver {
  readonly #pool: pg.Pool;
  readonly #sessions = new WeakMap<pg.PoolClient, DatabaseSession>();

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseSession> {
    const client = await this.#pool.connect();
    const session = this.#sessions.get(client) ?? new DatabaseSession(client);
    this.#sessions.set(client, session);
    return session;
  }

  async beginTransaction(
    connection: DatabaseConnection,
    settings: { readonly isolationLevel?: string },
  ): Promise<void> {
    const level = assertDefined(
      settings.isolationLevel,
      'a transaction states its isolation (R113)',
    );
    databaseSessionOf(connection).begin(`start transaction isolation level ${level}`);
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await databaseSessionOf(connection).commit();
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await databaseSessionOf(connection).rollback();
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    databaseSessionOf(connection).release();
  }

  async destroy(): Promise<void> {
    await this.#pool.end();
  }
}
