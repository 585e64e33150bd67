/** Transfer types of the ledger that have a text; an unknown one is shown by its code. */
const entryTypes = [
  'demo_credit',
  'trial_credit',
  'stake',
  'win',
  'stake_return',
  'tip',
  'promo_win',
  'win_return',
  'debt_repayment',
  'rebate',
  'rebate_return',
  'bonus',
  'red_envelope',
  'raffle_prize',
  'referral_reward',
  'bonus_forfeit',
  'forfeit_return',
  'adjustment',
  'reversal',
  'withdraw_hold',
  'withdraw_return',
  'withdraw_done',
  'withdraw_fee',
  'dividend',
  'daily_wage',
  'hourly_salary',
  'realtime_salary',
  'bill_hold',
  'bill_release',
  'deposit',
  'p2p_in',
  'p2p_out',
  'chargeback',
  'member_transfer',
  'envelope_hold',
  'envelope_gift',
  'envelope_return',
  'purse_in',
  'purse_back',
  'purse_out',
  'points_convert',
  'points_redeem',
  'points_refund',
  'points_reward',
  'vip_gift',
  'mission_reward',
  'board_prize',
] as const;
export type EntryType = (typeof entryTypes)[number];

export function isEntryType(type: string): type is EntryType {
  return entryTypes.some((candidate) => candidate === type);
}

/** Money that leaves the hold when a withdrawal is paid: what is there never has a line in cash. */
const neverInCash: readonly EntryType[] = ['withdraw_done', 'withdraw_fee', 'p2p_out'];

/** Types that a line of the own account can have. */
export const lineTypes = entryTypes.filter((type) => !neverInCash.includes(type));
