import { openTexts } from '@portal/i18n/files';
import { describe, expect, it } from 'vitest';
import { throttled } from './throttled.ts';

const texts = openTexts();

describe('throttled', () => {
  it.each([
    // portal.md 9 says five minutes; a longer wait is told as long as it is.
    [1, 'Too many tries. Wait 5 minutes, then try again.'],
    [300, 'Too many tries. Wait 5 minutes, then try again.'],
    [301, 'Too many tries. Wait 6 minutes, then try again.'],
    [3600, 'Too many tries. Wait 60 minutes, then try again.'],
    [7200, 'Too many tries. Wait 120 minutes, then try again.'],
    [7201, 'Too many tries. Wait 3 hours, then try again.'],
    [86_400, 'Too many tries. Wait 24 hours, then try again.'],
  ])('of %i seconds says so', (seconds, text) => {
    const { code, data } = throttled(seconds);
    expect(data['retryAfterSeconds']).toBe(seconds);
    expect(texts.errorText('en', code, data)).toBe(text);
    expect(texts.errorText('ar', code, data)).not.toMatch(/[{}#]/u);
  });
});
