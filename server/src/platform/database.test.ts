import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../test/harness.ts';
import { maxTries, RetryTransaction } from './database.ts';
import { inSavepoint } from './savepoint.ts';

const test = testDatabase();

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
