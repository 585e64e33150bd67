import { assertDefined, currency, formatAmount } from '@portal/money';
import type { RaffleId } from '@portal/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import { vendorOf } from '../../../../test/factories/bonus-play.ts';
import { houseSlot, openGamesEnv, playFreeSpins } from '../../../../test/factories/games.ts';
import { bookDeposit, earnPoints } from '../../../../test/factories/loyalty.ts';
import { benchDesk, noPlay, noReward, rewardsBench } from '../../../../test/factories/rewards.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { siteDay } from '../../../platform/site-date.ts';
import { stakesOf } from '../../catalog/index.ts';
import { takeBackPoints } from '../../loyalty/index.ts';
import { listOverdueGifts, openRequirement, readRequirements } from '../../turnover/index.ts';
import { balanceOf, pointsCurrency } from '../../wallet/index.ts';
import type { PromotionOffer } from '../promotions/terms.ts';
import { countDeposit } from '../promotions/use-cases/count-deposit.ts';
import { endServed } from '../promotions/use-cases/end-served.ts';
import { createRaffle } from '../raffles/use-cases/create-raffle.ts';
import { readRaffle } from '../raffles/use-cases/list-raffles.ts';
import { endGiftsAtBreak } from './use-cases/end-gifts-at-break.ts';

const test = testDatabase();
const bench = rewardsBench(test);
let slot: { readonly nodeId: string; readonly stakeMinor: bigint };

beforeAll(async () => {
  const { snapshot } = await openGamesEnv(test);
  const game = houseSlot(snapshot);
  const { stakeMinor } = assertDefined(stakesOf(game, 'USD')[0], 'a stake');
  slot = { nodeId: game.nodeId, stakeMinor };
});

type Given = Pick<PromotionOffer, 'reward' | 'wagering'>;

const pointsGift: Given = {
  reward: { ...noReward, kind: 'POINTS', amount: '5.00', points: 250 },
  wagering: noPlay,
};

const ticketsGift = (raffleId: RaffleId): Given => ({
  reward: { ...noReward, kind: 'TICKET', amount: '2.00', tickets: { raffleId, count: 3 } },
  wagering: noPlay,
});

function roundsGift(): Given {
  const stakeAmount = formatAmount(slot.stakeMinor, currency('USD'));
  const freeSpins = { nodeId: slot.nodeId, stakeAmount, count: 20, days: 7 };
  const weights = [{ category: 'RNG', percent: 100 } as const];
  return {
    reward: { ...noReward, kind: 'FREEBET', freeSpins },
    wagering: { ...noPlay, base: 'WINNINGS', multiple: 3, weights },
  };
}

let ids = 0;

/** A member who took what a deposit of 500.00 had served, which can be taken back. */
async function taken(gift: Given) {
  const promotionId = await bench.promotion({
    offer: { ...gift, type: 'DEPOSIT', leastAmount: '50.00' },
  });
  const member = await bench.member();
  await member.join(promotionId);
  ids += 1;
  const facts = { depositId: `dep_inkind${ids}`, memberId: member.id, amount: '50000' };
  const credited = { ...facts, state: 'CREDITED', promotionId: null, at: String(test.clock.now()) };
  await bookDeposit(test, { memberId: member.id, amountMinor: 50_000n });
  await test.inUnit((ctx) => countDeposit(ctx, credited));
  await member.claim(promotionId);
  const takeBack = () => test.inUnit((ctx) => endServed(ctx, { ...credited, state: 'CHARGEBACK' }));
  const told = async () => {
    const query =
      "select payload from outbox where name = 'rewards.gift_taken_back' and payload->>'memberId' = $1";
    const { rows } = await test.database().pool.query(query, [member.id]);
    return rows.map(({ payload }: { readonly payload: unknown }) => payload);
  };
  return { ...member, takeBack, told, given: () => bench.given(promotionId) };
}

const pointsOf = (memberId: string) =>
  test.inUnit(async (ctx) => {
    const purse = { account: `member:${memberId}:points`, currency: pointsCurrency };
    return (await balanceOf(ctx, purse)).balanceMinor;
  });

async function raffle(): Promise<RaffleId> {
  const today = await test.inUnit((ctx) => Promise.resolve(siteDay(ctx)));
  const form = {
    names: { en: 'Harbour lights' },
    earnedBy: 'VALID',
    perMinor: 10_000n,
    mostPerDay: 3,
    opensOn: today,
    closesOn: String(Temporal.PlainDate.from(today).add({ days: 37 })),
    multiple: 0,
    prizesMinor: [5000n],
  } as const;
  const command = { form, reason: 'A test.' };
  const { id } = await test.inUnit((ctx) => createRaffle(ctx, command), { actor: benchDesk });
  return id;
}

