import { blackjackHouse, diceHouse, minesHouse } from '@portal/games';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildPlayer, houseSlot } from '../../../../../test/factories/games.ts';
import {
  buildOpening,
  gameOf,
  minesBet,
  openSteppedEnv,
  secretStateOf,
} from '../../../../../test/factories/stepped.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { balanceOf } from '../../../wallet/index.ts';
import type { Player, GamesEnv } from '../../play.ts';
import type { RoundNow } from '../keep-step.ts';
import { selectOpenRounds } from '../store-open-rounds.ts';
import { selectRounds } from '../store-rounds.ts';
import { type OpenCommand, openRound } from './open-round.ts';

const test = testDatabase();
let env: GamesEnv;

beforeAll(async () => {
  env = await openSteppedEnv(test);
});

function open(command: OpenCommand, gamesEnv: GamesEnv = env): Promise<RoundNow> {
  return test.inUnit((ctx) => openRound(ctx, gamesEnv, command));
}

async function balance(account: string, currency: 'USD' | 'FUN' = 'USD'): Promise<bigint> {
  return (await test.inUnit((ctx) => balanceOf(ctx, { account, currency }))).balanceMinor;
}

function openRoundsOf({ memberId }: Player) {
  return test.inUnit((ctx) => selectOpenRounds(ctx.tx, { memberId, mode: 'real', limit: 10 }));
}

/** Each row breaks its rule and all rules below it, so the order is proven too. */
describe('openRound refuses in this order', () => {
  const broken = { stake: 'x', bet: minesBet(25) };
  const changed = (snapshot: Partial<GamesEnv['snapshot']>): GamesEnv => ({
    ...env,
    snapshot: { ...env.snapshot, ...snapshot },
  });
  const withGame = (facts: { isOpen: boolean; hasTrial: boolean }, isPlayOpen = true): GamesEnv => {
    const game = { ...gameOf(env, minesHouse.id), ...facts };
    const byNodeId = new Map([...env.snapshot.byNodeId, [game.nodeId, game]]);
    return changed({ byNodeId, isPlayOpen });
  };

  async function codeOf(command: OpenCommand, gamesEnv = env): Promise<unknown> {
    const refused = await open(command, gamesEnv).then(
      () => undefined,
      (error: unknown) => error,
    );
    return (refused as { code?: string } | undefined)?.code;
  }

  it('in_need_true_account', async () => {
    const player = await buildPlayer(test, { isTrial: true });
    const command = buildOpening(env, player, { ...broken, mode: 'real', nodeId: 'none' });
    expect(await codeOf(command)).toBe('in_need_true_account');
  });

  it('game_not_found, also for a game that is played in another way', async () => {
    const player = await buildPlayer(test, { cashMinor: 0n });
    const closed = withGame({ isOpen: false, hasTrial: false }, false);
    for (const nodeId of ['999', houseSlot(env.snapshot).nodeId]) {
      const command = buildOpening(env, player, { ...broken, nodeId });
      expect(await codeOf(command, closed)).toBe('game_not_found');
    }
  });

  it('play_stopped', async () => {
    const player = await buildPlayer(test, { cashMinor: 0n });
    const stopped = withGame({ isOpen: false, hasTrial: false }, false);
    const command = buildOpening(env, player, { ...broken, mode: 'trial' });
    expect(await codeOf(command, stopped)).toBe('play_stopped');
  });

  it('game_under_maintenance', async () => {
    const player = await buildPlayer(test, { cashMinor: 0n });
    const closed = withGame({ isOpen: false, hasTrial: false });
    const command = buildOpening(env, player, { ...broken, mode: 'trial' });
    expect(await codeOf(command, closed)).toBe('game_under_maintenance');
  });

  it('trial_not_offered', async () => {
    const player = await buildPlayer(test, { cashMinor: 0n });
    const command = buildOpening(env, player, { ...broken, mode: 'trial' });
    expect(await codeOf(command, withGame({ isOpen: true, hasTrial: false }))).toBe(
      'trial_not_offered',
    );
  });

  it('stake_not_allowed, with the stakes that are', async () => {
    const player = await buildPlayer(test, { cashMinor: 0n });
    const refused = open(buildOpening(env, player, broken));
    await expect(refused).rejects.toMatchObject({
      code: 'stake_not_allowed',
      data: { stakes: ['0.10', '0.20', '0.50', '1.00', '2.00', '5.00'], currency: 'USD' },
    });
  });

  it.each([
    ['more mines than leave a safe tile', minesBet(25)],
    ['part of a mine', minesBet(1.5)],
    ['the bet of another engine', { engine: 'dice', target: 5000, side: 'under' }],
  ])('bet_not_allowed for %s', async (_, bet) => {
    const player = await buildPlayer(test, { cashMinor: 10n });
    await open(buildOpening(env, player));
    expect(await codeOf(buildOpening(env, player, { bet }))).toBe('bet_not_allowed');
  });

  it('round_still_open, which names the round that waits', async () => {
    const player = await buildPlayer(test, { cashMinor: 10n });
    const { round } = await open(buildOpening(env, player));
    await expect(open(buildOpening(env, player))).rejects.toMatchObject({
      code: 'round_still_open',
      data: { roundId: round.id },
    });
  });

  it('insufficient_balance last', async () => {
    const player = await buildPlayer(test, { cashMinor: 9n });
    expect(await codeOf(buildOpening(env, player))).toBe('insufficient_balance');
    expect(await openRoundsOf(player)).toEqual([]);
  });
});

