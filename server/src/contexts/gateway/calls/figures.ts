import type { OutcomeCode } from '@portal/vendors';

/** Calls count by the smallest of these that they stayed within, in milliseconds. */
const bounds = [5, 10, 25, 50, 100, 200, 300, 500, 1000, 1500] as const;
/** Whatever took longer; the road of a call has a hard stop long before. */
const lastBound = 10_000;

export function boundOf(milliseconds: number): number {
  return bounds.find((bound) => milliseconds <= bound) ?? lastBound;
}

/** `failed` is our own fault, and the only one that the vendor asks again for. */
export function outcomeClass(outcome: OutcomeCode): 'done' | 'refused' | 'failed' {
  switch (outcome) {
    case 'done':
    case 'already_settled':
      return 'done';
    case 'try_again':
      return 'failed';
    default:
      return 'refused';
  }
}

export interface Figures {
  readonly calls: number;
  readonly refused: number;
  readonly failed: number;
  /** What half of the calls, and 99 of 100, stayed within; null without a call. */
  readonly medianMs: number | null;
  readonly slowMs: number | null;
}

/** Sums of calls that were counted by outcome and time. */
export function figuresOf(
  counts: readonly {
    readonly outcome: OutcomeCode;
    readonly withinMs: number;
    readonly calls: number;
  }[],
): Figures {
  const sumOf = (name: string): number =>
    counts.reduce(
      (sum, { outcome, calls }) => sum + (outcomeClass(outcome) === name ? calls : 0),
      0,
    );
  const [refused, failed] = [sumOf('refused'), sumOf('failed')];
  const calls = sumOf('done') + refused + failed;
  const byTime = counts.toSorted((left, right) => left.withinMs - right.withinMs);
  const withinOf = (percent: number): number | null => {
    let passed = 0;
    const found = byTime.find((count) => {
      passed += count.calls;
      return passed * 100 >= calls * percent;
    });
    return found?.withinMs ?? null;
  };
  return { calls, refused, failed, medianMs: withinOf(50), slowMs: withinOf(99) };
}
