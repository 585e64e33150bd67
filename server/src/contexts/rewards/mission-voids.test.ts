import { assertDefined } from '@portal/money';
import type { MemberId, RaffleId } from '@portal/protocol';
import { describe, expect, it } from 'vitest';
import {
  bookDeposit,
  buildMission,
  claimOf,
  missionEventsOf,
  pointsKeeper,
} from '../../../test/factories/loyalty.ts';
import { rewardsBench } from '../../../test/factories/rewards.ts';
import { buildTransfer } from '../../../test/factories/wallet.ts';
import { testDatabase } from '../../../test/harness.ts';
import { asOwner } from '../../../test/owner.ts';
import type { DomainEvents } from '../../platform/outbox.ts';
import { siteDay } from '../../platform/site-date.ts';
import { bookMoney, foldFacts, readRequirements } from '../turnover/index.ts';
import { balanceOf, lockAndLook, pointsCurrency, post } from '../wallet/index.ts';
import { endAtBreak } from './bonuses/use-cases/end-at-break.ts';
import { endBonuses } from './bonuses/use-cases/end-bonuses.ts';
import { endGiftsAtBreak } from './bonuses/use-cases/end-gifts-at-break.ts';
import { claimReward } from './bonuses/use-cases/claim-reward.ts';
import { listBonuses } from './bonuses/use-cases/list-bonuses.ts';
import { createRaffle } from './raffles/use-cases/create-raffle.ts';
import { readRaffle } from './raffles/use-cases/list-raffles.ts';

const test = testDatabase();
const bench = rewardsBench(test);
const leastDeposit = 10_000n;

/** As the outbox tells it; whatever is told again changes nothing. */
async function hearOfFolds(): Promise<void> {
  const { rows } = await test.database().pool.query<{
    payload: DomainEvents['turnover.folded'];
  }>("select payload from outbox where name = 'turnover.folded' order by id");
  for (const { payload } of rows) {
    for (const handler of missionEventsOf(test)['turnover.folded'] ?? []) {
      await test.inUnit((ctx) => handler(ctx, payload));
    }
  }
}

/** Claims a mission of this reward for a deposit of 100.00, of which 0.01 goes back afterwards. */
async function voided(reward: bigint) {
  const { id } = await buildMission(test, { cycle: 'ONCE', reward, multiple: 0 });
  const member = await bench.member();
  const deposit = (amountMinor: bigint) => bookDeposit(test, { memberId: member.id, amountMinor });
  await deposit(leastDeposit);
  await claimOf(test, { actor: member.actor, id, period: 'once' });
  await deposit(-1n);
  await hearOfFolds();
  const bonus = async () => {
    const promotion = await bench.promotion();
    await member.join(promotion);
    await member.claim(promotion);
    return member.newestReward();
  };
  const open = async () => {
    const query = { memberId: member.id, openOnly: true };
    const rows = await test.inUnit((ctx) => readRequirements(ctx, query));
    return rows.map(({ requiredMinor }) => requiredMinor);
  };
  return { ...member, deposit, bonus, open };
}

// "Void after claim: not taken back below 50.00, else receivable on next bonus" (D4).
describe('a mission whose ground was taken back after the claim', () => {
  it('takes nothing from the balance, and keeps it back from the next bonus, once', async () => {
    const member = await voided(5000n);
    expect(await member.cash()).toBe(5000n);
    expect(await member.bonus()).toMatchObject({ amountMinor: 3800n, requiredMinor: 19_000n });
    expect([await member.cash(), await member.open()]).toEqual([8800n, [19_000n]]);
    await hearOfFolds();
    expect(await member.bonus()).toMatchObject({ amountMinor: 8800n });
    expect(await member.cash()).toBe(17_600n);
  });

  it('keeps a bonus back whole where more is owed, which then asks for no play', async () => {
    const member = await voided(10_000n);
    const none = { amountMinor: 0n, requiredMinor: 0n, state: 'DONE' };
    expect(await member.bonus()).toMatchObject(none);
    expect([await member.cash(), await member.open()]).toEqual([10_000n, []]);
    expect(await member.bonus()).toMatchObject({ amountMinor: 7600n });
    expect(await member.cash()).toBe(17_600n);
  });

  it.each([
    ['below 50.00', 4999n, 0n],
    ['where the target is reached again before the next bonus', 5000n, 1n],
  ])('keeps nothing back %s', async (_, reward, again) => {
    const member = await voided(reward);
    if (again > 0n) {
      await member.deposit(again);
      await hearOfFolds();
    }
    expect(await member.bonus()).toMatchObject({ amountMinor: 8800n });
    expect(await member.cash()).toBe(reward + 8800n);
  });

  it('serves it from the reward of another mission too, as far as that goes', async () => {
    const member = await voided(5000n);
    const { id } = await buildMission(test, { cycle: 'ONCE', reward: 2000n, multiple: 3 });
    await member.deposit(leastDeposit);
    await claimOf(test, { actor: member.actor, id, period: 'once' });
    expect([await member.cash(), await member.open()]).toEqual([5000n, []]);
    expect(await member.bonus()).toMatchObject({ amountMinor: 5800n });
  });
});

