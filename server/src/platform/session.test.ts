import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countRows, insertRow } from '../../test/factories/outbox.ts';
import { testDatabase } from '../../test/harness.ts';
import { appRole } from './app-role.ts';
import { type Database, openDatabase } from './database.ts';
import { createLog } from './log.ts';
import { send, sendAtCommit, sendTogether, writing } from './statement.ts';

const test = testDatabase();
/** Of one session, so that what it keeps is seen by the next transaction. */
let single: Database;

beforeAll(async () => {
  single = openDatabase({
    url: test.ownerUrl(),
    poolSize: 1,
    log: createLog('silent'),
    role: appRole,
  });
});

afterAll(() => single.close());

type Run<T> = (tx: Parameters<Parameters<Database['transaction']>[1]>[0]) => Promise<T>;

const transaction = <T>(run: Run<T>) => single.transaction({ operation: 'test' }, run);

const translate = (error: unknown) => new Error(`not sent: ${(error as Error).message}`);
const insert = (name: string, payload = '{}') => insertRow(name, { payload, translate });

const counted = (name: string) => transaction((tx) => send(tx, countRows(name)));

describe('a transaction', () => {
  it('that sends nothing opens none', async () => {
    // The cluster counts for all databases, so what other tests do may come between: not each time.
    const used: bigint[] = [];
    for (let tries = 0; tries < 20; tries += 1) {
      const before = await transactionsOf();
      await transaction(async () => undefined);
      used.push((await transactionsOf()) - before);
    }
    expect(used).toContain(1n);
  });

  async function transactionsOf(): Promise<bigint> {
    const { rows } = await single.pool.query<{ id: bigint }>(
      'select pg_current_xact_id()::text::bigint as id',
    );
    return rows[0]?.id ?? 0n;
  }

  it('is not committed when a statement failed, though the error was caught', async () => {
    await expect(
      transaction(async (tx) => {
        await send(tx, insert('caught'));
        await send(tx, insert('caught', 'no json')).catch(() => undefined);
      }),
    ).rejects.toThrow('rolled back');
    expect(await counted('caught')).toBe(0n);
  });
});

describe('sendAtCommit', () => {
  it('writes with COMMIT', async () => {
    await transaction((tx) => sendAtCommit(tx, [insert('late'), insert('late')]));
    expect(await counted('late')).toBe(2n);
  });

  it('comes before whatever is sent afterwards, plain queries too', async () => {
    const seen = await transaction(async (tx) => {
      await sendAtCommit(tx, [insert('order')]);
      const together = await send(tx, countRows('order'));
      await sendAtCommit(tx, [insert('order')]);
      const { rows } = await sql<{ n: bigint }>`
        select count(*) as n from outbox where name = 'order'`.execute(tx);
      return [together, rows[0]?.n];
    });
    expect(seen).toEqual([1n, 2n]);
  });

  it('takes the whole transaction back when it fails, and says what failed', async () => {
    await expect(
      transaction(async (tx) => {
        await send(tx, insert('whole'));
        await sendAtCommit(tx, [insert('whole'), insert('whole', 'no json'), insert('whole')]);
      }),
    ).rejects.toThrow('not sent: invalid input syntax for type json');
    expect(await counted('whole')).toBe(0n);
  });

  it('writes nothing when the use case throws', async () => {
    await expect(
      transaction(async (tx) => {
        await sendAtCommit(tx, [insert('thrown')]);
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    expect(await counted('thrown')).toBe(0n);
  });
});

describe('the names of prepared statements', () => {
  it('work after a group in which they were skipped, refused or failed', async () => {
    const refused = writing(sql`insert into nowhere values (1)`, () => undefined);
    const skipped = writing(sql<{ n: number }>`select 7::int as n`, (rows) => rows[0]?.n);
    const failing = (divisor: number) =>
      writing(sql<{ n: number }>`select 1 / ${divisor}::int as n`, (rows) => rows[0]?.n);
    for (let tries = 0; tries < 3; tries += 1) {
      await expect(transaction((tx) => sendTogether(tx, [refused, skipped]))).rejects.toThrow();
      await expect(transaction((tx) => sendTogether(tx, [failing(0), skipped]))).rejects.toThrow();
      expect(await transaction((tx) => sendTogether(tx, [failing(1), skipped]))).toEqual([1, 7]);
    }
  });
});
