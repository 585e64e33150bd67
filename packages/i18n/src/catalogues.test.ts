import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import type { MessageTree } from './files/read-texts.ts';
import { listAreas, readOwnTexts, readTexts } from './files/read-texts.ts';
import { intlTagOf, locales, wholeLocales } from './languages.ts';

function flat(tree: MessageTree, path = ''): readonly (readonly [string, string])[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as const] : flat(value, `${path}${key}.`),
  );
}

interface Facts {
  readonly placeholders: Set<string>;
  readonly pluralClasses: (readonly string[])[];
}

function collect(elements: readonly MessageFormatElement[], facts: Facts): Facts {
  for (const element of elements) {
    if (element.type !== TYPE.literal && element.type !== TYPE.pound) {
      facts.placeholders.add(`${element.value}:${kindOf(element)}`);
    }
    if (element.type === TYPE.tag) {
      collect(element.children, facts);
    }
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      if (element.type === TYPE.plural) {
        facts.pluralClasses.push(Object.keys(element.options));
      }
      Object.values(element.options).forEach((option) => collect(option.value, facts));
    }
  }
  return facts;
}

function kindOf(element: MessageFormatElement): string {
  return element.type === TYPE.plural ? 'number' : (TYPE[element.type] ?? 'unknown');
}

const factsOf = (message: string) =>
  collect(parse(message), { placeholders: new Set(), pluralClasses: [] });

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