/** Claims a mission of something else than money in the same way; the deposit is still whole. */
async function claimed(gift: Parameters<typeof buildMission>[1]) {
  const { id } = await buildMission(test, { cycle: 'ONCE', budget: 1_000_000n, ...gift });
  const member = await bench.member();
  const deposit = async (amountMinor: bigint) => {
    await bookDeposit(test, { memberId: member.id, amountMinor });
    await hearOfFolds();
  };
  await deposit(leastDeposit);
  await claimOf(test, { actor: member.actor, id, period: 'once' });
  const { actor } = member;
  const waiting = async () => {
    const page = { isWaiting: true, cursor: undefined, limit: 5 };
    const { rows } = await test.inUnit((ctx) => listBonuses(ctx, page), { actor });
    return rows.map(({ reward }) => reward);
  };
  const told = async () => {
    const query =
      "select payload from outbox where name = 'loyalty.mission_taken_back' and payload->>'memberId' = $1";
    const { rows } = await test.database().pool.query(query, [member.id]);
    return rows.map(({ payload }: { readonly payload: unknown }) => payload);
  };
  return { ...member, deposit, waiting, told };
}

const pointsOf = (memberId: string) =>
  test.inUnit(async (ctx) => {
    const purse = { account: `member:${memberId}:points`, currency: pointsCurrency };
    return (await balanceOf(ctx, purse)).balanceMinor;
  });

async function raffle(): Promise<RaffleId> {
  const opensOn = await test.inUnit((ctx) => Promise.resolve(siteDay(ctx)));
  const form = {
    names: { en: 'Harbour lights' },
    earnedBy: 'VALID',
    perMinor: 10_000n,
    mostPerDay: 3,
    opensOn,
    closesOn: String(Temporal.PlainDate.from(opensOn).add({ days: 7 })),
    multiple: 0,
    prizesMinor: [5000n],
  } as const;
  const command = { form, reason: 'A test.' };
  return (await test.inUnit((ctx) => createRaffle(ctx, command), { actor: pointsKeeper })).id;
}

describe('what a mission gave that is no money, when its ground was taken back', () => {
  it('are points, which go back once and come again with the target', async () => {
    const member = await claimed({ rewardKind: 'POINTS', reward: 250n });
    expect(await pointsOf(member.id)).toBe(250n);
    await member.deposit(-1n);
    expect(await pointsOf(member.id)).toBe(0n);
    expect(await member.told()).toMatchObject([{ rewardKind: 'POINTS', count: 250 }]);
    await member.deposit(1n);
    expect(await pointsOf(member.id)).toBe(250n);
    await member.deposit(-1n);
    expect(await pointsOf(member.id)).toBe(0n);
  });

  it('are tickets of a raffle whose list is open, which take part again with the target', async () => {
    const raffleId = await raffle();
    const closesOn = await test.inUnit((ctx) => Promise.resolve(siteDay(ctx)));
    const member = await claimed({ rewardKind: 'TICKET', raffleId, reward: 3n, closesOn });
    const own = async () => {
      const seen = await test.inUnit((ctx) => readRaffle(ctx, raffleId, member.id));
      return assertDefined(seen, 'it was made').ownTickets;
    };
    expect(await own()).toBe(3);
    await member.deposit(-1n);
    expect(await own()).toBe(0);
    expect(await member.told()).toMatchObject([{ rewardKind: 'TICKET', count: 3 }]);
    await member.deposit(1n);
    expect(await own()).toBe(3);
  });

  it('is an envelope that waits, which is withdrawn and waits again with the target', async () => {
    const member = await claimed({ rewardKind: 'RED_ENVELOPE', reward: 500n });
    expect(await member.waiting()).toHaveLength(1);
    await member.deposit(-1n);
    expect(await member.waiting()).toEqual([]);
    expect(await member.told()).toMatchObject([{ rewardKind: 'RED_ENVELOPE', count: 1 }]);
    await member.deposit(1n);
    expect(await member.waiting()).toHaveLength(1);
    expect(await member.told()).toHaveLength(1);
  });

  it.each([
    [5000n, 3800n],
    [4999n, 8800n],
  ])('is an opened envelope, whose money is owed from 50.00 on: %s', async (reward, amount) => {
    const member = await claimed({ rewardKind: 'RED_ENVELOPE', reward, multiple: 0 });
    const { id } = assertDefined((await member.waiting())[0], 'it waits');
    await test.inUnit((ctx) => claimReward(ctx, id), { actor: member.actor });
    await member.deposit(-1n);
    expect(await member.told()).toEqual([]);
    expect(await member.cash()).toBe(reward);
    test.clock.advance({ seconds: 1 });
    const promotion = await bench.promotion();
    await member.join(promotion);
    await member.claim(promotion);
    expect(await member.newestReward()).toMatchObject({ amountMinor: amount });
  });
});

