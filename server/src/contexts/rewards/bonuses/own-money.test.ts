import { describe, expect, it } from 'vitest';
import { bonusPlayer } from '../../../../test/factories/bonus-play.ts';
import { rewardsBench } from '../../../../test/factories/rewards.ts';
import { buildTransfer } from '../../../../test/factories/wallet.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { post } from '../../wallet/index.ts';
import { endAtBreak } from './use-cases/end-at-break.ts';

const test = testDatabase();
const bench = rewardsBench(test);
const start = () => bonusPlayer(test, bench);

// Expected sums are worked by hand from the sentences of docs/rules/agents-and-loyalty.md.
describe('own money beside a bonus (D8)', () => {
  it.each(['expiry', 'break'] as const)(
    'that lay on a bet at the claim stays: %s',
    async (road) => {
      const player = await start();
      await player.fund(100_000n);
      await player.bet('a', 100_000n);
      const gift = await player.take('5.00');
      await player.voidBet('a');
      expect((await player.read(gift)).givingUp).toMatchObject({
        netMinor: 0n,
        forfeitMinor: 500n,
      });
      if (road === 'break') {
        const { id: memberId } = player.member;
        await test.inUnit((ctx) => endAtBreak(ctx, { memberId }));
      }
      await player.later({ hours: road === 'break' ? 0 : 24 * 60 });
      expect(await player.member.cash()).toBe(100_000n);
    },
  );

  it('that won on such a bet stays with all that it won', async () => {
    const player = await start();
    await player.fund(10_000n);
    await player.bet('a', 10_000n);
    const gift = await player.take('5.00', { winningsPolicy: 'FORFEIT_ALL', multiple: 40 });
    await player.win('a', 90_000n);
    await player.giveUp(gift);
    expect(await player.member.cash()).toBe(90_000n);
  });

  it('that comes later has its share of what is won after it, and is under no cap', async () => {
    const player = await start();
    const gift = await player.take('5.00', { maxCashoutAmount: '50.00', multiple: 1 });
    await player.fund(100_000n);
    await player.bet('a', 100_000n);
    await player.win('a', 200_000n);
    await player.hear();
    expect(await player.member.cash()).toBe(200_500n);
    expect((await player.read(gift)).reward.state).toBe('DONE');
  });

  it('that comes later has no share of what was won before, or staked before', async () => {
    const player = await start();
    const gift = await player.take('50.00');
    await player.bet('a', 1000n);
    await player.win('a', 101_000n);
    await player.bet('b', 1000n);
    await player.fund(500_000n);
    await player.win('b', 21_000n);
    await player.giveUp(gift);
    expect(await player.member.cash()).toBe(500_000n);
  });

  it('that comes back from a withdrawal stays', async () => {
    const player = await start();
    const { id } = player.member;
    const move = (type: 'withdraw_hold' | 'withdraw_return', isBack: boolean) => {
      const [from, to] = [`member:${id}:cash`, `member:${id}:hold`];
      const way = isBack ? { from: to, to: from } : { from, to };
      return test.inUnit((ctx) =>
        post(ctx, [buildTransfer({ type, ...way, amountMinor: 100_000n })]),
      );
    };
    await player.fund(100_000n);
    await move('withdraw_hold', false);
    const gift = await player.take('5.00');
    await move('withdraw_return', true);
    await player.bet('a', 100n);
    await player.win('a', 300_100n);
    // Of 3000.00 won with 1005.00, 5.00 of them the bonus: 14.93 are its own.
    expect((await player.read(gift)).givingUp).toMatchObject({ forfeitMinor: 1993n });
  });

  it('fills no hole of a bonus that was lost', async () => {
    const player = await start();
    await player.fund(10_000n);
    const older = await player.take('50.00');
    await player.bet('x', 15_000n);
    await player.win('x', 0n);
    await player.fund(10_000n);
    const newer = await player.take('50.00');
    await player.bet('y', 5000n);
    await player.win('y', 20_000n);
    await player.giveUp(newer);
    await player.giveUp(older);
    expect(await player.member.cash()).toBe(20_000n);
  });
});

