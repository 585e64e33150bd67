import { describe, expect, it } from 'vitest';
import { bonusPlayer } from '../../../../../test/factories/bonus-play.ts';
import { rewardsBench } from '../../../../../test/factories/rewards.ts';
import { buildTransfer, fund } from '../../../../../test/factories/wallet.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { readRequirements } from '../../../turnover/index.ts';
import { lockAndLook, post } from '../../../wallet/index.ts';
import { endAtBreak } from './end-at-break.ts';
import { endWithDeposit } from './end-with-deposit.ts';

const test = testDatabase();
const bench = rewardsBench(test);

/** A member with 100.00 who took a bonus of 50.00, and then lost some. */
async function played(lostMinor: bigint) {
  const member = await bench.member();
  const cash = `member:${member.id}:cash`;
  await test.inUnit((ctx) => fund(ctx, cash, 10_000n));
  const reward = { kind: 'FIXED', amount: '50.00', basisPoints: null, capAmount: null } as const;
  const promotion = await bench.promotion({ offer: { reward: { ...reward, tiers: [] } } });
  await member.join(promotion);
  await member.claim(promotion);
  test.clock.advance({ seconds: 1 });
  const lost = {
    type: 'stake' as const,
    from: cash,
    to: 'house:games:stakes',
    amountMinor: lostMinor,
  };
  await test.inUnit((ctx) => post(ctx, lostMinor === 0n ? [] : [buildTransfer(lost)]));
  const rewardId = (await member.newestReward())?.id ?? 'rwd_missing1';
  const end = (memberId = member.id) =>
    test.inUnit(async (ctx) => {
      const accounts = [{ account: cash, currency: ctx.site.currency }];
      await lockAndLook(ctx, { accounts, debts: [] });
      return endWithDeposit(ctx, { memberId, rewardId });
    });
  return { member, end };
}

describe('endWithDeposit', () => {
  // Real money is lost first: 100.00 of it, and then of the bonus (agents-loyalty-money.md D8).
  it.each([
    { lostMinor: 0n, backMinor: 5000n },
    { lostMinor: 12_000n, backMinor: 3000n },
  ])('takes the share of the bonus back, once: lost $lostMinor', async (row) => {
    const { member, end } = await played(row.lostMinor);
    expect(await end()).toBe(row.backMinor);
    expect(await end()).toBe(0n);
    expect(await member.cash()).toBe(15_000n - row.lostMinor - row.backMinor);
    expect(await member.newestReward()).toMatchObject({ state: 'CANCELLED' });
    const query = { memberId: member.id, openOnly: true };
    expect(await test.inUnit((ctx) => readRequirements(ctx, query))).toEqual([]);
  });

  it.each([
    ['whose time is over', { hours: 24 * 40 }, false],
    ['that a break cut short', { minutes: 1 }, true],
    ['of which both is true', { hours: 24 * 40 }, true],
  ])('ends one %s and that waits for a bet, and refills its budget', async (_, time, isCut) => {
    const player = await bonusPlayer(test, bench);
    const { id: memberId } = player.member;
    const rewardId = await player.take('50.00');
    await player.bet('a', 2000n);
    if (isCut) {
      await test.inUnit((ctx) => endAtBreak(ctx, { memberId }));
    }
    await player.later(time);
    expect(await player.member.cash()).toBe(3000n);
    expect(await test.inUnit((ctx) => endWithDeposit(ctx, { memberId, rewardId }))).toBe(3000n);
    expect(await player.member.newestReward()).toMatchObject({ state: 'CANCELLED' });
    const { rows } = await test.database().pool.query<Record<string, unknown>>(
      `select p.issued_minor from promotions p join promotion_entries e on e.promotion_id = p.id
         where e.member_id = $1`,
      [memberId],
    );
    expect(rows).toEqual([{ issued_minor: 2000n }]);
    await player.win('a', 2000n);
    await player.later({ minutes: 5 });
    expect(await player.member.cash()).toBe(0n);
  });

  it('leaves alone what is somebody else’s', async () => {
    const { member, end } = await played(0n);
    expect(await end('mbr_somebody')).toBe(0n);
    expect(await member.cash()).toBe(15_000n);
  });
});
