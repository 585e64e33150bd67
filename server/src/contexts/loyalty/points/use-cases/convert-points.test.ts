import { describe, expect, it } from 'vitest';
import { actorOf, buildPlayer } from '../../../../../test/factories/games.ts';
import { bookDeposit, earnPoints } from '../../../../../test/factories/loyalty.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { readRequirements } from '../../../turnover/index.ts';
import { balanceOf } from '../../../wallet/index.ts';
import { cashOf, pointsBalance } from '../books.ts';
import { givePoints } from '../give-points.ts';
import { countDays } from '../../use-cases/count-days.ts';
import { convertPoints } from './convert-points.ts';

const test = testDatabase();
const rules = {
  settings: () => ({
    hasVip: true,
    convertDayMostMinor: 1200n,
    autoApproveMost: 5000n,
    allowCancel: false,
  }),
};

async function newMember(points: bigint) {
  const actor = actorOf(await buildPlayer(test, { cashMinor: 0n }));
  if (points > 0n) {
    await earnPoints(test, { memberId: actor.id, points });
  }
  return {
    id: actor.id,
    convert: (amount: bigint) =>
      test.inUnit((ctx) => convertPoints(ctx, { points: amount, rules }), { actor }),
    points: () => test.inUnit((ctx) => pointsBalance(ctx, actor.id)),
    cash: () =>
      test.inUnit(async (ctx) => {
        const purse = { account: cashOf(actor.id), currency: ctx.site.currency };
        return (await balanceOf(ctx, purse)).balanceMinor;
      }),
  };
}

describe('convertPoints', () => {
  it('refuses in order: standing, points owed, too few, no hundreds, the limits, not enough', async () => {
    const member = await newMember(1300n);
    const flags =
      'insert into standing_flags (member_id, flag, reason, set_at) values ($1, $2, $3, $4)';
    const at = String(test.clock.now());
    await test.database().pool.query(flags, [member.id, 'RG_EXCLUDED', 'test', at]);
    await expect(member.convert(50n)).rejects.toMatchObject({ code: 'self_excluded' });
    await test
      .database()
      .pool.query('delete from standing_flags where member_id = $1', [member.id]);
    await expect(member.convert(50n)).rejects.toMatchObject({ code: 'points_below_minimum' });
    await expect(member.convert(150n)).rejects.toMatchObject({ code: 'points_not_multiple' });
    await expect(member.convert(1300n)).rejects.toMatchObject({
      code: 'conversion_day_limit',
      data: { leftToday: '12.00' },
    });
    const poor = await newMember(100n);
    await expect(poor.convert(300n)).rejects.toMatchObject({
      code: 'points_insufficient',
      data: { missing: '200' },
    });
    for (const _ of [1, 2, 3]) {
      await member.convert(100n);
    }
    await expect(member.convert(100n)).rejects.toMatchObject({
      code: 'conversions_used_up',
      data: { most: 3 },
    });
  });

  it('refuses while points are owed for a result that was taken back', async () => {
    const member = await newMember(200n);
    await member.convert(200n);
    await bookDeposit(test, { memberId: member.id, amountMinor: -15_000n });
    test.clock.advance({ hours: 24 });
    await test.inUnit((ctx) => countDays(ctx));
    await expect(member.convert(100n)).rejects.toMatchObject({
      code: 'points_owed',
      data: { owed: '3' },
    });
  });

  it('pays what is owed first, from what lies there and what comes in, and lets the rest be spent', async () => {
    const member = await newMember(200n);
    const owe = (points: bigint) =>
      test
        .database()
        .pool.query('update point_purses set open_e4 = $2 where member_id = $1', [
          member.id,
          points * -10_000n,
        ]);
    await owe(1n);
    expect(await member.convert(100n)).toMatchObject({ balance: 99n });
    await owe(150n);
    await expect(member.convert(100n)).rejects.toMatchObject({
      code: 'points_owed',
      data: { owed: '51' },
    });
    const gift = { memberId: member.id, debt: 'owed-gift', reference: 'mis_owed' } as const;
    const give = () =>
      test.inUnit((ctx) => givePoints(ctx, { ...gift, points: 200n, type: 'mission' }));
    await give();
    expect(await member.points()).toBe(149n);
    expect(await member.convert(100n)).toMatchObject({ balance: 49n });
    const { rows } = await test
      .database()
      .pool.query(
        "select points from point_moves where member_id = $1 and type = 'void' order by position",
        [member.id],
      );
    expect(rows).toEqual([{ points: -1n }, { points: -150n }]);
  });

  it('gives 1.00 for a hundred points, to be played once', async () => {
    const member = await newMember(500n);
    expect(await member.convert(400n)).toEqual({ points: 400n, amountMinor: 400n, balance: 100n });
    expect([await member.points(), await member.cash()]).toEqual([100n, 400n]);
    const [requirement] = await test.inUnit((ctx) =>
      readRequirements(ctx, { memberId: member.id, openOnly: true }),
    );
    expect(requirement).toMatchObject({ source: 'points', requiredMinor: 400n, state: 'OPEN' });
  });

  it('spends no point twice when two convert at once', async () => {
    const member = await newMember(300n);
    const outcomes = await Promise.allSettled([member.convert(300n), member.convert(300n)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect([await member.points(), await member.cash()]).toEqual([0n, 300n]);
  });
});
