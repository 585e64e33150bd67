import { minesHouse } from '@portal/games';
import { sql } from 'kysely';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { protectionGate } from '../src/contexts/bets/protection.ts';
import { applyCommands } from '../src/contexts/bets/use-cases/apply-commands.ts';
import type { GamesEnv } from '../src/contexts/games/play.ts';
import { openRound } from '../src/contexts/games/rounds/use-cases/open-round.ts';
import { placeSpins } from '../src/contexts/games/slots/use-cases/place-spins.ts';
import { answerOnce } from '../src/contexts/wallet/use-cases/answer-once.ts';
import type { Ctx } from '../src/platform/context.ts';
import { player } from './factories/bets.ts';
import { buildPlayer, buildSpin } from './factories/games.ts';
import { buildOpening, gameOf, openSteppedEnv } from './factories/stepped.ts';
import { testDatabase } from './harness.ts';
import { snapshotQuery } from './snapshot-queries.ts';

const test = testDatabase();
const others = 20_000;

// Tables that grow with members and bets, past the code but in balance. Plans are free to read
// them whole, and a hot road that has no index for its question would.
const filling = `
  insert into accounts (path, currency, balance_minor)
    select 'member:mbr_full' || n || ':cash', 'USD', 3 from generate_series(1, ${others}) n;
  insert into accounts (path, currency) values ('house:full', 'USD');
  insert into entries (id, debt, type, reference, posted_at)
    select nextval('entry_ids'), 'full:' || n, 'win', 'full',
           '2026-03-01'::timestamptz + n * interval '1 second'
      from generate_series(1, ${others * 3}) n;
  analyze accounts; analyze entries;
  insert into lines
    select e.id, a.id, 1, 'USD', 1 + (substr(e.debt, 6)::int - 1) / ${others}, e.posted_at
      from entries e join accounts a on a.path = 'member:mbr_full'
        || 1 + (substr(e.debt, 6)::int - 1) % ${others} || ':cash' where e.reference = 'full'
    union all
    select e.id, a.id, -1, 'USD', null, e.posted_at
      from entries e join accounts a on a.path = 'house:full' where e.reference = 'full';
  insert into house_deltas (account_id, amount_minor)
    select id, -${others * 3} from accounts where path = 'house:full';
  insert into idempotency_keys
    select 'mbr_full' || n || ' spin', 'key-' || n, 'f', '{}', '2026-03-01'
      from generate_series(1, ${others}) n;
  insert into play_states (member_id, is_counting, last_stake_at, checked_at)
    select 'mbr_full' || n, true, '2026-03-01', '2026-03-01' from generate_series(1, ${others}) n;
  insert into member_limits (member_id, kind, period, amount, set_at)
    select 'mbr_full' || n, 'stake', 'day', 1000000, '2026-03-01'
      from generate_series(1, ${others}) n;
  insert into limit_windows (member_id, period, starts_on, deposited_minor, staked_minor,
      returned_minor, played_ms)
    select 'mbr_full' || n, 'day', '2026-03-01', 0, 0, 0, 0 from generate_series(1, ${others}) n;
  insert into standing_flags (member_id, flag, reason, set_at)
    select 'mbr_full' || n, 'NO_BONUS', 'full', '2026-03-01' from generate_series(1, ${others}) n;
  insert into bets (id, member_id, placed_at, provider, tx_id, round_id, category, game_code,
      currency, stake_minor, payout_minor, valid_minor, state, result, balance_before_minor,
      balance_after_minor, settled_at)
    select gen_random_uuid(), 'mbr_full' || n, '2026-03-01', 'vendor:test', 'full-' || n,
           'full-' || n, 'RNG', 'reels', 'USD', 0, 0, 0, 'settled', 'LOSE', 0, 0, '2026-03-01'
      from generate_series(1, ${others}) n;
  insert into bet_transactions
      (provider, class, tx_id, state, member_id, currency, amount_minor, round_id, created_at)
    select 'vendor:test', 'stake', 'full-' || n, 'applied', 'mbr_full' || n, 'USD', 0,
           'full-' || n, '2026-03-01' from generate_series(1, ${others}) n;
  insert into bet_rounds (provider, member_id, round_id, opened_at, closed_at)
    select 'vendor:test', 'mbr_full' || n, 'full-' || n, '2026-03-01', '2026-03-01'
      from generate_series(1, ${others}) n;
  analyze;`;

