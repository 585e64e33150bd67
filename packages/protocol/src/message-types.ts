/** What messages are about, in the order of their filter. */
export const messageTopics = [
  'money',
  'rewards',
  'team',
  'security',
  'protection',
  'account',
  'offers',
] as const;
export type MessageTopic = (typeof messageTopics)[number];

/**
 * Whom a message reaches (R13): `duty` everybody, because the law or the member's own money asks
 * for it; `usual` nobody who is excluded or on a break; `gift` calls to what waits to be taken, and
 * reaches who may take it; `offer` those whom `usual` reaches, and by e-mail and SMS only who
 * agreed to offers there.
 */
export type MessageNeed = 'duty' | 'usual' | 'gift' | 'offer';

/**
 * Whether it goes by e-mail or SMS too: `always` what nobody may miss, such as a new password;
 * `chosen` where the member ticked its topic.
 */
export type MessageCopy = 'always' | 'chosen' | 'never';

export interface MessageKind {
  readonly topic: MessageTopic;
  readonly need: MessageNeed;
  readonly copy: MessageCopy;
}

/** The table of agents-loyalty-money.md G; a type is added with its texts in `inbox.json`. */
export const messageTypes = {
  welcome: { topic: 'account', need: 'usual', copy: 'never' },
  feedback_reply: { topic: 'account', need: 'duty', copy: 'chosen' },
  chat_muted: { topic: 'account', need: 'duty', copy: 'never' },
  identity_proven: { topic: 'account', need: 'duty', copy: 'chosen' },
  kyc_approved: { topic: 'account', need: 'duty', copy: 'chosen' },
  kyc_rejected: { topic: 'account', need: 'duty', copy: 'chosen' },
  kyc_wanted: { topic: 'account', need: 'duty', copy: 'always' },
  kyc_expired: { topic: 'account', need: 'duty', copy: 'chosen' },
  balance_adjusted: { topic: 'money', need: 'duty', copy: 'chosen' },
  deposit_credited: { topic: 'money', need: 'duty', copy: 'never' },
  deposit_failed: { topic: 'money', need: 'duty', copy: 'chosen' },
  deposit_mismatch: { topic: 'money', need: 'duty', copy: 'chosen' },
  deposit_refunded: { topic: 'money', need: 'duty', copy: 'chosen' },
  deposit_charged_back: { topic: 'money', need: 'duty', copy: 'chosen' },
  withdraw_requested: { topic: 'money', need: 'duty', copy: 'never' },
  withdraw_approved: { topic: 'money', need: 'duty', copy: 'never' },
  withdraw_rejected: { topic: 'money', need: 'duty', copy: 'chosen' },
  withdraw_info_needed: { topic: 'money', need: 'duty', copy: 'chosen' },
  withdraw_paid: { topic: 'money', need: 'duty', copy: 'chosen' },
  withdraw_confirm_needed: { topic: 'money', need: 'duty', copy: 'chosen' },
  withdraw_confirm_reminder: { topic: 'money', need: 'duty', copy: 'chosen' },
  withdraw_auto_confirmed: { topic: 'money', need: 'duty', copy: 'chosen' },
  withdraw_completed: { topic: 'money', need: 'duty', copy: 'never' },
  withdraw_failed: { topic: 'money', need: 'duty', copy: 'chosen' },
  withdraw_returned: { topic: 'money', need: 'duty', copy: 'chosen' },
  withdraw_complaint: { topic: 'money', need: 'duty', copy: 'chosen' },
  withdraw_dispute_update: { topic: 'money', need: 'duty', copy: 'chosen' },
  p2p_pay_now: { topic: 'money', need: 'duty', copy: 'never' },
  p2p_pay_reminder: { topic: 'money', need: 'duty', copy: 'chosen' },
  p2p_released: { topic: 'money', need: 'duty', copy: 'never' },
  wallet_checking: { topic: 'money', need: 'duty', copy: 'never' },
  wallet_resolved: { topic: 'money', need: 'duty', copy: 'never' },
  transfer_received: { topic: 'money', need: 'duty', copy: 'chosen' },
  transfer_sent: { topic: 'money', need: 'duty', copy: 'chosen' },
  lottery_moved: { topic: 'account', need: 'duty', copy: 'chosen' },
  lottery_void: { topic: 'money', need: 'duty', copy: 'chosen' },
  transfer_taken_back: { topic: 'money', need: 'duty', copy: 'chosen' },
  contract_proposed: { topic: 'team', need: 'usual', copy: 'chosen' },
  contract_expiring: { topic: 'team', need: 'usual', copy: 'chosen' },
  contract_accepted: { topic: 'team', need: 'usual', copy: 'chosen' },
  contract_rejected: { topic: 'team', need: 'usual', copy: 'chosen' },
  contract_withdrawn: { topic: 'team', need: 'usual', copy: 'never' },
  contract_expired: { topic: 'team', need: 'usual', copy: 'never' },
  contract_termination_requested: { topic: 'team', need: 'duty', copy: 'chosen' },
  contract_terminated: { topic: 'team', need: 'duty', copy: 'chosen' },
  contract_termination_refused: { topic: 'team', need: 'usual', copy: 'chosen' },
  contract_ended: { topic: 'team', need: 'duty', copy: 'chosen' },
  contract_paid: { topic: 'team', need: 'duty', copy: 'never' },
  contract_you_owe: { topic: 'team', need: 'duty', copy: 'chosen' },
  contract_owed_to_you: { topic: 'team', need: 'duty', copy: 'never' },
  contract_debt_cleared: { topic: 'team', need: 'duty', copy: 'never' },
  vip_upgraded: { topic: 'rewards', need: 'usual', copy: 'never' },
  vip_downgraded: { topic: 'rewards', need: 'usual', copy: 'never' },
  vip_warning: { topic: 'rewards', need: 'usual', copy: 'never' },
  vip_gift_ready: { topic: 'rewards', need: 'gift', copy: 'never' },
  vip_birthday: { topic: 'rewards', need: 'gift', copy: 'never' },
  team_file_ready: { topic: 'team', need: 'usual', copy: 'never' },
  team_file_failed: { topic: 'team', need: 'usual', copy: 'never' },
  downline_registered: { topic: 'team', need: 'usual', copy: 'never' },
  rate_changed: { topic: 'rewards', need: 'duty', copy: 'chosen' },
  team_envelope: { topic: 'team', need: 'usual', copy: 'never' },
  campaign: { topic: 'offers', need: 'offer', copy: 'chosen' },
  promo_given: { topic: 'rewards', need: 'usual', copy: 'never' },
  promo_missed: { topic: 'rewards', need: 'usual', copy: 'never' },
  promo_expiring: { topic: 'rewards', need: 'gift', copy: 'chosen' },
  promo_gift_expiring: { topic: 'rewards', need: 'gift', copy: 'chosen' },
  promo_gift: { topic: 'rewards', need: 'usual', copy: 'chosen' },
  promo_approved: { topic: 'rewards', need: 'usual', copy: 'chosen' },
  promo_refused: { topic: 'rewards', need: 'usual', copy: 'chosen' },
  bonus_played_off: { topic: 'rewards', need: 'usual', copy: 'never' },
  bonus_over: { topic: 'money', need: 'duty', copy: 'chosen' },
  bonus_break: { topic: 'money', need: 'duty', copy: 'chosen' },
  gifts_ended: { topic: 'money', need: 'duty', copy: 'chosen' },
  bonus_with_deposit: { topic: 'money', need: 'duty', copy: 'chosen' },
  gift_with_deposit: { topic: 'rewards', need: 'duty', copy: 'chosen' },
  bonus_reckoned: { topic: 'money', need: 'duty', copy: 'chosen' },
  bonus_returned: { topic: 'money', need: 'duty', copy: 'chosen' },
  redeem_approved: { topic: 'rewards', need: 'duty', copy: 'chosen' },
  redeem_rejected: { topic: 'rewards', need: 'duty', copy: 'chosen' },
  redeem_shipped: { topic: 'rewards', need: 'duty', copy: 'chosen' },
  house_envelope: { topic: 'rewards', need: 'gift', copy: 'never' },
  referral_reward: { topic: 'rewards', need: 'gift', copy: 'chosen' },
  raffle_won: { topic: 'rewards', need: 'gift', copy: 'chosen' },
  raffle_missed: { topic: 'rewards', need: 'usual', copy: 'never' },
  board_prize: { topic: 'rewards', need: 'usual', copy: 'chosen' },
  rebate_paid: { topic: 'rewards', need: 'duty', copy: 'never' },
  mission_reached: { topic: 'rewards', need: 'gift', copy: 'never' },
  mission_done: { topic: 'rewards', need: 'usual', copy: 'never' },
  mission_tickets: { topic: 'rewards', need: 'usual', copy: 'never' },
  mission_points: { topic: 'rewards', need: 'usual', copy: 'never' },
  mission_taken_back: { topic: 'rewards', need: 'duty', copy: 'never' },
  points_taken: { topic: 'rewards', need: 'duty', copy: 'chosen' },
  security_password: { topic: 'security', need: 'duty', copy: 'always' },
  security_payment_password: { topic: 'security', need: 'duty', copy: 'always' },
  security_contact: { topic: 'security', need: 'duty', copy: 'always' },
  security_factor_on: { topic: 'security', need: 'duty', copy: 'always' },
  security_factor_off: { topic: 'security', need: 'duty', copy: 'always' },
  security_recovery_codes: { topic: 'security', need: 'duty', copy: 'always' },
  security_way_on: { topic: 'security', need: 'duty', copy: 'always' },
  security_way_off: { topic: 'security', need: 'duty', copy: 'always' },
  security_new_device: { topic: 'security', need: 'duty', copy: 'always' },
  security_new_address: { topic: 'security', need: 'duty', copy: 'always' },
  security_hand_off: { topic: 'security', need: 'duty', copy: 'chosen' },
  security_place: { topic: 'security', need: 'duty', copy: 'chosen' },
  security_identity: { topic: 'security', need: 'duty', copy: 'always' },
  security_payout_account: { topic: 'security', need: 'duty', copy: 'always' },
  security_payout_account_removed: { topic: 'security', need: 'duty', copy: 'always' },
  limit_set: { topic: 'protection', need: 'duty', copy: 'always' },
  limit_pending: { topic: 'protection', need: 'duty', copy: 'always' },
  limit_active: { topic: 'protection', need: 'duty', copy: 'always' },
  break_taken: { topic: 'protection', need: 'duty', copy: 'always' },
  age_stopped: { topic: 'protection', need: 'duty', copy: 'always' },
  exclusion: { topic: 'protection', need: 'duty', copy: 'always' },
  activity_review: { topic: 'protection', need: 'duty', copy: 'chosen' },
  limit_question: { topic: 'protection', need: 'duty', copy: 'chosen' },
} as const satisfies Readonly<Record<string, MessageKind>>;
export type MessageType = keyof typeof messageTypes;

