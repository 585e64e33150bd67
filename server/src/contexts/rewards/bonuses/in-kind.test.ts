import { assertDefined } from '@portal/money';
import type { RaffleId } from '@portal/protocol';
import { describe, expect, it } from 'vitest';
import { administer } from '../../../../test/cluster.ts';
import { bookDeposit } from '../../../../test/factories/loyalty.ts';
import {
  benchDesk,
  newPromotion,
  noPlay,
  noReward,
  rewardsBench,
} from '../../../../test/factories/rewards.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { siteDay } from '../../../platform/site-date.ts';
import { pointsCurrency, balanceOf } from '../../wallet/index.ts';
import type { PromotionOffer } from '../promotions/terms.ts';
import { chooseForDeposit } from '../promotions/use-cases/choose-for-deposit.ts';
import { countDeposit } from '../promotions/use-cases/count-deposit.ts';
import { countWaiting } from '../promotions/use-cases/count-waiting.ts';
import { changePromotion } from '../desk/use-cases/change-promotion.ts';
import { readDeskPromotion } from '../desk/use-cases/list-desk-promotions.ts';
import { simulatePromotion } from '../desk/use-cases/simulate-promotion.ts';
import { createRaffle } from '../raffles/use-cases/create-raffle.ts';
import { endRaffle } from '../raffles/use-cases/end-raffle.ts';
import { readRaffle } from '../raffles/use-cases/list-raffles.ts';
import { runRaffles } from '../raffles/use-cases/run-raffles.ts';
import { listBonuses } from './use-cases/list-bonuses.ts';

const test = testDatabase();
const bench = rewardsBench(test);

type Gift = Pick<PromotionOffer, 'reward' | 'wagering'>;

const points = (count: number): Gift => ({
  reward: { ...noReward, kind: 'POINTS', amount: '5.00', points: count },
  wagering: noPlay,
});

const tickets = (raffleId: RaffleId): Gift => ({
  reward: { ...noReward, kind: 'TICKET', amount: '2.00', tickets: { raffleId, count: 3 } },
  wagering: noPlay,
});

/** Of a promotion of the bench: its days, and those on which its gifts may be taken. */
const days = 37;

async function raffle({ opensInDays = 0, lastDay = days } = {}): Promise<RaffleId> {
  const today = await test.inUnit((ctx) => Promise.resolve(siteDay(ctx)));
  const dayIn = (count: number) => String(Temporal.PlainDate.from(today).add({ days: count }));
  const form = {
    names: { en: 'Harbour lights' },
    earnedBy: 'DEPOSIT',
    perMinor: 10_000n,
    mostPerDay: 3,
    opensOn: dayIn(opensInDays),
    closesOn: dayIn(lastDay),
    multiple: 0,
    prizesMinor: [5000n],
  } as const;
  const command = { form, reason: 'A test.' };
  const { id } = await test.inUnit((ctx) => createRaffle(ctx, command), { actor: benchDesk });
  return id;
}

const pointsOf = (memberId: string) =>
  test.inUnit(async (ctx) => {
    const account = `member:${memberId}:points`;
    return (await balanceOf(ctx, { account, currency: pointsCurrency })).balanceMinor;
  });

describe('a promotion of points', () => {
  it('gives them once, out of its budget by what they count there, and no money', async () => {
    const id = await bench.promotion({ offer: points(250) });
    const member = await bench.member();
    await member.join(id);
    await Promise.allSettled([member.claim(id), member.claim(id)]);
    expect([await pointsOf(member.id), await member.cash()]).toEqual([250n, 0n]);
    expect(await bench.given(id)).toMatchObject({ claims: 1, issuedMinor: 500n });
    const { rows } = await test.inUnit(
      (ctx) => listBonuses(ctx, { isWaiting: false, cursor: undefined, limit: 5 }),
      { actor: member.actor },
    );
    expect(rows[0]?.reward).toMatchObject({ state: 'DONE', inKind: { points: 250 } });
  });

  it('is refused beside rounds, and given without those that were kept beside it', async () => {
    const freeSpins = { nodeId: 'node', count: 5, stakeAmount: '1.00', days: 7 };
    const { wagering, reward } = points(1);
    const mixed: readonly Gift[] = [
      { reward: { ...reward, freeSpins }, wagering },
      { reward: { ...reward, tickets: { raffleId: 'raf_nowhere0001', count: 1 } }, wagering },
      { reward: { ...noReward, kind: 'FIXED', amount: '5.00', freeSpins }, wagering },
      { reward: { ...noReward, kind: 'FIXED', amount: '5.00', points: 3 }, wagering },
    ];
    for (const offer of mixed) {
      await expect(bench.promotion({ offer })).rejects.toMatchObject({
        code: 'promotion_faulty',
        data: { fault: 'gift' },
      });
    }
    const id = await bench.promotion({ offer: points(40) });
    await administer(
      test.ownerUrl(),
      `update promotion_versions set offer = jsonb_set(offer, '{reward,freeSpins}',
        '${JSON.stringify(freeSpins)}') where promotion_id = '${id}'`,
    );
    const member = await bench.member();
    await member.join(id);
    await member.claim(id);
    expect(await pointsOf(member.id)).toBe(40n);
  });

  it('is refused without a number, or with play for what is no money', async () => {
    const { wagering, reward } = points(1);
    const { points: _, ...without } = reward;
    await expect(bench.promotion({ offer: { wagering, reward: without } })).rejects.toMatchObject({
      data: { fault: 'gift' },
    });
    const weights = [{ category: 'RNG', percent: 100 } as const];
    const asked = { ...wagering, multiple: 1, weights };
    await expect(bench.promotion({ offer: { reward, wagering: asked } })).rejects.toMatchObject({
      data: { fault: 'play' },
    });
  });
});

