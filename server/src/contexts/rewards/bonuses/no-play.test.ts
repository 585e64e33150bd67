import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { besideBonus, purseName } from '../../../../test/factories/beside-bonus.ts';
import { bonusPlayer } from '../../../../test/factories/bonus-play.ts';
import { openPurseVendor } from '../../../../test/factories/purse-vendor.ts';
import { rewardsBench } from '../../../../test/factories/rewards.ts';
import { introduce } from '../../../../test/factories/vendors.ts';
import { testDatabase } from '../../../../test/harness.ts';

const test = testDatabase();
const bench = rewardsBench(test);

async function start() {
  const player = await bonusPlayer(test, bench);
  return { ...player, ...besideBonus(test, player) };
}

const policies = ['PRO_RATA', 'FORFEIT_ALL'] as const;

describe('what is won without a stake beside a bonus (D8)', () => {
  it.each(policies)('stays: %s', async (winningsPolicy) => {
    const player = await start();
    const gift = await player.take('50.00', { winningsPolicy });
    await player.prize('p', 100_000n);
    expect((await player.read(gift)).givingUp).toMatchObject({
      netMinor: 0n,
      forfeitMinor: 5000n,
    });
    await player.giveUp(gift);
    expect(await player.member.cash()).toBe(100_000n);
  });

  it('is under no cap', async () => {
    const player = await start();
    await player.take('50.00', { maxCashoutAmount: '50.00', multiple: 1 });
    await player.prize('p', 100_000n);
    await player.bet('a', 5000n);
    await player.win('a', 5000n);
    await player.hear();
    expect(await player.member.cash()).toBe(105_000n);
  });

  it('leaves the own part when it is taken back, with what of it was spent', async () => {
    const player = await start();
    const gift = await player.take('50.00');
    await player.prize('p', 100_000n);
    await player.bet('a', 99_000n);
    await player.win('a', 0n);
    await player.takePrizeBack('p');
    expect([await player.member.cash(), await player.debt()]).toEqual([0n, 94_000n]);
    expect((await player.read(gift)).givingUp).toMatchObject({ netMinor: -99_000n, keepMinor: 0n });
  });
});

describe('what is kept back of a bonus for a mission', () => {
  it('is subtracted once: a bonus of 100.00 less 50.00 is one of 50.00', async () => {
    const [lessened, plain] = [await start(), await start()];
    await lessened.oweMission();
    for (const [player, amount] of [
      [lessened, '100.00'],
      [plain, '50.00'],
    ] as const) {
      const gift = await player.take(amount);
      await player.fund(10_000n);
      await player.bet('a', 10_000n);
      await player.win('a', 0n);
      expect((await player.read(gift)).givingUp).toMatchObject({
        keepMinor: 0n,
        forfeitMinor: 5000n,
      });
      await player.giveUp(gift);
      expect(await player.member.cash()).toBe(0n);
    }
  });
});

describe('what is won in a purse', () => {
  const kept: { vendor?: Awaited<ReturnType<typeof openPurseVendor>> } = {};
  beforeAll(async () => {
    kept.vendor = await openPurseVendor(purseName);
    await introduce(test, kept.vendor.introduction);
  });
  afterAll(() => kept.vendor?.close());

  it.each(policies)('with money that lay there at the claim stays: %s', async (winningsPolicy) => {
    const player = await start();
    await player.fundPurse(100_000n);
    const gift = await player.take('5.00', { winningsPolicy });
    await player.winInPurse(500_000n);
    await player.emptyPurse(600_000n);
    expect((await player.read(gift)).givingUp).toMatchObject({
      netMinor: 0n,
      forfeitMinor: 500n,
    });
    await player.giveUp(gift);
    expect(await player.member.cash()).toBe(600_000n);
  });
});
