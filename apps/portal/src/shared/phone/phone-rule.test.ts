import { describe, expect, it } from 'vitest';
import { phoneProblem } from './phone-rule.ts';

const countries = [
  { countryCode: 'TH', countryDialingCode: '66' },
  { countryCode: 'GB', countryDialingCode: '44' },
];

describe('phoneProblem', () => {
  // Example numbers and lengths of the numbering plans (ITU E.164; Ofcom 07400 100000).
  it.each([
    ['812345678', '66', undefined],
    ['081 234 5678', '66', undefined],
    ['+44 7400 123456', '66', undefined],
    ['７４００１２３４５６', '44', undefined],
    ['  ', '66', { key: 'missing' }],
    ['8123', '66', { key: 'digits', lengths: [9] }],
    ['74001234567', '44', { key: 'digits', lengths: [10] }],
    ['21234567', '66', { key: 'digits', lengths: [9] }],
    ['112345678', '66', { key: 'invalid' }],
    ['+1 201 555 0123', '66', { key: 'invalid' }],
    ['812345678', '', { key: 'invalid' }],
  ])('of %j behind +%s is %j', (text, dialingCode, expected) => {
    expect(phoneProblem(text, dialingCode, countries)).toEqual(expected);
  });
});
