import { describe, expect, it } from 'vitest';
import { acceptedLanguages, negotiateLocale } from './negotiate.ts';

describe('negotiateLocale', () => {
  const spoken = ['ar', 'en'] as const;

  it.each([
    ['ar-EG,en;q=0.8', 'ar'],
    ['fr;q=0.9,en;q=0.8', 'en'],
    ['en;q=0.1, ar;q=0.9', 'ar'],
    ['ar;q=0, fr', 'en'],
    ['', 'en'],
    ['*', 'en'],
    ['AR', 'ar'],
    [';;;,,q=', 'en'],
    ['constructor, __proto__;q=0.9', 'en'],
    [`${'a'.repeat(400)}, ar;q=0.5`, 'ar'],
    ['ar-u-nu-\uFFFF, a_b, -, en-', 'en'],
  ])('reads %j as %s', (header, expected) => {
    const wanted = acceptedLanguages(header);
    expect(negotiateLocale({ wanted, offered: spoken, fallback: 'en' })).toBe(expected);
  });

  it.each([
    ['zh-TW', 'zh-Hant'],
    ['zh-HK', 'zh-Hant'],
    ['zh-CN', 'zh-Hans'],
    ['zh', 'zh-Hans'],
    ['pt-BR', 'pt'],
    ['tl', 'fil'],
    ['sr-Latn', 'en'],
  ])('finds for %s the same language in the same script: %s', (tag, expected) => {
    const offered = ['en', 'fil', 'pt', 'sr', 'zh-Hans', 'zh-Hant'] as const;
    expect(negotiateLocale({ wanted: [tag], offered, fallback: 'en' })).toBe(expected);
  });

  it('looks at the first twenty wishes and no further', () => {
    const strange = Array.from({ length: 20 }, (_, at) => `x${at}`);
    const ask = (tags: readonly string[]) =>
      negotiateLocale({ wanted: tags, offered: spoken, fallback: 'en' });
    expect(ask([...strange.slice(1), 'ar'])).toBe('ar');
    expect(ask([...strange, 'ar'])).toBe('en');
  });
});
