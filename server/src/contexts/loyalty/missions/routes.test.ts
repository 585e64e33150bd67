import { endpoints } from '@portal/protocol/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { enterPayee } from '../../../../test/factories/cashier.ts';
import { bookDeposit, pointsKey } from '../../../../test/factories/loyalty.ts';
import { enterOperator, enterOwner, reason } from '../../../../test/factories/operators.ts';
import { runningServer } from '../../../../test/factories/running.ts';
import { testDatabase } from '../../../../test/harness.ts';

const test = testDatabase();
const server = runningServer(test);
const { createMission, listMissions, endMission, readMissionSummary, claimMission } = endpoints;

const body = {
  names: { en: 'Deposit of the day', ar: 'إيداع اليوم' },
  kind: 'DEPOSIT_SUM',
  category: null,
  target: '100.00',
  cycle: 'DAILY',
  minVip: 0,
  rewardKind: 'MONEY',
  reward: '5.00',
  multiple: 1,
  opensOn: '2026-01-01',
  closesOn: null,
  needsJoin: false,
  budget: '100.00',
  sort: 10,
  reason,
} as const;

describe('missions of a running site', () => {
  beforeEach(() => test.clock.advance({ seconds: 5 }));

  it('are made at the desk, done and claimed by a member, and ended', async () => {
    const owner = await enterOwner(server);
    const made = await owner.call(createMission, { body, key: pointsKey() });
    const id = createMission.reply.parse(made.value).mission?.id ?? 'msn_0';
    const { browser, id: memberId } = await enterPayee(test, server);
    await bookDeposit(test, { memberId, amountMinor: 10_000n });
    const summary = await browser.call(readMissionSummary, { query: { language: 'AR' } });
    const seen = readMissionSummary.reply.parse(summary.value);
    const own = seen.missions.find((row) => row.id === id);
    expect(own).toMatchObject({ name: 'إيداع اليوم', done: '100.00', status: 'CLAIM' });
    const call = { params: { id }, body: { period: own?.period ?? '' }, key: pointsKey() };
    const claimed = await browser.call(claimMission, call);
    expect(claimMission.reply.parse(claimed.value).status).toBe('CLAIMED');
    const again = await browser.call(claimMission, { ...call, key: pointsKey() });
    expect(again.code).toBe('mission_state');
    const listed = await owner.call(listMissions);
    const row = listMissions.reply.parse(listed.value).list.find((item) => item.id === id);
    expect(row).toMatchObject({ issued: '5.00', claims: '1', isOver: false });
    const ended = await owner.call(endMission, { params: { id }, body: { reason } });
    expect(endMission.reply.parse(ended.value).isOver).toBe(true);
    const lost = { params: { id: 'msn_nowhere0001' }, body: { reason } };
    expect((await owner.call(endMission, lost)).code).toBe('not_found');
  });

  it('count one vendor or game of the catalogue from the next day on, which members read', async () => {
    const owner = await enterOwner(server);
    const today = test.clock.now().toZonedDateTimeISO('UTC').toPlainDate();
    const opensOn = String(today.add({ days: 2 }));
    const play = { ...body, kind: 'VALID_SUM', opensOn } as const;
    const make = async (change: object) =>
      (await owner.call(createMission, { body: { ...play, ...change }, key: pointsKey() })).code;
    expect(await make({ gameId: 'no-such-game' })).toBe('mission_scope');
    expect(await make({ vendorCode: 'NOBODY' })).toBe('mission_scope');
    const games = endpoints.listDeskGames.reply.parse(
      (await owner.call(endpoints.listDeskGames, { query: {} })).value,
    );
    const [game] = games.content;
    const only = { gameId: game?.nodeId ?? '' };
    expect(await make({ ...only, opensOn: '2026-01-01' })).toBe('mission_scope');
    expect(await make({ ...only, vendorCode: 'NOBODY' })).toBe('mission_invalid');
    const made = await owner.call(createMission, {
      body: { ...play, ...only },
      key: pointsKey(),
    });
    const { mission } = createMission.reply.parse(made.value);
    expect(mission?.gameId).toBe(only.gameId);
    test.clock.advance({ hours: 72 });
    const { browser } = await enterPayee(test, server);
    const summary = await browser.call(readMissionSummary, { query: { language: 'EN' } });
    const seen = readMissionSummary.reply.parse(summary.value).missions;
    expect(seen.find((row) => row.id === mission?.id)?.scope).toMatch(/\w/u);
  });

  it('refuses a name that is missing in the language of the site', async () => {
    const owner = await enterOwner(server);
    const unnamed = { ...body, names: { th: 'ฝากประจำวัน' } };
    const answer = await owner.call(createMission, { body: unnamed, key: pointsKey() });
    expect(answer).toMatchObject({
      code: 'validation_failed',
      data: { fields: [{ path: 'names', rule: 'required' }] },
    });
  });

  it('refuses what no mission can be, and whoever may only look', async () => {
    const owner = await enterOwner(server);
    for (const change of [
      { names: { en: '' } },
      { target: '0.00' },
      { budget: '1.00' },
      { cycle: 'EVENT' },
      { kind: 'LOGIN_STREAK', target: '3', needsJoin: true },
      { kind: 'WIN_MULTIPLIER', target: '0' },
      { closesOn: '2025-01-01' },
      { rewardKind: 'POINTS', reward: '1.50' },
    ]) {
      const answer = await owner.call(createMission, {
        body: { ...body, ...change },
        key: pointsKey(),
      });
      expect(answer.code).toBe('mission_invalid');
    }
    const viewer = await enterOperator(test, server, 'viewer');
    expect((await viewer.call(createMission, { body, key: pointsKey() })).code).toBe(
      'ability_missing',
    );
  });
});
