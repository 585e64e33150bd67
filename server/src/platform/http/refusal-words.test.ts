import { describe, expect, it } from 'vitest';
import { openTexts } from '@portal/i18n/files';
import { refusalWords } from './refusal-words.ts';

const texts = openTexts();

describe('the sentence of a refusal', () => {
  it.each([
    ['team_envelope_amount', { most: '50000.00' }, '฿\u00A050,000.00'],
    ['stake_above_promo_limit', { limit: '1000.00', currency: 'THB' }, '฿\u00A01,000.00'],
    ['promotion_deposit_least', { least: '500.00' }, '฿\u00A0500.00'],
    ['conversion_day_limit', { leftToday: '-1.50' }, '\u2212\u2060฿\u00A01.50'],
  ] as const)('says the money of %s as the pages do', (code, data, money) => {
    const words = refusalWords({ code, data }, { locale: 'en', currency: 'THB' });
    const sentence = texts.errorText('en', code, words);
    expect(sentence).toContain(money);
    expect(sentence).not.toContain('THB');
  });

  it('leaves counts and shares as they are', () => {
    const data = { most: '12', group: '1990' };
    const reader = { locale: 'en', currency: 'THB' };
    expect(refusalWords({ code: 'group_quota', data }, reader)).toEqual(data);
  });
});
