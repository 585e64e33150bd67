import { assertDefined } from '@portal/money';
import { describe, expect, it } from 'vitest';
import { type PromotionWish, rewardsBench } from '../../../../../test/factories/rewards.ts';
import { turnoverPlayer } from '../../../../../test/factories/turnover.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { bookMoney, foldFacts } from '../../../turnover/index.ts';
import { demoPromotions } from '../../data/demo-promotions.ts';
import { countDeposit } from './count-deposit.ts';
import { countPlay } from './count-play.ts';

const test = testDatabase();
const bench = rewardsBench(test);

const ladder = {
  type: 'BET_VOLUME',
  cycle: 'WEEKLY',
  reward: {
    kind: 'TIERED',
    amount: null,
    basisPoints: null,
    capAmount: null,
    tiers: [
      { fromAmount: '10.00', giftAmount: '1.00' },
      { fromAmount: '100.00', giftAmount: '12.00' },
    ],
  },
} as const;

async function count(): Promise<void> {
  await test.inUnit((ctx) => foldFacts(ctx));
  await test.inUnit(countPlay);
}

describe('countPlay', () => {
  it('moves a member from joined to in progress, and to the top step at once', async () => {
    const player = turnoverPlayer(test, 'ladder01');
    const member = await bench.member({ id: player.memberId });
    const offer = { ...ladder, reward: { ...ladder.reward, tiers: [...ladder.reward.tiers] } };
    const id = await bench.promotion({ offer });
    await member.join(id);
    await count();
    expect((await member.see(id))?.status).toBe('JOINED');
    await player.book(player.fact('b1'));
    await count();
    expect(await member.see(id)).toMatchObject({ status: 'PROCESS', entry: { doneMinor: 1000n } });
    await player.book(player.fact('b2', { stakeMinor: 9000n, validMinor: 9000n }));
    await count();
    expect(await member.see(id)).toMatchObject({ status: 'CLAIM', entry: { giftMinor: 1200n } });
  });

  it('counts play by the weight of its category (A3)', async () => {
    const player = turnoverPlayer(test, 'ladder03');
    const member = await bench.member({ id: player.memberId });
    const wagering = {
      ...assertDefined(demoPromotions[0], 'a promotion with every field').offer.wagering,
      weights: [{ category: 'LIVE', percent: 50 } as const],
    };
    const reward = { ...ladder.reward, tiers: [...ladder.reward.tiers] };
    const id = await bench.promotion({ offer: { ...ladder, reward, wagering } });
    await member.join(id);
    await player.book(player.fact('b1', { category: 'LIVE' }));
    await count();
    expect(await member.see(id)).toMatchObject({ entry: { doneMinor: 500n } });
  });

  it('counts play by the weight of its game too (sports-and-games.md D16)', async () => {
    const player = turnoverPlayer(test, 'ladder04');
    const member = await bench.member({ id: player.memberId });
    const reward = { ...ladder.reward, tiers: [...ladder.reward.tiers] };
    const id = await bench.promotion({ offer: { ...ladder, reward } });
    await member.join(id);
    // Mines at a half: 5.00 of 10.00.
    await player.book(player.fact('b1', { noLoyaltyMinor: 500n }));
    await count();
    expect(await member.see(id)).toMatchObject({ entry: { doneMinor: 500n } });
  });

  it('gives the step that was reached when the week is over, and nothing for none', async () => {
    const player = turnoverPlayer(test, 'ladder02');
    const member = await bench.member({ id: player.memberId });
    const idle = await bench.member();
    const offer = { ...ladder, reward: { ...ladder.reward, tiers: [...ladder.reward.tiers] } };
    const id = await bench.promotion({ offer });
    await member.join(id);
    await idle.join(id);
    await player.book(player.fact('b1'));
    test.clock.advance({ hours: 24 * 7 });
    await count();
    expect(await member.see(id)).toMatchObject({ status: 'CLAIM', entry: { giftMinor: 100n } });
    expect((await idle.see(id))?.status).toBe('JOIN');
  });
});

