import type { Endpoints, ReplyOf } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { beforeAll, describe, expect, it } from 'vitest';
import { enterOperator, enterOwner, openPuppet } from '../../../../../test/factories/operators.ts';
import {
  endlessRates,
  runningServer,
  type TestBrowser,
} from '../../../../../test/factories/running.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { makeIssuesAhead } from '../../use-cases/make-issues-ahead.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });
const people: { owner?: TestBrowser; trader?: TestBrowser } = {};
const reason = 'the office draws otherwise';

type DeskGame = ReplyOf<Endpoints['listDeskLotteryGames']>[number];

function who(name: 'owner' | 'trader'): TestBrowser {
  const browser = people[name];
  if (browser === undefined) {
    throw new Error('operators sign in first');
  }
  return browser;
}

async function gameOf(gameCode: string): Promise<DeskGame> {
  const got = await who('owner').call(endpoints.listDeskLotteryGames, {});
  const games = got.json?.['value'] as readonly DeskGame[];
  const game = games.find((row) => row.gameCode === gameCode);
  if (game === undefined) {
    throw new Error(`no game ${gameCode}`);
  }
  return game;
}

async function reschedule(gameCode: string, schedule: object, isMajor = false) {
  const { settings, version } = await gameOf(gameCode);
  const changed = { ...settings, schedule: { ...settings.schedule, ...schedule } };
  const body = { settings: changed, isMajor, version, reason };
  return who('owner').call(endpoints.changeLotteryGame, { params: { gameCode }, body });
}

interface Row {
  readonly no: string;
  readonly opensMs: number;
  readonly drawsMs: number;
}

async function issuesOf(gameCode: string): Promise<readonly Row[]> {
  const { rows } = await test.database().pool.query<{ no: string; opens: bigint; draws: bigint }>(
    `select issue_no as no, (extract(epoch from opens_at) * 1000)::bigint as opens,
            (extract(epoch from draws_at) * 1000)::bigint as draws
     from lottery_issues where game_code = $1 order by opens_at`,
    [gameCode],
  );
  return rows.map(({ no, opens, draws }) => ({
    no,
    opensMs: Number(opens),
    drawsMs: Number(draws),
  }));
}

const lengthOf = ({ opensMs, drawsMs }: Row) => (drawsMs - opensMs) / 1000;

async function versionsOf(gameCode: string) {
  const got = await who('trader').call(endpoints.listLotteryGameVersions, { params: { gameCode } });
  return got.json?.['value'] as ReplyOf<Endpoints['listLotteryGameVersions']>;
}

beforeAll(async () => {
  people.owner = await enterOwner(server);
  people.trader = await enterOperator(test, server, 'trader');
  await test.inUnit((ctx) => makeIssuesAhead(ctx));
});

describe('a schedule that may not follow', () => {
  it.each([
    ['SSC3M', { intervalSeconds: 300, leadSeconds: 5 }],
    ['SSC3M', { zone: 420 }],
    ['HNSPECIAL', { closesAtSecond: 80_000, drawsAtSecond: 70_000 }],
    ['HNSPECIAL', { days: [1, 1] }],
    ['D3CN', { days: [1] }],
    ['THGOV', { days: [1] }],
    ['HNSPECIAL', { issueForm: 'yyNNN' }],
  ])('of %s refuses %j', async (gameCode, schedule) => {
    expect((await reschedule(gameCode, schedule)).code).toBe('lottery_settings_invalid');
  });
});

describe('a change of a game', () => {
  it('stands in its versions with its maker, and leaves a notice for a week (R55)', async () => {
    const gameCode = 'SSC5M';
    const { settings, version } = await gameOf(gameCode);
    const limits = { ...settings.limits, stakeHighest: '777' };
    const body = { settings: { ...settings, limits }, isMajor: false, version, reason };
    await who('trader').call(endpoints.changeLotteryGame, { params: { gameCode }, body });
    const [second, first] = await versionsOf(gameCode);
    expect(second).toMatchObject({ version: 2, reason, isMajor: false, scheduleFrom: null });
    expect(second?.madeBy).not.toBeNull();
    expect(first).toMatchObject({ version: 1, madeBy: null });
    const read = () =>
      server.browser().call(endpoints.readLotteryGame, { params: { gameCode }, query: {} });
    expect((await read()).value).toMatchObject({ lastChange: { reason, isMajor: false } });
  });

  it('that is major is opened by another person than who made it', async () => {
    const params = { gameCode: 'SSC10M' };
    expect(
      (await reschedule('SSC10M', { intervalSeconds: 300, leadSeconds: 15 }, true)).value,
    ).toMatchObject({ pausedBecause: reason });
    const own = await who('owner').call(endpoints.openLotteryGame, { params, body: { reason } });
    expect([own.status, own.code]).toEqual([409, 'lottery_second_person']);
    const { browser: puppet } = await openPuppet(server, who('owner'));
    const same = await puppet.call(endpoints.openLotteryGame, { params, body: { reason } });
    expect(same.code).toBe('lottery_second_person');
    const other = await who('trader').call(endpoints.openLotteryGame, { params, body: { reason } });
    expect(other.value).toMatchObject({ pausedBecause: null });
  });

  it('that is major waits for another person behind a smaller one of its maker too', async () => {
    const gameCode = 'SSC3M';
    const call = { params: { gameCode }, body: { reason } };
    const change = async (isMajor: boolean) => {
      const { settings, version } = await gameOf(gameCode);
      const body = { settings, isMajor, version, reason };
      await who('owner').call(endpoints.changeLotteryGame, { params: { gameCode }, body });
    };
    await change(true);
    await change(false);
    expect(await gameOf(gameCode)).toMatchObject({ version: 3 });
    const own = await who('owner').call(endpoints.openLotteryGame, call);
    expect(own.code).toBe('lottery_second_person');
    // To pause it is no opening.
    await who('owner').call(endpoints.pauseLotteryGame, call);
    const again = await who('owner').call(endpoints.openLotteryGame, call);
    expect(again.code).toBe('lottery_second_person');
    const other = await who('trader').call(endpoints.openLotteryGame, call);
    expect(other.value).toMatchObject({ pausedBecause: null });
    await change(false);
    const small = await who('owner').call(endpoints.openLotteryGame, call);
    expect(small.value).toMatchObject({ version: 4, pausedBecause: null });
  });

  it('of a game that there is not shows no versions', async () => {
    const params = { gameCode: 'NOSUCH' };
    const got = await who('trader').call(endpoints.listLotteryGameVersions, { params });
    expect(got.code).toBe('lottery_game_not_found');
  });
});

