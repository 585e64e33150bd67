import { beforeEach, describe, expect, it } from 'vitest';
import { actorOf, buildPlayer } from '../../../../../test/factories/games.ts';
import { bookDeposit } from '../../../../../test/factories/loyalty.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { readRequirements } from '../../../turnover/index.ts';
import { balanceOf } from '../../../wallet/index.ts';
import { cashOf } from '../../points/books.ts';
import { countDays } from '../../use-cases/count-days.ts';
import { replaceLevels, selectStandingsToCheck } from '../store-vip.ts';
import { checkRanks } from './check-ranks.ts';
import { readVip } from './read-vip.ts';

const test = testDatabase();

/** Ranks for every hundred of deposits; the first has to be kept by play. */
const ladder = [0, 1, 2].map((rank) => ({
  rank,
  names: { en: `Rank ${rank}` },
  upgradeDepositMinor: BigInt(rank) * 10_000n,
  upgradeValidMinor: 0n,
  keepValidMinor: rank === 0 ? 0n : 5000n,
  giftMinor: BigInt(rank) * 300n,
  birthdayGiftMinor: 0n,
  depositBoostPercent: 0,
  hasHost: false,
}));

async function newMember() {
  const actor = actorOf(await buildPlayer(test, { cashMinor: 0n }));
  const { id: memberId } = actor;
  return {
    memberId,
    deposit: (amountMinor: bigint) => bookDeposit(test, { memberId, amountMinor }),
    vip: () => test.inUnit((ctx) => readVip(ctx), { actor }),
    cash: () =>
      test.inUnit(async (ctx) => {
        const purse = { account: cashOf(memberId), currency: ctx.site.currency };
        return (await balanceOf(ctx, purse)).balanceMinor;
      }),
  };
}

async function pass(days: number): Promise<void> {
  test.clock.advance({ hours: 24 * days });
  await test.inUnit((ctx) => countDays(ctx));
  await test.inUnit((ctx) => checkRanks(ctx));
}

const flag = (memberId: string) =>
  test
    .database()
    .pool.query(
      'insert into standing_flags (member_id, flag, reason, set_at) values ($1, $2, $3, $4)',
      [memberId, 'RG_EXCLUDED', 'test', String(test.clock.now())],
    );

const unflag = (memberId: string) =>
  test.database().pool.query('delete from standing_flags where member_id = $1', [memberId]);

describe('checkRanks', () => {
  beforeEach(async () => {
    test.clock.advance({ hours: 24 * 9 });
    await test.inUnit((ctx) => replaceLevels(ctx.tx, ladder));
  });

  it('lifts by one rank a day, with a gift that has to be played once', async () => {
    const member = await newMember();
    await member.deposit(50_000n);
    await pass(1);
    expect((await member.vip()).level?.rank).toBe(1);
    expect(await member.cash()).toBe(300n);
    await test.inUnit((ctx) => checkRanks(ctx));
    expect((await member.vip()).level?.rank).toBe(1);
    await pass(1);
    expect((await member.vip()).level?.rank).toBe(2);
    expect(await member.cash()).toBe(900n);
    const { memberId } = member;
    const open = await test.inUnit((ctx) => readRequirements(ctx, { memberId, openOnly: true }));
    expect(open.map(({ source, requiredMinor }) => [source, requiredMinor])).toEqual([
      ['gift', 300n],
      ['gift', 600n],
    ]);
  });

  it('keeps a rank whose ground was taken back until its next check, and lowers the totals', async () => {
    const member = await newMember();
    await member.deposit(10_000n);
    await pass(1);
    await member.deposit(-6000n);
    await pass(1);
    expect((await member.vip()).level?.rank).toBe(1);
    // 40.00 of a life are left, so that 159.99 more are no 200.00.
    await member.deposit(15_999n);
    await pass(1);
    expect((await member.vip()).level?.rank).toBe(1);
    await member.deposit(1n);
    await pass(1);
    expect((await member.vip()).level?.rank).toBe(2);
  });

  it('asks for no play of a gift where the law allows none in every kind of game (R16)', async () => {
    const member = await newMember();
    await member.deposit(10_000n);
    test.clock.advance({ hours: 24 });
    await test.inUnit((ctx) => countDays(ctx));
    await test.inUnit((ctx) => checkRanks(ctx), { site: { jurisdiction: 'GB' } });
    expect(await member.cash()).toBe(300n);
    const { memberId } = member;
    const open = await test.inUnit((ctx) => readRequirements(ctx, { memberId, openOnly: true }));
    expect(open).toEqual([]);
  });

  it('lowers who did not keep it in ninety days, and pays no gift a second time', async () => {
    const member = await newMember();
    await member.deposit(10_000n);
    await pass(1);
    expect((await member.vip()).keep).toMatchObject({ validMinor: 0n, neededMinor: 5000n });
    await pass(90);
    expect((await member.vip()).level?.rank).toBe(0);
    await pass(1);
    const { level, steps } = await member.vip();
    expect(level?.rank).toBe(1);
    expect(steps.map(({ toRank, giftMinor }) => [toRank, giftMinor])).toEqual([
      [1, 0n],
      [0, 0n],
      [1, 300n],
    ]);
    expect(await member.cash()).toBe(300n);
  });

  it('moves nobody who is excluded from play, neither up nor down', async () => {
    const member = await newMember();
    await member.deposit(10_000n);
    await pass(1);
    await flag(member.memberId);
    await member.deposit(50_000n);
    await pass(95);
    const { level, keep } = await member.vip();
    expect(level?.rank).toBe(1);
    // Nothing calls to play (R13).
    expect(keep).toBeUndefined();
  });

  it('counts no day of an exclusion into the days that keep a rank', async () => {
    const member = await newMember();
    await member.deposit(10_000n);
    await pass(1);
    await pass(10);
    await flag(member.memberId);
    await pass(180);
    await unflag(member.memberId);
    await pass(79);
    expect((await member.vip()).level?.rank).toBe(1);
    await pass(1);
    expect((await member.vip()).level?.rank).toBe(0);
  });

  it('begins with whoever waits longest, so that on a site of many nobody waits for ever', async () => {
    const [ann, ben] = [await newMember(), await newMember()];
    await ann.deposit(10_000n);
    await ben.deposit(10_000n);
    await pass(1);
    const late = [ann.memberId, ben.memberId].toSorted().at(-1) ?? '';
    const move = 'update vip_standings set checked_on = checked_on - 1 where member_id = $1';
    await test.database().pool.query(move, [late]);
    const query = { today: '2099-01-01', limit: 1 };
    const next = await test.inUnit((ctx) => selectStandingsToCheck(ctx.tx, query));
    expect(next.map(({ memberId }) => memberId)).toEqual([late]);
  });
});