describe('openRound', () => {
  it('takes the stake, fixes what is hidden and waits for the player (R36)', async () => {
    const player = await buildPlayer(test, { cashMinor: 1_000n });
    const before = await balance('house:games:open');
    const { round, balanceMinor } = await open(buildOpening(env, player));
    expect(round).toMatchObject({
      state: 'open',
      stakeMinor: 10n,
      balanceBeforeMinor: 1_000n,
      bet: { stakeMinor: 10n, mines: 3 },
      steps: [{ action: { kind: 'start' }, stakeMinor: 10n, returnMinor: 0n }],
    });
    expect(balanceMinor).toBe(990n);
    expect(await balance(`member:${player.memberId}:cash`)).toBe(990n);
    expect(await balance('house:games:open')).toBe(before + 10n);
    expect(await openRoundsOf(player)).toEqual([round]);
    const first = await secretStateOf(test, env, round);
    expect(await secretStateOf(test, env, round)).toEqual(first);
  });

  it('opens one round when two are sent at once, and counts one nonce (R134)', async () => {
    const player = await buildPlayer(test);
    const both = await Promise.allSettled([
      open(buildOpening(env, player)),
      open(buildOpening(env, player)),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await openRoundsOf(player)).toHaveLength(1);
    const { nodeId } = gameOf(env, blackjackHouse.id);
    const other = await open(buildOpening(env, player, { nodeId, bet: { engine: 'blackjack' } }));
    expect(other.round.nonce).toBe(1n);
  });

  it('settles a game of one step at once', async () => {
    const player = await buildPlayer(test);
    const bet = { engine: 'dice', target: 5_000, side: 'under' } as OpenCommand['bet'];
    const { nodeId } = gameOf(env, diceHouse.id);
    const { round } = await open(buildOpening(env, player, { nodeId, bet }));
    const { memberId } = player;
    const [stored] = await test.inUnit((ctx) =>
      selectRounds(ctx.tx, { memberId, mode: 'real', limit: 1 }),
    );
    expect(stored).toEqual(round);
    expect(stored).toMatchObject({ state: 'settled', steps: [{ action: { kind: 'play' } }] });
    expect(await openRoundsOf(player)).toEqual([]);
  });

  it('plays for trial money beside the real balance (R35)', async () => {
    const player = await buildPlayer(test, { cashMinor: 500n });
    const trial = buildOpening(env, player, { mode: 'trial' });
    await expect(open(trial)).rejects.toMatchObject({ code: 'insufficient_balance' });
    expect(await balance(`member:${player.memberId}:cash`)).toBe(500n);
  });
});
