import { assertDefined } from '@portal/money';
import type { BrandAudience } from '@portal/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  actorOf,
  houseSlot,
  openGamesEnv,
  testPrizes,
} from '../../../../../test/factories/games.ts';
import { limitByDay } from '../../../../../test/factories/limits.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { stakesOf } from '../../../catalog/index.ts';
import { createMember } from '../../../members/index.ts';
import { readRequirements } from '../../../turnover/index.ts';
import { balanceOf } from '../../../wallet/index.ts';
import { launchGame } from '../../launch/use-cases/launch-game.ts';
import { markRoundShown } from '../../rounds/use-cases/mark-round-shown.ts';
import { readRound } from '../../rounds/use-cases/read-round.ts';
import { readRoundTotals } from '../../rounds/use-cases/read-round-totals.ts';
import { presentRound } from '../../slots/present-slot.ts';
import { buildMember } from '../../../../../test/factories/members.ts';
import type { FreeSpinsId } from '../free-spins.ts';
import { offersFreeSpins } from '../offers-free-spins.ts';
import { giveFreeSpins } from './give-free-spins.ts';
import { listFreeSpins } from './list-free-spins.ts';
import { type FreeSpinsEnv, playFreeSpin } from './play-free-spin.ts';

const test = testDatabase();
let env: FreeSpinsEnv;
let stakeMinor: bigint;
let slotId: string;

beforeAll(async () => {
  env = { ...(await openGamesEnv(test)), prizes: testPrizes, rankOf: () => Promise.resolve(0) };
  const game = houseSlot(env.snapshot);
  ({ nodeId: slotId } = game);
  ({ stakeMinor } = assertDefined(stakesOf(game, 'USD')[0], 'a stake'));
});

let grants = 0;

/** A member without money, with some free spins of the house slot. */
async function lucky(wish: { readonly count?: number; readonly days?: number } = {}) {
  grants += 1;
  const row = buildMember();
  await test.inUnit((ctx) => createMember(ctx, row));
  const player = { memberId: row.id, isTrial: false };
  const actor = actorOf(player);
  const weights = { RNG: 100 };
  const play = { multiple: 3, weights, excludedGames: [], maxStakeMinor: null };
  const { count = 40, days = 7 } = wish;
  const reference = `rwd_test${grants}`;
  const given = { memberId: row.id, nodeId: slotId, count, stakeMinor, days, play, reference };
  await test.inUnit((ctx) => giveFreeSpins(ctx, given));
  const list = () => test.inUnit((ctx) => listFreeSpins(ctx, {}), { actor });
  const [grant] = await list();
  const { id } = assertDefined(grant, 'a grant');
  return {
    memberId: row.id,
    player,
    actor,
    id,
    list,
    spin: (of: FreeSpinsId = id) => test.inUnit((ctx) => playFreeSpin(ctx, env, of), { actor }),
    cash: async () => {
      const purse = { account: `member:${row.id}:cash`, currency: 'USD' } as const;
      return (await test.inUnit((ctx) => balanceOf(ctx, purse))).balanceMinor;
    },
    requirements: () =>
      test.inUnit((ctx) => readRequirements(ctx, { memberId: row.id, openOnly: true })),
  };
}

