import { hasInHouseDraw } from '@portal/lottery';
import { readTexts } from '@portal/i18n/files';
import { describe, expect, it } from 'vitest';
import { shippedGames } from './shipped-games.ts';

describe('shippedGames', () => {
  it('has every game of lottery.md A3 once: 29 fast ones and the outside draws', () => {
    const codes = shippedGames().map(({ gameCode }) => gameCode);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes).toHaveLength(29 + 19 + 35 + 1);
  });

  it('gives every game a name in every language', () => {
    for (const language of ['en', 'ar'] as const) {
      const { games } = readTexts(language, 'lottery-games');
      expect(Object.keys(games).toSorted()).toEqual(
        shippedGames()
          .map(({ gameCode }) => gameCode)
          .toSorted(),
      );
    }
  });

  it('limits what an issue may owe where members make the draw', () => {
    const byShots = shippedGames().filter(({ settings }) => settings.source === 'shots');
    expect(byShots.map(({ gameCode, settings: { limits } }) => [gameCode, limits])).toEqual([
      [
        'YK15M',
        expect.objectContaining({ exposurePerNumber: '400000', exposurePerIssue: '1000000' }),
      ],
    ]);
  });

  it('draws in the house only what has an in-house draw', () => {
    for (const { settings } of shippedGames()) {
      if (settings.source === 'inhouse') {
        expect(settings.families.every(hasInHouseDraw)).toBe(true);
      }
    }
  });
});
