import type pg from 'pg';
import { assertDefined } from '@portal/money';

/** The only place that asks the database for the time; everything else takes it from a clock. */
export async function readDatabaseTime(pool: pg.Pool): Promise<Temporal.Instant> {
  const { rows } = await pool.query<{ time: Temporal.Instant }>('select clock_timestamp() as time');
  return assertDefined(rows[0], 'a select without a table gives one row').time;
}
