import { zoneLabel } from '@portal/i18n';
import { useFormats } from '@portal/i18n/react';
import { useState } from 'react';
import { nowMs } from '../../shared/clock.ts';
import { siteTimeZone } from '../../shared/env.ts';
import { limitsOn, rangeOf, type RecordSearch } from './record-search.ts';

/** The site's days that a record shows, and the zone that they and its times are in. */
export function useDays(search: RecordSearch) {
  const formats = useFormats();
  const timeZone = siteTimeZone();
  const [today] = useState(() => formats.day(nowMs()));
  const range = rangeOf(search, today);
  const [zone = timeZone, otherZone] = new Set(
    [range.from, range.to].map((day) => zoneLabel(Date.parse(day), timeZone)),
  );
  return {
    range,
    today,
    limits: limitsOn(today),
    // Where the clocks change in these days, the zone has two offsets and goes by its name.
    zone: otherZone === undefined ? zone : timeZone,
  };
}
