import type { ErrorEntries } from './entry.ts';

/** Refusals of the lottery. */
export const lotteryErrors = {
  lottery_game_not_found: { status: 404, log: 'info', reported: false, data: [] },
  lottery_issue_not_found: { status: 404, log: 'info', reported: false, data: [] },
} as const satisfies ErrorEntries;
