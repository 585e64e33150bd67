import type pg from 'pg';

/**
 * How PostgreSQL runs a query while it is free to read whole tables, which it is not for kept
 * plans: the shape of the query alone has to lead it to an index.
 */
export async function planOf(
  pool: pg.Pool,
  query: string,
  values: readonly unknown[] = [],
): Promise<string> {
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain analyze ${query}`, [
    ...values,
  ]);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}
