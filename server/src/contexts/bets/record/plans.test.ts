import { assertDefined } from '@portal/money';
import { sql } from 'kysely';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../../../test/harness.ts';
import { planOf } from '../../../../test/plan.ts';
import { snapshotQuery } from '../../../../test/snapshot-queries.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type BetsQuery, selectBets } from './store-record.ts';

const test = testDatabase();

const busy = 'mbr_planbusy0001';
const others = 1_000;
const rows = 100_000;
const limit = 21;

/** Bets of one member over ten months, and a few of many others, past the code but in balance. */
const filling = `
  insert into bets (id, member_id, placed_at, provider, tx_id, round_id, category, game_code,
    currency, stake_minor, payout_minor, valid_minor, state, result, balance_before_minor,
    balance_after_minor, settled_at)
  select gen_random_uuid(), case when n > ${rows} then 'mbr_plan' || n else '${busy}' end, t.at,
    'vendor:test', 'plan-' || n, 'plan-' || n, case n % 4 when 0 then 'LIVE' else 'RNG' end,
    'reels', 'USD', 0, 0, 0, 'settled', 'LOSE', 0, 0, t.at
  from generate_series(1, ${rows + others}) as n,
    lateral (select timestamptz '2026-01-01' + n % ${rows} * interval '4 minutes' as at) t;
  analyze bets;`;

beforeAll(async () => {
  const owner = new pg.Client({ connectionString: test.ownerUrl() });
  await owner.connect();
  await owner.query(filling);
  await owner.end();
});

interface Read {
  readonly scans: string;
  readonly rows: string;
}

/** How many whole tables this transaction has read, and how many rows by their indexes. */
async function readsOfBets(ctx: Ctx): Promise<Read> {
  const { rows: found } = await sql<Read>`
    select coalesce(sum(seq_scan), 0)::text as scans,
           coalesce(sum(idx_tup_fetch), 0)::text as rows
      from pg_stat_xact_user_tables where relname ~ '^bets_[0-9]'`.execute(ctx.tx);
  return assertDefined(found[0], 'sums give one row');
}

function pageOf(query: Partial<BetsQuery> = {}) {
  return test.inUnit(async (ctx) => {
    const before = await readsOfBets(ctx);
    const page = await selectBets(ctx.tx, { memberId: busy, currency: 'USD', limit, ...query });
    const after = await readsOfBets(ctx);
    return {
      page,
      scans: Number(after.scans) - Number(before.scans),
      rows: Number(after.rows) - Number(before.rows),
    };
  });
}

describe('the record of a member with a hundred thousand bets (MC-11)', () => {
  it('walks the key of the member, without sorting', async () => {
    const text = snapshotQuery('bets', 'selectBets').replace(/;$/u, '');
    const plan = await planOf(test.database().pool, text, [busy, 'USD', limit]);
    expect(plan).not.toMatch(/Seq Scan/u);
    expect(plan).not.toMatch(/-> *(?:Incremental )?Sort /u);
  });

  it('reads as many rows for a page far back as for the first', async () => {
    const first = await pageOf();
    expect([first.page.length, first.scans]).toEqual([limit, 0]);
    expect(first.rows).toBeLessThan(3 * limit);
    const { page } = await pageOf({ to: Temporal.Instant.from('2026-03-01T00:00:00Z') });
    const last = assertDefined(page.at(-1), 'there are bets before March');
    const next = await pageOf({ before: { id: last.id, placedAt: last.placedAt } });
    expect([next.page.length, next.scans]).toEqual([limit, 0]);
    expect(next.rows).toBeLessThan(3 * limit);
    const ids = new Set(page.map(({ id }) => id));
    expect(next.page.some(({ id }) => ids.has(id))).toBe(false);
  });

  it('looks through what a filter leaves out along the same key', async () => {
    const { page, scans, rows: read } = await pageOf({ category: 'LIVE' });
    expect([page.length, scans]).toEqual([limit, 0]);
    expect(read).toBeLessThan(8 * limit);
  });
});
