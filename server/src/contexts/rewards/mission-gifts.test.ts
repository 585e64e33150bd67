import { assertDefined } from '@portal/money';
import { describe, expect, it } from 'vitest';
import {
  bookDeposit,
  buildMission,
  claimOf,
  missionEventsOf,
  pointsKeeper,
} from '../../../test/factories/loyalty.ts';
import { rewardsBench } from '../../../test/factories/rewards.ts';
import { testDatabase } from '../../../test/harness.ts';
import type { DomainEvents } from '../../platform/outbox.ts';
import { siteDay } from '../../platform/site-date.ts';
import { claimReward } from './bonuses/use-cases/claim-reward.ts';
import { listBonuses } from './bonuses/use-cases/list-bonuses.ts';
import { createRaffle } from './raffles/use-cases/create-raffle.ts';
import { endRaffle } from './raffles/use-cases/end-raffle.ts';
import { readRaffle } from './raffles/use-cases/list-raffles.ts';

const test = testDatabase();
const bench = rewardsBench(test);

async function raffle(days = 7) {
  const opensOn = await test.inUnit((ctx) => Promise.resolve(siteDay(ctx)));
  const form = {
    names: { en: 'Harbour lights' },
    earnedBy: 'VALID',
    perMinor: 10_000n,
    mostPerDay: 3,
    opensOn,
    closesOn: String(Temporal.PlainDate.from(opensOn).add({ days })),
    multiple: 0,
    prizesMinor: [5000n],
  } as const;
  const command = { form, reason: 'A test.' };
  return (await test.inUnit((ctx) => createRaffle(ctx, command), { actor: pointsKeeper })).id;
}

/** As the outbox tells it. */
async function hearOfEnds(): Promise<void> {
  const { rows } = await test.database().pool.query<{
    payload: DomainEvents['rewards.raffle_ended'];
  }>("select payload from outbox where name = 'rewards.raffle_ended'");
  for (const { payload } of rows) {
    for (const handler of missionEventsOf(test)['rewards.raffle_ended'] ?? []) {
      await test.inUnit((ctx) => handler(ctx, payload));
    }
  }
}

describe('a mission that gives a red envelope', () => {
  it('puts it into the reward centre once, for seven days, and pays when it is opened', async () => {
    const gift = { rewardKind: 'RED_ENVELOPE', reward: 500n, budget: 5000n, multiple: 1 } as const;
    const { id } = await buildMission(test, { ...gift, cycle: 'ONCE' });
    const { id: memberId, actor, cash } = await bench.member();
    await bookDeposit(test, { memberId, amountMinor: 10_000n });
    const claim = () => claimOf(test, { actor, id, period: 'once' });
    await Promise.allSettled([claim(), claim()]);
    const query = { isWaiting: true, cursor: undefined, limit: 5 };
    const { rows } = await test.inUnit((ctx) => listBonuses(ctx, query), { actor });
    expect(rows).toHaveLength(1);
    const [envelope] = rows.map(({ reward }) => reward);
    expect(envelope).toMatchObject({ source: 'envelope', amountMinor: 500n });
    expect(envelope?.claimUntil).toEqual(test.clock.now().add({ hours: 24 * 7 }));
    expect(await cash()).toBe(0n);
    const rewardId = assertDefined(envelope, 'it waits').id;
    await test.inUnit((ctx) => claimReward(ctx, rewardId), { actor });
    expect(await cash()).toBe(500n);
  });
});

describe('a mission of each day that gives a red envelope', () => {
  it('puts one into the reward centre for each day', async () => {
    const gift = { rewardKind: 'RED_ENVELOPE', reward: 500n, budget: 5000n, multiple: 1 } as const;
    const { id } = await buildMission(test, gift);
    const { id: memberId, actor } = await bench.member();
    const query = { isWaiting: true, cursor: undefined, limit: 5 };
    for (const count of [1, 2, 3]) {
      await bookDeposit(test, { memberId, amountMinor: 10_000n });
      const period = await test.inUnit((ctx) => Promise.resolve(siteDay(ctx)));
      await claimOf(test, { actor, id, period });
      const { rows } = await test.inUnit((ctx) => listBonuses(ctx, query), { actor });
      expect(rows).toHaveLength(count);
      test.clock.advance({ hours: 24 });
    }
  });
});

describe('a mission that gives tickets', () => {
  it('puts them into its raffle once, and ends with it', async () => {
    const raffleId = await raffle(10);
    const gift = { rewardKind: 'TICKET', raffleId, reward: 3n, budget: 30n, multiple: 0 } as const;
    const today = await test.inUnit((ctx) => Promise.resolve(siteDay(ctx)));
    const closesOn = String(Temporal.PlainDate.from(today).add({ days: 3 }));
    const { id } = await buildMission(test, { ...gift, cycle: 'ONCE', closesOn });
    const [early, late] = [await bench.member(), await bench.member()];
    const claim = ({ actor }: typeof early) => claimOf(test, { actor, id, period: 'once' });
    await bookDeposit(test, { memberId: early.id, amountMinor: 10_000n });
    await bookDeposit(test, { memberId: late.id, amountMinor: 10_000n });
    await Promise.allSettled([claim(early), claim(early)]);
    const seen = () => test.inUnit((ctx) => readRaffle(ctx, raffleId, early.id));
    expect(await seen()).toMatchObject({ tickets: 3, ownTickets: 3 });
    await test.inUnit((ctx) => endRaffle(ctx, { id: raffleId, reason: 'A test.' }), {
      actor: pointsKeeper,
    });
    test.clock.advance({ hours: 24 * 2 });
    await expect(claim(late)).rejects.toMatchObject({ code: 'raffle_over' });
    await hearOfEnds();
    // Without a raffle it is not there to be done or claimed any more.
    await expect(claim(late)).rejects.toMatchObject({ code: 'not_found' });
    expect(await seen()).toMatchObject({ tickets: 3 });
  });

  it('is of a raffle that runs as long as they may be claimed', async () => {
    const gift = { rewardKind: 'TICKET', reward: 3n, budget: 30n, multiple: 0 } as const;
    const closesOn = await test.inUnit((ctx) => Promise.resolve(siteDay(ctx)));
    const [long, short] = [await raffle(7), await raffle(6)];
    expect(await buildMission(test, { ...gift, closesOn, raffleId: long })).toMatchObject(gift);
    for (const faulty of [
      { closesOn, raffleId: short },
      { closesOn: null, raffleId: long },
    ]) {
      await expect(buildMission(test, { ...gift, ...faulty })).rejects.toMatchObject({
        code: 'mission_invalid',
      });
    }
    await expect(buildMission(test, { ...gift, raffleId: null })).rejects.toMatchObject({
      code: 'mission_invalid',
    });
    await expect(
      buildMission(test, { ...gift, raffleId: 'raf_nowhere0001' }),
    ).rejects.toMatchObject({ code: 'mission_invalid' });
  });
});
