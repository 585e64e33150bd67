import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CuttingProxy, openCuttingProxy } from '../../../../test/cutting-proxy.ts';
import { lotterySale } from '../../../../test/factories/lottery.ts';
import { testDatabase, testSite } from '../../../../test/harness.ts';
import { appRole } from '../../../platform/app-role.ts';
import { type Database, openDatabase } from '../../../platform/database.ts';
import { createUnitOfWork } from '../../../platform/unit-of-work.ts';
import { openPlacing, type Placing } from './placing.ts';
import type { OrderAnswer, OrderCommand } from './use-cases/take-orders.ts';

const test = testDatabase();
const { openBets, openGame, enterPlayer, cashOf, orderOf } = lotterySale(test);
let proxy: CuttingProxy;
let database: Database;
let placing: Placing;

beforeAll(async () => {
  proxy = await openCuttingProxy(test.ownerUrl());
  const { clock, ids, random, cipher, log } = test;
  database = openDatabase({ url: proxy.url, poolSize: 4, log, role: appRole });
  const parts = { clock, ids, random, cipher, log };
  const work = createUnitOfWork({ database, site: () => testSite, ...parts });
  placing = openPlacing({ work, bets: openBets() });
});

afterAll(async () => {
  await placing.drain();
  await database.close();
  await proxy.close();
});

function send(orders: readonly OrderCommand[]): Promise<readonly OrderAnswer[]> {
  return Promise.all(orders.map((order) => placing.submit(order)));
}

function codesOf(answers: readonly OrderAnswer[]): readonly string[] {
  return answers.map(({ answer }) => (answer.ok ? 'placed' : answer.code));
}

/** By the transaction that placed them. */
async function batchesOf(gameCode: string): Promise<readonly number[]> {
  const { rows } = await test.database().pool.query<{ readonly n: number }>(
    `select count(*)::int as n from lottery_tickets t join lottery_issues i on i.id = t.issue_id
      where i.game_code = $1 group by t.xmin`,
    [gameCode],
  );
  return rows.map(({ n }) => n);
}

describe('orders that arrive together', () => {
  it('are placed in one transaction, whoever sends them', async () => {
    const { gameCode } = await openGame();
    const players = await Promise.all([1, 2, 3, 4, 5].map(() => enterPlayer(10_000n)));
    const orders = players.flatMap((player) =>
      ['01', '02', '03'].map((number) => orderOf(player, { gameCode, nums: [number] })),
    );
    expect(new Set(codesOf(await send(orders)))).toEqual(new Set(['placed']));
    expect(await batchesOf(gameCode)).toEqual([15]);
  });

  it.each(['before', 'during', 'after'] as const)(
    'are placed once, though the connection broke at COMMIT (%s it arrived, R121)',
    async (moment) => {
      const { gameCode } = await openGame();
      const players = await Promise.all([1, 2, 3].map(() => enterPlayer(10_000n)));
      const cuts = proxy.cuts;
      proxy.cutAtCommit(1, moment);
      const orders = players.map((player) => orderOf(player, { gameCode, nums: ['05'] }));
      expect(codesOf(await send(orders))).toEqual(['placed', 'placed', 'placed']);
      expect(proxy.cuts).toBe(cuts + 1);
      expect(await batchesOf(gameCode)).toEqual([3]);
      const cash = await Promise.all(players.map(({ id }) => cashOf(id)));
      expect(cash).toEqual([9010n, 9010n, 9010n]);
    },
  );

  it('are placed beside one that cannot be read at all, which fails alone', async () => {
    const { gameCode } = await openGame();
    const player = await enterPlayer(10_000n);
    const [one, broken, two] = ['61', '62', '63'].map((number) =>
      orderOf(player, { gameCode, nums: [number] }),
    ) as [OrderCommand, OrderCommand, OrderCommand];
    // A key that PostgreSQL cannot hold, as a mistake of ours would make it.
    const claim = { ...broken.claim, key: '\0' };
    const sent = [one, { ...broken, claim }, two].map((order) => placing.submit(order));
    const results = await Promise.allSettled(sent);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await cashOf(player.id)).toBe(10_000n - 2n * 990n);
  });

  it('are decided without one that takes their place and is refused after all', async () => {
    const { gameCode } = await openGame({ exposurePerNumber: '1000' });
    const [poor, rich, late] = [
      await enterPlayer(500n),
      await enterPlayer(10_000n),
      await enterPlayer(10_000n),
    ];
    const orders = [poor, rich, rich, late].map((player) =>
      orderOf(player, { gameCode, nums: ['44'] }),
    );
    const twin = orders[1] ?? orderOf(rich, { gameCode, nums: ['44'] });
    expect(codesOf(await send([...orders, twin]))).toEqual([
      'insufficient_balance',
      'placed',
      'lottery_exposure_reached',
      'lottery_exposure_reached',
      'placed',
    ]);
    expect(await cashOf(rich.id)).toBe(9010n);
  });
});
