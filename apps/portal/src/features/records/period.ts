import { startOfSiteDay } from '../../shared/time/site-days.ts';
import type { Preset } from './period-search.ts';

/** Instants that a record is cut by; an open side is absent. */
export interface Period {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** A preset as instants of the site's days; the end is open where it is now. */
export function periodOf(
  preset: Preset,
  now: { readonly atMs: number; readonly timeZone: string },
): Period {
  const start = (daysBack: number): string => startOfSiteDay({ ...now, daysBack });
  switch (preset) {
    case 'today':
      return { from: start(0) };
    case 'yesterday':
      return { from: start(1), to: start(0) };
    case 'days7':
      return { from: start(6) };
    case 'days30':
      return { from: start(29) };
  }
}
