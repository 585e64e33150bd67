import type { Sample } from '../sample.ts';

export const readReviewRhythm: Sample<'readReviewRhythm'> = {
  months: 6,
  nextAt: '2026-08-01T09:00:00Z',
};
export const changeReviewRhythm: Sample<'changeReviewRhythm'> = {
  months: 1,
  nextAt: '2026-04-01T09:00:00Z',
};
