import { describe, expect, it } from 'vitest';
import { flatTexts as flat } from './files/flat-texts.ts';
import { factsOf } from './files/message-facts.ts';
import { listAreas, readOwnTexts, readTexts } from './files/read-texts.ts';
import { intlTagOf, locales, wholeLocales } from './languages.ts';

describe.each(listAreas())('the texts of %s', (area) => {
  const english = new Map(flat(readTexts('en', area)));

  it.each(wholeLocales)('have the keys of English in %s', (locale) => {
    const keys = flat(readOwnTexts(locale, area) ?? {}).map(([key]) => key);
    expect(keys.toSorted()).toEqual([...english.keys()].toSorted());
  });

  const written = locales.filter((locale) => readOwnTexts(locale, area) !== undefined);

  it.each(written)('have no other keys in %s than English, and its placeholders', (locale) => {
    for (const [key, message] of flat(readOwnTexts(locale, area) ?? {})) {
      expect(english.has(key), key).toBe(true);
      const source = factsOf(english.get(key) ?? '');
      expect([key, ...factsOf(message).placeholders].toSorted()).toEqual(
        [key, ...source.placeholders].toSorted(),
      );
    }
  });

  it.each(written)('have every plural class of %s', (locale) => {
    const classes = new Intl.PluralRules(intlTagOf(locale)).resolvedOptions().pluralCategories;
    for (const [key, message] of flat(readOwnTexts(locale, area) ?? {})) {
      for (const options of factsOf(message).pluralClasses) {
        expect(options, key).toEqual(expect.arrayContaining([...classes]));
      }
    }
  });

  it.each(written)('are never empty in %s', (locale) => {
    expect(
      flat(readOwnTexts(locale, area) ?? {}).filter(([, message]) => message.trim() === ''),
    ).toEqual([]);
  });
});
