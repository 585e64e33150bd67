/**
 * A member's score and when it was reached; the hash settles what is still equal
 * (agents-loyalty-money.md D5).
 */
export interface Standing {
  readonly memberId: string;
  readonly score: bigint;
  readonly reachedAt: Temporal.Instant;
  readonly memberHash: string;
  /** Linked identities: only the best of a cluster counts. */
  readonly clusterId?: string;
  readonly isExcluded?: boolean;
}

export interface RankedStanding extends Standing {
  readonly rank: number;
}

/**
 * Ranks standings: higher score, then the earlier time of reaching it, then the lower hash
 * (agents-loyalty-money.md D5).
 */
export function rankStandings(standings: readonly Standing[]): readonly RankedStanding[] {
  const clusters = new Set<string>();
  return standings
    .filter(({ isExcluded, score }) => isExcluded !== true && score > 0n)
    .toSorted(byRank)
    .filter(({ clusterId }) => {
      const isFirst = clusterId === undefined || !clusters.has(clusterId);
      if (clusterId !== undefined) {
        clusters.add(clusterId);
      }
      return isFirst;
    })
    .map((standing, index) => ({ ...standing, rank: index + 1 }));
}

/** Prizes by rank, minor units; the key of each debt is `board:{id}:{rank}`. */
export function boardPrizes(
  standings: readonly RankedStanding[],
  prizeMinorByRank: readonly bigint[],
): readonly { readonly memberId: string; readonly rank: number; readonly prizeMinor: bigint }[] {
  return standings.flatMap(({ memberId, rank }) => {
    const prizeMinor = prizeMinorByRank[rank - 1] ?? 0n;
    return prizeMinor > 0n ? [{ memberId, rank, prizeMinor }] : [];
  });
}

/** First and last character of a name, the rest as three stars. */
export function maskName(name: string): string {
  const letters = [...name];
  const [first = ''] = letters;
  return letters.length < 2 ? `${first}***` : `${first}***${letters.at(-1) ?? ''}`;
}

function byRank(left: Standing, right: Standing): number {
  if (left.score !== right.score) {
    return left.score > right.score ? -1 : 1;
  }
  const time = Temporal.Instant.compare(left.reachedAt, right.reachedAt);
  return time === 0 ? (left.memberHash < right.memberHash ? -1 : 1) : time;
}
