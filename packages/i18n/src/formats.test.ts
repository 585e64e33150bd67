import { describe, expect, it } from 'vitest';
import { createFormats, moneyLine } from './formats.ts';
import { intlTagOf } from './languages.ts';

// Expected texts follow design-brief.md 3.11: Latin digits, grouping always, sign first.
describe('createFormats', () => {
  const english = createFormats(intlTagOf('en'), 'Asia/Bangkok');
  const arabic = createFormats(intlTagOf('ar'), 'Asia/Bangkok');

  it.each([
    ['12480.50', '', '12,480.50'],
    ['-1234.5', '−', '1,234.5'],
    ['0.00', '', '0.00'],
    ['-0.00', '', '0.00'],
    ['90071992547409931234.567', '', '90,071,992,547,409,931,234.567'],
    ['1000', '', '1,000'],
  ])('writes %s as %s%s in both languages', (amount, sign, number) => {
    for (const formats of [english, arabic]) {
      expect(formats.money(amount, '฿')).toEqual({ sign, symbol: '฿', number });
    }
  });

  it('shows the plus of a win only where asked', () => {
    expect(english.money('5.00', '$', 'always').sign).toBe('+');
    expect(english.money('0.00', '$', 'always').sign).toBe('');
    expect(moneyLine(english.money('-5.00', '$', 'always'))).toBe('−\u2060$\u00A05.00');
  });

  it('writes the full time as yyyy-MM-dd hh:mm:ss in the site zone', () => {
    expect(english.fullDateTime('2026-03-08T17:05:09Z')).toBe('2026-03-09 00:05:09');
    expect(arabic.fullDateTime('2026-03-08T17:05:09Z')).toBe('2026-03-09 00:05:09');
  });

  it('knows the day of the site, which begins when its own clocks say so', () => {
    expect(english.day(Date.parse('2026-03-08T16:59:59Z'))).toBe('2026-03-08');
    expect(arabic.day(Date.parse('2026-03-08T17:00:00Z'))).toBe('2026-03-09');
  });

  it('writes a moment without seconds in the same shape, as one piece', () => {
    for (const formats of [english, arabic]) {
      expect(formats.dateTime('2026-03-08T17:05:09Z')).toBe('2026-03-09\u00A000:05');
    }
  });

  it('isolates a moment on a page that runs right to left, and only the moment', () => {
    const page = createFormats(intlTagOf('ar'), 'Asia/Bangkok', 'rtl');
    expect(page.dateTime('2026-03-08T17:05:09Z')).toBe(
      '\u20662026-\u206003-\u206009\u00A000:05\u2069',
    );
    expect(page.fullDateTime('2026-03-08T17:05:09Z')).toBe(
      '\u20662026-\u206003-\u206009 00:05:09\u2069',
    );
    expect(page.since('2026-03-08T17:05:00Z', Date.parse('2026-03-08T17:07:00Z'))).not.toContain(
      '\u2066',
    );
    expect(page.day(Date.parse('2026-03-08T17:05:09Z'))).toBe('2026-03-09');
    expect(page.dayInText('2026-03-09')).toBe('\u20662026-\u206003-\u206009\u2069');
    expect(english.dayInText('2026-03-09')).toBe('2026-03-09');
  });

  it('keeps Latin digits in Arabic', () => {
    expect(arabic.count(1234567)).toBe('1,234,567');
    expect(arabic.percent(0.9514)).toMatch(/95\.1/u);
  });

  it('writes a share without decimals that say nothing', () => {
    expect(english.share(0.5)).toBe('50%');
    expect(english.share(0.125)).toBe('12.5%');
    expect(arabic.share(0.5)).toMatch(/50/u);
  });

  it('says how long ago only under an hour', () => {
    const now = Date.parse('2026-03-08T12:00:00Z');
    expect(english.since('2026-03-08T11:58:00Z', now)).toBe('2 min. ago');
    expect(english.since('2026-03-08T10:00:00Z', now)).toBe(
      english.dateTime('2026-03-08T10:00:00Z'),
    );
  });
});
