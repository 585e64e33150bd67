import { describe, expect, it } from 'vitest';
import { dueDays } from './due-days.ts';

const yesterday = Temporal.PlainDate.from('2026-03-10');
const day = (text: string) => `2026-03-${text}`;
const due = (compared: readonly string[], missing: readonly string[] = []) =>
  dueDays({ yesterday, compared: compared.map(day), missing: missing.map(day) }).map((date) =>
    String(date).slice(-2),
  );

describe('the days of a sender that are to be compared', () => {
  it.each([
    ['never tried', [], [], ['09', '10']],
    ['up to date', ['08', '09', '10'], [], []],
    ['a gap in between and days since', ['05', '07'], [], ['06', '08', '09', '10']],
    ['never answered', [], ['07'], ['07', '08', '09', '10']],
    ['answered late', ['08'], ['07', '08'], ['07', '09', '10']],
  ])('%s', (_kind, compared, missing, days) => {
    expect(due(compared, missing)).toEqual(days);
  });

  it('are those of thirty days at most', () => {
    expect(dueDays({ yesterday, compared: ['2025-12-01'], missing: [] })).toHaveLength(30);
  });
});
