import { assertDefined } from '@portal/money';
import type { DatabaseConnection, Driver } from 'kysely';
import type pg from 'pg';
import { Session, sessionOf } from './session.ts';

/** Hands sessions to Kysely. Each connection of the pool has one session for its whole life. */
export class SessionDriver implements Driver {
  readonly #pool: pg.Pool;
  readonly #sessions = new WeakMap<pg.PoolClient, Session>();

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<Session> {
    const client = await this.#pool.connect();
    const session = this.#sessions.get(client) ?? new Session(client);
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
    sessionOf(connection).begin(`start transaction isolation level ${level}`);
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await sessionOf(connection).commit();
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await sessionOf(connection).rollback();
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    sessionOf(connection).release();
  }

  async destroy(): Promise<void> {
    await this.#pool.end();
  }
}
