import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testSite } from '../../test/harness.ts';
import { localeOf } from './locale-of.ts';

const ctx = { site: testSite, locale: 'ar' };

describe('localeOf', () => {
  it.each([
    ['EN', 'en'],
    ['AR', 'ar'],
    [undefined, 'ar'],
    ['en', 'ar'],
    ['constructor', 'ar'],
    ['__proto__', 'ar'],
  ])('gives for %s the texts in %s', (code, expected) => {
    expect(localeOf(ctx, code)).toBe(expected);
  });

  it('gives a locale of the site whatever a caller names, so no cache grows by it', () => {
    const offered = testSite.languages.map(({ locale }) => locale);
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), (code) => offered.includes(localeOf(ctx, code))),
    );
  });
});
