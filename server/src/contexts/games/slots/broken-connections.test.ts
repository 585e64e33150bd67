import { assert, assertDefined } from '@portal/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCatalogue } from '../../../../test/factories/catalog.ts';
import { buildPlayer, buildSpin, openGamesEnv } from '../../../../test/factories/games.ts';
import { type CuttingProxy, openCuttingProxy } from '../../../../test/cutting-proxy.ts';
import { testDatabase, testSite } from '../../../../test/harness.ts';
import { appRole } from '../../../platform/app-role.ts';
import { type Database, openDatabase } from '../../../platform/database.ts';
import { createUnitOfWork } from '../../../platform/unit-of-work.ts';
import { balanceOf } from '../../wallet/index.ts';
import { type Games, openGames } from '../games.ts';
import type { Player, GamesEnv } from '../play.ts';
import { withSeed } from '../seeds/seed-secrets.ts';
import { lockPair } from '../seeds/store-seeds.ts';
import { selectRounds } from '../rounds/store-rounds.ts';
import { readyCommand, type SpinCommand } from './ready-spin.ts';
import { spinOnce } from './spin-once.ts';
import type { SpinAnswer } from './use-cases/place-spins.ts';

const test = testDatabase();
const times = 20;
const cashMinor = 100_000n;
let proxy: CuttingProxy;
let database: Database;
let env: GamesEnv;
let games: Games;

beforeAll(async () => {
  proxy = await openCuttingProxy(test.ownerUrl());
  const { clock, ids, random, cipher, log } = test;
  database = openDatabase({ url: proxy.url, poolSize: 1, log, role: appRole });
  const work = createUnitOfWork({
    database,
    site: () => testSite,
    clock,
    ids,
    random,
    cipher,
    log,
  });
  env = await openGamesEnv(test);
  const bets = { apply: () => Promise.resolve([]) };
  games = await openGames({
    work,
    catalogue: await openCatalogue(test),
    bets,
    rankOf: () => Promise.resolve(0),
  });
});

afterAll(async () => {
  await database.close();
  await proxy.close();
});

/** What so many rounds leave when nothing is cut: the same seeds, nonces from 0. */
function uncutBalance(command: SpinCommand, rounds: number): Promise<bigint> {
  const owner = { memberId: command.player.memberId, mode: command.mode };
  return test.inUnit(async (ctx) => {
    const pair = withSeed(ctx, assertDefined(await lockPair(ctx.tx, owner), 'a pair'));
    const ready = readyCommand(ctx, env, command);
    assert('booked' in ready, 'the command may be played');
    return Array.from({ length: rounds }, (_, nonce) =>
      spinOnce(ready.booked, { ...pair, nonce: BigInt(nonce) }, ready.stake),
    ).reduce((left, { winMinor }) => left - ready.stake.stakeMinor + winMinor, cashMinor);
  });
}

async function balance({ memberId }: Player): Promise<bigint> {
  const account = `member:${memberId}:cash` as const;
  const found = await test.inUnit((ctx) => balanceOf(ctx, { account, currency: 'USD' }));
  return found.balanceMinor;
}

/** The connection breaks under the first call, which is answered all the same. */
async function spinThroughCut(command: SpinCommand, cut: () => void): Promise<SpinAnswer> {
  const before = proxy.cuts;
  cut();
  const first = await games.spins.submit(command);
  expect(proxy.cuts).toBe(before + 1);
  const again = await games.spins.submit(command);
  expect(first.answer).toMatchObject({ ok: true });
  expect(again).toMatchObject({ answer: first.answer, isReplay: true });
  return first;
}

/** Where it breaks, in which group of statements, and how many rounds were committed then. */
const boundaries = [
  ['before', 'what is looked at', 1, { least: 0, most: 0 }],
  ['during', 'what is looked at', 1, { least: 0, most: 0 }],
  ['after', 'what is looked at', 1, { least: 0, most: 0 }],
  ['before', 'the writes and COMMIT', 2, { least: 0, most: 0 }],
  ['during', 'the writes and COMMIT', 2, { least: 0, most: times }],
  ['after', 'the writes and COMMIT', 2, { least: times, most: times }],
] as const;

describe('R121 R37 a connection that breaks', () => {
  it.each(boundaries)('%s PostgreSQL handles %s leaves each round once', async (...boundary) => {
    const [moment, , group, committed] = boundary;
    const player = await buildPlayer(test, { cashMinor });
    // The first round of a player also makes their seeds, in groups of its own.
    await games.spins.submit(buildSpin(env, player));
    const answers: SpinAnswer[] = [];
    for (let time = 0; time < times; time += 1) {
      const command = buildSpin(env, player);
      answers.push(await spinThroughCut(command, () => proxy.cutAt(group, moment)));
    }
    const { memberId } = player;
    const rounds = await test.inUnit((ctx) =>
      selectRounds(ctx.tx, { memberId, mode: 'real', limit: 100 }),
    );
    const nonces = rounds.map(({ nonce }) => Number(nonce)).toSorted((a, b) => a - b);
    expect(nonces).toEqual(Array.from({ length: times + 1 }, (_, nonce) => nonce));
    expect(new Set(answers.map(({ answer }) => JSON.stringify(answer))).size).toBe(times);
    // Committed already when the connection went: found by its key, never played again.
    const found = answers.filter(({ isReplay }) => isReplay).length;
    expect(found).toBeGreaterThanOrEqual(committed.least);
    expect(found).toBeLessThanOrEqual(committed.most);
    expect(await balance(player)).toBe(await uncutBalance(buildSpin(env, player), times + 1));
  });
});
