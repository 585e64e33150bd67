import { sql } from 'kysely';
import type { Pool } from 'pg';
import { looking, type SqlStatement, writing } from '../../src/platform/statement.ts';

/** A row to be written, for tests of what carries statements. */
export function insertRow(
  name: string,
  { payload = '{}', translate }: { payload?: string; translate?: (error: unknown) => unknown } = {},
): SqlStatement<undefined> {
  const query = sql`insert into outbox (name, payload, request_id, created_at)
                    values (${name}, ${payload}::jsonb, 'req', now())`;
  return writing(query, () => undefined, translate);
}

export function countRows(name: string): SqlStatement<bigint | undefined> {
  const query = sql<{ n: bigint }>`select count(*) as n from outbox where name = ${name}`;
  return looking(query, (rows) => rows[0]?.n);
}

/** The amounts that the last events of a name told of an order, oldest first. */
export async function toldAmounts(
  pool: Pool,
  order: {
    readonly name: string;
    readonly id: string;
    readonly state: string;
    readonly field?: 'amount' | 'net';
  },
): Promise<readonly string[]> {
  const { name, id, state, field = 'amount' } = order;
  const { rows } = await pool.query<{ told: string }>(
    `select payload ->> $4 as told from outbox
      where name = $1 and payload ->> 'state' = $3
        and $2 in (payload ->> 'withdrawalId', payload ->> 'depositId')
      order by id`,
    [name, id, state, field],
  );
  return rows.map(({ told }) => told);
}
