import type { WalkBounds } from './walk-back.ts';

/** How much of a record may be looked at; a test asks for a smaller world. */
export interface RecordBounds {
  /** So many members are named one by one; undefined for what the tree says. */
  readonly mostNamed: number | undefined;
  readonly walk: WalkBounds;
}

/**
 * For a page, which is to be there at once. Each member that is named costs a look into the record;
 * of a million, a team above three thousand fills a page sooner when the record is read back.
 */
export const pageBounds: RecordBounds = {
  mostNamed: 3000,
  walk: { first: 250, mostAtOnce: 5000, most: 10_000 },
};
/** For sums, and for files, which need them. */
export const sumBounds: RecordBounds = {
  mostNamed: undefined,
  walk: { first: 5000, mostAtOnce: 5000, most: 20_000 },
};
