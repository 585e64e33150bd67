import { beforeAll, describe, expect, it } from 'vitest';
import pg from 'pg';
import { testDatabase } from '../../../test/harness.ts';
import { planOf } from '../../../test/plan.ts';
import { snapshotQuery } from '../../../test/snapshot-queries.ts';

const test = testDatabase();

/** Agents in a tree of three levels, ten below each, and fifteen members below each of them. */
const agents = 1110;
const members = 15 * agents;
const filling = `
  insert into members (id, account, account_key, nickname, type, kind, currency,
                       registered_from, registered_at)
    select 'mbr_' || lpad(n::text, 8, '0'), 'n' || n, 'n' || n, 'n', 0,
           case when n <= ${agents} then 'agent' else 'member' end, 'USD', 'test', '2026-01-01'
      from generate_series(1, ${agents + members}) n;
  create function fill(lowest int, highest int) returns void language sql as $$
    insert into tree_positions (member_id, number, is_agent, upline, taken_at, referral_code)
      overriding system value
      select 'mbr_' || lpad(n::text, 8, '0'), n, n <= ${agents},
             case when n <= 10 then '{}' else (select a.upline || a.number from tree_positions a
               where a.number = case when n <= ${agents} then (n - 1) / 10
                                     else 1 + n % ${agents} end) end,
             '2026-01-01', lpad(n::text, 8, '0')
        from generate_series(lowest, highest) n
  $$;
  select fill(1, 10); select fill(11, 110); select fill(111, ${agents});
  select fill(${agents + 1}, ${agents + members});
  insert into register_links (code, agent_id, created_at)
    select 'C' || lpad(n::text, 7, '0'), 'mbr_' || lpad((1 + n % ${agents})::text, 8, '0'),
           '2026-01-01'
      from generate_series(1, 20000) n;
  analyze members; analyze tree_positions; analyze register_links;`;

beforeAll(async () => {
  const owner = new pg.Client({ connectionString: test.ownerUrl() });
  await owner.connect();
  await owner.query(filling);
  await owner.end();
});

function planOfRead(name: string, values: readonly unknown[]): Promise<string> {
  const text = snapshotQuery('agents', name).replace(/;$/u, '');
  return planOf(test.database().pool, text, values);
}

/** A page of a downline, narrowed as its store narrows it. */
function planOfDownline(condition: string, values: readonly unknown[]): Promise<string> {
  const text = snapshotQuery('agents', 'selectDownline').replace(/;$/u, '');
  const narrowed = text.replace('where true', `where ${condition}`);
  return planOf(test.database().pool, narrowed, ['~', 10_001, 5, 0, ...values]);
}

async function teamOf(number: number): Promise<{ path: string; size: number }> {
  const { rows } = await test.database().pool.query<{ path: string; size: number }>(
    `select a.path, (select count(*)::int from tree_positions p
                      where a.number = any(p.upline)) as size
       from tree_positions a where a.number = $1`,
    [number],
  );
  return rows[0] ?? { path: '', size: 0 };
}

describe('the reads of the tree', () => {
  it('walk a range of the paths for a team, and touch nobody outside it', async () => {
    const { path, size } = await teamOf(111);
    expect(size).toBeGreaterThan(10);
    const counted = await planOfRead('countTeam', [path, `${path}~`, 10_001]);
    expect(counted).toMatch(/Index Only Scan using tree_positions_path/u);
    expect(counted).toMatch(new RegExp(`Index Only Scan.*rows=${size}(?:\\.00)? loops=1`, 'u'));
    const page = await planOfDownline('p.path > $5 and p.path < $6', [path, `${path}~`]);
    expect(page).toMatch(/Index Scan using tree_positions_path/u);
    expect(page).not.toMatch(/Sort|Seq Scan/u);
  });

  it('find those directly below, the agents above, and a code by their own indexes', async () => {
    const { path } = await teamOf(1);
    const direct = await planOfDownline('p.parent_path = $5', [path]);
    expect(direct).toMatch(/Index Scan using tree_positions_direct/u);
    expect(direct).not.toMatch(/Seq Scan/u);
    const above = await planOfRead('selectUpline', ['mbr_00009999']);
    expect(above).toMatch(/tree_positions_number/u);
    expect(above).not.toMatch(/Seq Scan/u);
    const link = await planOfRead('findLiveLink', ['C0000077', '2026-02-01']);
    expect(link).not.toMatch(/Seq Scan/u);
    expect(await planOfRead('findByReferralCode', [30, '00000077'])).not.toMatch(/Seq Scan/u);
  });
});
