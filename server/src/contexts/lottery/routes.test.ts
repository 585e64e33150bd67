import { commitmentOf, drawFromSeed } from '@portal/lottery';
import type { Endpoints, ReplyOf } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { beforeAll, describe, expect, it } from 'vitest';
import { registerMember } from '../../../test/factories/identity.ts';
import { endlessRates, runningServer } from '../../../test/factories/running.ts';
import { workOf } from '../../../test/factories/work.ts';
import { testDatabase } from '../../../test/harness.ts';
import { insertIssues } from './store-issues.ts';
import { lotteryRounds } from '../../../test/factories/lottery-rounds.ts';
import { makeIssuesAhead } from './use-cases/make-issues-ahead.ts';
import { voidOverdue } from './use-cases/void-overdue.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });

type Issue = ReplyOf<Endpoints['readLotteryIssue']>;

async function tick(): Promise<void> {
  const { bets } = server.built().contexts;
  while ((await lotteryRounds(bets).run(workOf(test))).isMore) {
    // Until nothing is due.
  }
}

async function readIssue(gameCode: string, issueNo: string): Promise<Issue> {
  const got = await server
    .browser()
    .call(endpoints.readLotteryIssue, { query: { gameCode, issueNo } });
  return got.value as unknown as Issue;
}

beforeAll(async () => {
  await test.inUnit((ctx) => makeIssuesAhead(ctx));
  await tick();
});

describe('issues on their schedule', () => {
  it('are made once, as many as a chase may have, and none again', async () => {
    expect(await test.inUnit((ctx) => makeIssuesAhead(ctx))).toBe(0);
    const got = await server.browser().call(endpoints.readLotteryGame, {
      params: { gameCode: 'SSC1M' },
      query: { ahead: '121' },
    });
    expect(got.value['issues']).toHaveLength(121);
  });

  it('commit before they open, seal before the draw, and draw what the seed says (R45, R46, R133)', async () => {
    const at = '20260302-0961';
    const before = await readIssue('SSC1M', at);
    expect(before).toMatchObject({ state: 'open', serverSeed: null, draw: null, ticketRoot: null });
    test.clock.set(Temporal.Instant.from('2026-03-02T08:00:55Z'));
    await tick();
    const closed = await readIssue('SSC1M', at);
    expect(closed).toMatchObject({ state: 'closed', ticketCount: 0, draw: null, serverSeed: null });
    expect(closed.ticketRoot).toMatch(/^[0-9a-f]{64}$/u);
    test.clock.set(Temporal.Instant.from('2026-03-02T08:01:00Z'));
    await tick();
    const drawn = await readIssue('SSC1M', at);
    const serverSeed = Buffer.from(drawn.serverSeed ?? '', 'hex');
    expect(commitmentOf(serverSeed)).toBe(before.commitment);
    expect(drawn.draw).toEqual(drawFromSeed('ssc', { serverSeed, gameCode: 'SSC1M', issueNo: at }));
    await tick();
    expect(await readIssue('SSC1M', at)).toEqual(drawn);
  });

  it('carry the sign of the lunar year where the family has one', async () => {
    expect((await readIssue('LHC1M', '20260302-0961')).draw).toMatchObject({ zodiacYear: 'horse' });
  });
});

describe('public calls', () => {
  beforeAll(async () => {
    test.clock.set(Temporal.Instant.from('2026-03-02T08:12:00Z'));
    await tick();
  });

  it('list games of a mode in any case, with the issue on sale and the last result', async () => {
    const query = { prizeMode: 'Lott', device: 'WEB' };
    const got = await server.browser().call(endpoints.readLotteryMenus, { query });
    const { gameMenus } = got.value as unknown as ReplyOf<Endpoints['readLotteryMenus']>;
    const game = gameMenus.find(({ gameCode }) => gameCode === 'SSC1M');
    expect(game).toMatchObject({ displayName: 'Lucky Five · 1 min', intervalSeconds: 60 });
    expect(new Set(gameMenus.map((menu) => menu.accountTypeName))).toEqual(new Set(['LOTT']));
    expect(game?.last?.draw.balls).toHaveLength(5);
    expect(gameMenus.some(({ gameCode }) => gameCode === 'LHC1M')).toBe(false);
  });

  it('group the Vietnamese games, each with its kind of account', async () => {
    const got = await server.browser().call(endpoints.readVietnamMenus, {});
    const { vnLotteryMenus } = got.value as unknown as ReplyOf<Endpoints['readVietnamMenus']>;
    expect(vnLotteryMenus.map(({ region }) => region)).toEqual([
      'fast',
      'north',
      'central',
      'south',
    ]);
    for (const { gameMenus } of vnLotteryMenus) {
      expect(gameMenus.every((menu) => menu.accountTypeName === 'TCG_LOTTO_VN')).toBe(true);
    }
  });

  it('give opened numbers, with the marks that clients add', async () => {
    const marks = { timestamp: '1772440000000', random: '0.5', prizeMode: 'Lott' };
    const all = await server.browser().call(endpoints.readOpenedNumbers, { query: marks });
    const { numeros } = all.value as unknown as ReplyOf<Endpoints['readOpenedNumbers']>;
    expect(numeros.find(({ gameCode }) => gameCode === 'SSC1M')).toMatchObject({
      accountTypeName: 'LOTT',
    });
    const query = { ...marks, prizeMode: 'TCG_LOTTO_VN', gameCode: 'VNN1M' };
    const one = await server.browser().call(endpoints.readVietnamNumbers, { query });
    const opened = (one.value as unknown as ReplyOf<Endpoints['readVietnamNumbers']>).numeros;
    expect(opened.length).toBeGreaterThan(1);
    expect(opened[0]?.draw.db).toMatch(/^\d{5}$/u);
  });

  it('list results page by page and refuse games and issues that are not there', async () => {
    const browser = server.browser();
    const params = { gameCode: 'SSC1M' };
    const first = await browser.call(endpoints.readLotteryResults, {
      params,
      query: { limit: '5' },
    });
    const page = first.value as unknown as ReplyOf<Endpoints['readLotteryResults']>;
    expect(page.results).toHaveLength(5);
    const query = { limit: '5', before: page.nextBefore ?? '' };
    const second = await browser.call(endpoints.readLotteryResults, { params, query });
    const older = second.value as unknown as ReplyOf<Endpoints['readLotteryResults']>;
    expect(older.results[0]?.issueNo).not.toBe(page.results[4]?.issueNo);
    const never = { limit: '5', before: '2026-02-30T25:61:61Z' };
    const odd = await browser.call(endpoints.readLotteryResults, { params, query: never });
    expect([odd.status, odd.code]).toEqual([400, 'validation_failed']);
    const unknown = await browser.call(endpoints.readLotteryGame, { params: { gameCode: 'NONE' } });
    expect([unknown.status, unknown.code]).toEqual([404, 'lottery_game_not_found']);
    const missing = await browser.call(endpoints.readLotteryIssue, {
      query: { gameCode: 'SSC1M', issueNo: '20200101-0001' },
    });
    expect([missing.status, missing.code]).toEqual([404, 'lottery_issue_not_found']);
  });
});

