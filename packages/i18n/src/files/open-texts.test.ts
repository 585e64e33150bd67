import { describe, expect, it } from 'vitest';
import { openTexts } from './open-texts.ts';

describe('openTexts', () => {
  it('reads a file when a text of it is wanted, and no other', () => {
    const texts = openTexts();
    expect(texts.filesRead()).toEqual([]);
    texts.errorText('en', 'not_found');
    texts.errorText('en', 'username_taken');
    expect(texts.filesRead()).toEqual(['en/errors']);
    texts.errorText('ar', 'not_found');
    expect(texts.filesRead()).toEqual(['en/errors', 'ar/errors']);
  });

  // CLDR plural classes of Arabic: 0 zero, 1 one, 2 two, 3-10 few, 11-99 many, 100 other.
  it.each([
    [1, 'لعبة واحدة'],
    [2, 'لعبتان'],
    [3, '3 ألعاب'],
    [11, '11 لعبة'],
    [1200, '1,200 لعبة'],
  ])('counts %i games in Arabic', (count, expected) => {
    const translate = openTexts().translator('ar', 'common');
    expect(translate('counts.games', { count })).toBe(expected);
  });

  it.each([
    ['ko', 1, '1 game'],
    ['fa', 2, '2 games'],
    ['ru', 21, '21 games'],
    ['zh-Hant', 1, '1 款游戏'],
  ] as const)('counts borrowed words as their own language does: %s, %i', (locale, count, text) => {
    expect(openTexts().translator(locale, 'common')('counts.games', { count })).toBe(text);
  });

  it('refuses a key that does not exist', () => {
    const translate: (key: never) => string = openTexts().translator('en', 'common');
    expect(() => translate('nothing' as never)).toThrow();
  });

  it.each(['no_such_code', 'constructor', '__proto__', ''])(
    'turns the unknown error code "%s" into the general sentence',
    (code) => {
      const texts = openTexts();
      expect(texts.errorText('en', code)).toBe(texts.errorText('en', 'internal_error'));
      expect(texts.errorText('ar', 'not_found')).toBe('لم نعثر على ذلك.');
    },
  );
});
