import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../test/harness.ts';
import { looking, send, sendTogether, writing } from './statement.ts';

const { database } = testDatabase();

const inTransaction = <T>(run: Parameters<ReturnType<typeof database>['transaction']>[1]) =>
  database().transaction({ operation: 'test' }, run) as Promise<T>;

const number = (value: number) =>
  looking(sql<{ n: number }>`select ${value}::int as n`, (rows) => rows[0]?.n);

describe('sendTogether', () => {
  it('answers each statement by its own reader, in order', async () => {
    const found = await inTransaction((tx) =>
      sendTogether(tx, [
        number(1),
        looking(sql<{ t: string }>`select 'two' as t`, (rows) => rows.map((row) => row.t)),
        number(3),
      ]),
    );
    expect(found).toEqual([1, ['two'], 3]);
  });

  it('runs them one after the other: the later sees what the earlier wrote', async () => {
    const found = await inTransaction(async (tx) => {
      await sql`create temporary table seen (n int) on commit drop`.execute(tx);
      return sendTogether(tx, [
        writing(sql`insert into seen values (1)`, () => 'written'),
        looking(sql<{ n: bigint }>`select count(*) as n from seen`, (rows) => rows[0]?.n),
      ]);
    });
    expect(found).toEqual(['written', 1n]);
  });

  it('throws what the first failing one means, and the session goes on', async () => {
    const failing = writing(
      sql`select 1 / 0`,
      () => 0,
      () => new Error('no zero here'),
    );
    await expect(
      inTransaction((tx) => sendTogether(tx, [number(1), failing, number(2)])),
    ).rejects.toThrow('no zero here');
    expect(await inTransaction((tx) => send(tx, number(4)))).toBe(4);
  });
});

describe('writing', () => {
  it('is planned once in a session, whatever its values', async () => {
    const plus = (value: number) =>
      writing(sql<{ n: number }>`select ${value}::int + 1 as n`, (rows) => rows[0]?.n);
    const found = await inTransaction(async (tx) => {
      await sendTogether(tx, [plus(1), plus(2)]);
      const again = await send(tx, plus(3));
      const { rows } = await sql<{ plans: bigint }>`
        select generic_plans + custom_plans as plans from pg_prepared_statements
        where statement like '%+ 1 as n'`.execute(tx);
      return { again, plans: rows.map((row) => row.plans) };
    });
    expect(found).toEqual({ again: 4, plans: [3n] });
  });
});
