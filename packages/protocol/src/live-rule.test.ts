import { describe, expect, it } from 'vitest';
import { liveRule } from './live-rule.ts';

const rule = {
  enabled: true,
  required: true,
  minLength: 8,
  maxLength: 20,
  patternId: 'letter_then_alphanumeric',
} as const;

describe('liveRule', () => {
  it.each([
    ['', { key: 'range' }],
    ['abc', { key: 'toGo', count: 5 }],
    ['a'.repeat(22), { key: 'tooMany', count: 2 }],
    ['1bcdefgh', { key: 'pattern' }],
    ['abcdefgh', { key: 'range' }],
    ['a🦉cdefg', { key: 'toGo', count: 1 }],
  ])('of %j is %j', (value, expected) => {
    expect(liveRule(rule, value)).toEqual(expected);
  });
});