describe('a result after the end of a bonus', () => {
  it('gives back what was taken of a win that is void', async () => {
    const player = await start();
    await player.fund(10_000n);
    const gift = await player.take('50.00');
    await player.bet('a', 1000n);
    await player.win('a', 21_000n);
    await player.giveUp(gift);
    expect(await player.member.cash()).toBe(23_333n);
    await player.voidBet('a');
    await player.hear();
    await player.hear();
    expect(await player.member.cash()).toBe(10_000n);
    expect((await player.read(gift)).reward).toMatchObject({ forfeitMinor: 5000n });
    // 116.67 went at the end, and 66.67 of it came again: told once.
    const query =
      "select payload from outbox where name = 'rewards.bonus_reckoned' and payload->>'memberId' = $1";
    const { rows } = await test.database().pool.query(query, [player.member.id]);
    expect(rows).toMatchObject([{ payload: { rewardId: gift, movedMinor: '-6667' } }]);
  });

  it('takes a bonus that comes back, once', async () => {
    const player = await start();
    const gift = await player.take('50.00');
    await player.bet('a', 5000n);
    await player.win('a', 0n);
    await player.giveUp(gift);
    await player.voidBet('a');
    await player.hear();
    expect(await player.member.cash()).toBe(0n);
    expect((await player.read(gift)).reward).toMatchObject({ forfeitMinor: 5000n });
  });

  it('is owed where it was spent before, as a win that was taken back is', async () => {
    const player = await start();
    const gift = await player.take('50.00');
    await player.bet('a', 5000n);
    await player.win('a', 0n);
    await player.giveUp(gift);
    await player.voidBet('a');
    await player.bet('b', 4000n);
    await player.win('b', 0n);
    await player.hear();
    expect([await player.member.cash(), await player.debt()]).toEqual([0n, 4000n]);
    await player.fund(10_000n);
    await player.bet('c', 1000n);
    await player.win('c', 6000n);
    expect([await player.member.cash(), await player.debt()]).toEqual([11_000n, 0n]);
  });

  it('gives back what passed a cap when the play is open again, and pays what is owed', async () => {
    const player = await start();
    await player.fund(10_000n);
    const gift = await player.take('50.00', { maxCashoutAmount: '10.00', multiple: 1 });
    await player.bet('a', 5000n);
    await player.win('a', 65_000n);
    await player.hear();
    // Of 600.00 won the bonus has 200.00; of its 250.00 it keeps 10.00.
    expect(await player.member.cash()).toBe(51_000n);
    await player.voidBet('a');
    expect(await player.debt()).toBe(9000n);
    await player.hear();
    expect([await player.member.cash(), await player.debt()]).toEqual([15_000n, 0n]);
    expect((await player.read(gift)).givingUp).toMatchObject({
      keepMinor: 10_000n,
      forfeitMinor: 5000n,
    });
  });

  it('leaves no more than the cap when the play is done again', async () => {
    const player = await start();
    await player.take('50.00', { maxCashoutAmount: '49.99', multiple: 1 });
    await player.bet('a', 5000n);
    await player.win('a', 5000n);
    await player.hear();
    await player.voidBet('a');
    await player.hear();
    await player.bet('b', 4000n);
    await player.win('b', 400_000n);
    await player.bet('c', 1000n);
    await player.win('c', 1000n);
    await player.hear();
    expect(await player.member.cash()).toBe(4999n);
  });

  it('of a bet that was open at the end is taken above the cap, and does not leave before', async () => {
    const player = await start();
    await player.take('50.00', { maxCashoutAmount: '10.00', multiple: 2 });
    await player.bet('a', 5000n);
    await player.win('a', 500_000n);
    await player.bet('big', 495_000n);
    await player.bet('b', 5000n);
    await player.win('b', 0n);
    expect(await player.owed()).toBe(494_000n);
    await player.hear();
    await player.voidBet('big');
    expect(await player.owed()).toBe(494_000n);
    await player.later({ minutes: 5 });
    expect([await player.member.cash(), await player.owed()]).toEqual([1000n, 0n]);
  });
});
