import { siteDay } from '../../../../platform/site-date.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { actorOf, buildPlayer } from '../../../../../test/factories/games.ts';
import {
  bookDeposit,
  buildMission,
  pointsKeeper,
  missionGifts,
} from '../../../../../test/factories/loyalty.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { noteMarks } from '../../../limits/index.ts';
import { readRequirements } from '../../../turnover/index.ts';
import { balanceOf } from '../../../wallet/index.ts';
import { cashOf, pointsBalance } from '../../points/books.ts';
import { selectMoves } from '../../points/store-points.ts';
import { claimMission } from './claim-mission.ts';
import { countClaimable } from './count-claimable.ts';
import { endMission } from './end-mission.ts';
import { joinMission } from './join-mission.ts';
import { readMissionSummary } from './read-mission-summary.ts';

const test = testDatabase();
const today = () => test.inUnit((ctx) => Promise.resolve(siteDay(ctx)));

async function newMember() {
  const actor = actorOf(await buildPlayer(test, { cashMinor: 0n }));
  const { id: memberId } = actor;
  return {
    memberId,
    deposit: (amountMinor: bigint) => bookDeposit(test, { memberId, amountMinor }),
    claim: (id: `msn_${string}`, period: string) =>
      test.inUnit((ctx) => claimMission(ctx, { id, period }, missionGifts), { actor }),
    count: () => test.inUnit(countClaimable, { actor }),
    join: (id: `msn_${string}`) => test.inUnit((ctx) => joinMission(ctx, id), { actor }),
    view: async (id: string) => {
      const views = await test.inUnit((ctx) => readMissionSummary(ctx), { actor });
      return views.find(({ mission }) => mission.id === id);
    },
    cash: () =>
      test.inUnit(async (ctx) => {
        const purse = { account: cashOf(memberId), currency: ctx.site.currency };
        return (await balanceOf(ctx, purse)).balanceMinor;
      }),
    points: () => test.inUnit((ctx) => pointsBalance(ctx, memberId)),
  };
}

const flag = (memberId: string, name: string) =>
  test
    .database()
    .pool.query(
      'insert into standing_flags (member_id, flag, reason, set_at) values ($1, $2, $3, $4)',
      [memberId, name, 'test', String(test.clock.now())],
    );

