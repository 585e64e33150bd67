import { useTranslations } from '@portal/i18n/react';

/** Transfer types that this desk has words for; a newer one is shown by its own name. */
export const entryTypes = [
  'adjustment',
  'debt_repayment',
  'demo_credit',
  'member_transfer',
  'envelope_hold',
  'envelope_gift',
  'envelope_return',
  'purse_in',
  'purse_back',
  'purse_out',
  'deposit',
  'p2p_in',
  'p2p_out',
  'chargeback',
  'promo_win',
  'rebate',
  'rebate_return',
  'bonus',
  'red_envelope',
  'raffle_prize',
  'referral_reward',
  'bonus_forfeit',
  'forfeit_return',
  'reversal',
  'stake',
  'stake_return',
  'tip',
  'trial_credit',
  'win',
  'win_return',
  'withdraw_done',
  'withdraw_fee',
  'withdraw_hold',
  'withdraw_return',
  'dividend',
  'daily_wage',
  'hourly_salary',
  'realtime_salary',
  'bill_hold',
  'bill_release',
  'points_convert',
  'points_redeem',
  'points_refund',
  'points_reward',
  'vip_gift',
  'mission_reward',
  'board_prize',
] as const;

export function useEntryText(): (type: string) => string {
  const t = useTranslations('desk-members.entry');
  return (type) => {
    const known = entryTypes.find((entryType) => entryType === type);
    return known === undefined ? type : t(known);
  };
}