describe('countPlay of losses', () => {
  /** A tenth of what a week lost in the games of the offer, for losses from 20.00 on. */
  const tenth = {
    type: 'CASHBACK',
    cycle: 'WEEKLY',
    leastAmount: '20.00',
    reward: { kind: 'CASHBACK', amount: null, basisPoints: 1000, capAmount: '3.00', tiers: [] },
  } as const satisfies PromotionWish['offer'];
  const offer = { ...tenth, reward: { ...tenth.reward, tiers: [] } };

  it.each([
    ['a share of stakes less payouts', 8000n, 5500n, 250n],
    ['no more than its cap', 90_000n, 5500n, 300n],
    ['nothing below the least loss', 8000n, 6001n, null],
    ['nothing to who has won', 8000n, 9000n, null],
  ] as const)('gives %s, when the week is over', async (_, stakeMinor, payoutMinor, giftMinor) => {
    const player = turnoverPlayer(test, `losses${stakeMinor}${payoutMinor}`);
    const member = await bench.member({ id: player.memberId });
    const id = await bench.promotion({ offer });
    await member.join(id);
    await player.book(player.fact('b1', { stakeMinor, payoutMinor }));
    // A category that does not count is not looked at.
    await player.book(player.fact('b2', { category: 'PVP', stakeMinor: 70_000n }));
    await count();
    expect(await member.see(id)).toMatchObject({ status: 'JOINED', entry: { doneMinor: 0n } });
    test.clock.advance({ hours: 24 * 7 });
    await count();
    const status = giftMinor === null ? 'JOIN' : 'CLAIM';
    expect((await member.see(id))?.status).toBe(status);
    if (giftMinor !== null) {
      expect(await member.see(id)).toMatchObject({ entry: { giftMinor } });
    }
  });

  it('is no gift of a promotion that knows no losses', async () => {
    const wrong = { ...offer, type: 'BET_VOLUME' } as const;
    await expect(bench.promotion({ offer: wrong })).rejects.toMatchObject({
      code: 'promotion_faulty',
      data: { fault: 'base' },
    });
  });
});

describe('countDeposit', () => {
  const half = {
    kind: 'PERCENT',
    amount: null,
    basisPoints: 5000,
    capAmount: '30.00',
    tiers: [],
  } as const;

  it('serves one promotion, of those that it is large enough for', async () => {
    const member = await bench.member();
    const reward = { ...half, tiers: [] };
    const large = await bench.promotion({
      offer: { type: 'DEPOSIT', leastAmount: '500.00', reward },
    });
    const small = await bench.promotion({
      offer: { type: 'DEPOSIT', leastAmount: '20.00', reward },
    });
    await member.join(large);
    await member.join(small);
    const at = String(test.clock.now());
    const deposit = { memberId: member.id, state: 'CREDITED', amount: '10000', at };
    await test.inUnit((ctx) => countDeposit(ctx, { ...deposit, state: 'PENDING' }));
    expect((await member.see(small))?.status).toBe('JOINED');
    await test.inUnit((ctx) => countDeposit(ctx, deposit));
    expect(await member.see(small)).toMatchObject({ status: 'CLAIM', entry: { giftMinor: 3000n } });
    expect((await member.see(large))?.status).toBe('JOINED');
  });

  it('serves the second deposit of a life by the promotion for it alone', async () => {
    const member = await bench.member();
    const reward = { ...half, tiers: [] };
    const third = await bench.promotion({ offer: { type: 'THIRD_DEPOSIT', reward } });
    const second = await bench.promotion({ offer: { type: 'SECOND_DEPOSIT', reward } });
    await member.join(third);
    await member.join(second);
    const facts = [{ memberId: member.id, kind: 'deposit', amountMinor: 10_000n } as const];
    const at = String(test.clock.now());
    const deposit = { memberId: member.id, state: 'CREDITED', amount: '10000', at };
    const credit = async () => {
      await test.inUnit((ctx) => bookMoney(ctx, facts));
      await test.inUnit((ctx) => countDeposit(ctx, deposit));
    };
    await credit();
    expect((await member.see(second))?.status).toBe('JOINED');
    await credit();
    expect((await member.see(second))?.status).toBe('CLAIM');
    expect((await member.see(third))?.status).toBe('JOINED');
    await credit();
    expect((await member.see(third))?.status).toBe('CLAIM');
  });

  it('is the first deposit once', async () => {
    const member = await bench.member();
    const id = await bench.promotion({
      offer: { type: 'FIRST_DEPOSIT', reward: { ...half, tiers: [] } },
    });
    await member.join(id);
    const facts = [{ memberId: member.id, kind: 'deposit', amountMinor: 10_000n } as const];
    await test.inUnit((ctx) => bookMoney(ctx, facts));
    await test.inUnit((ctx) => bookMoney(ctx, facts));
    const at = String(test.clock.now());
    const deposit = { memberId: member.id, state: 'CREDITED', amount: '10000', at };
    await test.inUnit((ctx) => countDeposit(ctx, deposit));
    expect(await member.see(id)).toMatchObject({ status: 'CLOSE', gap: 'deposits' });
  });
});
