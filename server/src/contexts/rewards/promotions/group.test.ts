import { describe, expect, it } from 'vitest';
import { newPromotion, rewardsBench } from '../../../../test/factories/rewards.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { giveUpBonus } from '../bonuses/use-cases/give-up-bonus.ts';
import { chooseForDeposit } from './use-cases/choose-for-deposit.ts';
import { serveDeposit } from './use-cases/serve-deposit.ts';

const test = testDatabase();
const bench = rewardsBench(test);
const taken = { code: 'promotion_group_taken' };

type Member = Awaited<ReturnType<typeof bench.member>>;

const promotion = (exclusiveGroup: string, offer: object = {}) =>
  bench.promotion({ offer: { exclusiveGroup, ...offer } });

const giveUp = async (member: Member) => {
  const reward = await member.newestReward();
  return test.inUnit((ctx) => giveUpBonus(ctx, reward?.id ?? 'rwd_none0000'), {
    actor: member.actor,
  });
};

// agents-loyalty-money.md D8, exclusiveGroup: one gift of a group is in hand at a time.
describe('promotions of one group', () => {
  it('refuse who has a gift of it in hand, up front, until it is given up', async () => {
    const [first, second, other] = [
      await promotion('tide'),
      await promotion('tide'),
      await promotion('reef'),
    ];
    const member = await bench.member();
    await member.join(first);
    await member.claim(first);
    expect(await member.see(second)).toMatchObject({ status: 'CLOSE', gap: 'group' });
    await expect(member.join(second)).rejects.toMatchObject(taken);
    expect(await member.see(first)).toMatchObject({ status: 'CLAIMED', gap: undefined });
    await member.join(other);
    await giveUp(member);
    expect(await member.see(second)).toMatchObject({ status: 'JOIN', gap: undefined });
    await member.join(second);
    expect((await member.claim(second)).status).toBe('CLAIMED');
  });

  it('give one of two gifts that were reached before, also when both are taken at once', async () => {
    const [first, second] = [await promotion('pair'), await promotion('pair')];
    const member = await bench.member();
    await member.join(first);
    await member.join(second);
    const ends = await Promise.allSettled([member.claim(first), member.claim(second)]);
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refused = ends.find((end) => end.status === 'rejected');
    expect(refused?.reason).toMatchObject(taken);
    expect(await member.cash()).toBe(8800n);
  });

  it('hold back an application and a deposit, and the deposit says why it gave nothing', async () => {
    const first = await promotion('bay');
    const reviewed = await promotion('bay', { type: 'MANUAL', isReviewed: true });
    const deposit = await promotion('bay', { type: 'DEPOSIT' });
    const member = await bench.member();
    await member.join(first);
    await member.claim(first);
    const words = { version: 1, comment: 'Round 42.', images: [] };
    await expect(member.apply(reviewed, words)).rejects.toMatchObject(taken);
    const choice = { id: deposit, version: 1, creditedBefore: 0 };
    await expect(
      test.inUnit((ctx) => chooseForDeposit(ctx, { ...choice, amountMinor: 10_000n }), {
        actor: member.actor,
      }),
    ).rejects.toMatchObject(taken);
    const served = { ...choice, memberId: member.id, paidMinor: 10_000n };
    expect(await test.inUnit((ctx) => serveDeposit(ctx, served))).toEqual({
      ok: false,
      fault: 'group',
    });
  });

  it('count an application that waits as a gift in hand', async () => {
    const reviewed = await promotion('cove', { type: 'MANUAL', isReviewed: true });
    const second = await promotion('cove');
    const member = await bench.member();
    await member.apply(reviewed, { version: 1, comment: 'Round 42.', images: [] });
    await expect(member.join(second)).rejects.toMatchObject(taken);
  });
});

describe('a bonus whose play earns no rebate', () => {
  it('hands the term on to its play, and is none where nothing is played off', async () => {
    const { wagering } = newPromotion(test.clock.now(), {}).offer;
    const id = await bench.promotion({ offer: { wagering: { ...wagering, noRebate: true } } });
    const member = await bench.member();
    await member.join(id);
    await member.claim(id);
    const query = `select terms->>'noRebate' as term from wagering_requirements
      where member_id = $1`;
    expect((await test.database().pool.query(query, [member.id])).rows).toEqual([{ term: 'true' }]);
    const free = { ...wagering, multiple: 0, noRebate: true } as const;
    await expect(bench.promotion({ offer: { wagering: free } })).rejects.toMatchObject({
      code: 'promotion_faulty',
      data: { fault: 'play' },
    });
  });
});
