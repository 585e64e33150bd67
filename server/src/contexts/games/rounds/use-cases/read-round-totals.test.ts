import { assertDefined } from '@portal/money';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildPlayer, openGamesEnv } from '../../../../../test/factories/games.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { planOf } from '../../../../../test/plan.ts';
import type { GamesEnv, Player } from '../../play.ts';
import { listRounds, type RecordQuery } from './list-rounds.ts';
import { readRoundTotals } from './read-round-totals.ts';

const test = testDatabase();
let env: GamesEnv;

beforeAll(async () => {
  env = await openGamesEnv(test);
});

interface Played {
  readonly at: string;
  readonly engine?: 'slot' | 'mines';
  readonly state?: 'settled' | 'void';
  readonly stake: number;
  readonly win: number;
}

/** Rounds as they lie in the table; their ids begin with their time, as those of real ones do. */
async function lay(player: Player, rounds: readonly Played[]): Promise<void> {
  for (const [at, round] of rounds.entries()) {
    const milliseconds = Date.parse(round.at).toString(16).padStart(12, '0');
    const design = [...env.book.byNumber.values()].find(
      ({ engine }) => engine.game === (round.engine ?? 'slot'),
    );
    await test.database().pool.query(
      `insert into rounds (id, member_id, mode, node_id, design_id, played_at, currency,
         stake_minor, win_minor, balance_after_minor, seed_index, client_seed, nonce, state, result)
       values ($1, $2, 'real', '100001', $3, $4, 'USD', $5, $6, 100000, 1, 'c', $7, $8, '[1]')`,
      [
        `${milliseconds}${String(at).padStart(20, '0')}`,
        player.memberId,
        assertDefined(design, 'a design of the engine').number,
        round.at,
        round.stake,
        round.win,
        at,
        round.state ?? 'settled',
      ],
    );
  }
}

/** What the same query lists, page by page, and what its totals say. */
async function readBoth(query: RecordQuery, timeZone: string) {
  const site = { site: { timeZone } };
  const listed: bigint[] = [];
  let cursor: string | undefined;
  do {
    const page = await test.inUnit((ctx) => listRounds(ctx, { ...query, cursor, limit: 2 }), site);
    listed.push(...page.rounds.map((round) => round.stakeMinor));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  const totals = await test.inUnit((ctx) => readRoundTotals(ctx, query), site);
  expect(totals.roundCount).toBe(BigInt(listed.length));
  expect(totals.stakeMinor).toBe(listed.reduce((sum, stake) => sum + stake, 0n));
  return { listed, totals };
}

describe('readRoundTotals', () => {
  it('refuses real rounds to a trial account', async () => {
    const player = await buildPlayer(test, { isTrial: true });
    await expect(
      test.inUnit((ctx) => readRoundTotals(ctx, { player, mode: 'real' })),
    ).rejects.toMatchObject({ code: 'in_need_true_account' });
  });

  // The offsets of Europe/Berlin: on 29 March 2026 from +1 to +2, on 25 October back.
  it.each([
    ['2026-03-28', ['2026-03-27T23:00:00Z', '2026-03-28T22:59:59Z'], ['2026-03-27T22:59:59Z']],
    ['2026-03-29', ['2026-03-28T23:00:00Z', '2026-03-29T21:59:59Z'], ['2026-03-29T22:00:00Z']],
    ['2026-10-25', ['2026-10-24T22:00:00Z', '2026-10-25T22:59:59Z'], ['2026-10-25T23:00:00Z']],
  ])(
    'counts the day %s of the site from its first to its last second',
    async (day, within, beyond) => {
      const player = await buildPlayer(test);
      const played = (at: string, stake: number) => ({ at, stake, win: 0 });
      await lay(player, [
        ...within.map((at) => played(at, 1)),
        ...beyond.map((at) => played(at, 1000)),
      ]);
      const { totals } = await readBoth({ player, from: day, to: day }, 'Europe/Berlin');
      expect([totals.roundCount, totals.stakeMinor]).toEqual([2n, 2n]);
    },
  );

  it('sums by engine, state and days what the record lists, and gives void stakes back', async () => {
    const player = await buildPlayer(test);
    await lay(player, [
      { at: '2026-04-01T01:00:00Z', stake: 100, win: 250 },
      { at: '2026-04-01T02:00:00Z', stake: 200, win: 0, engine: 'mines' },
      { at: '2026-04-02T03:00:00Z', stake: 400, win: 0, engine: 'mines', state: 'void' },
      { at: '2026-04-03T04:00:00Z', stake: 800, win: 10 },
    ]);
    const days = { player, from: '2026-04-01', to: '2026-04-03' };
    const whole = await readBoth(days, 'UTC');
    expect(whole.listed).toEqual([800n, 400n, 200n, 100n]);
    expect(whole.totals).toEqual({
      roundCount: 4n,
      stakeMinor: 1500n,
      winMinor: 260n,
      returnedMinor: 660n,
      currency: 'USD',
    });
    const read = async (filter: Partial<RecordQuery>) =>
      (await readBoth({ ...days, ...filter }, 'UTC')).listed;
    expect(await read({ engine: 'mines' })).toEqual([400n, 200n]);
    expect(await read({ state: 'void' })).toEqual([400n]);
    expect(await read({ state: 'settled', engine: 'mines' })).toEqual([200n]);
    expect(await read({ state: 'open' })).toEqual([]);
    expect(await read({ to: '2026-04-01' })).toEqual([200n, 100n]);
    expect(await read({ from: '2026-04-04', to: '2026-04-05' })).toEqual([]);
    expect(await read({ nodeId: '999' })).toEqual([]);
  });

  it('has zeros where nothing was played', async () => {
    const player: Player = { memberId: 'mbr_nobody_yet', isTrial: false };
    const { totals } = await readBoth({ player, from: '2026-03-01', to: '2026-03-02' }, 'UTC');
    expect([totals.roundCount, totals.winMinor, totals.returnedMinor]).toEqual([0n, 0n, 0n]);
  });

  it('reads no month but those of its days, along the index of the member', async () => {
    const plan = await planOf(
      test.database().pool,
      `select sum(stake_minor) from rounds where member_id = 'mbr_much' and mode = 'real'
       and played_at >= '2026-03-01' and played_at < '2026-03-08'`,
    );
    expect(plan).toMatch(/rounds_2026_03/u);
    expect(plan).not.toMatch(/rounds_2026_0[124-9]|Seq Scan/u);
  });
});
