import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../../../test/harness.ts';
import { planOf } from '../../../../test/plan.ts';
import { listMembers } from './list-members.ts';

const test = testDatabase();
const many = 30_000;
const nothing = { search: undefined, state: undefined, kind: undefined, cursor: undefined };

beforeAll(async () => {
  const { pool } = test.database();
  await pool.query(
    `insert into members (id, account, account_key, nickname, type, kind, currency, state,
                          registered_from, registered_at)
     select 'mbr_' || lpad(to_hex(n), 32, '0'), 'Name' || n, 'name' || n, 'Name' || n, 0,
            case when n % 500 = 0 then 'agent' else 'member' end, 'THB',
            case when n % 1000 = 0 then 'locked' else 'active' end, '127.0.0.1',
            timestamptz '2026-01-01' + n * interval '1 second'
       from generate_series(1, $1) n`,
    [many],
  );
  await pool.query(`insert into members select 'mbr_wild', '50%_off', '50%_off', 'x', 0, 'member',
    'THB', 'active', null, null, '{}', null, '127.0.0.1', now()`);
});

const list = (query: Partial<Parameters<typeof listMembers>[1]>) =>
  test.inUnit((ctx) => listMembers(ctx, { ...nothing, page: 1, pageSize: 10, ...query }));

describe('listMembers', () => {
  it('counts up to ten thousand and says that there are more', async () => {
    const { total, isTotalCapped, members } = await list({});
    expect([total, isTotalCapped, members.length]).toEqual([10_000, true, 10]);
  });

  it('walks the names in their order from the start that was typed', async () => {
    const { members, total } = await list({ search: 'NAME2999' });
    expect([total, members.map((row) => row.account)]).toEqual([
      11,
      [
        'Name2999',
        'Name29990',
        'Name29991',
        'Name29992',
        'Name29993',
        'Name29994',
        'Name29995',
        'Name29996',
        'Name29997',
        'Name29998',
      ],
    ]);
  });

  it('takes wildcards of SQL as letters', async () => {
    expect((await list({ search: '50%_' })).members.map((row) => row.id)).toEqual(['mbr_wild']);
    expect((await list({ search: '5__' })).total).toBe(0);
  });

  it('filters by state and kind together', async () => {
    const { total } = await list({ state: 'locked', kind: 'agent' });
    expect(total).toBe(many / 1000);
  });

  it('reaches every member by cursor, once', async () => {
    const seen = new Set<string>();
    let cursor: string | undefined;
    do {
      const page = await list({ search: 'name1', pageSize: 100, cursor });
      page.members.forEach((row) => seen.add(row.id));
      cursor = page.nextCursor;
    } while (cursor !== undefined);
    // 1, 1x, 1xx, 1xxx and 1xxxx.
    expect(seen.size).toBe(11_111);
  });

  it('takes a made-up cursor without complaint', async () => {
    for (const cursor of ['YWJj', '____', 'zzzzzzzz']) {
      expect((await list({ cursor })).members.length).toBeLessThanOrEqual(10);
    }
  });

  it.each([
    ['the newest', 'order by id desc limit 11'],
    ['one state', "where state = 'locked' order by id desc limit 11"],
    ['one kind', "where kind = 'agent' order by id desc limit 11"],
    [
      'a name prefix',
      `where account_key collate "C" like 'name29%' order by account_key collate "C" limit 11`,
    ],
  ])('reads %s along an index, without a scan of the table', async (_what, rest) => {
    const { pool } = test.database();
    const plan = await planOf(pool, `select id, account from members ${rest}`);
    expect(plan).toMatch(/Index/u);
    expect(plan).not.toMatch(/Seq Scan|Sort/u);
  });
});
