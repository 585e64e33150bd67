import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPool } from './database.ts';
import { assertDurability, lossesIn } from './durability.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres/index.ts';

describe('durability', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-durability-'));
  let server: EmbeddedPostgres;
  let pool: pg.Pool;

  beforeAll(async () => {
    server = await startEmbeddedPostgres({ dataFolder: folder });
    pool = new pg.Pool({ connectionString: server.url, max: 1 });
  });

  afterAll(async () => {
    await pool.end();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  async function reload(statement: string): Promise<void> {
    await pool.query(statement);
    await pool.query('select pg_reload_conf()');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }

  it('R119 accepts the embedded database as it is started, checksums on', async () => {
    expect(await assertDurability(pool)).toMatch(/^\d/u);
  });

  it.each([
    ['fsync', 'off'],
    ['full_page_writes', 'off'],
    ['synchronous_commit', 'off'],
    ['synchronous_commit', 'local'],
    ['synchronous_commit', 'remote_write'],
  ])('R119 refuses money when %s is %s', async (setting, value) => {
    await reload(`alter system set ${setting} = ${value}`);
    const isSaid = new RegExp(`${setting} is ${value}`, 'u');
    await expect(assertDurability(pool)).rejects.toThrow(isSaid);
    await reload(`alter system reset ${setting}`);
    await expect(assertDurability(pool)).resolves.toBeDefined();
  });

  it('R119 gives no work to a session that was set to lose after the start', async () => {
    const durable = openPool({
      url: server.url,
      poolSize: 2,
      log: pino({ level: 'silent' }),
      isDurable: true,
    });
    try {
      const first = await durable.connect();
      await pool.query('alter role current_user set synchronous_commit = local');
      await expect(durable.connect()).rejects.toThrow(/synchronous_commit is local/u);
      await pool.query('alter role current_user reset synchronous_commit');
      (await durable.connect()).release();
      first.release();
    } finally {
      await durable.end();
    }
  });
});

describe('settings that lose money (R119)', () => {
  const kept = { data_checksums: 'on', fsync: 'on', full_page_writes: 'on' };

  it.each([
    [{ synchronous_commit: 'on' }, []],
    [{ synchronous_commit: 'remote_apply' }, []],
    [{ synchronous_commit: 'on', data_checksums: 'off' }, ['data_checksums is off']],
    [
      { synchronous_commit: 'local', fsync: 'off' },
      ['fsync is off', 'synchronous_commit is local'],
    ],
    [{}, ['synchronous_commit is off']],
  ])('%o', (change, losses) => {
    expect(lossesIn(new Map(Object.entries({ ...kept, ...change })))).toEqual(losses);
  });
});
