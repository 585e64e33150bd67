import type { MemberId } from '@portal/protocol';
import { describe, expect, it } from 'vitest';
import {
  benchDesk,
  newPromotion,
  noReward,
  rewardsBench,
} from '../../../../../test/factories/rewards.ts';
import { insertDay, turnoverPlayer } from '../../../../../test/factories/turnover.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { foldFacts } from '../../../turnover/index.ts';
import type { PromotionOffer } from '../../promotions/terms.ts';
import { simulatePromotion } from './simulate-promotion.ts';

const test = testDatabase();
const bench = rewardsBench(test);
const everybody = { leastRank: null, tags: [], agents: [], countries: [] };

/** The clock stands on 2 March 2026. */
const day = (
  memberId: MemberId,
  siteDay: string,
  sums: Omit<Parameters<typeof insertDay>[1], 'memberId' | 'siteDay'>,
) => insertDay(test, { memberId, siteDay, ...sums });

const simulate = (offer: Partial<PromotionOffer>, budgetMinor = 1_000_000n) => {
  const whole = newPromotion(test.clock.now(), { offer: { audience: everybody, ...offer } }).offer;
  const query = { offer: whole, budgetMinor, days: 30 };
  return test.inUnit((ctx) => simulatePromotion(ctx, query), { actor: benchDesk });
};

describe('simulatePromotion', () => {
  it('reckons steps by weights and cycles, out of the budget, and writes nothing', async () => {
    const [first, second] = await bench.members(2);
    if (first === undefined || second === undefined) {
      throw new Error('two were made');
    }
    await day(first.id, '2026-02-20', { category: 'RNG', validMinor: 1_000_000n });
    await day(first.id, '2026-02-20', { category: 'LIVE', validMinor: 1_000_000n });
    await day(first.id, '2026-02-21', { category: 'RNG', validMinor: 100_000n });
    await day(second.id, '2026-02-21', { category: 'RNG', validMinor: 250_000n });
    await day(second.id, '2026-01-01', { category: 'RNG', validMinor: 9_000_000n });
    const offer: Partial<PromotionOffer> = {
      type: 'BET_VOLUME',
      cycle: 'DAILY',
      reward: {
        ...noReward,
        kind: 'TIERED',
        tiers: [
          { fromAmount: '2000.00', giftAmount: '18.00' },
          { fromAmount: '12000.00', giftAmount: '88.00' },
        ],
      },
    };
    // 1,000,000 of slots and a fifth of as much live play reach the second step.
    expect(await simulate(offer, 9000n)).toEqual({
      from: '2026-01-31',
      to: '2026-03-01',
      members: 2,
      claims: 2,
      costMinor: 10_600n,
      largestMinor: 8800n,
      askedMinor: 53_000n,
      claimsInBudget: 1,
      isWhole: true,
    });
    await bench.mark(second.id, ['early-bird']);
    const marked = { ...offer, audience: { ...everybody, tags: ['early-bird'] } };
    expect(await simulate(marked)).toMatchObject({ members: 1, costMinor: 1800n });
    const entries = await test.database().pool.query('select 1 from promotion_entries');
    expect(entries.rows).toEqual([]);
  });

  it('takes the mean of the deposits of a cycle, up to the cap', async () => {
    const member = await bench.member();
    await day(member.id, '2026-02-24', { category: 'ALL', depositMinor: 80_000n, depositCount: 2 });
    const reward = {
      ...noReward,
      kind: 'PERCENT',
      basisPoints: 5000,
      capAmount: '150.00',
    } as const;
    const offer = { type: 'DEPOSIT', cycle: 'DAILY', leastAmount: '100.00', reward } as const;
    expect(await simulate(offer)).toMatchObject({ claims: 1, costMinor: 15_000n });
    const dear = { ...offer, leastAmount: '401.00' } as const;
    expect(await simulate(dear)).toMatchObject({ claims: 0, costMinor: 0n, largestMinor: 0n });
  });

  it('refuses what could not be kept', async () => {
    const reward = { ...noReward, kind: 'FIXED', amount: null } as const;
    await expect(simulate({ reward })).rejects.toMatchObject({ code: 'promotion_faulty' });
    const { offer } = newPromotion(test.clock.now(), {});
    const query = { offer: { ...offer, audience: everybody }, budgetMinor: 10_000n, days: 7 };
    const british = { actor: benchDesk, site: { jurisdiction: 'GB' } };
    const tried = test.inUnit((ctx) => simulatePromotion(ctx, query), british);
    await expect(tried).rejects.toMatchObject({ data: { fault: 'more_than_one_category' } });
  });

  it('reckons cashback on what was lost where it counts', async () => {
    const [lost, won] = ['cashloss', 'cashgain'].map((name) => turnoverPlayer(test, name));
    if (lost === undefined || won === undefined) {
      throw new Error('two were named');
    }
    await bench.member({ id: lost.memberId });
    await bench.member({ id: won.memberId });
    await lost.book(lost.fact('b1', { stakeMinor: 90_000n, payoutMinor: 20_000n }));
    await lost.book(lost.fact('b2', { category: 'PVP', stakeMinor: 90_000n }));
    await won.book(won.fact('b1', { stakeMinor: 10_000n, payoutMinor: 30_000n }));
    await test.inUnit((ctx) => foldFacts(ctx));
    test.clock.advance({ hours: 24 });
    const reward = { ...noReward, kind: 'CASHBACK', basisPoints: 500 } as const;
    const offer = { type: 'CASHBACK', cycle: 'WEEKLY', reward } as const;
    expect(await simulate(offer)).toMatchObject({ members: 1, claims: 1, costMinor: 3500n });
  });

  it.each([
    ['three deposits', { type: 'DEPOSIT_COUNT', depositCount: 3 }, 8800n],
    ['a fourth one', { type: 'DEPOSIT_COUNT', depositCount: 4 }, 0n],
    ['deposits played twice', { type: 'DEPOSIT_BET', playTimes: 2 }, 8800n],
    ['and three times', { type: 'DEPOSIT_BET', playTimes: 3 }, 0n],
  ] as const)('reckons %s', async (name, terms, costMinor) => {
    const mark = name.replaceAll(' ', '-');
    const { id } = await bench.member();
    await bench.mark(id, [mark]);
    const deposits = { category: 'ALL', depositMinor: 6000n, depositCount: 3 } as const;
    await day(id, '2026-02-20', deposits);
    await day(id, '2026-02-21', { category: 'RNG', validMinor: 4000n });
    const audience = { ...everybody, tags: [mark] };
    const offer = { ...terms, leastAmount: '20.00', cycle: 'WEEKLY' } as const;
    expect(await simulate({ ...offer, audience })).toMatchObject({ costMinor });
  });
});
