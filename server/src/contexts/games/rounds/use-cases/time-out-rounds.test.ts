import { blackjackHouse } from '@portal/games';
import { assertDefined } from '@portal/money';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildPlayer } from '../../../../../test/factories/games.ts';
import {
  buildOpening,
  buildStep,
  gameOf,
  openSteppedEnv,
  tilesOf,
} from '../../../../../test/factories/stepped.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { launchGame } from '../../launch/use-cases/launch-game.ts';
import type { Player, GamesEnv } from '../../play.ts';
import { rotateSeeds } from '../../seeds/use-cases/rotate-seeds.ts';
import { balanceOf } from '../../../wallet/index.ts';
import type { RoundNow } from '../keep-step.ts';
import { actOnRound } from './act-on-round.ts';
import { type OpenCommand, openRound } from './open-round.ts';
import { readRound } from './read-round.ts';
import { timeOutRounds } from './time-out-rounds.ts';

const test = testDatabase();
let env: GamesEnv;

beforeAll(async () => {
  env = await openSteppedEnv(test);
});

function open(player: Player, overrides: Partial<OpenCommand> = {}): Promise<RoundNow> {
  return test.inUnit((ctx) => openRound(ctx, env, buildOpening(env, player, overrides)));
}

async function openWithPick(player: Player): Promise<RoundNow> {
  const now = await open(player);
  const { safe } = await tilesOf(test, env, now.round);
  const pick = buildStep(player, now, { kind: 'reveal', tile: assertDefined(safe[0], 'a tile') });
  return test.inUnit((ctx) => actOnRound(ctx, env.book, pick));
}

function timeOut(): Promise<number> {
  return test.inUnit((ctx) => timeOutRounds(ctx, env.book));
}

function receiptOf(player: Player, { round }: RoundNow) {
  return test.inUnit((ctx) => readRound(ctx, env.book, { player, roundId: round.id }));
}

async function cash({ memberId }: Player): Promise<bigint> {
  const account = `member:${memberId}:cash`;
  const balance = await test.inUnit((ctx) => balanceOf(ctx, { account, currency: 'USD' }));
  return balance.balanceMinor;
}

describe('a round whose player does not come back (R37)', () => {
  it('waits a day from its last step, then is paid what it had reached', async () => {
    const player = await buildPlayer(test, { cashMinor: 100n });
    const now = await openWithPick(player);
    test.clock.advance({ hours: 23, minutes: 59 });
    expect(await timeOut()).toBe(0);
    test.clock.advance({ minutes: 1 });
    expect(await timeOut()).toBe(1);
    expect(await timeOut()).toBe(0);
    const { round } = await receiptOf(player, now);
    // 0.97 · 25 / 22 of 0.10, to the cent.
    expect(round).toMatchObject({ state: 'settled', winMinor: 11n, balanceAfterMinor: 101n });
    expect(round.steps?.at(-1)).toMatchObject({ action: { kind: 'cashOut' }, isTimeout: true });
    expect(await cash(player)).toBe(101n);
  });

  it('is void and gives its stake back when nothing was decided', async () => {
    const player = await buildPlayer(test, { cashMinor: 100n });
    const now = await open(player);
    test.clock.advance({ hours: 24 });
    expect(await timeOut()).toBe(1);
    const { round } = await receiptOf(player, now);
    expect(round).toMatchObject({ state: 'void', stakeMinor: 10n, winMinor: 0n });
    expect(round.steps).toHaveLength(1);
    expect(await cash(player)).toBe(100n);
  });

  it('takes as many steps as the engine needs, and stakes nothing more', async () => {
    const { nodeId } = gameOf(env, blackjackHouse.id);
    const player = await buildPlayer(test);
    const hands: RoundNow[] = [];
    while (hands.at(-1)?.round.state !== 'open') {
      hands.push(await open(player, { nodeId, bet: { engine: 'blackjack' } }));
    }
    test.clock.advance({ hours: 24 });
    expect(await timeOut()).toBe(1);
    const { round } = await receiptOf(player, assertDefined(hands.at(-1), 'an open hand'));
    expect(round).toMatchObject({ state: 'settled', stakeMinor: 10n });
  });

  it('is ended once when two workers look at the same time', async () => {
    const players = await Promise.all(Array.from({ length: 12 }, () => buildPlayer(test)));
    await Promise.all(players.map((player) => openWithPick(player)));
    test.clock.advance({ hours: 24 });
    const ended = await Promise.all([timeOut(), timeOut(), timeOut()]);
    expect(ended.reduce((sum, count) => sum + count, 0)).toBe(12);
    for (const player of players) {
      expect(await cash(player)).toBe(100_001n);
    }
  });

  it('is shown at the next launch, for another day', async () => {
    const player = await buildPlayer(test);
    const { round } = await openWithPick(player);
    const { nodeId } = round;
    const query = { player, mode: 'real', nodeId, funCreditMinor: 100_000n } as const;
    const launch = () => test.inUnit((ctx) => launchGame(ctx, env, query));
    expect(await launch()).toMatchObject({ open: { round: { id: round.id, state: 'open' } } });
    test.clock.advance({ hours: 24 });
    await timeOut();
    const launched = await launch();
    expect(launched.open).toBeUndefined();
    expect(launched.unshown?.round).toMatchObject({ id: round.id, state: 'settled' });
    test.clock.advance({ hours: 25 });
    expect((await launch()).unshown).toBeUndefined();
  });
});

describe('the seed of an open round', () => {
  it('is not revealed, because it tells what the round hides (R134)', async () => {
    const player = await buildPlayer(test);
    const { round } = await open(player);
    const rotate = () => test.inUnit((ctx) => rotateSeeds(ctx, { player, mode: 'real' }));
    await expect(rotate()).rejects.toMatchObject({
      code: 'round_still_open',
      data: { roundId: round.id },
    });
    test.clock.advance({ hours: 24 });
    await timeOut();
    const { revealed } = await rotate();
    expect(revealed.nonces).toBe(1n);
  });

  it('stays while a round is opened and seeds are rotated at once', async () => {
    const player = await buildPlayer(test);
    const rotated = test.inUnit((ctx) => rotateSeeds(ctx, { player, mode: 'real' }));
    const [now] = await Promise.all([open(player), rotated.catch(() => undefined)]);
    const { commitment } = await receiptOf(player, now);
    expect(commitment).toMatchObject({ state: 'in_use', serverSeed: null });
  });
});
