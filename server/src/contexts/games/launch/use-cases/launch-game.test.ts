import { assertDefined } from '@portal/money';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  buildPlayer,
  buildSpin,
  houseSlot,
  openGamesEnv,
} from '../../../../../test/factories/games.ts';
import { spendFun } from '../../../../../test/factories/wallet.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { stakesOf } from '../../../catalog/index.ts';
import type { Player, GamesEnv } from '../../play.ts';
import { markRoundShown } from '../../rounds/use-cases/mark-round-shown.ts';
import { launchGame, type LaunchedGame } from './launch-game.ts';
import { placeSpins } from '../../slots/use-cases/place-spins.ts';

const test = testDatabase();
const funCreditMinor = 500_000n;
let env: GamesEnv;

beforeAll(async () => {
  env = await openGamesEnv(test);
});

function launch(
  player: Player,
  options: { mode?: 'real' | 'trial'; nodeId?: string; env?: GamesEnv } = {},
): Promise<LaunchedGame> {
  const { mode = 'real', nodeId = houseSlot(env.snapshot).nodeId } = options;
  return test.inUnit((ctx) =>
    launchGame(ctx, options.env ?? env, { player, mode, nodeId, funCreditMinor }),
  );
}

function withGame(facts: { isOpen: boolean; hasTrial: boolean }, isPlayOpen = true): GamesEnv {
  const game = { ...houseSlot(env.snapshot), ...facts };
  const byNodeId = new Map([...env.snapshot.byNodeId, [game.nodeId, game]]);
  return { ...env, snapshot: { ...env.snapshot, byNodeId, isPlayOpen } };
}

/** Each row breaks its rule and those below it. */
describe('launchGame refuses in this order', () => {
  const closed = { isOpen: false, hasTrial: false };

  it('in_need_true_account, game_not_found, play_stopped', async () => {
    const trial = await buildPlayer(test, { isTrial: true });
    const player = await buildPlayer(test);
    const stopped = withGame(closed, false);
    await expect(launch(trial, { nodeId: '9', env: stopped })).rejects.toMatchObject({
      code: 'in_need_true_account',
    });
    await expect(launch(player, { nodeId: '9', env: stopped })).rejects.toMatchObject({
      code: 'game_not_found',
    });
    await expect(launch(trial, { mode: 'trial', env: stopped })).rejects.toMatchObject({
      code: 'play_stopped',
    });
  });

  it('game_under_maintenance, trial_not_offered', async () => {
    const trial = await buildPlayer(test, { isTrial: true });
    await expect(launch(trial, { mode: 'trial', env: withGame(closed) })).rejects.toMatchObject({
      code: 'game_under_maintenance',
      data: { nodeId: houseSlot(env.snapshot).nodeId },
    });
    const open = withGame({ isOpen: true, hasTrial: false });
    await expect(launch(trial, { mode: 'trial', env: open })).rejects.toMatchObject({
      code: 'trial_not_offered',
    });
  });
});

describe('launchGame', () => {
  it('shows stakes, balance and the commitment before any bet', async () => {
    const player = await buildPlayer(test, { cashMinor: 12_345n });
    const launched = await launch(player);
    expect(launched.balanceMinor).toBe(12_345n);
    expect(launched.stakes).toHaveLength(6);
    expect(launched.pair).toMatchObject({ nextNonce: 0n });
    expect(launched.pair.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(launched.unshown).toBeUndefined();
    expect((await launch(player)).pair).toEqual(launched.pair);
  });

  it('gives one pair of seeds when a member launches twice at once', async () => {
    const player = await buildPlayer(test);
    const [first, second] = await Promise.all([launch(player), launch(player)]);
    expect(first.pair).toEqual(second.pair);
  });

  it('opens the purse of a trial with its first fun money, once for ever', async () => {
    const player = await buildPlayer(test, { cashMinor: 500n });
    const trial = { mode: 'trial' } as const;
    const twins = await Promise.all([launch(player, trial), launch(player, trial)]);
    expect(twins.map(({ balanceMinor }) => balanceMinor)).toContain(funCreditMinor);
    expect((await launch(player, trial)).balanceMinor).toBe(funCreditMinor);
    await test.inUnit((ctx) => spendFun(ctx, player.memberId, funCreditMinor));
    expect((await launch(player, trial)).balanceMinor).toBe(0n);
    expect((await launch(player)).balanceMinor).toBe(500n);
  });

  it('has no game whose lowest stake is beyond a purse that counts as full', async () => {
    const lowest = env.snapshot.entries.map(({ game }) =>
      assertDefined(stakesOf(game, 'FUN')[0], 'one'),
    );
    // From 10.00 on a purse is not refilled (docs/rules/money.md).
    expect(lowest.filter(({ stakeMinor }) => stakeMinor > 1000n)).toEqual([]);
  });

  it('brings back the round that was not shown to its end, until it was (R37)', async () => {
    const player = await buildPlayer(test);
    const [answer] = await test.inUnit((ctx) => placeSpins(ctx, env, [buildSpin(env, player)]));
    const { round } = assertDefined(answer?.done, 'a played round');
    expect((await launch(player)).unshown?.round).toEqual(round);

    const other = await buildPlayer(test);
    const finish = (owner: Player) =>
      test.inUnit((ctx) => markRoundShown(ctx, { player: owner, roundId: round.id }));
    await expect(finish(other)).rejects.toMatchObject({ code: 'round_not_found' });
    expect((await launch(player)).unshown).toBeDefined();

    await finish(player);
    await finish(player);
    expect((await launch(player)).unshown).toBeUndefined();
  });

  it('leaves rounds older than a day to the betting record', async () => {
    const player = await buildPlayer(test);
    await test.inUnit((ctx) => placeSpins(ctx, env, [buildSpin(env, player)]));
    test.clock.advance({ hours: 25 });
    expect((await launch(player)).unshown).toBeUndefined();
  });
});
