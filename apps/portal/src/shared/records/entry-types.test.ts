import { expect, it } from 'vitest';
import { type EntryType, isEntryType, lineTypes } from './entry-types.ts';

/**
 * The dictionary of agents-loyalty-money.md E9 in our words. Both sides of one movement share a
 * word, which the sign tells apart; an envelope of the house has another than one of an agent.
 */
const dictionary: Readonly<Record<string, EntryType>> = {
  DEPOSIT: 'deposit',
  CHARGEBACK: 'chargeback',
  WITHDRAW_HOLD: 'withdraw_hold',
  WITHDRAW_DONE: 'withdraw_done',
  WITHDRAW_RETURN: 'withdraw_return',
  WITHDRAW_FEE: 'withdraw_fee',
  P2P_OUT: 'p2p_out',
  P2P_IN: 'p2p_in',
  TRANSFER_OUT: 'member_transfer',
  TRANSFER_IN: 'member_transfer',
  WALLET_OUT: 'purse_in',
  WALLET_IN: 'purse_out',
  BET: 'stake',
  PAYOUT: 'win',
  BET_REFUND: 'stake_return',
  RESETTLE: 'win_return',
  REBATE: 'rebate',
  REBATE_DIFF: 'rebate',
  DIVIDEND_IN: 'dividend',
  DIVIDEND_OUT: 'dividend',
  DAILY_IN: 'daily_wage',
  DAILY_OUT: 'daily_wage',
  HOURLY_IN: 'hourly_salary',
  HOURLY_OUT: 'hourly_salary',
  REALTIME_IN: 'realtime_salary',
  REALTIME_OUT: 'realtime_salary',
  CLAWBACK_IN: 'reversal',
  CLAWBACK_OUT: 'reversal',
  BONUS: 'bonus',
  BONUS_FORFEIT: 'bonus_forfeit',
  VIP_GIFT: 'vip_gift',
  MISSION: 'mission_reward',
  BOARD_PRIZE: 'board_prize',
  RED_ENVELOPE_IN: 'red_envelope',
  RED_ENVELOPE_OUT: 'envelope_hold',
  RED_ENVELOPE_RETURN: 'envelope_return',
  RAFFLE: 'raffle_prize',
  REFERRAL: 'referral_reward',
  POINTS_CONVERT: 'points_convert',
  REDEEM_PAY: 'points_redeem',
  REDEEM_REFUND: 'points_refund',
  ADJUST_IN: 'adjustment',
  ADJUST_OUT: 'adjustment',
};

it.each(Object.entries(dictionary))('%s is a word of the history: %s', (_name, type) => {
  expect(isEntryType(type)).toBe(true);
});

it('leaves out what never was on the account of a member', () => {
  expect(isEntryType('deposit_refund')).toBe(false);
});

it.each(['withdraw_done', 'withdraw_fee', 'p2p_out'] as const)(
  'offers no filter by %s: it leaves the hold, which the record of cash never shows',
  (type) => {
    expect(lineTypes).not.toContain(type);
    expect(lineTypes).toContain('withdraw_hold');
  },
);
