import { expect, it } from 'vitest';
import { fixedClock } from '../../test/fixed-clock.ts';
import { createIds } from './ids.ts';
import { numberOfId } from './number-of.ts';
import { systemRandom } from './random.ts';

const shape = /^RD\d{6}[0-9A-HJKMNP-TV-Z]{10}$/u;

it('names an id by its day on the site and ten signs, the same each time', () => {
  const id = createIds(fixedClock('2026-02-28T18:30:00Z'), systemRandom()).next('rdm');
  const number = numberOfId({ timeZone: 'Asia/Bangkok' }, 'RD', id);
  expect(number).toMatch(shape);
  expect(number.slice(0, 8)).toBe('RD260301');
  expect(numberOfId({ timeZone: 'Asia/Bangkok' }, 'RD', id)).toBe(number);
  expect(numberOfId({ timeZone: 'UTC' }, 'RD', id).slice(0, 8)).toBe('RD260228');
});

it('names no two ids alike', () => {
  const ids = createIds(fixedClock('2026-03-02T08:00:00Z'), systemRandom());
  const numbers = Array.from({ length: 20_000 }, () =>
    numberOfId({ timeZone: 'UTC' }, 'PT', ids.next('ptm')),
  );
  expect(new Set(numbers).size).toBe(numbers.length);
});
