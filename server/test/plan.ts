import type pg from 'pg';

/**
 * How PostgreSQL would run a query if it were free to read whole tables, which sessions of the
 * server are not: the shape of the query alone has to lead it to an index.
 */
export async function planOf(
  pool: pg.Pool,
  query: string,
  values: readonly unknown[] = [],
): Promise<string> {
  const session = await pool.connect();
  try {
    await session.query('set enable_seqscan = on');
    const { rows } = await session.query<{ 'QUERY PLAN': string }>(`explain analyze ${query}`, [
      ...values,
    ]);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  } finally {
    session.release(true);
  }
}
