import { type PeriodType, periodOf } from '@portal/commission';
import { expect, it } from 'vitest';
import { isLastOfMonth } from './run-settings.ts';

const zone = 'Asia/Bangkok';

it.each([
  ['WEEKLY', '2026-11-25', '2026-W48', false],
  ['WEEKLY', '2026-12-02', '2026-W49', true],
  ['WEEKLY', '2026-12-30', '2026-W53', true],
  ['SEMIMONTHLY', '2026-11-10', '2026-11-H1', false],
  ['SEMIMONTHLY', '2026-11-20', '2026-11-H2', true],
  ['MONTHLY', '2026-12-20', '2026-12', true],
  ['DAILY', '2026-11-29', '2026-11-29', false],
  ['DAILY', '2026-11-30', '2026-11-30', true],
] satisfies readonly (readonly [PeriodType, string, string, boolean])[])(
  '%s of %s, %s, ends its month: %s (C5)',
  (type, day, key, isLast) => {
    const at = Temporal.PlainDate.from(day).toZonedDateTime(zone).toInstant();
    const unit = periodOf(type, zone, at);
    expect([unit.key, isLastOfMonth(unit, zone)]).toEqual([key, isLast]);
  },
);
