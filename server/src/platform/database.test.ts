import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../test/harness.ts';
import { maxTries, openDatabase, RetryTransaction } from './database.ts';

import { inSavepoint } from './savepoint.ts';

const test = testDatabase();

async function asOwner(text: string): Promise<void> {
  const client = new pg.Client({ connectionString: test.ownerUrl() });
  await client.connect();
  await client.query(text);
  await client.end();
}

describe('transaction', () => {
  it('R113 runs in READ COMMITTED as the role that owns nothing', async () => {
    const rows = await test.database().transaction({ operation: 'test' }, async (tx) => {
      const found = await sql<{ level: string; role: string }>`
        select current_setting('transaction_isolation') as level, current_user as role`.execute(tx);
      return found.rows;
    });
    expect(rows).toEqual([{ level: 'read committed', role: 'portal_app' }]);
  });

  it('R113 runs again after a deadlock, and both sides arrive', async () => {
    const { pool } = test.database();
    await pool.query(
      "insert into outbox (name, payload, request_id, created_at) select 'lock', '{}', n::text, now() from generate_series(1, 2) n",
    );
    const bothHold = Promise.withResolvers<undefined>();
    let holding = 0;
    const touch = (first: string, second: string) =>
      test.database().transaction({ operation: 'test' }, async (tx) => {
        await sql`update outbox set payload = '{"a":1}' where request_id = ${first}`.execute(tx);
        holding += 1;
        if (holding === 2) {
          bothHold.resolve(undefined);
        }
        await bothHold.promise;
        await sql`update outbox set payload = '{"b":1}' where request_id = ${second}`.execute(tx);
        return 'done';
      });
    expect(await Promise.all([touch('1', '2'), touch('2', '1')])).toEqual(['done', 'done']);
    expect(holding).toBeGreaterThan(2);
  });

  it('R113 gives up after the cap', async () => {
    let tries = 0;
    const doomed = test.database().transaction({ operation: 'test' }, async () => {
      tries += 1;
      throw new RetryTransaction('never');
    });
    await expect(doomed).rejects.toBeInstanceOf(RetryTransaction);
    expect(tries).toBe(maxTries);
  });

  it('opens a new session in place of one that the database ended', async () => {
    const { pool } = test.database();
    await pool.query('select 1');
    await asOwner(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'portal'`,
    );
    const one = await test.database().transaction({ operation: 'test' }, async (tx) => {
      const { rows } = await sql<{ one: number }>`select 1 as one`.execute(tx);
      return rows;
    });
    expect(one).toEqual([{ one: 1 }]);
  });

  it('refuses with overloaded when the database cannot be reached: nothing was done', async () => {
    const away = openDatabase({
      url: 'postgres://nobody:x@127.0.0.1:1/none',
      poolSize: 1,
      log: test.log,
    });
    const refused = away.transaction({ operation: 'test' }, () => Promise.resolve('never'));
    await expect(refused).rejects.toMatchObject({ code: 'overloaded' });
    await away.close();
  });

  it('reads int8 as bigint and timestamptz as an instant', async () => {
    const { rows } = await test
      .database()
      .pool.query(
        "select 9007199254740993::int8 as big, '2026-03-02 08:00:00.5+00'::timestamptz as at",
      );
    expect(rows).toEqual([
      { big: 9007199254740993n, at: Temporal.Instant.from('2026-03-02T08:00:00.5Z') },
    ]);
  });

  it('takes back a part that failed and keeps the rest', async () => {
    const names = await test.inUnit(async (ctx) => {
      const note = (name: string) =>
        sql`insert into outbox (name, payload, request_id, created_at)
            values (${name}, '{}', 'savepoint', now())`.execute(ctx.tx);
      await note('kept');
      await inSavepoint(ctx, async () => {
        await note('taken back');
        throw new Error('part');
      }).catch(() => undefined);
      const { rows } = await sql<{ name: string }>`
        select name from outbox where request_id = 'savepoint'`.execute(ctx.tx);
      return rows.map((row) => row.name);
    });
    expect(names).toEqual(['kept']);
  });
});
