import { dayBet, dayLineOf } from '@portal/vendors';
import type { TheirBet, UnreadLine } from './compare-bets.ts';
import { theirBet } from './their-bet.ts';

/** What a vendor told of a day: bets, and lines that are none but lose no other. */
export interface ToldDay {
  readonly theirs: readonly TheirBet[];
  readonly unread: readonly UnreadLine[];
}

/** A line by itself; its place counts where it does not even say which bet it is of. */
export function readLine(line: unknown, place: number): TheirBet | UnreadLine {
  const bet = dayBet.safeParse(line);
  const read = bet.success ? theirBet(bet.data) : undefined;
  if (read !== undefined) {
    return read;
  }
  const { txId, placedAt } = dayLineOf(line);
  return {
    txId,
    place,
    placedAt: placedAt === undefined ? undefined : Temporal.Instant.from(placedAt),
  };
}

export function toldDay(lines: readonly (TheirBet | UnreadLine)[]): ToldDay {
  const theirs: TheirBet[] = [];
  const unread: UnreadLine[] = [];
  for (const line of lines) {
    if ('place' in line) {
      unread.push(line);
    } else {
      theirs.push(line);
    }
  }
  return { theirs, unread };
}
