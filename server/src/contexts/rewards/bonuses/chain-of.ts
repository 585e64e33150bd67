import type { Reward } from './store-rewards.ts';

type Span = Pick<Reward, 'claimedAt' | 'offeredAt' | 'closedAt'>;

/**
 * The bonuses that somebody asks about, and all whose time overlaps with theirs, directly or over
 * another: the wallet is shared among these.
 */
export function chainOf<Row extends Span>(
  rewards: readonly Row[],
  isAsked: (reward: Row) => boolean,
): readonly Row[] {
  let chain = rewards.filter(isAsked);
  for (;;) {
    const wider = rewards.filter((reward) => chain.some((other) => isOverlapping(reward, other)));
    if (wider.length === chain.length) {
      return chain;
    }
    chain = wider;
  }
}

function isOverlapping(left: Span, right: Span): boolean {
  return isBefore(beginOf(left), right.closedAt) && isBefore(beginOf(right), left.closedAt);
}

function isBefore(at: Temporal.Instant, end: Temporal.Instant | null): boolean {
  return end === null || Temporal.Instant.compare(at, end) <= 0;
}

function beginOf({ claimedAt, offeredAt }: Span): Temporal.Instant {
  return claimedAt ?? offeredAt;
}