describe('claimMission', () => {
  beforeEach(() => test.clock.advance({ hours: 24 * 9 }));

  it('takes a mission out of what its member may claim', async () => {
    const member = await newMember();
    const mission = await buildMission(test);
    const before = await member.count();
    await member.deposit(10_000n);
    expect(await member.count()).toBeGreaterThan(before);
    const reached = await member.count();
    await member.claim(mission.id, await today());
    expect(await member.count()).toBe(reached - 1);
  });

  it('refuses by standing, not_found, mission_state and mission_budget_used, in this order', async () => {
    const member = await newMember();
    const mission = await buildMission(test, { budget: 1000n });
    const day = await today();
    await expect(member.claim('msn_nowhere0001', day)).rejects.toMatchObject({ code: 'not_found' });
    await expect(member.claim(mission.id, '2020-01-01')).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(member.claim(mission.id, day)).rejects.toMatchObject({
      code: 'mission_state',
      data: { state: 'PROCESS' },
    });
    const other = await newMember();
    await other.deposit(10_000n);
    await other.claim(mission.id, day);
    await member.deposit(10_000n);
    await expect(member.claim(mission.id, day)).rejects.toMatchObject({
      code: 'mission_budget_used',
    });
    await flag(member.memberId, 'NO_BONUS');
    await expect(member.claim('msn_nowhere0001', day)).rejects.toMatchObject({
      code: 'bonuses_stopped',
    });
    expect(await member.view(mission.id)).toBeUndefined();
  });

  it('gives to so many members a day at most, however many claim, and goes on the day after', async () => {
    const mission = await buildMission(test, { cycle: 'WEEKLY', mostPerDay: 2 });
    const members = await Promise.all([1, 2, 3, 4].map(() => newMember()));
    for (const { deposit } of members) {
      await deposit(10_000n);
    }
    const [period = ''] = await Promise.all(
      members.slice(0, 1).map(async ({ view }) => (await view(mission.id))?.period.key ?? ''),
    );
    const claimAll = () =>
      Promise.allSettled(members.map(({ claim }) => claim(mission.id, period)));
    const outcomes = await claimAll();
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    const full = { reason: { code: 'mission_day_full' } };
    expect(outcomes.filter(({ status }) => status === 'rejected')).toMatchObject([full, full]);
    test.clock.advance({ hours: 24 });
    expect((await claimAll()).filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  });

  it('is locked until the mission before it was claimed', async () => {
    const earlier = await buildMission(test, { cycle: 'ONCE', names: { en: 'First steps' } });
    const later = await buildMission(test, { cycle: 'ONCE', afterMission: earlier.id });
    const member = await newMember();
    await member.deposit(10_000n);
    const locked = { status: 'LOCKED', after: { names: { en: 'First steps' } } };
    expect(await member.view(later.id)).toMatchObject(locked);
    await expect(member.claim(later.id, 'once')).rejects.toMatchObject({
      code: 'mission_state',
      data: { state: 'LOCKED' },
    });
    await member.claim(earlier.id, 'once');
    expect(await member.view(later.id)).toMatchObject({ status: 'CLAIM', after: undefined });
    await member.claim(later.id, 'once');
    expect(await member.cash()).toBe(2000n);
    await expect(buildMission(test, { afterMission: 'msn_nowhere0001' })).rejects.toMatchObject({
      code: 'mission_invalid',
    });
  });

  it('stays closed the day after to who has not the rank or the mission before it', async () => {
    const earlier = await buildMission(test, { cycle: 'ONCE', target: 9_999_999n });
    const high = await buildMission(test, { minVip: 5 });
    const later = await buildMission(test, { afterMission: earlier.id });
    const member = await newMember();
    await member.deposit(10_000n);
    const day = await today();
    for (const [hours, state] of [
      [0, 'LOCKED'],
      [24, 'CLOSE'],
    ] as const) {
      test.clock.advance({ hours });
      for (const { id } of [high, later]) {
        await expect(member.claim(id, day)).rejects.toMatchObject({
          code: 'mission_state',
          data: { state },
        });
      }
    }
    expect(await member.cash()).toBe(0n);
  });

  it('pays one account of each person, whatever comes at once (R89)', async () => {
    const mission = await buildMission(test);
    const both = [await newMember(), await newMember()];
    for (const { memberId, deposit } of both) {
      const marks = [{ kind: 'device', value: 'device-of-missions' }] as const;
      await test.inUnit((ctx) => noteMarks(ctx, memberId, marks));
      await deposit(10_000n);
    }
    const day = await today();
    const outcomes = await Promise.allSettled(both.map(({ claim }) => claim(mission.id, day)));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refused = outcomes.find((outcome) => outcome.status === 'rejected');
    expect(refused?.reason).toMatchObject({ code: 'one_per_person' });
    const stranger = await newMember();
    await stranger.deposit(10_000n);
    expect(await stranger.claim(mission.id, day)).toMatchObject({ status: 'CLAIMED' });
  });

  it('pays once for a period, whatever comes at once, and again in the next', async () => {
    const member = await newMember();
    const mission = await buildMission(test);
    const day = await today();
    await member.deposit(9999n);
    expect(await member.view(mission.id)).toMatchObject({ status: 'PROCESS', done: 9999n });
    await member.deposit(1n);
    expect((await member.view(mission.id))?.status).toBe('CLAIM');
    const claims = [1, 2, 3, 4].map(() => member.claim(mission.id, day));
    const outcomes = await Promise.allSettled(claims);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await member.cash()).toBe(1000n);
    const { memberId } = member;
    const open = await test.inUnit((ctx) => readRequirements(ctx, { memberId, openOnly: true }));
    expect(open.map(({ source, requiredMinor }) => [source, requiredMinor])).toEqual([
      ['gift', 2000n],
    ]);
    test.clock.advance({ hours: 24 });
    await member.deposit(10_000n);
    await member.claim(mission.id, await today());
    expect(await member.cash()).toBe(2000n);
  });

  it('gives no more than its budget, to however many at once', async () => {
    const mission = await buildMission(test, { budget: 3000n });
    const members = await Promise.all([1, 2, 3, 4, 5, 6].map(() => newMember()));
    for (const member of members) {
      await member.deposit(10_000n);
    }
    const day = await today();
    const claims = members.map((member) => member.claim(mission.id, day));
    const outcomes = await Promise.allSettled(claims);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });

  it('may be claimed on the day after, and not on the one behind it', async () => {
    const member = await newMember();
    const mission = await buildMission(test);
    const day = await today();
    await member.deposit(20_000n);
    test.clock.advance({ hours: 24 });
    expect((await member.claim(mission.id, day)).status).toBe('CLAIMED');
    const late = await newMember();
    await late.deposit(20_000n);
    const next = await today();
    test.clock.advance({ hours: 48 });
    await expect(late.claim(mission.id, next)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('pays points as a movement of their own', async () => {
    const member = await newMember();
    const points = { rewardKind: 'POINTS', reward: 50n, budget: 500n, cycle: 'ONCE' } as const;
    const mission = await buildMission(test, { ...points, kind: 'DEPOSIT_COUNT', target: 1n });
    await member.deposit(500n);
    await member.claim(mission.id, 'once');
    expect([await member.points(), await member.cash()]).toEqual([50n, 0n]);
    const all = { type: 'mission', from: undefined, to: undefined, before: undefined } as const;
    const query = { memberId: member.memberId, ...all, limit: 5 };
    const moves = await test.inUnit((ctx) => selectMoves(ctx.tx, query));
    expect(moves).toMatchObject([{ points: 50n, balance: 50n, reference: mission.id }]);
  });

  it('still pays what was reached before it was ended', async () => {
    const member = await newMember();
    const mission = await buildMission(test);
    await member.deposit(10_000n);
    const command = { id: mission.id, reason: 'A test.' };
    await test.inUnit((ctx) => endMission(ctx, command), { actor: pointsKeeper });
    const again = test.inUnit((ctx) => endMission(ctx, command), { actor: pointsKeeper });
    await expect(again).rejects.toMatchObject({ code: 'mission_over' });
    expect((await member.claim(mission.id, await today())).status).toBe('CLAIMED');
  });
});

describe('joinMission', () => {
  beforeEach(() => test.clock.advance({ hours: 24 * 9 }));

  it('counts from joining, and is joined once', async () => {
    const member = await newMember();
    const mission = await buildMission(test, { needsJoin: true });
    await member.deposit(50_000n);
    expect(await member.view(mission.id)).toMatchObject({ status: 'JOIN', done: 0n });
    expect(await member.join(mission.id)).toMatchObject({ status: 'PROCESS', done: 0n });
    await expect(member.join(mission.id)).rejects.toMatchObject({ code: 'mission_state' });
    await member.deposit(10_000n);
    expect(await member.view(mission.id)).toMatchObject({ status: 'CLAIM', done: 10_000n });
    await member.claim(mission.id, await today());
    expect(await member.cash()).toBe(1000n);
  });

  it('refuses by standing, not_found, and where nothing is to be joined', async () => {
    const member = await newMember();
    const mission = await buildMission(test, { minVip: 3 });
    await expect(member.join('msn_nowhere0001')).rejects.toMatchObject({ code: 'not_found' });
    await expect(member.join(mission.id)).rejects.toMatchObject({
      code: 'mission_state',
      data: { state: 'LOCKED' },
    });
    await flag(member.memberId, 'RG_EXCLUDED');
    await expect(member.join(mission.id)).rejects.toMatchObject({ code: 'self_excluded' });
  });
});
