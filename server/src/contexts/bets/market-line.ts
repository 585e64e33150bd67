import type { Category } from '@portal/commission';
import type { Bet } from './bet.ts';

/** Products whose opposite sides are those of one market line (agents-loyalty-money.md A3). */
const onLines: ReadonlySet<Category> = new Set(['SPORTS', 'ESPORTS', 'COCKFIGHT']);

type Placed = Pick<Bet, 'category' | 'terms'>;

/** Its vendor's key of the line, the same whatever the round of the bet is called. */
export function marketKeyOf({ category, terms }: Placed): string | undefined {
  return onLines.has(category) ? terms?.marketKey : undefined;
}

/**
 * Whether two bets of a member at a provider are weighed together: those on one line, by its key;
 * of others those of one round, where a match has as many lines as markets are named.
 */
export function areOnOneLine(bet: Bet, other: Bet): boolean {
  const key = marketKeyOf(bet);
  if (key !== undefined || marketKeyOf(other) !== undefined) {
    return key === marketKeyOf(other);
  }
  const isOneRound = bet.roundId !== null && bet.roundId === other.roundId;
  return isOneRound && marketOf(bet) === marketOf(other);
}

function marketOf({ category, terms }: Placed): string | undefined {
  return onLines.has(category) ? terms?.market : undefined;
}
