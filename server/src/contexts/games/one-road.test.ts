import { assertDefined } from '@portal/money';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildPlayer, buildSpin, openGamesEnv } from '../../../test/factories/games.ts';
import { testDatabase } from '../../../test/harness.ts';
import { foldFacts, openRequirement, readRequirements, readSpan } from '../turnover/index.ts';
import type { GamesEnv } from './play.ts';
import { placeSpins } from './slots/use-cases/place-spins.ts';

const test = testDatabase();
let env: GamesEnv;

beforeAll(async () => {
  env = await openGamesEnv(test);
});

describe('a spin', () => {
  it('leaves its bet in the one record of all products, with the digits of its round', async () => {
    const player = await buildPlayer(test);
    const [answer] = await test.inUnit((ctx) => placeSpins(ctx, env, [buildSpin(env, player)]));
    const { round } = assertDefined(answer?.done, 'a round');
    const { rows } = await test.database().pool.query(
      `select 'rnd_' || translate(id::text, '-', '') as id, provider, stake_minor, payout_minor,
          valid_minor, state, balance_before_minor, balance_after_minor
        from bets where member_id = $1`,
      [player.memberId],
    );
    expect(rows).toEqual([
      {
        id: round.id,
        provider: 'games',
        stake_minor: round.stakeMinor,
        payout_minor: round.winMinor,
        valid_minor: round.stakeMinor,
        state: 'settled',
        balance_before_minor: round.balanceBeforeMinor,
        balance_after_minor: round.balanceAfterMinor,
      },
    ]);
  });

  it('is refused to who is excluded, and takes no nonce of the seeds', async () => {
    const player = await buildPlayer(test);
    const spin = () => test.inUnit((ctx) => placeSpins(ctx, env, [buildSpin(env, player)]));
    await spin();
    await test.database().pool.query(
      `insert into standing_flags (member_id, flag, reason, set_at)
        values ($1, 'RG_EXCLUDED', 'asked for', $2)`,
      [player.memberId, String(test.clock.now())],
    );
    const [refused] = await spin();
    expect(refused?.answer).toMatchObject({ ok: false, code: 'self_excluded' });
    const { rows } = await test
      .database()
      .pool.query(`select next_nonce from seed_pairs where member_id = $1 and mode = 'real'`, [
        player.memberId,
      ]);
    expect(rows).toEqual([{ next_nonce: 1n }]);
  });

  it('counts as turnover, works off what money carries, and keeps to its largest stake', async () => {
    const player = await buildPlayer(test);
    const { memberId } = player;
    const spin = async () => {
      const command = buildSpin(env, player);
      const [answer] = await test.inUnit((ctx) => placeSpins(ctx, env, [command]));
      return assertDefined(answer, 'an answer');
    };
    const open = (reference: string, maxStakeMinor: bigint) =>
      test.inUnit((ctx) => {
        const terms = { source: 'bonus', amountMinor: 10_000n, multiple: 1 } as const;
        return openRequirement(ctx, { ...terms, memberId, reference, maxStakeMinor });
      });
    await open('one-road', 1_000_000n);
    const { round } = assertDefined((await spin()).done, 'a round');
    const [requirement] = await test.inUnit((ctx) =>
      readRequirements(ctx, { memberId, openOnly: true }),
    );
    expect(requirement?.doneMinor).toBe(round.stakeMinor);
    const span = { memberIds: [memberId], from: '2026-03-01', to: '2026-03-31' };
    const [sums] = await test.inUnit(async (ctx) => {
      await foldFacts(ctx);
      return readSpan(ctx, span);
    });
    expect(sums).toMatchObject({ betCount: 1, validMinor: round.stakeMinor });

    await open('one-road-tighter', round.stakeMinor - 1n);
    expect((await spin()).answer).toMatchObject({ ok: false, code: 'stake_above_promo_limit' });

    const excludedGames = [`games:${round.nodeId}`];
    await test.inUnit((ctx) => {
      const terms = { source: 'bonus', amountMinor: 10_000n, multiple: 1, excludedGames } as const;
      return openRequirement(ctx, { ...terms, memberId, reference: 'one-road-elsewhere' });
    });
    expect((await spin()).answer).toMatchObject({ ok: false, code: 'game_excluded_by_promo' });
  });

  it('says what of its stake was bonus money, and counts what it won or lost', async () => {
    const player = await buildPlayer(test);
    const { memberId } = player;
    await test.inUnit((ctx) =>
      openRequirement(ctx, {
        memberId,
        source: 'bonus',
        reference: 'one-road-split',
        amountMinor: 10_000n,
        multiple: 9,
        bonus: { amountMinor: 10_000n, cashBeforeMinor: 0n, policy: 'FORFEIT_ALL' },
      }),
    );
    const spin = buildSpin(env, player);
    const [answer] = await test.inUnit((ctx) => placeSpins(ctx, env, [spin]));
    const { round } = assertDefined(answer?.done, 'a round');
    const { rows } = await test.database().pool.query(
      `select b.terms->'split'->>'bonus' as bonus, b.state, r.net_minor as net
        from bets b join wagering_requirements r on r.member_id = b.member_id
        where b.member_id = $1`,
      [memberId],
    );
    const net = round.winMinor - round.stakeMinor;
    expect(rows).toEqual([{ bonus: String(round.stakeMinor), state: 'settled', net }]);
  });
});
