import type { TrailActName } from './trail.ts';

/** Where a request for a second person stands; all but the first are final. */
export const approvalStates = ['waiting', 'approved', 'refused', 'expired', 'withdrawn'] as const;
export type ApprovalState = (typeof approvalStates)[number];

/** The two lists of requests: those to decide, and those that are over. */
export const approvalViews = ['waiting', 'closed'] as const;
export type ApprovalView = (typeof approvalViews)[number];

/** Which way a correction by hand moves a balance. */
export const adjustmentDirections = ['credit', 'debit'] as const;
export type AdjustmentDirection = (typeof adjustmentDirections)[number];

/** Acts that can wait for a second person: each has its words at the desk. */
export const approvalActs = [
  'member.adjust',
  'member.release',
  'agent.move',
  'agent.settle_debt',
  'agent.decide_bill',
  'agent.end_contract',
  'deposit.confirm',
  'deposit.charge_back',
  'withdrawal.approve',
  'withdrawal.reject',
  'withdrawal.rule',
  'withdrawal.return',
  'withdrawal.complaint',
  'withdrawal.end_payout',
  'transfer.take_back',
  'wallet_transfer.end',
  'lottery.move_draws',
  'envelope.give',
  'envelope.rain',
  'promotion.approve',
  'promotion.publish',
  'promotion.change',
  'raffle.create',
  'referral.change_rules',
  'referral.approve',
  'mission.create',
  'board.create',
  'points.create_goods',
  'points.change_goods',
  'points.change_rule',
  'vip.change_ladder',
  'points.take',
] as const satisfies readonly TrailActName[];

/** What such an act says of itself; each has its label at the desk. */
export const approvalFacts = [
  'account',
  'accounts',
  'amount',
  'amountOfEach',
  'arrived',
  'bankReference',
  'bill',
  'birthdayGift',
  'budget',
  'closesAt',
  'days',
  'deposit',
  'depositBoost',
  'depositThreshold',
  'direction',
  'friend',
  'from',
  'gift',
  'hourly',
  'keepThreshold',
  'leastDeposit',
  'leastValid',
  'limits',
  'mostClaims',
  'multiple',
  'name',
  'needsIdentity',
  'needsPhone',
  'open',
  'opens',
  'opensAt',
  'outcome',
  'packets',
  'playThreshold',
  'points',
  'prizes',
  'rebate',
  'referrer',
  'reverses',
  'reviewed',
  'reward',
  'rule',
  'saleFrom',
  'saleTo',
  'share',
  'stock',
  'terms',
  'tickets',
  'to',
  'transfer',
  'way',
  'what',
  'windowDays',
  'withdrawal',
  'words',
] as const;