let env: GamesEnv;

beforeAll(async () => {
  env = await openSteppedEnv(test);
  const owner = new pg.Client({ connectionString: test.ownerUrl() });
  await owner.connect();
  try {
    await owner.query(filling);
  } finally {
    await owner.end();
  }
});

interface Scan {
  readonly table: string;
  readonly rows: string;
}

/** What this transaction has read by going through whole tables, if there was much in them. */
async function wholeReads(ctx: Ctx): Promise<readonly Scan[]> {
  const { rows } = await sql<Scan>`
    select relname as "table", seq_tup_read::text as rows from pg_stat_xact_user_tables
     where seq_tup_read >= ${others}::int order by relname`.execute(ctx.tx);
  return rows;
}

function scansOf(road: (ctx: Ctx) => Promise<unknown>): Promise<readonly Scan[]> {
  return test.inUnit(async (ctx) => {
    const before = await wholeReads(ctx);
    await road(ctx);
    const after = await wholeReads(ctx);
    return after.filter(
      (scan) => !before.some((old) => JSON.stringify(old) === JSON.stringify(scan)),
    );
  });
}

describe('no hot road reads a whole table', () => {
  it('notices one that does', async () => {
    const scans = await scansOf((ctx) =>
      sql<{
        readonly row: object;
      }>`select count(*) from play_states where checked_at is null`.execute(ctx.tx),
    );
    expect(scans.map(({ table }) => table)).toEqual(['play_states']);
  });

  it('a bet of a vendor, its win, and what takes it back', async () => {
    const ann = player(test, 'hotroad', protectionGate);
    await ann.fund();
    const bet = ann.bet('b1');
    const win = ann.command('WIN', 'w1', { refTxId: 'b1', amountMinor: 500n });
    const later = ann.bet('b2', { roundId: 'hotroad-later' });
    const back = ann.command('ROLLBACK', 'x2', { refTxId: 'b2' });
    const ended = ann.command('END_ROUND', 'e2', { roundId: 'hotroad-later' });
    for (const command of [bet, win, later, back, ended, bet]) {
      const scans = await scansOf((ctx) =>
        applyCommands(ctx, { gate: protectionGate }, [[command]]),
      );
      expect([command.kind, scans]).toEqual([command.kind, []]);
    }
  });

  it('a spin', async () => {
    const spinner = await buildPlayer(test);
    expect(await scansOf((ctx) => placeSpins(ctx, env, [buildSpin(env, spinner)]))).toEqual([]);
  });

  it('a round of several steps, under its key', async () => {
    const opener = await buildPlayer(test);
    const { nodeId } = gameOf(env, minesHouse.id);
    const claim = { scope: `${opener.memberId} rounds`, key: 'hot-key-1', fingerprint: 'a round' };
    const scans = await scansOf((ctx) =>
      answerOnce(ctx, claim, async () => {
        const { round } = await openRound(ctx, env, buildOpening(env, opener, { nodeId }));
        return { roundId: round.id };
      }),
    );
    expect(scans).toEqual([]);
  });

  // Their tables are empty here: without an index only the whole table would be left to read.
  it.each([
    ['identity', 'findSessions'],
    ['gateway', 'enterVendorSession'],
    ['gateway', 'selectVendorPlayers'],
  ])('the question %s.%s has an index', async (context, name) => {
    const text = snapshotQuery(context, name).replace(/;$/u, '');
    const client = await test.database().pool.connect();
    try {
      await client.query('begin');
      await client.query('set local enable_seqscan = off');
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `explain (generic_plan) ${text}`,
      );
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).toMatch(/Index/u);
      expect(plan).not.toMatch(/Seq Scan/u);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});