// The keys of the table are the types.
export const messageTypeNames = Object.keys(messageTypes) as readonly MessageType[];

export function messageKind(type: MessageType): MessageKind {
  return messageTypes[type];
}

/** A value in the text of a message, written the way of the reader's language. */
export type MessageValue =
  | { readonly kind: 'money'; readonly amount: string; readonly currency: string }
  | { readonly kind: 'moment'; readonly at: string }
  | { readonly kind: 'count'; readonly count: number }
  /** A name, or a word that the text chooses by. */
  | { readonly kind: 'word'; readonly word: string };
export type MessageParams = Readonly<Record<string, MessageValue>>;

interface Say {
  money(amount: string, currency: string): string;
  moment(at: string): string;
}

/** What a text of today chooses by and a message of before does not carry. */
const absent = { kind: 'other', party: 'other', name: '' };

/** The values of a text as it takes them. */
export function messageWords(
  params: MessageParams,
  say: Say,
): Readonly<Record<string, string | number>> {
  const words = Object.entries(params).map(([name, value]) => [name, wordOf(value, say)]);
  return { ...absent, ...(Object.fromEntries(words) as Readonly<Record<string, string | number>>) };
}

function wordOf(value: MessageValue, say: Say): string | number {
  switch (value.kind) {
    case 'money':
      return say.money(value.amount, value.currency);
    case 'moment':
      return say.moment(value.at);
    case 'count':
      return value.count;
    case 'word':
      return value.word;
  }
}
