import { beforeEach, describe, expect, it } from 'vitest';
import { actorOf, buildPlayer } from '../../../../test/factories/games.ts';
import { bookDeposit } from '../../../../test/factories/loyalty.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { countDays } from '../use-cases/count-days.ts';
import { replaceLevels } from './store-vip.ts';
import { checkRanks } from './use-cases/check-ranks.ts';

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

async function warnings(memberId: string) {
  const { rows } = await test
    .database()
    .pool.query<{ payload: { readonly rank: number; readonly until: string } }>(
      "select payload from outbox where name = 'loyalty.rank_at_risk' and payload->>'memberId' = $1",
      [memberId],
    );
  return rows.map(({ payload }) => payload);
}

/** As much play as the first rank asks for. */
const keepBy = (memberId: string) =>
  test
    .database()
    .pool.query('update vip_standings set window_valid_minor = 5000 where member_id = $1', [
      memberId,
    ]);

describe('tellAtRisk', () => {
  beforeEach(async () => {
    test.clock.advance({ hours: 24 * 9 });
    await test.inUnit((ctx) => replaceLevels(ctx.tx, ladder));
  });

  it('warns once of a rank that nobody keeps yet, fourteen days before it ends', async () => {
    const [idle, busy] = [await newMember(), await newMember()];
    for (const { deposit } of [idle, busy]) {
      await deposit(10_000n);
    }
    await pass(1);
    await keepBy(busy.memberId);
    await pass(75);
    expect(await warnings(idle.memberId)).toEqual([]);
    await pass(1);
    await pass(1);
    const [warned, ...others] = await warnings(idle.memberId);
    expect(others).toEqual([]);
    expect(warned).toMatchObject({ rank: 1, missingMinor: '5000' });
    const left = test.clock.now().until(warned?.until ?? '', { largestUnit: 'hours' });
    expect(Math.ceil(left.hours / 24)).toBe(13);
    expect(await warnings(busy.memberId)).toEqual([]);
  });

  it('warns nobody who is excluded from play', async () => {
    const member = await newMember();
    await member.deposit(10_000n);
    await pass(1);
    await flag(member.memberId);
    await pass(76);
    expect(await warnings(member.memberId)).toEqual([]);
  });
});
