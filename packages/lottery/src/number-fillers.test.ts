import { describe, expect, it } from 'vitest';
import { betTypes, findBetType } from './catalog.ts';
import { fromMinor, minorOf } from './decimal.ts';
import {
  crossing,
  digitSumEnding,
  doubles,
  fromDigits,
  nineteenGate,
  permutations,
  randomSelections,
} from './number-fillers.ts';
import { seededUniform } from './testing/seeded-uniform.ts';
import { zodiacNumbers, zodiacYear, signs } from './zodiac.ts';

// lottery.md B8; sizes by counting.
describe('the helpers of the bet panel', () => {
  it('write all different orders, ascending', () => {
    expect(permutations('001')).toEqual(['001', '010', '100']);
    expect(permutations('1111')).toEqual(['1111']);
  });

  it('fill in the sets of two-digit numbers', () => {
    expect(nineteenGate('0')).toHaveLength(19);
    expect(digitSumEnding('0')).toEqual([
      '00',
      '19',
      '28',
      '37',
      '46',
      '55',
      '64',
      '73',
      '82',
      '91',
    ]);
    expect(doubles()).toEqual(['00', '11', '22', '33', '44', '55', '66', '77', '88', '99']);
  });

  it('use different places of a digit list, and cross digit sets', () => {
    expect(fromDigits('112', 2)).toEqual(['11', '12', '21']);
    expect(fromDigits('1234', 4)).toHaveLength(24);
    expect(crossing([['1', '2'], ['0'], ['5', '6'], ['9']])).toEqual([
      '1059',
      '1069',
      '2059',
      '2069',
    ]);
  });

  it('draw different random selections, as many as there are', () => {
    const uniform = seededUniform(5);
    for (const betType of betTypes) {
      const selections = randomSelections(betType, 3, uniform);
      expect(new Set(selections.map((selection) => JSON.stringify(selection))).size).toBe(
        selections.length,
      );
      expect(selections.every((selection) => betType.parse(selection).ok)).toBe(true);
    }
    const anyTriple = findBetType('k3.triple.any');
    expect(anyTriple === undefined ? [] : randomSelections(anyTriple, 3, uniform)).toEqual([{}]);
  });
});

describe('the signs of a year', () => {
  it('share out the 49 numbers, five for the sign of the year', () => {
    for (const year of signs) {
      const numbers = signs.map((sign) => zodiacNumbers(sign, year));
      expect(numbers.flat().toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: 49 }, (_, index) => index + 1),
      );
      expect(zodiacNumbers(year, year)).toEqual([1, 13, 25, 37, 49]);
    }
  });

  it('change on the day of the table, and are unknown outside it', () => {
    expect(zodiacYear({ year: 2030, month: 2, day: 2 })).toBe('rooster');
    expect(zodiacYear({ year: 2030, month: 2, day: 3 })).toBe('dog');
    expect(zodiacYear({ year: 2024, month: 2, day: 9 })).toBeUndefined();
    expect(zodiacYear({ year: 2035, month: 12, day: 31 })).toBe('rabbit');
    expect(zodiacYear({ year: 2036, month: 1, day: 1 })).toBeUndefined();
  });
});

describe('amounts in minor units', () => {
  it('go there and back by the exponent of the currency', () => {
    expect(minorOf(1_234_500n)).toBe(12_345n);
    expect(minorOf(1_230_000n, 0)).toBe(123n);
    expect(fromMinor(12_345n, 3)).toBe(123_450n);
    expect(() => minorOf(1n)).toThrow('minor units');
  });
});
