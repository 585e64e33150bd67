import { expect, it } from 'vitest';
import { isWithinHours } from './opening-hours.ts';

const at = (time: string) => ({
  clock: { now: () => Temporal.Instant.from(`2026-03-01T${time}:00Z`) },
  site: { timeZone: 'Asia/Bangkok' },
});

it.each([
  // 09:00 in Bangkok is 02:00 in Greenwich.
  ['09:00', '18:00', '01:59', false],
  ['09:00', '18:00', '02:00', true],
  ['09:00', '18:00', '10:59', true],
  ['09:00', '18:00', '11:00', false],
  // Over midnight.
  ['22:00', '02:00', '15:00', true],
  ['22:00', '02:00', '18:59', true],
  ['22:00', '02:00', '19:00', false],
  // All day.
  ['08:00', '08:00', '20:00', true],
])('is open from %s to %s at %s of Greenwich: %s', (opens, closes, time, isOpen) => {
  expect(isWithinHours({ opens, closes }, at(time))).toBe(isOpen);
});

it('is always open without hours', () => {
  expect(isWithinHours(undefined, at('00:00'))).toBe(true);
});
