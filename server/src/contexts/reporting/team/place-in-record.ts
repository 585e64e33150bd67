import type { Span } from './walk-back.ts';

/** As an instant begins; neither an id nor the two numbers of a line do. */
const momentStart = /^\d{4}-\d{2}-\d{2}T/u;

export interface PlaceInRecord extends Span {
  /** The row behind which the page begins; undefined where a moment or nothing says so. */
  readonly cursor: string | undefined;
}

/**
 * What of a span is left of a page: all before the moment at which a search stopped, or what is
 * behind a row.
 */
export function placeInRecord({ from, to }: Span, cursor: string | undefined): PlaceInRecord {
  if (cursor === undefined || !momentStart.test(cursor)) {
    return { from, to, cursor };
  }
  return { from, to: endAt(to, Temporal.Instant.from(cursor)), cursor: undefined };
}

/**
 * Where a search begins: at a row, with everything of its moment, and never in what is to come, of
 * which there is nothing to search.
 */
export function searchEnd(
  end: Temporal.Instant,
  { now, row }: { readonly now: Temporal.Instant; readonly row: Temporal.Instant | undefined },
): Temporal.Instant {
  return endAt(end, (row ?? now).add({ microseconds: 1 }));
}

function endAt(end: Temporal.Instant, at: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(at, end) < 0 ? at : end;
}
