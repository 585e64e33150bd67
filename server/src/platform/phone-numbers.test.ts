import { describe, expect, it } from 'vitest';
import { dialingCodeOf, readPhoneNumber } from './phone-numbers.ts';

const countries = ['TH', 'GB', 'US'];
const read = (number: string, dialingCode?: string) =>
  readPhoneNumber({ number, dialingCode }, countries);

describe('readPhoneNumber', () => {
  it.each([
    ['0812345678', '66'],
    ['812345678', '66'],
    ['812345678', '+66'],
    ['081-234 5678', '66'],
    ['+66 81 234 5678', undefined],
    ['+66812345678', '44'],
    ['０８１２３４５６７８', '66'],
    ['0812345678', undefined],
  ])('%s under %s is one number', (number, dialingCode) => {
    expect(read(number, dialingCode)).toEqual({
      number: '+66812345678',
      countryCode: 'TH',
      range: '+6681234',
    });
  });

  it.each([
    ['', '66', 'missing'],
    ['   ', '66', 'missing'],
    ['0812345678', '999', 'invalid'],
    ['08123456789012', '66', 'invalid'],
    ['12', '66', 'invalid'],
    ['call me', '66', 'invalid'],
    ['081234567x', '66', 'invalid'],
    ['+4915112345678', undefined, 'invalid'],
    ['02 123 4567', '66', 'invalid'],
    ['+66812345678 ext. 5', undefined, 'invalid'],
    ['\u0000', '66', 'invalid'],
  ])('%s under %s is %s', (number, dialingCode, problem) => {
    expect(read(number, dialingCode)).toBe(problem);
  });

  it('takes no number where the site lists no country', () => {
    expect(readPhoneNumber({ number: '0812345678' }, [])).toBe('invalid');
  });
});

describe('dialingCodeOf', () => {
  it('knows the code of a country, and none of what is no country', () => {
    expect([dialingCodeOf('TH'), dialingCodeOf('US'), dialingCodeOf('XX')]).toEqual([
      '66',
      '1',
      '',
    ]);
  });
});
