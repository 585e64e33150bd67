import { describe, expect, it } from 'vitest';
import { administer } from '../../../../test/cluster.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { loadShippedCatalogue } from './load-shipped-catalogue.ts';

const test = testDatabase();

describe('loadShippedCatalogue', () => {
  it('loads once when two processes start at the same time', async () => {
    const offered = await Promise.all([
      test.inUnit((ctx) => loadShippedCatalogue(ctx)),
      test.inUnit((ctx) => loadShippedCatalogue(ctx)),
    ]);
    expect(offered.toSorted((left, right) => left - right)).toEqual([0, 9842]);
    const { rows } = await test.database().pool.query('select count(*)::int as games from games');
    expect(rows).toEqual([{ games: 9842 }]);
  });

  it('adds nothing and changes nothing at the next start', async () => {
    const { pool } = test.database();
    await pool.query(`update games set name = 'Renamed' where node_id = '100001'`);
    expect(await test.inUnit((ctx) => loadShippedCatalogue(ctx))).toBe(0);
    const { rows } = await pool.query(`select name from games where node_id = '100001'`);
    expect(rows).toEqual([{ name: 'Renamed' }]);
  });

  it('keeps what an operator changed when a release ships a newer version', async () => {
    const { pool } = test.database();
    await pool.query(`update games set is_open = false where node_id = '100002'`);
    // A game that the older release did not have; the server itself removes none.
    await administer(test.ownerUrl(), `delete from games where node_id = '100003'`);
    await pool.query('update catalogue_state set shipped_version = 0');
    await test.inUnit((ctx) => loadShippedCatalogue(ctx));
    const { rows } = await pool.query(
      `select node_id, is_open from games where node_id in ('100002', '100003') order by 1`,
    );
    expect(rows).toEqual([
      { node_id: '100002', is_open: false },
      { node_id: '100003', is_open: true },
    ]);
  });
});
