import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assertDurability } from './durability.ts';
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
    expect(await assertDurability(pool)).toMatchObject({ hasChecksums: true });
  });

  it.each(['fsync', 'full_page_writes', 'synchronous_commit'])(
    'R119 refuses money when %s is off',
    async (setting) => {
      await reload(`alter system set ${setting} = off`);
      await expect(assertDurability(pool)).rejects.toThrow(new RegExp(`${setting} is off`, 'u'));
      await reload(`alter system reset ${setting}`);
      await expect(assertDurability(pool)).resolves.toBeDefined();
    },
  );
});
