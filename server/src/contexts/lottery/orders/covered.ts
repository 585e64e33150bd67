import { createHash } from 'node:crypto';
import { setImmediate as oneTurn } from 'node:timers/promises';
import { type CoverBudget, coversMoreThan, type Line, type Sign } from '@portal/lottery';
import { rational } from '@portal/money';

/** Above this share a play does not count as turnover (agents-loyalty-money.md A3). */
const mostCovered = rational(7n, 10n);

/**
 * What all plays of a person in an issue may cost, in evaluations against a draw: some seconds.
 * Whatever is beyond covers what its chances say, so that a few small bets never hold up an issue.
 */
export const mostEvaluations = 10_000_000;

/**
 * Whether lines of one play together cover more of its outcomes than may count; a play with too
 * many to count has no such share (lottery.md B7). Counted in pieces: between two of them whoever
 * else waits has a turn.
 */
export async function coversTooMuch(
  lines: readonly [Line, ...Line[]],
  year: Sign,
  budget: CoverBudget,
): Promise<boolean> {
  const given = budget.left;
  const steps = coversMoreThan(lines, { year, share: mostCovered, budget });
  let step = steps.next();
  if (step.done === true) {
    return step.value?.isMore ?? false;
  }
  const key = keyOf(lines, year);
  const counted = known.get(key);
  const before =
    counted !== undefined && counted.spent <= given ? counted : known.get(`${key} ${given}`);
  if (before !== undefined) {
    budget.left = given - before.spent;
    return before.isMore;
  }
  while (step.done !== true) {
    await oneTurn();
    step = steps.next();
  }
  const { isMore, isCounted } = step.value ?? { isMore: false, isCounted: true };
  remember(isCounted ? key : `${key} ${given}`, { isMore, spent: given - budget.left });
  return isMore;
}

interface Known {
  readonly isMore: boolean;
  /** What it cost, and costs whoever asks again: an answer does not hang on who asked first. */
  readonly spent: number;
}

/**
 * Wide lines are few and come again: big and small of every issue, and all of a person's with each
 * page of tickets. What only a budget ended is known for that budget.
 */
const known = new Map<string, Known>();
const mostKnown = 2_000;

function remember(key: string, answer: Known): void {
  if (known.size >= mostKnown) {
    known.clear();
  }
  known.set(key, answer);
}

function keyOf(lines: readonly [Line, ...Line[]], year: Sign): string {
  const hash = createHash('sha256').update(`${lines[0].betType.id} ${year}`);
  for (const { selection } of lines) {
    hash.update(JSON.stringify(selection));
  }
  return hash.digest('base64');
}
