import type { Share } from './accruals.ts';

/**
 * Whether agents earn nothing by an hour of play of whoever is excluded since a moment
 * (agents-loyalty-money.md H). The hour of the exclusion counts, and so it is taken back.
 */
export function isOwnOnly(hour: string, exclusion: Temporal.Instant | undefined): boolean {
  const start = Temporal.Instant.from(hour);
  return exclusion !== undefined && Temporal.Instant.compare(start, exclusion) >= 0;
}

/** What the member gets alone. */
export function ownOf(shares: readonly Share[]): readonly Share[] {
  return shares.filter(({ source }) => source === 'own');
}
