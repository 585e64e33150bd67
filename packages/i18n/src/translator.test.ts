import { describe, expect, it } from 'vitest';
import { createTranslator, errorText } from './translator.ts';

describe('createTranslator', () => {
  // CLDR plural classes of Arabic: 0 zero, 1 one, 2 two, 3-10 few, 11-99 many, 100 other.
  it.each([
    [1, 'نتيجة واحدة'],
    [2, 'نتيجتان'],
    [3, '3 نتائج'],
    [11, '11 نتيجة'],
    [1200, '1,200 نتيجة'],
  ])('counts %i results in Arabic', (count, expected) => {
    expect(createTranslator('ar')('common.counts.results', { count })).toBe(expected);
  });

  it('refuses a key that does not exist', () => {
    const translate: (key: never) => string = createTranslator('en');
    expect(() => translate('common.nothing' as never)).toThrow();
  });

  it('turns an unknown error code into the general sentence', () => {
    expect(errorText('en', 'no_such_code')).toBe(errorText('en', 'internal_error'));
    expect(errorText('ar', 'not_found')).toBe('لم نعثر على ذلك.');
  });
});
