import { describe, expect, it } from 'vitest';
import { wordCount } from './feedback.ts';

describe('wordCount', () => {
  it.each([
    ['', 0],
    ['  … !? ', 0],
    ['My deposit is missing.', 4],
    ['لم يصل الإيداع', 3],
    ['我的存款没有到', 4],
  ])('of %j is %i', (text, count) => {
    expect(wordCount(text)).toBe(count);
  });
});
