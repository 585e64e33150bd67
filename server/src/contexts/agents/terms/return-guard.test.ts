import { categories } from '@portal/commission';
import { openTexts } from '@portal/i18n/files';
import { describe, expect, it } from 'vitest';

const texts = openTexts();

describe('refuseReturn', () => {
  it.each(categories)('names %s as the fields of a desk do, in no code', (category) => {
    for (const locale of ['en', 'ar'] as const) {
      const name = texts.translator(locale, 'games')(`categories.${category}`);
      const text = texts.errorText(locale, 'return_guard', { category, most: '2' });
      expect(text).toContain(name);
      expect(text).not.toMatch(new RegExp(`[{}]|\\b${category}\\b`, 'u'));
    }
  });
});