describe('a promotion of tickets', () => {
  it('gives tickets that no figure of the day takes back', async () => {
    const raffleId = await raffle();
    const id = await bench.promotion({ offer: tickets(raffleId) });
    const member = await bench.member();
    await member.join(id);
    await member.claim(id);
    await test.inUnit((ctx) => runRaffles(ctx));
    const seen = await test.inUnit((ctx) => readRaffle(ctx, raffleId, member.id));
    expect(seen).toMatchObject({ tickets: 3, ownTickets: 3 });
    expect(await member.cash()).toBe(0n);
  });

  it('closes with its raffle, also where that is ended early', async () => {
    const raffleId = await raffle();
    const id = await bench.promotion({ offer: tickets(raffleId) });
    const deposits = await bench.promotion({
      offer: { ...tickets(raffleId), type: 'DEPOSIT', leastAmount: null },
    });
    const [member, idle] = [await bench.member(), await bench.member()];
    const seat = { actor: member.actor };
    const waiting = () => test.inUnit((ctx) => countWaiting(ctx), seat);
    await member.join(id);
    await member.join(deposits);
    expect(await waiting()).toMatchObject({ rewardCount: 1 });
    await test.inUnit((ctx) => endRaffle(ctx, { id: raffleId, reason: 'A test.' }), {
      actor: benchDesk,
    });
    // It takes tickets to the end of its last day.
    expect((await member.see(id))?.status).toBe('CLAIM');
    test.clock.advance({ hours: 24 });
    const seen = [await member.see(id), await member.see(deposits), await idle.see(id)];
    expect(seen.map((promotion) => promotion?.status)).toEqual(['CLOSE', 'CLOSE', 'CLOSE']);
    await expect(member.claim(id)).rejects.toMatchObject({ code: 'promotion_status' });
    expect(await waiting()).toMatchObject({ rewardCount: 0 });
    await bookDeposit(test, { memberId: member.id, amountMinor: 10_000n });
    const moved = { memberId: member.id, state: 'CREDITED', amount: '10000' };
    await test.inUnit((ctx) => countDeposit(ctx, { ...moved, at: String(test.clock.now()) }));
    const rewards = await test
      .database()
      .pool.query('select 1 from rewards where member_id = $1', [member.id]);
    expect(rewards.rows).toHaveLength(1);
    expect((await bench.given(id)).issuedMinor).toBe(0n);
    const { state: _, ...same } = newPromotion(test.clock.now(), { offer: tickets(raffleId) });
    const { opensAt, closesAt } = await test.inUnit((ctx) => readDeskPromotion(ctx, id));
    const change = (hours: number, revision: number) => {
      const span = { opensAt: String(opensAt), closesAt: String(closesAt.add({ hours })) };
      const form = { ...same, offer: { ...same.offer, ...span }, sort: 5 };
      return test.inUnit((ctx) => changePromotion(ctx, { ...form, id, revision }), {
        actor: benchDesk,
      });
    };
    // What was promised stays, and nothing more is promised of it.
    await change(0, 1);
    await expect(change(1, 2)).rejects.toMatchObject({ code: 'promotion_raffle_unknown' });
  });

  it.each([
    ['opens after it', { opensInDays: 1 }],
    ['is over before its gifts are', { lastDay: days - 1 }],
  ] as const)('is not of a raffle that %s', async (_, span) => {
    const offer = tickets(await raffle(span));
    const unknown = { code: 'promotion_raffle_unknown' };
    await expect(bench.promotion({ offer })).rejects.toMatchObject(unknown);
    const query = { ...newPromotion(test.clock.now(), { offer }), days: 7 };
    await expect(
      test.inUnit((ctx) => simulatePromotion(ctx, query), { actor: benchDesk }),
    ).rejects.toMatchObject(unknown);
  });

  it('is joined for before a deposit, and not chosen with it', async () => {
    const offer = { ...tickets(await raffle()), type: 'DEPOSIT', leastAmount: null } as const;
    const id = await bench.promotion({ offer });
    const { id: memberId, actor, join, see } = await bench.member();
    const chosen = { id, version: 1, amountMinor: 10_000n, creditedBefore: 0 };
    await expect(
      test.inUnit((ctx) => chooseForDeposit(ctx, chosen), { actor }),
    ).rejects.toMatchObject({ code: 'promotion_status' });
    await join(id);
    await bookDeposit(test, { memberId, amountMinor: 10_000n });
    const at = String(test.clock.now());
    const moved = { memberId, state: 'CREDITED', amount: '10000', at };
    await test.inUnit((ctx) => countDeposit(ctx, moved));
    expect((await see(id))?.status).toBe('CLAIM');
  });

  it('is of a raffle that there is', async () => {
    const offer = tickets('raf_nowhere0001');
    await expect(bench.promotion({ offer })).rejects.toMatchObject({
      code: 'promotion_raffle_unknown',
      data: { raffleId: assertDefined(offer.reward.tickets, 'of this kind').raffleId },
    });
  });
});
