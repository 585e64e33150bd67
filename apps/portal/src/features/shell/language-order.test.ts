import type { Language } from '@portal/i18n/react';
import { describe, expect, it } from 'vitest';
import { inMenuOrder } from './language-order.ts';

const languages: readonly Language[] = [
  { code: 'TH', locale: 'th' },
  { code: 'EN', locale: 'en' },
  { code: 'CN', locale: 'zh-Hans' },
  { code: 'RU', locale: 'ru' },
  { code: 'DE', locale: 'de' },
];

const codes = (place: { code: string; countryCode: string | null }) =>
  inMenuOrder(languages, place).map(({ code }) => code);

describe('inMenuOrder', () => {
  it('begins with the language in use and that of the country, then goes by script', () => {
    expect(codes({ code: 'EN', countryCode: 'TH' })).toEqual(['EN', 'TH', 'DE', 'RU', 'CN']);
    expect(codes({ code: 'CN', countryCode: 'CN' })).toEqual(['CN', 'DE', 'EN', 'RU', 'TH']);
  });

  it('knows no language of an unknown country', () => {
    expect(codes({ code: 'DE', countryCode: null })).toEqual(['DE', 'EN', 'RU', 'TH', 'CN']);
  });
});
