import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../../../test/harness.ts';
import { shippedGames } from '../shipped-games.ts';
import { selectGames } from '../store-games.ts';
import { shipGames } from './ship-games.ts';

const test = testDatabase();

describe('shipGames', () => {
  it('brings every game once, however many do it, in the order of the menus', async () => {
    await Promise.all([test.inUnit((ctx) => shipGames(ctx)), test.inUnit((ctx) => shipGames(ctx))]);
    const games = await test.inUnit((ctx) => selectGames(ctx.tx, ctx.clock.now()));
    expect(games.map(({ gameCode }) => gameCode)).toEqual(
      shippedGames().map(({ gameCode }) => gameCode),
    );
    expect(games[0]).toMatchObject({ version: 1, pausedBecause: null });
  });
});
