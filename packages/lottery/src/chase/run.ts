import type { Decimal4 } from '../decimal.ts';

export const chaseStatuses = ['won', 'lost', 'refunded', 'void', 'cancelled'] as const;
export type ChaseStatus = (typeof chaseStatuses)[number];

/** What became of one issue of a chase. */
export interface ChaseIssue {
  readonly multiple: number;
  readonly outcome:
    | {
        readonly kind: 'settled';
        /** The whole payout, and the part of it that is stake given back. */
        readonly payout: Decimal4;
        readonly refunded: Decimal4;
      }
    | { readonly kind: 'void' }
    | { readonly kind: 'cancelled-by-member' };
  /** Whether the following issue had closed before this one was settled. */
  readonly isNextClosed?: boolean;
}

export interface ChaseRun {
  readonly statuses: readonly ChaseStatus[];
  /** Cost of the issues that ran. */
  readonly spent: Decimal4;
  /** Cost of the issues that were cancelled or void. */
  readonly refunded: Decimal4;
  readonly payout: Decimal4;
}

/**
 * Runs a chase over what its issues brought (lottery.md B5). A payout from hits stops it when it
 * stops on a win; a refund alone does not. The stop is decided at settlement: an issue that has
 * closed by then still runs and is the last one.
 */
export function runChase(
  issues: readonly ChaseIssue[],
  { baseCost, stopOnWin }: { readonly baseCost: Decimal4; readonly stopOnWin: boolean },
): ChaseRun {
  const statuses: ChaseStatus[] = [];
  let [spent, refunded, payout] = [0n, 0n, 0n];
  let stopsBefore = issues.length;
  for (const [index, issue] of issues.entries()) {
    const cost = baseCost * BigInt(issue.multiple);
    const status = index < stopsBefore ? statusOf(issue) : 'cancelled';
    statuses.push(status);
    if (status === 'cancelled' || status === 'void') {
      refunded += cost;
    } else {
      spent += cost;
      payout += issue.outcome.kind === 'settled' ? issue.outcome.payout : 0n;
    }
    if (status === 'won' && stopOnWin) {
      stopsBefore = Math.min(stopsBefore, index + (issue.isNextClosed === true ? 2 : 1));
    }
  }
  return { statuses, spent, refunded, payout };
}

function statusOf({ outcome }: ChaseIssue): ChaseStatus {
  switch (outcome.kind) {
    case 'settled':
      if (outcome.payout > outcome.refunded) {
        return 'won';
      }
      return outcome.refunded > 0n ? 'refunded' : 'lost';
    case 'void':
      return 'void';
    case 'cancelled-by-member':
      return 'cancelled';
    default:
      return outcome satisfies never;
  }
}
