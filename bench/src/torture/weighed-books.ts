import { type BookFault, bookFaults } from '@portal/server/test/books.ts';
import pg from 'pg';

/**
 * The faults of a database that was filled within minutes. Nobody has counted its tables yet, and a
 * proof over all lines that is planned for empty ones takes time by the square of them.
 */
export async function weighedBookFaults(
  ownerUrl: string,
  pool: pg.Pool,
): Promise<readonly BookFault[]> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  await owner.query('analyze');
  await owner.end();
  return bookFaults(pool);
}
