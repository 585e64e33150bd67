import { samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import {
  changedSchedule,
  clockOf,
  intervals,
  scheduleText,
  secondOf,
  typedSchedule,
} from './schedule-form.ts';

const calendar = samples.createLotteryGame.settings.schedule;
const interval = { kind: 'interval', intervalSeconds: 60, leadSeconds: 5, zone: 480 } as const;

describe('a schedule in a form', () => {
  it('is the same when nothing is changed', () => {
    for (const schedule of [calendar, interval, { kind: 'feed', zone: 420 } as const]) {
      expect(changedSchedule(schedule, typedSchedule(schedule))).toEqual(schedule);
    }
  });

  it('takes an interval with its lead, and times and days of a calendar', () => {
    const typed = typedSchedule(interval);
    expect(intervals).toContain(typed.interval);
    expect(changedSchedule(interval, { ...typed, interval: '180/10' })).toMatchObject({
      intervalSeconds: 180,
      leadSeconds: 10,
    });
    const days = [false, true, false, true, false, true, false];
    const changed = changedSchedule(calendar, {
      ...typedSchedule(calendar),
      closes: '18:00',
      draws: '18:30',
      days,
    });
    expect(changed).toMatchObject({
      closesAtSecond: 64_800,
      drawsAtSecond: 66_600,
      days: [1, 3, 5],
    });
    expect(scheduleText(changed, String)).toBe('1 3 5 · 18:00 – 18:30');
  });

  it('keeps the days of numbers that count the draws of a year', () => {
    const counted = { ...calendar, issueForm: 'yyyyNNN' } as typeof calendar;
    const typed = { ...typedSchedule(counted), days: [] };
    expect(changedSchedule(counted, typed)).toEqual(counted);
  });

  it.each([
    ['18:10', 65_400],
    ['00:00', 0],
    ['24:00', undefined],
    ['1810', undefined],
  ])('reads the clock %s', (text, second) => {
    expect(secondOf(text)).toBe(second);
    expect(second === undefined ? text : clockOf(second)).toBe(text);
  });
});
