import { describe, expect, it } from 'vitest';
import { otherLanguages } from './other-languages.ts';

describe('otherLanguages', () => {
  it('keeps what a form does not show, and nothing of what it shows', () => {
    expect(otherLanguages({ en: 'Gold', ar: 'ذهبي', th: 'ทอง' })).toEqual({ th: 'ทอง' });
    expect(otherLanguages(undefined)).toEqual({});
  });
});
