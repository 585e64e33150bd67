/**
 * The query of the lottery's addresses: the game that is open, what a launch brought along, the day
 * of results.
 */
export interface HallSearch {
  readonly gameCode?: string;
  readonly prizeMode?: string;
  readonly backUrl?: string;
  readonly language?: string;
  readonly day?: string;
}

/** It is part of the first load, so the page itself looks at the values. */
export function readHallSearch(raw: Readonly<Record<string, unknown>>): HallSearch {
  const keys = ['gameCode', 'prizeMode', 'backUrl', 'language', 'day'];
  return Object.fromEntries(
    Object.entries(raw).filter(([key, value]) => keys.includes(key) && typeof value === 'string'),
  );
}
