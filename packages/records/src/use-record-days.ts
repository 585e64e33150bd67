import { zoneLabel } from '@portal/i18n';
import { useFormats } from '@portal/i18n/react';
import type { DayLimits, DayRange } from '@portal/ui';
import { useSyncExternalStore } from 'react';
import { limitsOn, rangeOf, type DaySearch, type RecordLimits } from './days.ts';

export interface RecordDays {
  readonly range: DayRange;
  readonly today: string;
  readonly limits: DayLimits;
  /** The zone that the days and the times of the lines are in. */
  readonly zone: string;
}

const lookMs = 30_000;

/** A page that stays open goes on with the day: it looks often, and when it is seen again. */
function onClock(look: () => void): () => void {
  const timer = setInterval(look, lookMs);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

/** The site's days that a record shows; `usual` are those of an address that names none. */
export function useRecordDays(
  search: DaySearch,
  site: RecordLimits & {
    readonly timeZone: string;
    readonly usual: Parameters<typeof rangeOf>[1]['usual'];
    nowMs(this: void): number;
  },
): RecordDays {
  const formats = useFormats();
  const { timeZone, usual, mostDays, backDays } = site;
  const today = useSyncExternalStore(onClock, () => formats.day(site.nowMs()));
  const range = rangeOf(search, { today, usual, mostDays });
  const [zone = timeZone, otherZone] = new Set(
    [range.from, range.to].map((day) => zoneLabel(Date.parse(day), timeZone)),
  );
  return {
    range,
    today,
    limits: limitsOn(today, { mostDays, backDays }),
    // Where the clocks change in these days, the zone has two offsets and goes by its name.
    zone: otherZone === undefined ? zone : timeZone,
  };
}
