import { describe, expect, it } from 'vitest';
import { createLanguages } from './languages.ts';

describe('createLanguages', () => {
  const site = createLanguages({
    languages: [
      { code: 'EN', locale: 'en' },
      { code: 'TY', locale: 'ar' },
    ],
    defaultLanguage: 'TY',
  });

  it('puts the default first', () => {
    expect(site.all.map(({ code }) => code)).toEqual(['TY', 'EN']);
  });

  it.each([
    ['EN', 'ar', 'EN'],
    ['TY', 'en', 'TY'],
    [undefined, 'en-GB,en;q=0.8', 'EN'],
    [undefined, 'ar-EG', 'TY'],
    [undefined, 'fr', 'TY'],
    [undefined, '', 'TY'],
    ['en', 'fr', 'TY'],
    ['constructor', 'en', 'EN'],
    ['__proto__', '', 'TY'],
    ['x'.repeat(400), '', 'TY'],
    [undefined, 'x'.repeat(100_000), 'TY'],
  ])('takes the code %s, else the best of "%s": %s', (code, header, expected) => {
    expect(site.chosenBy({ code, header }).code).toBe(expected);
  });

  it('lets two codes show the same texts, and meets a header with the default of them', () => {
    const languages = [
      { code: 'EN', locale: 'en' },
      { code: 'TY', locale: 'en' },
    ] as const;
    const twice = createLanguages({ languages: [...languages], defaultLanguage: 'TY' });
    expect(twice.chosenBy({ header: 'en' })).toEqual({ code: 'TY', locale: 'en' });
    expect(twice.chosenBy({ code: 'EN', header: 'en' })).toEqual({ code: 'EN', locale: 'en' });
  });
});
