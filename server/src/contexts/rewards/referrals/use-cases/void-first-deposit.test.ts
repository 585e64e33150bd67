import type { MemberId } from '@portal/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { referralBench } from '../../../../../test/factories/referrals.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { judgeReferrals } from './judge-referrals.ts';
import { noteFirstDeposit } from './note-first-deposit.ts';
import { openReferral } from './open-referral.ts';
import { voidFirstDeposit } from './void-first-deposit.ts';

const test = testDatabase();
const bench = referralBench(test);

async function friendOf(referrerId: MemberId): Promise<MemberId> {
  const memberId = await bench.member({ referrerId });
  const joinedAt = String(test.clock.now());
  await test.inUnit((ctx) => openReferral(ctx, { memberId, joinedAt }));
  return memberId;
}

/** What the cashier tells of a deposit of 100.00. */
const deposit = (memberId: MemberId, depositId: string) => {
  const told = { depositId, memberId, amount: '10000', at: String(test.clock.now()) };
  return {
    pay: () => test.inUnit((ctx) => noteFirstDeposit(ctx, { ...told, state: 'CREDITED' })),
    takeBack: () => test.inUnit((ctx) => voidFirstDeposit(ctx, { ...told, state: 'CHARGEBACK' })),
  };
};
const judge = () => test.inUnit((ctx) => judgeReferrals(ctx));

describe('voidFirstDeposit', () => {
  beforeEach(() => test.clock.advance({ hours: 24 * 40 }));

  it('opens an invitation again for a deposit that stays', async () => {
    await bench.rules();
    const friend = await friendOf(await bench.member({}));
    const [first, second] = [deposit(friend, 'dep_first0001'), deposit(friend, 'dep_second001')];
    await first.pay();
    await judge();
    expect(await bench.stateOf(friend)).toEqual(['PENDING', 'turnover_missing']);
    // That of another deposit changes nothing.
    await second.takeBack();
    await judge();
    expect(await bench.stateOf(friend)).toEqual(['PENDING', 'turnover_missing']);
    await first.takeBack();
    await bench.play(friend, 100_000n);
    await judge();
    expect(await bench.stateOf(friend)).toEqual(['PENDING', 'deposit_missing']);
    await deposit(friend, 'dep_third0001').pay();
    await judge();
    expect(await bench.stateOf(friend)).toEqual(['REWARDED', null]);
  });

  it('refuses one that was rewarded, whose rewards lapse, once', async () => {
    await bench.rules();
    const referrerId = await bench.member({});
    const friend = await friendOf(referrerId);
    const { pay, takeBack } = deposit(friend, 'dep_first0002');
    await pay();
    await bench.play(friend, 100_000n);
    await judge();
    expect(await bench.waiting(referrerId)).toEqual([1800n]);
    await Promise.all([takeBack(), takeBack()]);
    await judge();
    expect(await bench.stateOf(friend)).toEqual(['REJECTED', 'deposit_missing']);
    expect([await bench.waiting(referrerId), await bench.waiting(friend)]).toEqual([[], []]);
  });
});
