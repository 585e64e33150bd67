import { describe, expect, it } from 'vitest';
import {
  chainOf,
  codeOf,
  directionOf,
  isLocale,
  locales,
  ownNameOf,
  wholeLocales,
} from './languages.ts';

describe('the languages', () => {
  it('are the 36 of design-brief.md 3.11, each with a tag that is its own canonical form', () => {
    expect(locales).toHaveLength(36);
    expect(Intl.getCanonicalLocales([...locales])).toEqual(locales);
  });

  it('have a code and a name of their own', () => {
    expect(new Set(locales.map(codeOf)).size).toBe(locales.length);
    expect(new Set(locales.map(ownNameOf)).size).toBe(locales.length);
    expect(locales.map(codeOf).filter((code) => !/^[A-Z]{2}$/u.test(code))).toEqual([]);
  });

  it('run to the left where their script does', () => {
    const leftward = new Set(['Arab', 'Hebr']);
    const expected = locales.filter((locale) =>
      leftward.has(new Intl.Locale(locale).maximize().script ?? ''),
    );
    expect(locales.filter((locale) => directionOf(locale) === 'rtl')).toEqual(expected);
  });

  it('take a missing text from a relative, then from English', () => {
    expect(chainOf('zh-Hant')).toEqual(['zh-Hant', 'zh-Hans', 'en']);
    expect(chainOf('th')).toEqual(['th', 'en']);
    expect(chainOf('en')).toEqual(['en']);
  });

  it('are whole where nothing of another one is shown', () => {
    expect(wholeLocales).toContain('en');
    expect(wholeLocales.every(isLocale)).toBe(true);
    expect(isLocale('toString')).toBe(false);
  });
});
