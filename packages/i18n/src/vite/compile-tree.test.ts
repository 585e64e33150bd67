import type { CompiledMessage } from 'icu-minify/format';
import format from 'icu-minify/format';
import { createTranslator } from 'use-intl/core';
import { describe, expect, it } from 'vitest';
import { compileTree } from './compile-tree.ts';
import { pseudoMessage } from './pseudo.ts';

const formatters = {
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...args),
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...args),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) =>
    new Intl.PluralRules(...args),
};

const source = {
  box: { count: '{n, plural, one {# red box} other {# red boxes}} of <b>{who}</b>' },
};

describe('pseudoMessage', () => {
  it('lengthens short words by their own length and leaves arguments alone', () => {
    const tree = compileTree(source, pseudoMessage('en-XA'));
    expect(JSON.stringify(tree)).toContain('réd bóx');
    expect(JSON.stringify(tree)).toContain('"who"');
    expect(JSON.stringify(compileTree({ a: 'Save' }, pseudoMessage('en-XA')))).toBe(
      '{"a":"Šávé~~~~"}',
    );
  });

  it('keeps plural branches whole', () => {
    const text = JSON.stringify(compileTree({ a: source.box.count }, pseudoMessage('ar-XB')));
    expect(text).toMatch(/"one":.+red box.+"other":.+red boxes/u);
    expect(text).toContain('[0,"');
  });
});

describe('compileTree', () => {
  it.each([1, 2])('says the same as the uncompiled message for %i', (n) => {
    const values = { n, who: 'Ann', b: (chunks: unknown) => `*${String(chunks)}*` };
    const translate = createTranslator({ locale: 'en', messages: source, timeZone: 'UTC' });
    const compiled = compileTree(source.box)['count'] as CompiledMessage;
    expect(format(compiled, 'en', values, { formatters })).toBe(
      translate.markup('box.count', values),
    );
  });
});
