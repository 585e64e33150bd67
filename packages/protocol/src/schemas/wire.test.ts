import { describe, expect, it } from 'vitest';
import { wallTime } from './brand-text.ts';
import { bankReferenceText, instantInput } from './wire.ts';

const takes = (text: string) => instantInput.safeParse(text).success;

describe('instantInput', () => {
  it.each([
    '2026-02-30T25:61:61Z',
    '2030-13-45T99:99:99Z',
    '0000-00-00T00:00:00Z',
    '2026-02-29T00:00:00Z',
    '2026-06-30T23:59:60Z',
    '2026-06-30T24:00:00Z',
    '0000-01-01T00:00:00Z',
    '1969-12-31T23:59:59Z',
    '3000-01-01T00:00:00Z',
    '2026-03-02T00:00:00+07:00',
    '2026-03-02',
  ])('refuses %s', (text) => {
    expect(takes(text)).toBe(false);
  });

  it.each(['2024-02-29T23:59:59Z', '1970-01-01T00:00:00.5Z', '2999-12-31T23:59:59.123456789Z'])(
    'takes %s, which every later reader knows',
    (text) => {
      expect(takes(text)).toBe(true);
      expect(() => Temporal.Instant.from(text)).not.toThrow();
    },
  );
});

describe('wallTime', () => {
  it('is of a day that the calendar has', () => {
    const days = ['2026-02-31', '2026-00-10', '0000-01-01', '2026-02-28'];
    expect(days.map((day) => wallTime.safeParse(`${day}T18:30`).success)).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });
});

describe('bankReferenceText', () => {
  it.each([
    ['small letters', 'kbnk-771'],
    ['blanks around and inside', '  KBNK - 771\u00a0'],
    ['wide letters and digits', '\uff2b\uff22\uff2e\uff2b-\uff17\uff17\uff11'],
    ['marks that nobody sees', 'KB\u200bNK\u00ad-7\u202e71\ufeff'],
  ])('reads %s as the same reference', (_what, text) => {
    expect(bankReferenceText.parse(text)).toBe('KBNK-771');
  });

  it('asks for three characters that somebody sees', () => {
    expect(bankReferenceText.safeParse('A\u200b \u200b1').success).toBe(false);
  });
});
