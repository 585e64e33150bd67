import type { Endpoints, ReplyOf } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { enterOperator } from '../../../../test/factories/operators.ts';
import { endlessRates, runningServer } from '../../../../test/factories/running.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { makeIssuesAhead } from '../use-cases/make-issues-ahead.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });
const reason = 'the office said so';

describe('the desk of the lottery', () => {
  it('lists games with their settings and the issues of one', async () => {
    await test.inUnit((ctx) => makeIssuesAhead(ctx));
    const trader = await enterOperator(test, server, 'trader');
    const games = await trader.call(endpoints.listDeskLotteryGames, {});
    const list = games.json?.['value'] as ReplyOf<Endpoints['listDeskLotteryGames']>;
    expect(list[0]).toMatchObject({ gameCode: 'SSC1M', settings: { source: 'inhouse' } });
    const query = { gameCode: 'VNNORTH', limit: '1' };
    const found = await trader.call(endpoints.readDeskLotteryIssues, { query });
    expect(found.value).toMatchObject({
      // On sale now; those to come are asked for.
      issues: [{ issueNo: '20260302', stake: null, profit: null, isWaitingForSecond: false }],
    });
    const looks: readonly Readonly<Record<string, string>>[] = [
      { state: 'scheduled' },
      { issueNo: '20260303' },
    ];
    for (const look of looks) {
      const got = await trader.call(endpoints.readDeskLotteryIssues, {
        query: { gameCode: 'VNNORTH', ...look },
      });
      expect(JSON.stringify(got.value['issues'])).toContain('"20260303"');
    }
    const none = { query: { gameCode: 'NONE' } };
    const missing = await trader.call(endpoints.readDeskLotteryIssues, none);
    expect(missing.code).toBe('lottery_game_not_found');
  });

  it('lets nobody enter a result of the house, or one before its issue closed', async () => {
    const trader = await enterOperator(test, server, 'trader');
    const enter = (gameCode: string, issueNo: string, draw: object) =>
      trader.call(endpoints.enterLotteryResults, {
        body: { results: [{ gameCode, issueNo, draw }], reason },
      });
    const balls = { balls: [1, 2, 3, 4, 5] };
    expect((await enter('SSC1M', '20260302-0961', balls)).code).toBe('lottery_result_refused');
    expect((await enter('D3CN', '2026061', { balls: [1, 2, 3] })).code).toBe(
      'lottery_result_refused',
    );
    expect((await enter('D3CN', '2026061', balls)).code).toBe('lottery_result_refused');
    expect((await enter('D3CN', '1999001', balls)).code).toBe('lottery_issue_not_found');
  });

  it('lets no game of the house become one whose results people enter (A4.6)', async () => {
    const trader = await enterOperator(test, server, 'trader');
    const games = await trader.call(endpoints.listDeskLotteryGames, {});
    const list = games.json?.['value'] as ReplyOf<Endpoints['listDeskLotteryGames']>;
    const fast = list.find(({ gameCode }) => gameCode === 'D31M');
    const change = (source: string, version = 1) =>
      trader.call(endpoints.changeLotteryGame, {
        params: { gameCode: 'D31M' },
        body: { settings: { ...fast?.settings, source }, isMajor: true, version, reason },
      });
    expect((await change('manual')).code).toBe('lottery_settings_invalid');
    expect((await change('shots')).code).toBe('lottery_settings_invalid');
    expect((await change('beacon')).value).toMatchObject({
      version: 2,
      waitsForBeacon: true,
      settings: { source: 'beacon' },
    });
    expect((await change('inhouse', 2)).value).toMatchObject({ waitsForBeacon: false });
  });

  it('publishes issues of outside draws only, and none that is over', async () => {
    const trader = await enterOperator(test, server, 'trader');
    const at = test.clock.now();
    const issue = {
      issueNo: '777001',
      opensAt: String(at),
      closesAt: String(at.add({ minutes: 3 })),
      drawsAt: String(at.add({ minutes: 4 })),
    };
    const publish = (gameCode: string, issues: readonly object[]) =>
      trader.call(endpoints.publishLotteryIssues, {
        params: { gameCode },
        body: { issues, reason },
      });
    expect((await publish('PC28CA', [issue])).value).toEqual({ published: 1 });
    const next = { ...issue, issueNo: '777002' };
    expect((await publish('PC28CA', [issue, next])).value).toEqual({ published: 1 });
    expect((await publish('SSC1M', [issue])).code).toBe('lottery_settings_invalid');
    const over = { ...issue, opensAt: '2020-01-01T00:00:00Z', closesAt: '2020-01-02T00:00:00Z' };
    expect((await publish('PC28CA', [over])).code).toBe('lottery_settings_invalid');
    expect((await publish('NONE', [issue])).code).toBe('lottery_game_not_found');
    // A calendar has a clock: after the real draw nobody sells alone (R44).
    expect((await publish('VNNORTH', [issue])).code).toBe('lottery_settings_invalid');
    const [closes, draws] = ['2026-05-02T11:10:00Z', '2026-05-02T11:15:00Z'];
    const calendar = { ...issue, issueNo: '20260502', closesAt: closes, drawsAt: draws };
    const late = { ...calendar, closesAt: '2026-05-02T11:14:59Z' };
    expect((await publish('VNNORTH', [late])).code).toBe('lottery_settings_invalid');
    expect((await publish('VNNORTH', [calendar])).value).toEqual({ published: 1 });
    const query = { gameCode: 'PC28CA', issueNo: '777001' };
    const exposure = await trader.call(endpoints.readLotteryExposure, { query });
    expect(exposure.value).toMatchObject({ tickets: 0, numbers: [] });
    const unknown = { query: { ...query, issueNo: '777999' } };
    expect((await trader.call(endpoints.readLotteryExposure, unknown)).code).toBe(
      'lottery_issue_not_found',
    );
  });
});
