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

/** The same, with how many blocks of tables and indexes it looked at. */
export async function buffersOf(
  pool: pg.Pool,
  query: string,
  values: readonly unknown[] = [],
): Promise<{ readonly plan: string; readonly buffers: number }> {
  const text = `explain (analyze, buffers) ${query}`;
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>(text, [...values]);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  // Of the whole statement: each part says its own below.
  const [, hit = '0', read = '0'] =
    /Buffers: shared(?: hit=(\d+))?(?: read=(\d+))?/u.exec(plan) ?? [];
  return { plan, buffers: Number(hit) + Number(read) };
}