describe('a gift whose deposit was taken back', () => {
  it('withdraws the rounds that were not played, once, and gives their worth to the budget', async () => {
    const member = await taken(roundsGift());
    const played = 'update free_spins set spins_left = 15 where member_id = $1';
    await test.database().pool.query(played, [member.id]);
    await member.takeBack();
    await member.takeBack();
    const { rows } = await test
      .database()
      .pool.query<Record<string, unknown>>(
        'select spins_left, spins_withdrawn from free_spins where member_id = $1',
        [member.id],
      );
    expect(rows).toEqual([{ spins_left: 0, spins_withdrawn: 15 }]);
    expect(await member.newestReward()).toMatchObject({ state: 'CANCELLED' });
    expect(await member.given()).toMatchObject({ claims: 1, issuedMinor: slot.stakeMinor * 5n });
    expect(await member.told()).toMatchObject([{ gift: 'rounds', count: 15 }]);
  });

  it('takes what rounds won with them, as far as it is still to be played', async () => {
    const member = await taken(roundsGift());
    const wonMinor = await playFreeSpins(test, member.actor);
    expect(wonMinor).toBeGreaterThan(0n);
    expect(await member.cash()).toBe(wonMinor);
    await member.takeBack();
    expect(await member.cash()).toBe(0n);
    const query = { memberId: member.id, openOnly: true };
    expect(await test.inUnit((ctx) => readRequirements(ctx, query))).toEqual([]);
    expect(await member.told()).toEqual([]);
  });

  it('takes what rounds won behind any number of gifts of before', async () => {
    const member = await taken(roundsGift());
    for (let gift = 0; gift < 101; gift += 1) {
      const play = { memberId: member.id, amountMinor: 1n, multiple: 1, source: 'gift' } as const;
      const reference = `${gift} of ${member.id}`;
      await test.inUnit((ctx) => openRequirement(ctx, { ...play, reference }));
    }
    test.clock.advance({ seconds: 1 });
    expect(await playFreeSpins(test, member.actor)).toBeGreaterThan(0n);
    await member.takeBack();
    expect(await member.cash()).toBe(0n);
    const query = { memberId: member.id, openOnly: true };
    expect(await test.inUnit((ctx) => readRequirements(ctx, query))).toHaveLength(101);
  });

  it('waits for a bet on which lies what rounds won, and takes what comes of it', async () => {
    const member = await taken(roundsGift());
    const wonMinor = await playFreeSpins(test, member.actor);
    const { bet, win } = vendorOf(test, member);
    await bet('a', wonMinor - 1n);
    await member.takeBack();
    const query = { memberId: member.id, openOnly: true };
    const open = await test.inUnit((ctx) => readRequirements(ctx, query));
    expect(new Set(open.map(({ state }) => state))).toEqual(new Set(['EXPIRED']));
    expect(await member.cash()).toBe(1n);
    await win('a', 2n * wonMinor);
    expect(await test.inUnit((ctx) => listOverdueGifts(ctx, 1000))).toContain(member.id);
    await test.inUnit((ctx) => endGiftsAtBreak(ctx, member.id));
    expect(await member.cash()).toBe(0n);
    expect(await test.inUnit((ctx) => readRequirements(ctx, query))).toEqual([]);
    const told =
      "select payload->>'cause' as cause from outbox where name = 'rewards.gifts_ended' and payload->>'memberId' = $1";
    expect((await test.database().pool.query(told, [member.id])).rows).toEqual([
      { cause: 'deposit' },
    ]);
  });

  it('leaves rounds that were all played, and says nothing', async () => {
    const member = await taken(roundsGift());
    const played = 'update free_spins set spins_left = 0 where member_id = $1';
    await test.database().pool.query(played, [member.id]);
    await member.takeBack();
    expect(await member.newestReward()).toMatchObject({ state: 'DONE' });
    expect(await member.given()).toMatchObject({ issuedMinor: slot.stakeMinor * 20n });
    expect(await member.told()).toEqual([]);
  });

  it('takes points back, and what is spent of them is owed', async () => {
    const member = await taken(pointsGift);
    const spent = { memberId: member.id, points: 200n, debt: `spent:${member.id}` };
    await test.inUnit((ctx) => takeBackPoints(ctx, { ...spent, reference: 'x', type: 'mission' }));
    await member.takeBack();
    await member.takeBack();
    expect(await pointsOf(member.id)).toBe(0n);
    expect(await member.given()).toMatchObject({ claims: 0, issuedMinor: 0n });
    expect(await member.told()).toMatchObject([{ gift: 'points', count: 250 }]);
    // 200 are owed: of 260 more, and 10 for the deposit, 70 stay.
    await earnPoints(test, { memberId: member.id, points: 260n });
    expect(await pointsOf(member.id)).toBe(70n);
  });

  it('voids tickets as long as their list is not closed', async () => {
    const raffleId = await raffle();
    const early = await taken(ticketsGift(raffleId));
    const late = await taken(ticketsGift(raffleId));
    await early.takeBack();
    const seen = (memberId: typeof early.id) =>
      test.inUnit((ctx) => readRaffle(ctx, raffleId, memberId));
    expect(await seen(early.id)).toMatchObject({ tickets: 3, ownTickets: 0 });
    expect(await early.given()).toMatchObject({ claims: 0, issuedMinor: 0n });
    expect(await early.told()).toMatchObject([{ gift: 'tickets', count: 3 }]);
    const close =
      "update raffles set state = 'CLOSED', list_hash = repeat('0', 64), closed_at = made_at";
    await test.database().pool.query(`${close} where id = $1`, [raffleId]);
    await late.takeBack();
    expect(await seen(late.id)).toMatchObject({ ownTickets: 3 });
    expect(await late.told()).toEqual([]);
  });
});
