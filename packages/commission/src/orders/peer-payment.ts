import type { WithdrawalState } from './withdrawal-order.ts';

/** What is left of a withdrawal that waits for another member's deposit; minor units. */
export interface WaitingWithdrawal {
  readonly id: string;
  readonly unassignedMinor: bigint;
}

/**
 * Whom a deposit may pay (agents-loyalty-money.md E6), the best first: of those that it pays to the
 * last unit the oldest, then of those that keep enough to be paid again the oldest. They are given
 * in the order of their age.
 */
export function peersFor<T extends WaitingWithdrawal>(
  orders: readonly T[],
  deposit: { readonly amountMinor: bigint; readonly leastMinor: bigint },
): readonly T[] {
  const { amountMinor, leastMinor } = deposit;
  const exact = orders.filter(({ unassignedMinor }) => unassignedMinor === amountMinor);
  const larger = orders.filter(
    ({ unassignedMinor }) => unassignedMinor - amountMinor >= leastMinor,
  );
  return [...exact, ...larger.filter((row) => !exact.includes(row))];
}

/** Where somebody stands in the tree: who is above, from the root down. */
export interface PeerLine {
  readonly id: string;
  readonly above: readonly string[];
}

const nearLevels = 2;

/** Whether one of two stands at most two levels above the other. */
export function isNearInLine(line: PeerLine, other: PeerLine): boolean {
  return (
    line.above.slice(-nearLevels).includes(other.id) ||
    other.above.slice(-nearLevels).includes(line.id)
  );
}

/** Who was matched with somebody more often than this in 30 days is not matched again. */
export const mostPairMatches = 2;

const weekMilliseconds = 7 * 86_400_000;

/**
 * Until when somebody pays no other member: so many payments that were promised and not made within
 * a week close it for some days, from the last of them on. Undefined where nothing closes it.
 */
export function peersClosedUntil(
  strikesMs: readonly number[],
  rule: { readonly strikes: number; readonly closedDays: number },
): number | undefined {
  const inOrder = strikesMs.toSorted((at, other) => at - other);
  const last = inOrder.findLast((at, index) => {
    const first = inOrder[index - rule.strikes + 1];
    return first !== undefined && at - first < weekMilliseconds;
  });
  return last === undefined ? undefined : last + rule.closedDays * 86_400_000;
}

/** Why an order that waits for a payer asks its member how to go on. */
export const noPeer = 'no_peer';

/** Whether the member of an order chooses how it is paid: nobody was found in time. */
export function isPayoutChosen(order: {
  readonly state: WithdrawalState;
  readonly reason: string | null;
}): boolean {
  return order.state === 'MATCHING' && order.reason === noPeer;
}
