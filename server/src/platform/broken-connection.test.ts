import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CuttingProxy, openCuttingProxy } from '../../test/cutting-proxy.ts';
import { countRows, insertRow } from '../../test/factories/outbox.ts';
import { testDatabase } from '../../test/harness.ts';
import { appRole } from './app-role.ts';
import { createBatcher } from './batcher.ts';
import type { Transaction } from './context.ts';
import { type Database, openDatabase } from './database.ts';
import { send, sendAtCommit } from './statement.ts';

const test = testDatabase();
let proxy: CuttingProxy;
let database: Database;

beforeAll(async () => {
  proxy = await openCuttingProxy(test.ownerUrl());
  database = openDatabase({ url: proxy.url, poolSize: 1, log: test.log, role: appRole });
});

afterAll(async () => {
  await database.close();
  await proxy.close();
});

const transaction = <T>(run: (tx: Transaction) => Promise<T>) =>
  database.transaction({ operation: 'test' }, run);

const counted = (name: string) => transaction((tx) => send(tx, countRows(name)));

describe('R121 a transaction whose connection breaks', () => {
  it.each(['before', 'during', 'after'] as const)(
    'runs again when COMMIT was not sent (%s its look)',
    async (moment) => {
      const name = `look-${moment}`;
      let runs = 0;
      proxy.cutAt(1, moment);
      await transaction(async (tx) => {
        runs += 1;
        await send(tx, countRows(name));
        await sendAtCommit(tx, [insertRow(name)]);
      });
      expect([runs, await counted(name)]).toEqual([2, 1n]);
    },
  );

  it.each([
    ['before', 0n],
    ['after', 1n],
  ] as const)('is in doubt when COMMIT was sent: %s it arrived', async (moment, rows) => {
    const name = `commit-${moment}`;
    let runs = 0;
    proxy.cutAt(1, moment);
    const lost = transaction(async (tx) => {
      runs += 1;
      // BEGIN, the write and COMMIT leave together: nothing says that the first of them failed.
      await sendAtCommit(tx, [insertRow(name)]);
    });
    await expect(lost).rejects.toMatchObject({ name: 'ConnectionLost', isInDoubt: true });
    expect([runs, await counted(name)]).toEqual([1, rows]);
  });

  it('runs again when a plain query was lost', async () => {
    let runs = 0;
    await transaction(async (tx) => {
      runs += 1;
      await send(tx, countRows('plain'));
      if (runs === 1) {
        proxy.cutAt(1, 'during');
      }
      await sql`select ${runs}::int as run`.execute(tx);
    });
    expect(runs).toBe(2);
  });

  it('is not what a mistake of ours looks like', async () => {
    const circle: Record<string, unknown> = {};
    circle['itself'] = circle;
    let runs = 0;
    const mistaken = transaction(async (tx) => {
      runs += 1;
      await sql`select ${circle}::json`.execute(tx);
    });
    await expect(mistaken).rejects.toBeInstanceOf(TypeError);
    expect(runs).toBe(1);
  });

  it('runs a batch in doubt once more, where it finds what is done', async () => {
    const batcher = createBatcher<string, bigint | undefined>({
      maxBatch: 10,
      maxQueue: 10,
      run: async (names) =>
        transaction(async (tx) => {
          const [name = ''] = names;
          const found = await send(tx, countRows(name));
          await sendAtCommit(tx, found === 0n ? [insertRow(name)] : []);
          return names.map(() => found);
        }),
    });
    proxy.cutAt(2, 'after');
    expect(await batcher.submit('batch')).toBe(1n);
    expect(await counted('batch')).toBe(1n);
  });
});
