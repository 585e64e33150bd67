import { describe, expect, it } from 'vitest';
import { bookDeposit } from '../../../../../test/factories/loyalty.ts';
import { type PromotionWish, rewardsBench } from '../../../../../test/factories/rewards.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { readRequirements } from '../../../turnover/index.ts';
import { countDeposit } from './count-deposit.ts';
import { endServed } from './end-served.ts';

const test = testDatabase();
const bench = rewardsBench(test);

type Offer = NonNullable<PromotionWish['offer']>;

const half: Offer = {
  type: 'DEPOSIT',
  leastAmount: '50.00',
  reward: { kind: 'PERCENT', amount: null, basisPoints: 5000, capAmount: '500.00', tiers: [] },
};

let ids = 0;

/** A member who joined an offer, and what the cashier tells of deposits of 500.00. */
async function joined(offer: Offer) {
  const promotionId = await bench.promotion({ offer });
  const member = await bench.member();
  await member.join(promotionId);
  const deposit = () => {
    ids += 1;
    const facts = { depositId: `dep_served${ids}`, memberId: member.id, amount: '50000' };
    const at = String(test.clock.now());
    const credited = { ...facts, state: 'CREDITED', promotionId: null, at };
    return {
      pay: async () => {
        await bookDeposit(test, { memberId: member.id, amountMinor: 50_000n });
        await test.inUnit((ctx) => countDeposit(ctx, credited));
      },
      takeBack: () => test.inUnit((ctx) => endServed(ctx, { ...credited, state: 'CHARGEBACK' })),
    };
  };
  const claim = async () => {
    await member.claim(promotionId);
    test.clock.advance({ seconds: 1 });
  };
  const given = () => bench.given(promotionId);
  return { member, deposit, claim, given, see: () => member.see(promotionId) };
}

describe('endServed', () => {
  it('takes a gift that waits for its member, and nobody can take it any more', async () => {
    const { deposit, claim, see, member } = await joined(half);
    const { pay, takeBack } = deposit();
    await pay();
    expect(await see()).toMatchObject({ status: 'CLAIM' });
    await takeBack();
    await takeBack();
    expect(await member.newestReward()).toMatchObject({ state: 'LAPSED' });
    await expect(claim()).rejects.toMatchObject({ code: 'promotion_status' });
    expect(await member.cash()).toBe(0n);
  });

  it('ends a bonus that is played for, with its play', async () => {
    const { deposit, claim, member, given } = await joined(half);
    const { pay, takeBack } = deposit();
    await pay();
    await claim();
    expect(await member.cash()).toBe(25_000n);
    expect(await given()).toMatchObject({ claims: 1, issuedMinor: 25_000n });
    await takeBack();
    await takeBack();
    expect(await member.newestReward()).toMatchObject({ state: 'CANCELLED' });
    expect(await member.cash()).toBe(0n);
    // The budget has it again, for somebody else.
    expect(await given()).toMatchObject({ claims: 0, issuedMinor: 0n });
    const query = { memberId: member.id, openOnly: true };
    expect(await test.inUnit((ctx) => readRequirements(ctx, query))).toEqual([]);
  });

  it('lets a deposit that was taken back first serve nothing', async () => {
    const { deposit, see, member } = await joined(half);
    const { pay, takeBack } = deposit();
    await takeBack();
    await pay();
    expect(await see()).toMatchObject({ status: 'JOINED' });
    expect(await member.newestReward()).toBeUndefined();
  });

  it('counts one less of a number of deposits, once', async () => {
    const { deposit, see } = await joined({
      type: 'DEPOSIT_COUNT',
      cycle: 'WEEKLY',
      depositCount: 3,
      leastAmount: '20.00',
    });
    const [first, second] = [deposit(), deposit()];
    await first.pay();
    await second.pay();
    expect(await see()).toMatchObject({ entry: { doneMinor: 2n } });
    await first.takeBack();
    await first.takeBack();
    expect(await see()).toMatchObject({ status: 'PROCESS', entry: { doneMinor: 1n } });
    await second.takeBack();
    expect(await see()).toMatchObject({ status: 'JOINED', entry: { doneMinor: 0n } });
  });
});
