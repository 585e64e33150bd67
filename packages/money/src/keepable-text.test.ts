import { describe, expect, it } from 'vitest';
import { isKeepableText } from './keepable-text.ts';

describe('isKeepableText', () => {
  it.each([
    ['', true],
    ['ordinary', true],
    ['\u{1f600}', true],
    ['a\0b', false],
    ['\ud800', false],
    ['a\udc00', false],
  ])('%j: %s', (text, isKeepable) => {
    expect(isKeepableText(text)).toBe(isKeepable);
  });
});
