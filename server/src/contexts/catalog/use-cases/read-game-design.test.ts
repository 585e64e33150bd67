import { describe, expect, it } from 'vitest';
import { openCatalogue } from '../../../../test/factories/catalog.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { readGameDesign } from './read-game-design.ts';
import { readPopularGame } from './read-popular-game.ts';

const test = testDatabase();

describe('what decides the stakes of a game', () => {
  it('is its design and level, of the most popular one of some designs too', async () => {
    const snapshot = await (await openCatalogue(test)).current();
    const most = snapshot.entries
      .map(({ game }) => game)
      .find((game) => game.designId === 'house-20-lines' && game.hasTrial && game.isOpen);
    const { nodeId = '', designId, stakeLevel } = most ?? {};
    expect(await test.inUnit((ctx) => readPopularGame(ctx, ['house-20-lines']))).toEqual({
      nodeId,
      designId,
      stakeLevel,
    });
    expect(await test.inUnit((ctx) => readGameDesign(ctx, nodeId))).toEqual({
      designId,
      stakeLevel,
    });
  });

  it('is nothing for a node that there is not', async () => {
    expect(await test.inUnit((ctx) => readGameDesign(ctx, 'nothing'))).toBeUndefined();
    expect(await test.inUnit((ctx) => readPopularGame(ctx, []))).toBeUndefined();
  });
});
