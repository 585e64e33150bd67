import { expectLegal, minesEngine, minesHouse, type MinesState } from '@portal/games';
import { assertDefined } from '@portal/money';
import type { Endpoint, Endpoints, ReplyOf } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CuttingProxy, openCuttingProxy } from '../../../../test/cutting-proxy.ts';
import { actorOf, buildPlayer } from '../../../../test/factories/games.ts';
import { openSteppedEnv } from '../../../../test/factories/stepped.ts';
import { testDatabase, testSite } from '../../../../test/harness.ts';
import { appRole } from '../../../platform/app-role.ts';
import { type Database, openDatabase } from '../../../platform/database.ts';
import type { Call, Route } from '../../../platform/http/route.ts';
import { createUnitOfWork, type UnitOfWork } from '../../../platform/unit-of-work.ts';
import { balanceOf } from '../../wallet/index.ts';
import type { Games } from '../games.ts';
import type { Player, GamesEnv } from '../play.ts';
import { lockPair } from '../seeds/store-seeds.ts';
import { withSeed } from '../seeds/seed-secrets.ts';
import { streamOf } from '../seeds/stream-of.ts';
import { steppedRoutes } from './stepped-routes.ts';

const test = testDatabase();
const cashMinor = 10_000n;
/** A step sends at least these many groups of statements; each of them is cut. */
const fewestGroups = 5;
let proxy: CuttingProxy;
let database: Database;
let work: UnitOfWork;
let env: GamesEnv;

beforeAll(async () => {
  proxy = await openCuttingProxy(test.ownerUrl());
  const { clock, ids, random, cipher, log } = test;
  database = openDatabase({ url: proxy.url, poolSize: 1, log, role: appRole });
  work = createUnitOfWork({ database, site: () => testSite, clock, ids, random, cipher, log });
  env = await openSteppedEnv(test);
});

afterAll(async () => {
  await database.close();
  await proxy.close();
});

type Reply = ReplyOf<Endpoints['openRound']>;

/** A call through its route, as the pipeline makes it, over the connection that breaks. */
async function call(endpoint: Endpoint, player: Player, message: object): Promise<Reply> {
  const catalogue = { current: () => Promise.resolve(env.snapshot) };
  // The routes of steps use no other part of the running games.
  const games = { catalogue, book: env.book } as Partial<Games> as Games;
  const row = assertDefined(
    steppedRoutes(games).find((route) => route.endpoint === endpoint),
    'a route of steps',
  );
  const actor = actorOf(player);
  const meta = { operation: 'test', requestId: 'req_test', actor } as const;
  const scope = {
    ctx: { actor },
    transaction: (run: Parameters<UnitOfWork['run']>[1]) => work.run(meta, run),
  } as unknown as Parameters<Route['run']>[0];
  const answer = await row.run(scope, message as Call<Endpoint>);
  return answer.value as Reply;
}

let keys = 0;
const request = () => ({ request: { idempotencyKey: `broken-${(keys += 1)}` } });

function open(player: Player): Promise<Reply> {
  const { nodeId } = assertDefined([...env.snapshot.byNodeId.values()].find(isMines), 'mines');
  const body = { nodeId, stake: '1.00', bet: { engine: 'mines', mines: 5 } };
  return call(endpoints.openRound, player, { body, ...request() });
}

function isMines({ designId }: { readonly designId: string }): boolean {
  return designId === minesHouse.id;
}

function act(player: Player, { round }: Reply, action: object): Promise<Reply> {
  const body = { step: round.step, action: { engine: 'mines', ...action } };
  const params = { roundId: round.roundId };
  return call(endpoints.actOnRound, player, { params, body, ...request() });
}

/** Plays the next round of a player with the same seeds and without a cut, for comparison. */
async function uncutTwin(player: Player): Promise<MinesState> {
  const owner = { memberId: player.memberId, mode: 'real' } as const;
  const pair = assertDefined(await test.inUnit((ctx) => lockPair(ctx.tx, owner)), 'a pair');
  const stream = streamOf({ ...withSeed(test, pair), nonce: pair.nextNonce });
  const opened = minesEngine.open(minesHouse, { stakeMinor: 100n, mines: 5 });
  return expectLegal(minesEngine.act(expectLegal(opened), { kind: 'start' }, stream));
}

function safeTiles({ mines }: MinesState): number[] {
  return Array.from({ length: minesHouse.tiles }, (_, tile) => tile).filter(
    (tile) => !mines.includes(tile),
  );
}

async function balance({ memberId }: Player): Promise<bigint> {
  const account = `member:${memberId}:cash`;
  const found = await test.inUnit((ctx) => balanceOf(ctx, { account, currency: 'USD' }));
  return found.balanceMinor;
}

/** The first round of a player makes their seeds; it is played out before anything is cut. */
async function buildSeededPlayer(): Promise<Player> {
  const player = await buildPlayer(test, { cashMinor: cashMinor + 100n });
  let now = await open(player);
  for (let tile = 0; now.round.state === 'open'; tile += 1) {
    const isPicked = now.round.revealed.length > 0;
    now = await act(player, now, isPicked ? { kind: 'cashOut' } : { kind: 'reveal', tile });
  }
  return player;
}

const steps = ['opening', 'picking', 'cashing out'] as const;
const moments = ['before', 'during', 'after'] as const;
const places = steps.flatMap((step) => moments.map((moment) => [step, moment] as const));

/** Plays a round with two picks; the connection breaks in one step, at one group of statements. */
async function playThroughCut(
  player: Player,
  cut: { step: (typeof steps)[number]; moment: (typeof moments)[number]; group: number },
): Promise<{ isCut: boolean }> {
  const before = await balance(player);
  const twin = await uncutTwin(player);
  const [first = -1, second = -1] = safeTiles(twin);
  const taken = proxy.cuts;
  const at = (step: (typeof steps)[number]) => {
    if (step === cut.step) {
      proxy.cutAt(cut.group, cut.moment);
    }
  };
  at('opening');
  let now = await open(player);
  proxy.spare();
  now = await act(player, now, { kind: 'reveal', tile: first });
  at('picking');
  now = await act(player, now, { kind: 'reveal', tile: second });
  proxy.spare();
  at('cashing out');
  now = await act(player, now, { kind: 'cashOut' });
  proxy.spare();
  expect(now.round).toMatchObject({ state: 'settled', revealed: [first, second] });
  expect(now.round.minesAt).toEqual(twin.mines);
  const wonMinor = BigInt(now.round.win.replace('.', ''));
  expect(await balance(player)).toBe(before - 100n + wonMinor);
  return { isCut: proxy.cuts > taken };
}

describe('R37 R121 a connection that breaks', () => {
  it.each(places)('while %s, %s any group of statements, changes nothing', async (...place) => {
    const [step, moment] = place;
    const player = await buildSeededPlayer();
    let group = 1;
    while ((await playThroughCut(player, { step, moment, group })).isCut) {
      group += 1;
    }
    expect(group).toBeGreaterThan(fewestGroups);
  });
});
