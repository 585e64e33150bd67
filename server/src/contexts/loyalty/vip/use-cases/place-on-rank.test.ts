import { beforeEach, describe, expect, it } from 'vitest';
import { bookDeposit, pointsKeeper } from '../../../../../test/factories/loyalty.ts';
import { buildMember } from '../../../../../test/factories/members.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { siteDate } from '../../../../platform/site-date.ts';
import { setFlag } from '../../../limits/index.ts';
import { createMember } from '../../../members/index.ts';
import { countDays } from '../../use-cases/count-days.ts';
import { rankOf } from '../ranks-of.ts';
import { replaceLevels } from '../store-vip.ts';
import { checkRanks } from './check-ranks.ts';
import { placeOnRank } from './place-on-rank.ts';

const test = testDatabase();

const ladder = [0, 1, 2].map((rank) => ({
  rank,
  names: { en: `Rank ${rank}` },
  upgradeDepositMinor: BigInt(rank) * 10_000n,
  upgradeValidMinor: 0n,
  keepValidMinor: rank === 0 ? 0n : 5000n,
  giftMinor: 0n,
  birthdayGiftMinor: 0n,
  depositBoostPercent: 0,
  hasHost: false,
}));

async function newMember() {
  const row = buildMember();
  await test.inUnit((ctx) => createMember(ctx, row));
  const { id, account } = row;
  return {
    id,
    rank: () => test.inUnit((ctx) => rankOf(ctx, id)),
    place: (rank: number, lockedUntil: string | null = null, name = account) => {
      const command = { account: name, rank, lockedUntil, reason: 'A test of ranks.' };
      return test.inUnit((ctx) => placeOnRank(ctx, command), { actor: pointsKeeper });
    },
  };
}

const dayIn = (days: number) =>
  test.inUnit((ctx) => Promise.resolve(String(siteDate(ctx).add({ days }))));

async function pass(days: number): Promise<void> {
  test.clock.advance({ hours: 24 * days });
  await test.inUnit((ctx) => countDays(ctx));
  await test.inUnit((ctx) => checkRanks(ctx));
}

describe('placeOnRank', () => {
  beforeEach(() => test.inUnit((ctx) => replaceLevels(ctx.tx, ladder)));

  it('refuses not_found, vip_rank_unknown and vip_lock_over in this order', async () => {
    const { place } = await newMember();
    await expect(place(9, '2020-01-01', 'nobody-at-all')).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(place(9, '2020-01-01')).rejects.toMatchObject({ code: 'vip_rank_unknown' });
    await expect(place(1, '2020-01-01')).rejects.toMatchObject({ code: 'vip_lock_over' });
  });

  it('puts a member on a rank, which play has to keep as any other', async () => {
    const { place, rank } = await newMember();
    expect(await place(2)).toEqual({ fromRank: 0 });
    expect(await rank()).toBe(2);
    await pass(91);
    expect(await rank()).toBe(1);
  });

  it('keeps it until a day, neither up nor down', async () => {
    const { id, place, rank } = await newMember();
    await place(1, await dayIn(120));
    await bookDeposit(test, { memberId: id, amountMinor: 900_000n });
    await pass(1);
    await pass(100);
    expect(await rank()).toBe(1);
    await pass(21);
    expect(await rank()).toBe(2);
  });

  it('raises nobody who may have no gifts, and tells of the step', async () => {
    const { id, place, rank } = await newMember();
    await place(1);
    await test.inUnit((ctx) => setFlag(ctx, { memberId: id, flag: 'RG_TIMEOUT', reason: 'test' }));
    await expect(place(2)).rejects.toMatchObject({ code: 'on_break' });
    await place(0);
    expect(await rank()).toBe(0);
    const { rows } = await test
      .database()
      .pool.query<{ payload: Readonly<Record<string, unknown>> }>(
        "select payload from outbox where name = 'loyalty.rank_changed' order by id",
      );
    const own = rows.map(({ payload }) => payload).filter(({ memberId }) => memberId === id);
    expect(own).toMatchObject([
      { fromRank: 0, toRank: 1, giftMinor: '0' },
      { fromRank: 1, toRank: 0, giftMinor: '0' },
    ]);
  });
});