describe('a free spin', () => {
  it('costs nothing, pays its win as a prize, and each win is to be played off', async () => {
    const member = await lucky();
    const rounds = [];
    for (let spin = 0; spin < 40; spin += 1) {
      rounds.push((await member.spin()).round);
    }
    const wonMinor = rounds.reduce((sum, { winMinor }) => sum + winMinor, 0n);
    expect(wonMinor).toBeGreaterThan(0n);
    expect(await member.cash()).toBe(wonMinor);
    const asked = (await member.requirements()).map(
      ({ source, reference, requiredMinor }) => [reference, source, requiredMinor] as const,
    );
    const wins = rounds.filter(({ winMinor }) => winMinor > 0n);
    expect(new Set(asked)).toEqual(
      new Set(wins.map(({ id, winMinor }) => [id, 'gift', winMinor * 3n] as const)),
    );
    expect(await member.list()).toEqual([]);
    await expect(member.spin()).rejects.toMatchObject({
      code: 'free_spins_over',
      data: { reason: 'used' },
    });
    const { rows } = await test.database().pool.query<Record<string, bigint>>(
      `select count(*) as n, sum(stake_minor)::bigint as staked,
              sum(payout_minor)::bigint as paid, sum(valid_minor)::bigint as valid,
              count(distinct round_id) as rounds
         from bets where member_id = $1 and terms->>'funding' = 'FREEBET'`,
      [member.memberId],
    );
    expect(rows).toEqual([{ n: 40n, staked: 0n, paid: wonMinor, valid: 0n, rounds: 40n }]);
  });

  it('takes the next nonce of the seeds, and its round replays as a paid one does', async () => {
    const member = await lucky();
    const first = await member.spin();
    const second = await member.spin();
    expect([first.round.nonce, second.round.nonce]).toEqual([0n, 1n]);
    const query = { player: member.player, roundId: second.round.id };
    const receipt = await test.inUnit((ctx) => readRound(ctx, env.book, query));
    const { round } = receipt;
    expect(round).toEqual(second.round);
    const shown = presentRound(second.round, {
      booked: second.booked,
      serverSeedHash: second.serverSeedHash,
    });
    expect(shown).toMatchObject({ funding: 'FREEBET', net: shown.win });
    const totals = await test.inUnit((ctx) =>
      readRoundTotals(ctx, { player: member.player, mode: 'real' }),
    );
    expect(totals).toMatchObject({ roundCount: 2n, stakeMinor: 0n });
  });

  it('is for who was given it, on a slot that is open, and not for who is excluded', async () => {
    const member = await lucky();
    const other = await lucky();
    await expect(other.spin(member.id)).rejects.toMatchObject({ code: 'not_found' });
    const closed = {
      ...env,
      snapshot: { ...env.snapshot, isPlayOpen: false },
    };
    await expect(
      test.inUnit((ctx) => playFreeSpin(ctx, closed, member.id), { actor: member.actor }),
    ).rejects.toMatchObject({ code: 'play_stopped' });
    const [{ nodeId } = { nodeId: '' }] = await member.list();
    const audience: BrandAudience = {
      languages: [],
      countries: [],
      login: 'all',
      device: 'all',
      leastRank: 1,
    };
    const narrowed = [{ vendorCode: null, nodeId, showFrom: null, showTo: null, audience }];
    const ranked = { ...env, snapshot: { ...env.snapshot, narrowed } };
    await expect(
      test.inUnit((ctx) => playFreeSpin(ctx, ranked, member.id), { actor: member.actor }),
    ).rejects.toMatchObject({ code: 'game_not_found' });
    await test.database().pool.query(
      `insert into standing_flags (member_id, flag, reason, set_at)
        values ($1, 'RG_EXCLUDED', 'asked for', $2)`,
      [member.memberId, String(test.clock.now())],
    );
    await expect(member.spin()).rejects.toMatchObject({ code: 'self_excluded' });
    // The refusal took no nonce and no spin (R134).
    expect((await member.list())[0]).toMatchObject({ left: 40, wonMinor: 0n });
  });

  it('waits in a game that opens for it alone where a limit of money is reached (R4)', async () => {
    const { memberId, player, spin } = await lucky({ count: 1 });
    await test.inUnit((ctx) => limitByDay(ctx, { memberId, kind: 'loss', amountMinor: 0n }));
    const command = { player, mode: 'real', nodeId: slotId, funCreditMinor: 0n } as const;
    const launch = () => test.inUnit((ctx) => launchGame(ctx, env, command));
    expect(await launch()).toMatchObject({ mode: 'real' });
    const { round } = await spin();
    await test.inUnit((ctx) => markRoundShown(ctx, { player, roundId: round.id }));
    await expect(launch()).rejects.toMatchObject({ code: 'limit_reached' });
  });

  it('is over with its time', async () => {
    const member = await lucky({ days: 1 });
    test.clock.advance({ hours: 25 });
    expect(await member.list()).toEqual([]);
    await expect(member.spin()).rejects.toMatchObject({
      code: 'free_spins_over',
      data: { reason: 'expired' },
    });
  });

  it('is played once, whoever presses twice at once', async () => {
    const member = await lucky({ count: 1 });
    const results = await Promise.allSettled([member.spin(), member.spin()]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { rows } = await test
      .database()
      .pool.query('select 1 from rounds where member_id = $1', [member.memberId]);
    expect(rows).toHaveLength(1);
  });
});

describe('a slot that is given', () => {
  it.each([
    ['at one of its stakes', () => ({ nodeId: slotId, stakeMinor }), true],
    ['at no stake of it', () => ({ nodeId: slotId, stakeMinor: stakeMinor + 1n }), false],
    ['that there is not', () => ({ nodeId: 'nothing', stakeMinor }), false],
  ] as const)('%s', async (_name, wish, isOffered) => {
    expect(await test.inUnit((ctx) => offersFreeSpins(ctx, wish()))).toBe(isOffered);
  });
});