/** A break ends what is still to be played, and is over again. */
async function breakOf(memberId: MemberId): Promise<void> {
  test.clock.advance({ seconds: 1 });
  await test.inUnit((ctx) => endAtBreak(ctx, { memberId }));
  test.clock.advance({ seconds: 1 });
  await test.inUnit((ctx) => endBonuses(ctx));
  await test.inUnit((ctx) => endGiftsAtBreak(ctx, memberId));
}

describe('what a break took back of the reward of a mission', () => {
  async function nextBonus(member: Awaited<ReturnType<typeof claimed>>) {
    test.clock.advance({ seconds: 1 });
    const promotion = await bench.promotion();
    await member.join(promotion);
    await member.claim(promotion);
    return member.newestReward();
  }

  it.each([
    ['before its ground is taken back', true],
    ['after it', false],
  ])('is not owed again: %s', async (_, isFirst) => {
    const member = await claimed({ reward: 5000n, multiple: 5 });
    await (isFirst ? breakOf(member.id) : member.deposit(-1n));
    await (isFirst ? member.deposit(-1n) : breakOf(member.id));
    expect(await member.cash()).toBe(0n);
    expect(await nextBonus(member)).toMatchObject({ amountMinor: 8800n });
    expect(await member.cash()).toBe(8800n);
  });

  it('leaves owed what was lost of it', async () => {
    const member = await claimed({ reward: 6000n, multiple: 5 });
    const cash = `member:${member.id}:cash`;
    const lost = {
      type: 'stake',
      from: cash,
      to: 'house:games:stakes',
      amountMinor: 1500n,
    } as const;
    test.clock.advance({ seconds: 1 });
    await test.inUnit((ctx) => post(ctx, [buildTransfer(lost)]));
    await breakOf(member.id);
    await member.deposit(-1n);
    // 45.00 of 60.00 went back.
    expect(await nextBonus(member)).toMatchObject({ amountMinor: 7300n });
  });

  it('is not owed again of an opened envelope', async () => {
    const member = await claimed({ rewardKind: 'RED_ENVELOPE', reward: 5000n, multiple: 5 });
    const { id } = assertDefined((await member.waiting())[0], 'it waits');
    await test.inUnit((ctx) => claimReward(ctx, id), { actor: member.actor });
    await breakOf(member.id);
    expect(await member.cash()).toBe(0n);
    await member.deposit(-1n);
    expect(await nextBonus(member)).toMatchObject({ amountMinor: 8800n });
  });
});

describe('the voids of several members', () => {
  it('wait for all accounts before the raffle, which whoever claims takes after the own', async () => {
    const raffleId = await raffle();
    const closesOn = await test.inUnit((ctx) => Promise.resolve(siteDay(ctx)));
    const { id } = await buildMission(test, {
      cycle: 'ONCE',
      budget: 1_000_000n,
      closesOn,
      rewardKind: 'TICKET',
      raffleId,
      reward: 3n,
    });
    const members = await bench.members(2);
    for (const { id: memberId, actor } of members) {
      await bookDeposit(test, { memberId, amountMinor: leastDeposit });
      await claimOf(test, { actor, id, period: 'once' });
    }
    await test.inUnit((ctx) =>
      bookMoney(
        ctx,
        members.map(({ id: memberId }) => ({ memberId, kind: 'deposit', amountMinor: -1n })),
      ),
    );
    await test.inUnit((ctx) => foldFacts(ctx));
    const last = assertDefined(members.map((row) => row.id).toSorted()[1], 'there are two');
    const { heard } = await test.inUnit(async (ctx) => {
      const account = { account: `member:${last}:cash`, currency: ctx.site.currency };
      await lockAndLook(ctx, { accounts: [account], debts: [] });
      const told = hearOfFolds();
      await expect.poll(isWaiting, { timeout: 20_000 }).toBe(true);
      const query = 'select id from raffles where id = $1 for update skip locked';
      expect(await asOwner(test, query, [raffleId])).toHaveLength(1);
      return { heard: told };
    });
    await heard;
    const seen = await test.inUnit((ctx) => readRaffle(ctx, raffleId, last));
    expect(assertDefined(seen, 'it was made').ownTickets).toBe(0);
  });
});

/** Whether a statement of this database waits for a lock of another transaction. */
async function isWaiting(): Promise<boolean> {
  const { rows } = await test.database().pool.query<{ waits: boolean }>(
    `select exists (select from pg_locks l join pg_stat_activity a on a.pid = l.pid
       where a.datname = current_database() and not l.granted) as waits`,
  );
  return rows[0]?.waits === true;
}
