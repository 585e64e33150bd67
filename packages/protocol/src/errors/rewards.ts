import type { ErrorEntries } from './entry.ts';

/** Refusals of promotions and of what they give. */
export const rewardsErrors = {
  /** The promotion stands elsewhere for this member; the screen reads it again. */
  promotion_status: { status: 409, log: 'info', reported: false, data: ['status'] },
  /** Somebody agreed to terms that are no longer those of the promotion. */
  promotion_changed: { status: 409, log: 'info', reported: false, data: [] },
  /** Another gift of the same group is played for, or waits for a decision. */
  promotion_group_taken: { status: 409, log: 'info', reported: false, data: [] },
  /** The deposit is smaller than the promotion asks for. */
  promotion_deposit_least: {
    status: 422,
    log: 'info',
    reported: false,
    data: ['least'],
    money: ['least'],
  },
  /** Everything that was to be given away is given away. */
  promotion_budget_used: { status: 409, log: 'info', reported: false, data: [] },
  /** What it gives in one hour is given; from a moment on there is more. */
  promotion_hour_full: { status: 409, log: 'info', reported: false, data: ['until'] },
  /** A promotion is for the line of somebody who is no agent. */
  promotion_slot_unknown: { status: 422, log: 'info', reported: false, data: ['nodeId'] },
  promotion_raffle_unknown: { status: 422, log: 'info', reported: false, data: ['raffleId'] },
  promotion_agent_unknown: { status: 422, log: 'info', reported: false, data: ['account'] },
  /** An operator acts on a promotion whose state does not take it. */
  promotion_run: { status: 409, log: 'info', reported: false, data: ['state'] },
  /** Somebody else changed it at the desk meanwhile. */
  promotion_revised: { status: 409, log: 'info', reported: false, data: [] },
  /** The terms cannot be kept, or nobody could ever get anything. */
  promotion_faulty: { status: 422, log: 'info', reported: false, data: ['fault'] },
  /** What was given away cannot be taken out of the budget again. */
  promotion_budget_given: {
    status: 422,
    log: 'info',
    reported: false,
    data: ['leastAmount'],
    money: ['leastAmount'],
  },
  /** It was taken, given up or lapsed already. */
  reward_state: { status: 409, log: 'info', reported: false, data: ['state'] },
  /** A bonus is given up when the bets that its money lies on have their results. */
  bonus_in_play: { status: 409, log: 'info', reported: false, data: [] },
  /** No name, a beginning that is over, or packets that cannot come to the budget. */
  envelope_invalid: { status: 422, log: 'info', reported: false, data: [] },
  /** Nobody's, twice there, or of somebody who may have nothing now. */
  envelope_account: { status: 422, log: 'info', reported: false, data: ['account'] },
  /** One call in 300 ms: the one before came a moment ago. */
  envelope_pace: { status: 422, log: 'info', reported: false, data: [] },
  envelope_not_open: { status: 409, log: 'info', reported: false, data: [] },
  envelope_over: { status: 409, log: 'info', reported: false, data: [] },
  envelope_not_eligible: { status: 403, log: 'info', reported: false, data: [] },
  envelope_limit: { status: 409, log: 'info', reported: false, data: [] },
  /** Another account that looks like the same person took from this rain. */
  one_per_person: { status: 409, log: 'info', reported: false, data: [] },
  team_envelope_amount: {
    status: 422,
    log: 'info',
    reported: false,
    data: ['most'],
    money: ['most'],
  },
  team_envelope_limit: { status: 422, log: 'info', reported: false, data: ['most'] },
  envelope_empty: { status: 409, log: 'info', reported: false, data: [] },
  /** A name, days ahead, prizes of which no later one is larger. */
  raffle_invalid: { status: 422, log: 'info', reported: false, data: [] },
  /** Each day of the raffle that is left has as many tickets of the member as it may. */
  raffle_full: { status: 409, log: 'info', reported: false, data: [] },
  raffle_over: { status: 409, log: 'info', reported: false, data: [] },
  /** None of the caller's tickets won. */
  raffle_no_prize: { status: 409, log: 'info', reported: false, data: [] },
  /** It was rewarded, refused, or is not for a person to decide. */
  referral_state: { status: 409, log: 'info', reported: false, data: ['state'] },
  /** One of the two carries the mark of who works for the house. */
  referral_staff: { status: 409, log: 'info', reported: false, data: [] },
  /** Somebody else changed the rules of invitations meanwhile. */
  referral_rules_changed: { status: 409, log: 'info', reported: false, data: [] },
  /** A gift of nothing, or no name for it. */
  referral_rules_faulty: { status: 422, log: 'info', reported: false, data: [] },
  /** A member sends at most so many megabytes of pictures on one day. */
  pictures_of_day: { status: 422, log: 'info', reported: false, data: ['most'] },
  picture_unreadable: { status: 422, log: 'info', reported: false, data: [] },
} as const satisfies ErrorEntries;