/** Sessions of operators end while the days pass, so these come last. */
describe('another schedule of a game', () => {
  it('follows the published issues; a game of the house changes at midnight (A3, R133)', async () => {
    const [before, north] = [await issuesOf('SSC1M'), await issuesOf('HNVIP')];
    const outside = { closesAtSecond: 68_400, drawsAtSecond: 72_000, days: [1, 3] };
    expect((await reschedule('HNVIP', outside)).value).toMatchObject({ version: 2 });
    const got = await reschedule('SSC1M', { intervalSeconds: 300, leadSeconds: 15 });
    expect(got.value).toMatchObject({ version: 2, pausedBecause: reason });
    const [version] = await versionsOf('SSC1M');
    const from = Date.parse(String(version?.scheduleFrom));
    expect(from).toBeGreaterThanOrEqual(before.at(-1)?.drawsMs ?? 0);
    // Midnight of UTC+8.
    expect(new Date(from).toISOString()).toMatch(/T16:00:00\.000Z$/u);
    for (let hours = 0; hours < 48; hours += 1) {
      test.clock.advance({ hours: 1 });
      await test.inUnit((ctx) => makeIssuesAhead(ctx));
    }
    const after = await issuesOf('SSC1M');
    expect(after.slice(0, before.length)).toEqual(before);
    const [slow, fast] = [
      after.filter((row) => lengthOf(row) === 300),
      after.filter((row) => lengthOf(row) === 60),
    ];
    expect(slow[0]?.opensMs).toBe(from);
    expect(slow[0]?.no).toMatch(/-0001$/u);
    expect(fast.every(({ drawsMs }) => drawsMs <= from)).toBe(true);
    // No gap and no overlap, over the change as well.
    after.slice(1).forEach((row, place) => {
      expect(row.opensMs).toBe(after[place]?.drawsMs);
    });
    test.clock.advance({ hours: 24 * 40 });
    await test.inUnit((ctx) => makeIssuesAhead(ctx));
    const later = (await issuesOf('HNVIP')).slice(north.length);
    expect(later.length).toBeGreaterThan(5);
    for (const { drawsMs } of later) {
      const drawsAt = new Date(drawsMs);
      // 20:00 of UTC+7 on Mondays and Wednesdays.
      expect(drawsAt.getUTCHours()).toBe(13);
      expect([1, 3]).toContain(drawsAt.getUTCDay());
    }
  });

  it('leaves no notice after a week', async () => {
    const params = { gameCode: 'SSC5M' };
    const got = await server.browser().call(endpoints.readLotteryGame, { params, query: {} });
    expect(got.value).toMatchObject({ version: 2, lastChange: null });
  });
});

describe('a game that is added', () => {
  it('has a schedule of the rules, and takes bets once another person opens it (R55)', async () => {
    people.owner = await enterOwner(server);
    people.trader = await enterOperator(test, server, 'trader');
    const { settings } = await gameOf('SSC1M');
    const create = (gameCode: string, change: object) =>
      who('trader').call(endpoints.createLotteryGame, {
        body: { gameCode, settings: { ...settings, ...change }, reason },
      });
    const wrong = [
      { schedule: { kind: 'interval', intervalSeconds: 60, leadSeconds: 30, zone: 480 } },
      { source: 'shots' },
      // The engine takes even groups only (B2).
      { groups: { lowest: 1801, highest: 1960, member: 1950 } },
      { groups: { lowest: 1960, highest: 1800, member: 1950 } },
      { factors: { 'vnn.lo2': '0.9' } },
    ];
    for (const change of wrong) {
      expect((await create('SSC2M', change)).code).toBe('lottery_settings_invalid');
    }
    const schedule = { kind: 'interval', intervalSeconds: 120, leadSeconds: 8, zone: 480 };
    const both = await Promise.all([create('SSC2M', { schedule }), create('SSC2M', { schedule })]);
    const codes = both.map(({ code }) => code);
    expect(codes).toHaveLength(2);
    expect(codes).toContain('lottery_game_exists');
    expect(codes).toContain(undefined);
    expect(await gameOf('SSC2M')).toMatchObject({ version: 1, pausedBecause: reason });
    const call = { params: { gameCode: 'SSC2M' }, body: { reason } };
    const own = await who('trader').call(endpoints.openLotteryGame, call);
    expect(own.code).toBe('lottery_second_person');
    const opened = await who('owner').call(endpoints.openLotteryGame, call);
    expect(opened.value).toMatchObject({ pausedBecause: null });
    await test.inUnit((ctx) => makeIssuesAhead(ctx));
    expect(await issuesOf('SSC2M')).toHaveLength(121);
  });
});
