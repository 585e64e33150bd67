import { sql } from 'kysely';
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
