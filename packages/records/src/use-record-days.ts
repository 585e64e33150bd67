import { zoneLabel } from '@portal/i18n';
import { useFormats } from '@portal/i18n/react';
import type { DayLimits, DayRange } from '@portal/ui';
import { useState } from 'react';
import { limitsOn, rangeOf, type DaySearch } from './days.ts';

export interface RecordDays {
  readonly range: DayRange;
  readonly today: string;
  readonly limits: DayLimits;
  /** The zone that the days and the times of the lines are in. */
  readonly zone: string;
}

/** The site's days that a record shows; `usual` are those of an address that names none. */
export function useRecordDays(
  search: DaySearch,
  site: {
    readonly timeZone: string;
    readonly usual: Parameters<typeof rangeOf>[1]['usual'];
    readonly mostDays?: number | undefined;
    nowMs(this: void): number;
  },
): RecordDays {
  const formats = useFormats();
  const { timeZone, usual, mostDays } = site;
  const [today] = useState(() => formats.day(site.nowMs()));
  const range = rangeOf(search, { today, usual, mostDays });
  const [zone = timeZone, otherZone] = new Set(
    [range.from, range.to].map((day) => zoneLabel(Date.parse(day), timeZone)),
  );
  return {
    range,
    today,
    limits: limitsOn(today, mostDays),
    // Where the clocks change in these days, the zone has two offsets and goes by its name.
    zone: otherZone === undefined ? zone : timeZone,
  };
}