describe('results of a day', () => {
  const readDay = async (query: Readonly<Record<string, string>>) => {
    const got = await server.browser().call(endpoints.readLotteryDay, { query });
    return got.value as unknown as ReplyOf<Endpoints['readLotteryDay']>;
  };

  it('count the draws of every game of a mode and show the last three', async () => {
    const { day, today, games } = await readDay({ prizeMode: 'ELOTT' });
    expect(day).toBe(today);
    const game = games.find(({ gameCode }) => gameCode === 'SSC1M');
    expect(game?.drawn).toBe(12);
    expect(game?.results).toHaveLength(3);
    expect(game?.results[0]?.serverSeed).toMatch(/^[0-9a-f]{64}$/u);
    expect(games.some(({ gameCode }) => gameCode === 'VNNORTH')).toBe(false);
  });

  it('are none on a day without a draw, and refused for a day that is none', async () => {
    const { games } = await readDay({ day: '2020-01-01' });
    expect(games.every(({ drawn, results }) => drawn === 0 && results.length === 0)).toBe(true);
    const got = await server
      .browser()
      .call(endpoints.readLotteryDay, { query: { day: '2026-02-31' } });
    expect(got.status).toBe(400);
  });

  it('are read of one game page by page, and end with the day', async () => {
    const params = { gameCode: 'SSC1M' };
    const { day } = await readDay({});
    const read = async (query: Readonly<Record<string, string>>) => {
      const got = await server.browser().call(endpoints.readLotteryResults, { params, query });
      return got.value as unknown as ReplyOf<Endpoints['readLotteryResults']>;
    };
    const first = await read({ day, limit: '10' });
    expect(first.results).toHaveLength(10);
    const second = await read({ day, limit: '10', before: first.nextBefore ?? '' });
    expect([second.results.length, second.nextBefore]).toEqual([2, null]);
    expect((await read({ day: '2020-01-01' })).results).toEqual([]);
  });
});

describe('issues of outside draws', () => {
  it('are void when no result came within a day', async () => {
    const at = test.clock.nowMs();
    const planned = {
      gameCode: 'PC28CA',
      issueNo: '777001',
      opensAtMs: at,
      closesAtMs: at + 60_000,
      drawsAtMs: at + 60_000,
      commitment: undefined,
      seedSecret: undefined,
      beacon: undefined,
    };
    await test.inUnit((ctx) => insertIssues(ctx.tx, [planned]));
    test.clock.advance({ seconds: 60 });
    await tick();
    const drawsAt = test.clock.now();
    test.clock.set(drawsAt.add({ hours: 24 }).subtract({ milliseconds: 1 }));
    await test.inUnit((ctx) => voidOverdue(ctx));
    expect((await readIssue('PC28CA', '777001')).state).toBe('closed');
    test.clock.set(drawsAt.add({ hours: 24 }));
    await test.inUnit((ctx) => voidOverdue(ctx));
    expect(await readIssue('PC28CA', '777001')).toMatchObject({
      state: 'void',
      voidReason: 'no result within a day',
    });
  });
});

describe('games by how they are played', () => {
  it('lists popular ones, and to a member those played last', async () => {
    const query = { prizeMode: 'LOTT', device: 'WEB', limitNum: '3' };
    const popular = await server.browser().call(endpoints.listPopularLottery, { query });
    expect(popular.value['list']).toHaveLength(3);
    const member = server.browser();
    await registerMember(member);
    const recent = await member.call(endpoints.readRecentVietnam, {});
    expect(recent.value).toMatchObject({ gameMenus: [] });
  });
});
