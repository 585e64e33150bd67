import { describe, expect, it } from 'vitest';
import { offencesIn } from '../plant.ts';
import { catalogues } from './catalogues.ts';

const en = 'packages/i18n/locales/en/shell.json';
const ar = 'packages/i18n/locales/ar/shell.json';

function offences(english: unknown, arabic: unknown): string[] {
  return offencesIn(catalogues, { [en]: JSON.stringify(english), [ar]: JSON.stringify(arabic) });
}

describe('catalogues', () => {
  it('catches a key that a locale lacks', () => {
    expect(offences({ home: { title: 'Home', all: 'All' } }, { home: { title: 'ب' } })).toEqual([
      `${ar}:1 The key home.all is missing.`,
    ]);
  });

  it('catches a key that the source language lacks', () => {
    expect(offences({ a: 'A' }, { a: 'ا', b: 'ب' })).toEqual([
      `${ar}:1 The key b is not in the source language.`,
    ]);
  });

  it('catches another placeholder', () => {
    expect(offences({ a: 'Hi {name}' }, { a: 'مرحبا {user}' })).toEqual([
      `${ar}:1 a has the placeholders [user], not [name].`,
    ]);
  });

  it('catches an empty text and a broken message', () => {
    expect(offences({ a: 'A', b: 'B {c}' }, { a: ' ', b: '{c' })).toHaveLength(2);
  });

  it('catches an area that a locale lacks', () => {
    const other = 'packages/i18n/locales/ar/games.json';
    expect(offencesIn(catalogues, { [en]: '{}', [other]: '{}' })).toContain(
      `${ar}:1 The area is missing in this locale.`,
    );
  });

  it('catches a language without a row or without texts', () => {
    const table = 'packages/i18n/src/languages.ts';
    const files = { [en]: '{}', [ar]: '{}', [table]: 'const languages = { en: {}, th: {} };' };
    expect(offencesIn(catalogues, files)).toEqual([
      `${table}:1 ar has texts and no row in the table.`,
      `${table}:1 th has no texts.`,
    ]);
  });

  it('lets a language that is not whole lack texts, and have no others', () => {
    const th = 'packages/i18n/locales/th/shell.json';
    const table = 'packages/i18n/src/languages.ts';
    const files = {
      [en]: '{ "a": "A", "b": "B" }',
      [th]: '{ "a": "ก", "c": "ค" }',
      [table]: 'const languages = { en: {}, sw: { isWhole: false }, th: { isWhole: false } };',
    };
    expect(offencesIn(catalogues, files)).toEqual([
      `${th}:1 The key c is not in the source language.`,
    ]);
  });

  it('lets the plural forms of a language differ', () => {
    const arabic = '{count, plural, zero {لا} one {#} two {#} few {#} many {#} other {#}}';
    expect(offences({ a: '{count, plural, one {#} other {#}}' }, { a: arabic })).toEqual([]);
  });
});
