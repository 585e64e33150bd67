import { describe, expect, it } from 'vitest';
import { birthdayState, birthdayWindow } from './birthday-gift.ts';

const day = (text: string) => Temporal.PlainDate.from(text);
const monthDay = (text: string) => Temporal.PlainMonthDay.from(text);

// By hand from agents-loyalty-money.md D3: within three days, 29 February counts as 28.
describe('birthdayWindow', () => {
  it.each([
    ['2026-05-10', '05-10', '2026-05-07', '2026-05-13'],
    ['2026-05-13', '05-10', '2026-05-07', '2026-05-13'],
    ['2026-05-14', '05-10', '2027-05-07', '2027-05-13'],
    ['2026-12-30', '01-01', '2026-12-29', '2027-01-04'],
    ['2027-01-02', '12-31', '2026-12-28', '2027-01-03'],
    ['2027-02-01', '02-29', '2027-02-25', '2027-03-03'],
    ['2028-02-01', '02-29', '2028-02-26', '2028-03-03'],
  ])('on %s that of %s is open from %s to %s', (today, birthday, from, to) => {
    const window = birthdayWindow(day(today), monthDay(birthday));
    expect([String(window.from), String(window.to)]).toEqual([from, to]);
  });
});

describe('birthdayState', () => {
  const window = birthdayWindow(day('2026-05-08'), monthDay('05-10'));
  const usual = { window, knownOn: day('2026-01-01'), isProven: true, isClaimed: false };

  it.each([
    ['UNSET', '2026-05-08', { knownOn: undefined }],
    ['UNSET', '2026-05-08', { window: undefined }],
    ['CLAIMED', '2026-05-08', { isClaimed: true, isProven: false }],
    ['UNPROVEN', '2026-05-08', { isProven: false }],
    ['NEW', '2026-05-08', { knownOn: day('2026-04-14') }],
    ['COMING', '2026-05-06', {}],
    ['COMING', '2026-05-08', { knownOn: day('2026-04-13') }],
    ['CLAIM', '2026-05-13', { knownOn: day('2026-04-13') }],
    ['CLAIM', '2026-05-07', {}],
  ] as const)('is %s on %s', (state, today, change) => {
    expect(birthdayState(day(today), { ...usual, ...change })).toBe(state);
  });
});
