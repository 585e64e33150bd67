import { describe, expect, it } from 'vitest';
import { bookDeposit } from '../../../../../test/factories/loyalty.ts';
import { type PromotionWish, rewardsBench } from '../../../../../test/factories/rewards.ts';
import { turnoverPlayer } from '../../../../../test/factories/turnover.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { foldFacts } from '../../../turnover/index.ts';
import { countDeposit } from './count-deposit.ts';
import { countPlay } from './count-play.ts';

const test = testDatabase();
const bench = rewardsBench(test);

type Member = Awaited<ReturnType<typeof bench.member>>;
type Offer = NonNullable<PromotionWish['offer']>;

async function deposit({ id: memberId }: Member, amountMinor: bigint): Promise<void> {
  await bookDeposit(test, { memberId, amountMinor });
  const moved = { memberId, state: 'CREDITED', amount: String(amountMinor) };
  await test.inUnit((ctx) => countDeposit(ctx, moved));
}

async function count(): Promise<void> {
  await test.inUnit((ctx) => foldFacts(ctx));
  await test.inUnit(countPlay);
}

const faulty = (fault: string) => ({ code: 'promotion_faulty', data: { fault } });

describe('a promotion for a number of deposits', () => {
  const three: Offer = {
    type: 'DEPOSIT_COUNT',
    cycle: 'WEEKLY',
    depositCount: 3,
    leastAmount: '20.00',
  };

  it('counts those that are large enough, and gives at the last one', async () => {
    const id = await bench.promotion({ offer: three });
    const member = await bench.member();
    await member.join(id);
    await deposit(member, 2000n);
    await deposit(member, 1999n);
    expect(await member.see(id)).toMatchObject({
      status: 'PROCESS',
      entry: { doneMinor: 1n, targetMinor: 3n },
    });
    await deposit(member, 9000n);
    expect((await member.see(id))?.status).toBe('PROCESS');
    await deposit(member, 2000n);
    expect(await member.see(id)).toMatchObject({ status: 'CLAIM', entry: { giftMinor: 8800n } });
  });

  it('begins again with each cycle', async () => {
    const id = await bench.promotion({ offer: three });
    const member = await bench.member();
    await member.join(id);
    await deposit(member, 2000n);
    await deposit(member, 2000n);
    test.clock.advance({ hours: 24 * 7 });
    await deposit(member, 2000n);
    expect((await member.see(id))?.status).toBe('JOIN');
  });

  it('says how many, and gives the same to everybody', async () => {
    const { depositCount: _, ...without } = three;
    await expect(bench.promotion({ offer: without })).rejects.toMatchObject(faulty('least'));
    const share = { kind: 'PERCENT', amount: null, basisPoints: 10, capAmount: null } as const;
    const reward = { ...share, tiers: [] };
    await expect(bench.promotion({ offer: { ...three, reward } })).rejects.toMatchObject(
      faulty('base'),
    );
    const other = { depositCount: 2 };
    await expect(bench.promotion({ offer: other })).rejects.toMatchObject(faulty('least'));
  });
});

describe('a promotion for a deposit that is played', () => {
  /** A tenth of a deposit that was played twice. */
  const played: Offer = {
    type: 'DEPOSIT_BET',
    cycle: 'ONCE',
    playTimes: 2,
    leastAmount: '10.00',
    reward: { kind: 'PERCENT', amount: null, basisPoints: 1000, capAmount: null, tiers: [] },
  };

  it('counts play after the deposit, and gives a share of the deposit', async () => {
    const player = turnoverPlayer(test, 'depbet01');
    const member = await bench.member({ id: player.memberId });
    const id = await bench.promotion({ offer: played });
    await member.join(id);
    await player.book(player.fact('b1', { stakeMinor: 50_000n, validMinor: 50_000n }));
    await count();
    expect(await member.see(id)).toMatchObject({ status: 'JOINED', entry: { doneMinor: 0n } });
    await deposit(member, 5000n);
    await count();
    expect(await member.see(id)).toMatchObject({
      status: 'PROCESS',
      entry: { doneMinor: 0n, targetMinor: 10_000n },
    });
    await player.book(player.fact('b2', { stakeMinor: 9999n, validMinor: 9999n }));
    await count();
    expect(await member.see(id)).toMatchObject({ status: 'PROCESS', entry: { doneMinor: 9999n } });
    // Another deposit does not begin it anew.
    await deposit(member, 100_000n);
    await player.book(player.fact('b3', { stakeMinor: 1n, validMinor: 1n }));
    await count();
    expect(await member.see(id)).toMatchObject({ status: 'CLAIM', entry: { giftMinor: 500n } });
  });

  it('is over with its time where the deposit was not played', async () => {
    const player = turnoverPlayer(test, 'depbet02');
    const member = await bench.member({ id: player.memberId });
    const id = await bench.promotion({ offer: { ...played, cycle: 'DAILY' } });
    await member.join(id);
    await deposit(member, 5000n);
    test.clock.advance({ hours: 24 });
    await count();
    expect((await member.see(id))?.status).toBe('JOIN');
    const { rows } = await test
      .database()
      .pool.query('select status from promotion_entries where promotion_id = $1', [id]);
    expect(rows).toEqual([{ status: 'CLOSE' }]);
  });

  it('says how often, and in which games', async () => {
    const { playTimes: _, ...without } = played;
    await expect(bench.promotion({ offer: without })).rejects.toMatchObject(faulty('least'));
  });
});
