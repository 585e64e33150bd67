import { assertDefined } from '@portal/money';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  buildPlayer,
  buildSpin,
  houseSlot,
  openGamesEnv,
} from '../../../../../test/factories/games.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { planOf } from '../../../../../test/plan.ts';
import type { Player, GamesEnv } from '../../play.ts';
import { placeSpins } from '../../slots/use-cases/place-spins.ts';
import { makeRoundPartitions } from '../store-rounds.ts';
import { readRound } from './read-round.ts';
import { listRounds, type RecordPage, type RecordQuery } from './list-rounds.ts';

const test = testDatabase();
let env: GamesEnv;

beforeAll(async () => {
  env = await openGamesEnv(test);
});

const read = (query: RecordQuery) => test.inUnit((ctx) => listRounds(ctx, query));

async function playSome(player: Player, count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) {
    test.clock.advance({ seconds: 3 });
    await test.inUnit((ctx) => placeSpins(ctx, env, [buildSpin(env, player)]));
  }
}

describe('listRounds', () => {
  it('refuses real rounds to a trial account', async () => {
    const player = await buildPlayer(test, { isTrial: true });
    await expect(read({ player, mode: 'real' })).rejects.toMatchObject({
      code: 'in_need_true_account',
    });
    expect(await read({ player })).toEqual({ rounds: [], nextCursor: null });
  });

  it('recalls 60 rounds newest first, page by page, each once (R38)', async () => {
    const player = await buildPlayer(test);
    await playSome(player, 60);
    const seen = [];
    let cursor: string | undefined;
    do {
      const page: RecordPage = await read({ player, limit: 25, cursor });
      seen.push(...page.rounds);
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen.map((round) => Number(round.nonce))).toEqual(
      Array.from({ length: 60 }, (_, index) => 59 - index),
    );
    const { nodeId } = houseSlot(env.snapshot);
    expect((await read({ player, nodeId })).rounds).toHaveLength(50);
    expect((await read({ player, nodeId: '999' })).rounds).toHaveLength(0);
  });

  it('refuses a cursor that nobody gave out', async () => {
    const player = await buildPlayer(test);
    await playSome(player, 2);
    for (const cursor of ['', 'rnd_', `rnd_${'g'.repeat(32)}`, "' or 1=1"]) {
      await expect(read({ player, cursor })).rejects.toThrow('validation_failed');
    }
  });
});

describe('readRound', () => {
  it('answers 404 for a round of somebody else and for nonsense', async () => {
    const [player, other] = [await buildPlayer(test), await buildPlayer(test)];
    await playSome(player, 1);
    const roundId = assertDefined((await read({ player })).rounds[0], 'a round').id;
    const asked = [
      { player: other, roundId },
      { player, roundId: `${roundId}0` },
      { player, roundId: 'rnd_000000000000ffffffffffffffffffff' },
    ] as const;
    for (const one of asked) {
      await expect(test.inUnit((ctx) => readRound(ctx, env.book, one))).rejects.toMatchObject({
        code: 'round_not_found',
      });
    }
    const { round } = await test.inUnit((ctx) => readRound(ctx, env.book, { player, roundId }));
    expect(round.id).toBe(roundId);
  });
});

describe('the hot queries of rounds', () => {
  it('walk an index at 60,000 rounds of one member in six months', async () => {
    const { pool } = test.database();
    await pool.query(`
      insert into rounds (id, member_id, mode, node_id, design_id, played_at, currency, stake_minor,
        win_minor, balance_after_minor, seed_index, client_seed, nonce, result)
      select gen_random_uuid(), 'mbr_much', 'real', (100001 + n % 40)::text, 1,
        '2026-01-01'::timestamptz + n * interval '4 minutes', 'USD', 20, 0, 80, 1, 'c', n,
        '[1,2,3,4,5]'
      from generate_series(1, 60000) n`);
    const plans = [
      `select * from rounds where member_id = 'mbr_much' and mode = 'real'
       order by played_at desc, id desc limit 51`,
      `select * from rounds where member_id = 'mbr_much' and mode = 'real'
       and (played_at, id) < ('2026-03-01', 'ffffffff-ffff-ffff-ffff-ffffffffffff')
       order by played_at desc, id desc limit 51`,
      `select * from rounds where member_id = 'mbr_much' and mode = 'real' and node_id = '100007'
       order by played_at desc, id desc limit 51`,
      `select * from rounds where member_id = 'mbr_much' and mode in ('real', 'trial')
       and played_at = '2026-02-01' and id = 'ffffffff-ffff-ffff-ffff-ffffffffffff'`,
    ];
    for (const query of plans) {
      const plan = await planOf(pool, query);
      expect(plan).not.toMatch(/Seq Scan on rounds_2026_0[1-6]/);
      expect(plan).not.toMatch(/Sort Method/);
    }
  });

  it('has months ahead that are made once, acting as the app role', async () => {
    const range = { firstMonth: '2028-01-01', monthCount: 3 };
    expect(await test.inUnit((ctx) => makeRoundPartitions(ctx.tx, range))).toBe(3);
    expect(await test.inUnit((ctx) => makeRoundPartitions(ctx.tx, range))).toBe(0);
  });
});
