import type { Category } from '../category.ts';

/**
 * What a board ranks by (agents-loyalty-money.md D5); the best win by its stake is no sum of days.
 */
export const boardMetrics = ['VALID_SUM', 'MULTIPLIER', 'WIN_SUM', 'ROUNDS'] as const;
export type BoardMetric = (typeof boardMetrics)[number];
export type SumMetric = Exclude<BoardMetric, 'MULTIPLIER'>;

/** What a member played in the days of a board; minor units, settled bets only. */
export interface PlayOfBoard {
  readonly category: Category;
  readonly betCount: number;
  readonly stakeMinor: bigint;
  readonly validMinor: bigint;
  readonly payoutMinor: bigint;
  readonly jackpotMinor: bigint;
}

/** Without a category everything counts; `WIN_SUM` is net and may be below zero. */
export function boardScore(
  board: { readonly metric: SumMetric; readonly category: Category | null },
  play: readonly PlayOfBoard[],
): bigint {
  return play
    .filter(({ category }) => board.category === null || category === board.category)
    .reduce((total, row) => total + scoreOf(board.metric, row), 0n);
}

function scoreOf(metric: SumMetric, row: PlayOfBoard): bigint {
  switch (metric) {
    case 'VALID_SUM':
      return row.validMinor;
    case 'WIN_SUM':
      return row.payoutMinor + row.jackpotMinor - row.stakeMinor;
    case 'ROUNDS':
      return BigInt(row.betCount);
  }
}
