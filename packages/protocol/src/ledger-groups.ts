/** Types of movements by the groups in which agents look for them (agents-loyalty-money.md B5). */
export const ledgerGroups = {
  deposit: ['deposit', 'p2p_in', 'demo_credit'],
  withdrawal: ['withdraw_hold', 'withdraw_return', 'withdraw_done', 'p2p_out', 'withdraw_fee'],
  transfer: ['member_transfer', 'envelope_hold', 'envelope_gift', 'envelope_return'],
  game: ['stake', 'win', 'stake_return', 'tip', 'promo_win', 'win_return', 'debt_repayment'],
  rebate: ['rebate', 'rebate_return'],
  bonus: [
    'bonus',
    'red_envelope',
    'raffle_prize',
    'referral_reward',
    'bonus_forfeit',
    'forfeit_return',
    'points_convert',
    'points_reward',
    'points_redeem',
    'points_refund',
    'vip_gift',
    'mission_reward',
    'board_prize',
  ],
  salary: ['daily_wage', 'hourly_salary', 'realtime_salary'],
  dividend: ['dividend', 'bill_hold', 'bill_release'],
  adjustment: ['adjustment', 'reversal'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type LedgerGroup = keyof typeof ledgerGroups;

export const ledgerGroupNames = [
  'deposit',
  'withdrawal',
  'transfer',
  'game',
  'rebate',
  'bonus',
  'salary',
  'dividend',
  'adjustment',
] as const satisfies readonly LedgerGroup[];
