import { describe, expect, it } from 'vitest';
import { bonusPlayer } from '../../../../test/factories/bonus-play.ts';
import { rewardsBench } from '../../../../test/factories/rewards.ts';
import { testDatabase } from '../../../../test/harness.ts';

const test = testDatabase();
const bench = rewardsBench(test);

describe('playBefore', () => {
  it('is what older play still asks for, until that is given up', async () => {
    const player = await bonusPlayer(test, bench);
    await player.fund(50_000n);
    const first = await player.take('5.00');
    const second = await player.take('3.00');
    expect((await player.read(first)).beforeMinor).toBe(0n);
    expect((await player.read(second)).beforeMinor).toBe(10_000n);
    await player.giveUp(first);
    expect((await player.read(second)).beforeMinor).toBe(0n);
    expect((await player.read(first)).beforeMinor).toBe(0n);
  });
});
