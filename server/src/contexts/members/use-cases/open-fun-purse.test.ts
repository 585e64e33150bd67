import { describe, expect, it } from 'vitest';
import { buildPlayer } from '../../../../test/factories/games.ts';
import { spendFun } from '../../../../test/factories/wallet.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { openFunPurse } from './open-fun-purse.ts';

const test = testDatabase();

describe('openFunPurse', () => {
  it('grants the first fun money once for ever, and then tells what is left', async () => {
    const { memberId } = await buildPlayer(test);
    const open = () => test.inUnit((ctx) => openFunPurse(ctx, { memberId, creditMinor: 5000n }));
    expect(await open()).toBe(5000n);
    expect(await open()).toBe(5000n);
    await test.inUnit((ctx) => spendFun(ctx, memberId, 4999n));
    expect(await open()).toBe(1n);
    await test.inUnit((ctx) => spendFun(ctx, memberId, 1n));
    expect(await open()).toBe(0n);
  });

  it('grants it once when two come at once', async () => {
    const { memberId } = await buildPlayer(test);
    const open = () => test.inUnit((ctx) => openFunPurse(ctx, { memberId, creditMinor: 5000n }));
    await Promise.all([open(), open(), open()]);
    expect(await open()).toBe(5000n);
  });

  it('grants nothing where the site grants nothing', async () => {
    const { memberId } = await buildPlayer(test);
    const opened = test.inUnit((ctx) => openFunPurse(ctx, { memberId, creditMinor: 0n }));
    expect(await opened).toBe(0n);
  });
});
