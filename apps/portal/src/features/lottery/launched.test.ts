import { describe, expect, it } from 'vitest';
import { readHallSearch } from './hall-search.ts';
import { launchedWith } from './launched.ts';

describe('launchedWith', () => {
  it('keeps what a launch brings', () => {
    const search = readHallSearch({
      gameCode: 'SSC1M',
      prizeMode: 'ZY',
      backUrl: '/elott',
      language: 'AR',
      other: '1',
    });
    expect(search).not.toHaveProperty('other');
    expect(launchedWith('/lottery', search)).toEqual({
      prizeMode: 'ZY',
      backUrl: '/elott',
      language: 'AR',
    });
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', '/\tx'])(
    'drops the way back %s (R78)',
    (backUrl) => {
      expect(launchedWith('/lottery', { backUrl }).backUrl).toBeUndefined();
    },
  );

  it('drops the mode of another hall', () => {
    expect(launchedWith('/seaLottery', { prizeMode: 'ZY' }).prizeMode).toBeUndefined();
  });
});
