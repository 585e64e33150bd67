import type { ErrorEntries } from './entry.ts';

/** Refusals of promotions and of what they give. */
export const rewardsErrors = {
  /** The promotion stands elsewhere for this member; the screen reads it again. */
  promotion_status: { status: 409, log: 'info', reported: false, data: ['status'] },
  /** Somebody agreed to terms that are no longer those of the promotion. */
  promotion_changed: { status: 409, log: 'info', reported: false, data: [] },
  /** Everything that was to be given away is given away. */
  promotion_budget_used: { status: 409, log: 'info', reported: false, data: [] },
  /** It was taken, given up or lapsed already. */
  reward_state: { status: 409, log: 'info', reported: false, data: ['state'] },
  /** A bonus is given up when the bets that its money lies on have their results. */
  bonus_in_play: { status: 409, log: 'info', reported: false, data: [] },
  picture_unreadable: { status: 422, log: 'info', reported: false, data: [] },
} as const satisfies ErrorEntries;
