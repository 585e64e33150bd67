import { describe, expect, it } from 'vitest';
import type { SendCounts } from './send-policy.ts';
import { judgeSending, sendLimits } from './send-policy.ts';

const now = Temporal.Instant.from('2026-03-02T08:00:00Z');

const none: SendCounts = {
  numberInPause: 0,
  numberInHour: 0,
  numberInDay: 0,
  browserInHour: 0,
  browserInDay: 0,
  blockInHour: 0,
  rangeAskedInHour: 0,
  rangeInHour: 0,
  rangeInDay: 0,
  rangeUsedInDay: 0,
  countryAskedInHour: 0,
  countryInHour: 0,
  countryInDay: 0,
  siteInDay: 0,
  siteUnsentInDay: 0,
  lastAt: null,
  pauseFrom: null,
  numberHourFrom: null,
  numberDayFrom: null,
  browserDayFrom: null,
  blockHourFrom: null,
};

const judge = (counts: Partial<SendCounts>) => judgeSending({ ...none, ...counts }, now);
const before = (milliseconds: number) => now.subtract({ milliseconds });

describe('judgeSending (R65)', () => {
  it.each([
    ['the first', {}, { kind: 'open' }],
    ['999 ms after the last', { lastAt: before(999) }, { kind: 'throttled' }],
    ['1000 ms after the last', { lastAt: before(1000) }, { kind: 'open' }],
    ['the third in five minutes', { numberInPause: 2 }, { kind: 'open' }],
    [
      'the fourth in five minutes',
      { numberInPause: 3, pauseFrom: before(0) },
      { kind: 'pause', seconds: 300 },
    ],
    [
      'the fourth, four minutes after the first',
      { numberInPause: 3, pauseFrom: before(240_000) },
      { kind: 'pause', seconds: 60 },
    ],
    ['the fifth in an hour', { numberInHour: 4 }, { kind: 'open' }],
    [
      'the sixth in an hour, twenty minutes after the first',
      { numberInHour: 5, numberHourFrom: before(1_200_000) },
      { kind: 'wait', seconds: 2400 },
    ],
    ['the tenth in a day', { numberInDay: 9 }, { kind: 'open' }],
    [
      'the eleventh in a day, two hours after the first',
      { numberInDay: 10, numberDayFrom: before(7_200_000) },
      { kind: 'wait', seconds: 79_200 },
    ],
    [
      'the eleventh of a day that is nearly over',
      { numberInDay: 10, numberDayFrom: before(86_399_500) },
      { kind: 'pause', seconds: 1 },
    ],
    [
      'the longer of two waits',
      { numberInPause: 3, pauseFrom: before(0), numberInDay: 10, numberDayFrom: before(3000) },
      { kind: 'wait', seconds: 86_397 },
    ],
    ['the third from a browser', { browserInHour: 2 }, { kind: 'open' }],
    ['the fourth from a browser', { browserInHour: 3 }, { kind: 'captcha' }],
    ['the eleventh from an address', { blockInHour: 10 }, { kind: 'captcha' }],
    [
      'the 21st of a day from a browser',
      { browserInDay: 20, browserDayFrom: before(1000) },
      { kind: 'wait', seconds: 86_399 },
    ],
    [
      'the 61st from an address',
      { blockInHour: 60, blockHourFrom: before(1_800_000) },
      { kind: 'wait', seconds: 1800 },
    ],
    ['the 31st to a range', { rangeInHour: 30, rangeUsedInDay: 1 }, { kind: 'quota', of: 'range' }],
    ['the fifth to a range', { rangeAskedInHour: 4 }, { kind: 'open' }],
    ['the sixth to a range', { rangeAskedInHour: 5 }, { kind: 'captcha' }],
    ['the 101st of an hour to a country', { countryAskedInHour: 100 }, { kind: 'captcha' }],
    ['the 501st of an hour to it', { countryInHour: 500 }, { kind: 'quota', of: 'country' }],
    ['the 2501st to nobody there', { countryAskedInHour: 2500 }, { kind: 'quota', of: 'country' }],
    ['the 2500th to nobody there', { countryAskedInHour: 2499 }, { kind: 'captcha' }],
    [
      'much that was sent beside it',
      { countryAskedInHour: 2900, countryInHour: 401 },
      { kind: 'captcha' },
    ],
    ['to a range that reads none', { rangeInDay: 15 }, { kind: 'quota', of: 'unread_range' }],
    ['to a range that reads some', { rangeInDay: 15, rangeUsedInDay: 1 }, { kind: 'open' }],
    ['beyond that of a country', { countryInDay: 10_000 }, { kind: 'quota', of: 'country' }],
    ['beyond the budget of the site', { siteInDay: 20_000 }, { kind: 'quota', of: 'site' }],
    ['beyond its wishes to nobody', { siteUnsentInDay: 100_000 }, { kind: 'quota', of: 'site' }],
  ] as const)('%s', (_name, counts, verdict) => {
    expect(judge(counts)).toEqual(verdict);
  });

  it.each([
    ['of the site, then of a country', { siteInDay: 20_000, countryInHour: 500 }, 'site'],
    ['of a country, then of a range', { countryInHour: 500, rangeInHour: 30 }, 'country'],
    ['of a range, then that of unread ones', { rangeInHour: 30, rangeInDay: 30 }, 'range'],
  ] as const)('names the wider of two quotas that are used up: %s', (_name, counts, of) => {
    expect(judge(counts)).toEqual({ kind: 'quota', of });
  });

  it.each([
    ['a wait', { numberInDay: 10, numberDayFrom: before(0) }, { kind: 'wait', seconds: 86_400 }],
    ['the second', { lastAt: before(999) }, { kind: 'throttled' }],
  ] as const)('says %s before a quota', (_name, counts, verdict) => {
    expect(judge({ ...counts, siteInDay: 20_000, rangeInHour: 30 })).toEqual(verdict);
  });

  it('sends at most an hour’s budget to one range, whatever numbers a pumper takes', () => {
    let sent = 0;
    for (let number = 0; number < 5000; number += 1) {
      const counts = { rangeInHour: sent, rangeInDay: sent, rangeUsedInDay: 0, siteInDay: sent };
      sent += judge(counts).kind === 'open' ? 1 : 0;
    }
    expect(sent).toBe(sendLimits.unreadRange);
  });
});
