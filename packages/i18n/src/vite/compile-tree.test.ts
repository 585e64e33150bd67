import type { CompiledMessage } from 'icu-minify/format';
import format from 'icu-minify/format';
import { createTranslator } from 'use-intl/core';
import { describe, expect, it } from 'vitest';
import { compileTree } from './compile-tree.ts';
import { longMessage } from './long-message.ts';

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

describe('longMessage', () => {
  it('lengthens short words by their own length and leaves arguments alone', () => {
    const text = JSON.stringify(compileTree(source, longMessage));
    expect(text).toContain('réd bóx');
    expect(text).toContain('"who"');
    expect(JSON.stringify(compileTree({ a: 'Save' }, longMessage))).toBe('{"a":"Šávé~~~~"}');
  });

  it('lengthens sentences by words, where a line may break', () => {
    const sentence = 'Nothing is paid out before you have confirmed it.';
    const { a } = compileTree({ a: sentence }, longMessage);
    expect(a).toMatch(/ít\.~{8} ~{8}$/u);
  });

  it('keeps plural branches whole', () => {
    const text = JSON.stringify(compileTree({ a: source.box.count }, longMessage));
    expect(text).toMatch(/"one":.+réd bóx.+"other":.+réd bóxéš/u);
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
