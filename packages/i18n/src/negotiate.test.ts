import { describe, expect, it } from 'vitest';
import { locales } from './languages.ts';
import { acceptedLanguages, negotiateLocale } from './negotiate.ts';

describe('negotiateLocale', () => {
  it.each([
    ['ar-EG,en;q=0.8', 'ar'],
    ['fr;q=0.9,en;q=0.8', 'en'],
    ['en;q=0.1, ar;q=0.9', 'ar'],
    ['ar;q=0, fr', 'en'],
    ['', 'en'],
    ['*', 'en'],
    ['AR', 'ar'],
    [';;;,,q=', 'en'],
  ])('reads %j as %s', (header, expected) => {
    const wanted = acceptedLanguages(header);
    expect(negotiateLocale({ wanted, offered: locales, fallback: 'en' })).toBe(expected);
  });
});
