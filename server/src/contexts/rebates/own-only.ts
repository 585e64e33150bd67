import { isWithin, type StopSpan } from '../limits/index.ts';
import type { FoldedRow } from '../turnover/index.ts';
import { accrualsOf, type Granted, type Share } from './accruals.ts';

/** When members were excluded. */
export type Stops = ReadonlyMap<FoldedRow['memberId'], readonly StopSpan[]>;

/** What the member gets alone. */
export function ownOf(shares: readonly Share[]): readonly Share[] {
  return shares.filter(({ source }) => source === 'own');
}

/**
 * What an hour of play brings; agents earn nothing by what was played while its member was excluded
 * (agents-loyalty-money.md H). An hour in which that began or ended is parted there.
 */
export function sharesOfHour(row: FoldedRow, granted: Granted, stops: Stops): readonly Share[] {
  const spans = stops.get(row.memberId);
  const isOwnOnly = (moment: string) => isWithin(Temporal.Instant.from(moment), spans);
  const { parts = [{ ...row, since: row.hour }] } = row;
  if (parts.every(({ since }) => !isOwnOnly(since))) {
    return accrualsOf(row, granted);
  }
  return parts.flatMap(({ since, ...played }) => {
    const { memberId, category, siteDay } = row;
    const earned = accrualsOf({ memberId, category, siteDay, ...played }, granted);
    return isOwnOnly(since) ? ownOf(earned) : earned;
  });
}
