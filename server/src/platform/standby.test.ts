import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Database, openDatabase } from './database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres/index.ts';
import { sendAtCommit, writing } from './statement.ts';

/** A database that waits for a standby, and the standby is away. */
describe('a commit that its standby does not confirm', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-standby-'));
  const kept: { server?: EmbeddedPostgres; database?: Database; other?: Database } = {};
  const open = () => kept as Required<typeof kept>;

  beforeAll(async () => {
    const server = await startEmbeddedPostgres({ dataFolder: folder });
    const options = { url: server.url, log: pino({ level: 'silent' }) };
    const database = openDatabase({ ...options, poolSize: 1, applicationName: 'waits' });
    const other = openDatabase({ ...options, poolSize: 1 });
    Object.assign(kept, { server, database, other });
    await other.pool.query('create table kept (name text primary key)');
    await other.pool.query("alter system set synchronous_standby_names = 'away'");
    await other.pool.query('select pg_reload_conf()');
    const standbys = async () => {
      const { rows } = await other.pool.query<{ standbys: string }>(
        "select current_setting('synchronous_standby_names') as standbys",
      );
      return rows[0]?.standbys;
    };
    await vi.waitFor(async () => expect(await standbys()).toBe('away'), { timeout: 20_000 });
  });

  afterAll(async () => {
    await open().database.close();
    await open().other.close();
    await open().server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const insert = (name: string) =>
    writing(sql`insert into kept (name) values (${name})`, () => undefined);

  const names = async (name: string) =>
    (await open().other.pool.query('select from kept where name = $1', [name])).rowCount;

  async function waiting(): Promise<number> {
    const query = `select pid from pg_stat_activity
      where application_name = 'waits' and wait_event = 'SyncRep'`;
    const look = async () => (await open().other.pool.query<{ pid: number }>(query)).rows;
    await expect.poll(async () => (await look()).length, { timeout: 20_000 }).toBe(1);
    return (await look())[0]?.pid ?? 0;
  }

  it.each(['pg_cancel_backend', 'pg_terminate_backend'] as const)(
    'says nothing while it waits (R122), and is in doubt when the wait ends by %s (R123)',
    async (end) => {
      let runs = 0;
      let isOver = false;
      const written = open()
        .database.transaction({ operation: 'test' }, async (tx) => {
          runs += 1;
          await sendAtCommit(tx, [insert(end)]);
        })
        .finally(() => {
          isOver = true;
        });
      const ended = expect(written).rejects.toMatchObject({
        name: 'ConnectionLost',
        isInDoubt: true,
      });
      const pid = await waiting();
      expect([isOver, await names(end)]).toEqual([false, 0]);
      await open().other.pool.query(`select ${end}($1)`, [pid]);
      await ended;
      // Neither failed nor done: it was not tried again, and a fresh look finds it here.
      expect([runs, await names(end)]).toEqual([1, 1]);
    },
  );
});
