import { beforeAll, describe, expect, it } from 'vitest';
import pg from 'pg';
import { testDatabase } from '../../../test/harness.ts';
import { buffersOf, planOf } from '../../../test/plan.ts';
import { snapshotQuery } from '../../../test/snapshot-queries.ts';

const test = testDatabase();

const others = 10_000;
const entries = 60_000;

/** One busy member among many, over six months, written past the ledger but in balance. */
const filling = `
  insert into accounts (path, currency, balance_minor)
    select 'member:mbr_' || n || ':cash', 'USD',
           case when n = 1 then ${entries / 2} else ${entries / 2 / others} end
    from generate_series(1, ${others + 1}) n;
  insert into accounts (path, currency) values ('house:plans', 'USD');
  insert into entries (id, debt, type, reference, posted_at)
    select nextval('entry_ids'), 'plan:' || n, 'win', 'plan',
           '2026-01-01'::timestamptz + n * interval '4 minutes'
    from generate_series(1, ${entries}) n;
  analyze accounts; analyze entries;
  insert into lines
    select e.id, a.id, 1, 'USD', row_number() over (partition by a.id order by e.id), e.posted_at
    from entries e join accounts a on a.path = 'member:mbr_' ||
      case when e.id % 2 = 0 then 1 else 2 + (e.id / 2) % ${others} end || ':cash'
    union all
    select e.id, a.id, -1, 'USD', null, e.posted_at
    from entries e join accounts a on a.path = 'house:plans';
  insert into house_deltas (account_id, amount_minor)
    select id, -${entries} from accounts where path = 'house:plans';
  insert into idempotency_keys
    select 'mbr_' || n || ':spin', gen_random_uuid(), 'f', '{}', now()
    from generate_series(1, ${entries}) n;
  analyze idempotency_keys;`;

beforeAll(async () => {
  const owner = new pg.Client({ connectionString: test.ownerUrl() });
  await owner.connect();
  await owner.query(filling);
  // As it is on a site that has run for a while.
  await owner.query('vacuum (analyze) lines');
  await owner.end();
});

function planOfHot(name: string, values: readonly unknown[]): Promise<string> {
  const text = snapshotQuery('wallet', name).replace(/;$/u, '');
  return planOf(test.database().pool, text, values);
}

const batch = Array.from({ length: 200 }, (_, index) => `member:mbr_${1 + index * 97}:cash`);

describe('the hot queries of the ledger', () => {
  it('walk an index from page to page of a statement', async () => {
    const { rows } = await test
      .database()
      .pool.query<{ id: bigint }>("select id from accounts where path = 'member:mbr_1:cash'");
    const id = rows[0]?.id;
    for (const cursor of ['9223372036854775807', '30000']) {
      const values = [id, cursor, cursor, '-infinity', 'infinity', 51];
      const plan = await planOfHot('selectStatement', values);
      expect(plan).not.toMatch(/Seq Scan on (?:lines_2026_0[1-6]|entries)/u);
      expect(plan).not.toMatch(/-> *(?:Incremental )?Sort /u);
    }
  });

  it('read some days of a busy account, their sums and ends, and nothing beside them', async () => {
    const { rows } = await test
      .database()
      .pool.query<{ id: bigint }>("select id from accounts where path = 'member:mbr_1:cash'");
    const id = rows[0]?.id;
    const [from, to] = ['2026-03-10T00:00:00Z', '2026-03-17T00:00:00Z'];
    const reads = [
      ['selectStatement', [id, '9223372036854775807', '9223372036854775807', from, to, 21]],
      ['sumStatement', [id, from, to]],
      ['selectEnds', [id, from, id, to]],
    ] as const;
    for (const [name, values] of reads) {
      const text = snapshotQuery('wallet', name).replace(/;$/u, '');
      const { plan, buffers } = await buffersOf(test.database().pool, text, values);
      expect(plan).not.toMatch(/Seq Scan on (?:lines_2026_0[1-6]|entries)/u);
      // A week of this account is 1,260 lines, and a look into each of 36 months takes two.
      expect(buffers).toBeLessThan(150);
    }
  });

  it('find and lock the accounts and debts of a batch by index', async () => {
    const debts = batch.map((_, index) => `plan:${index * 31}`);
    const currencies = batch.map(() => 'USD');
    const house = [batch.length, ['house:plans'], ['USD']];
    const plan = await planOfHot('lookStatement', [batch, currencies, ...house, debts, []]);
    expect(plan).not.toMatch(/Seq Scan on (?:accounts|entries)/u);
  });

  it('find the keys of a batch by index', async () => {
    const keys = batch.map((_, index) => `key-${index}`);
    const plan = await planOfHot('keysStatement', [batch, keys]);
    expect(plan).not.toMatch(/Seq Scan on idempotency_keys/u);
  });
});
