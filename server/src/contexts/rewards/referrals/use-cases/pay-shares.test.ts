import type { MemberId } from '@portal/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { referralBench } from '../../../../../test/factories/referrals.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { sumOwnReferrals } from '../store-referrals.ts';
import { judgeReferrals } from './judge-referrals.ts';
import { noteFirstDeposit } from './note-first-deposit.ts';
import { openReferral } from './open-referral.ts';
import { payShares } from './pay-shares.ts';

const test = testDatabase();
const bench = referralBench(test);
const pay = () => test.inUnit((ctx) => payShares(ctx));

/** A friend who was rewarded for, after play of 2,000.00 in the days. */
async function friendOf(referrerId: MemberId): Promise<MemberId> {
  const memberId = await bench.member({ referrerId });
  const at = String(test.clock.now());
  await test.inUnit((ctx) => openReferral(ctx, { memberId, joinedAt: at }));
  const deposit = { memberId, state: 'CREDITED', amount: '10000', at };
  await test.inUnit((ctx) => noteFirstDeposit(ctx, deposit));
  await bench.play(memberId, 200_000n);
  await test.inUnit((ctx) => judgeReferrals(ctx));
  return memberId;
}

describe('payShares', () => {
  beforeEach(() => test.clock.advance({ hours: 24 * 40 }));

  it('gives 0.1 % of the play of the thirty days once they are over, once (D9)', async () => {
    await bench.rules({ shareBasisPoints: 10 });
    const referrerId = await bench.member({});
    const friendId = await friendOf(referrerId);
    test.clock.advance({ hours: 24 * 30 });
    await pay();
    expect(await bench.waiting(referrerId)).toEqual([1800n]);
    test.clock.advance({ hours: 24 });
    // What is played after the days is not shared.
    await bench.playLater(friendId, 500_000n);
    await Promise.all([pay(), pay()]);
    await pay();
    expect(await bench.waiting(referrerId)).toEqual([200n, 1800n]);
    const from = test.clock.now().subtract({ hours: 1 });
    const [sum] = await test.inUnit((ctx) => sumOwnReferrals(ctx.tx, referrerId, from));
    expect(sum).toMatchObject({ state: 'REWARDED', worthMinor: 2000n, sinceMinor: 200n });
  });

  it('gives an agent none, and nobody under rules without a share', async () => {
    await bench.rules({ shareBasisPoints: 10 });
    const agent = await bench.member({ isAgent: true });
    await friendOf(agent);
    await bench.rules({ shareBasisPoints: 0 });
    const referrerId = await bench.member({});
    await friendOf(referrerId);
    test.clock.advance({ hours: 24 * 31 });
    await pay();
    expect([await bench.waiting(agent), await bench.waiting(referrerId)]).toEqual([
      [1800n],
      [1800n],
    ]);
  });

  it('waits for whoever rests', async () => {
    await bench.rules({ shareBasisPoints: 10 });
    const referrerId = await bench.member({});
    await friendOf(referrerId);
    test.clock.advance({ hours: 24 * 31 });
    await bench.rest(referrerId, 'time_out');
    await pay();
    expect(await bench.waiting(referrerId)).toEqual([1800n]);
    test.clock.advance({ hours: 49 });
    await pay();
    expect(await bench.waiting(referrerId)).toEqual([200n, 1800n]);
  });
});
