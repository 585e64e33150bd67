/** Transfer types of the ledger that have a text; an unknown one is shown by its code. */
export const entryTypes = [
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
  'bonus_forfeit',
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
  'deposit',
  'chargeback',
  'member_transfer',
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
