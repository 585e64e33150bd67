import { assert, type CurrencyCode, largestMinor } from '@portal/money';

/**
 * Why money moved. What a statement can hold has its text in the area `records`, key
 * `entry.<type>`.
 */
export const transferTypes = [
  'demo_credit',
  'trial_credit',
  'stake',
  'win',
  'stake_return',
  // From the stakes of open rounds to those of the house, when a round is over.
  'stake_earned',
  // The same way back, when a result is taken back.
  'stake_reopened',
  'tip',
  'promo_win',
  // What was won and is taken back, and what of it was owed and is paid later.
  'win_return',
  'debt_repayment',
  // A part of a lottery stake, given back at once; it goes back with the stake.
  'rebate',
  'rebate_return',
  // What the house gives away, and what of it goes back when a bonus is given up.
  'bonus',
  'red_envelope',
  'raffle_prize',
  'referral_reward',
  'bonus_forfeit',
  // What of that comes again, because a result of its play was taken back.
  'forfeit_return',
  // What agents are paid by their contracts.
  'dividend',
  'daily_wage',
  'hourly_salary',
  'realtime_salary',
  // From an agent's balance to what is held for the bills of a period, and back for them.
  'bill_hold',
  'bill_release',
  'adjustment',
  'reversal',
  // From the balance to what is held for a withdrawal, and on from there.
  'withdraw_hold',
  'withdraw_return',
  'withdraw_done',
  'withdraw_fee',
  // From the bank or a provider to the balance, and what of it is the fee.
  'deposit',
  'deposit_fee',
  // What members pay each other for a withdrawal of one of them: out of what is held, and in.
  'p2p_out',
  'p2p_in',
  // What was paid and waits for a decision, and what of it goes back to its payer.
  'deposit_held',
  'deposit_refund',
  // What a provider takes back of what it had paid, and what of it was spent already.
  'chargeback',
  'chargeback_fee',
  'chargeback_loss',
  // Along an edge of the tree, from one member to another.
  'member_transfer',
  // From an agent's balance to what is set aside for members right below, and on from there.
  'envelope_hold',
  'envelope_gift',
  'envelope_return',
  // Towards a purse that a vendor keeps, back from there unused, into it, and out of it; and what
  // was won and lost in it meanwhile, as the vendor's balances say it.
  'purse_in',
  'purse_back',
  'purse_filled',
  'purse_out',
  'purse_won',
  'purse_lost',
  // Points of members; a conversion and an order move money beside them.
  'points_earned',
  'points_void',
  'points_redeem',
  'points_refund',
  'points_convert',
  'points_reward',
  'vip_gift',
  'mission_reward',
  'board_prize',
] as const;
export type TransferType = (typeof transferTypes)[number];

/**
 * `member:<id>:cash`, `member:<id>:fun`, `visitor:<id>:fun`, `house:games:stakes`,
 * `house:demo-credit`, `outside:bank`. Accounts of members and visitors are guarded: never below 0.
 */
export type AccountPath = string;

export interface Transfer {
  /** The obligation that this pays, `round:rnd_…:stake`; paid once for ever (R109). */
  readonly debt: string;
  readonly type: TransferType;
  readonly from: AccountPath;
  readonly to: AccountPath;
  /** Positive. */
  readonly amountMinor: bigint;
  readonly currency: CurrencyCode;
  /** What the statement shows beside the type, such as the id of the round. */
  readonly reference: string;
  /** The entry that this one takes back. */
  readonly reverses?: string;
}

export const trialCurrency: CurrencyCode = 'FUN';
/** Of `member:<id>:points`; whole points, which have no parts. */
export const pointsCurrency: CurrencyCode = 'PTS';

export function isGuarded(path: AccountPath): boolean {
  return path.startsWith('member:') || path.startsWith('visitor:');
}

/**
 * Trial money never shares an entry with real accounts (R35), and points are no money: the guarded
 * side and the currency agree.
 */
export function assertTransfer(transfer: Transfer): void {
  const { debt, from, to, amountMinor, currency } = transfer;
  assert(amountMinor > 0n && amountMinor <= largestMinor, `amount of ${debt} is out of range`);
  assert(from !== to, `${debt} moves money from an account to itself`);
  for (const path of [from, to]) {
    if (isGuarded(path)) {
      const isTrialAccount = path.startsWith('visitor:') || path.endsWith(':fun');
      assert(
        isTrialAccount === (currency === trialCurrency),
        `${debt} mixes trial money with a real account`,
      );
      assert(
        path.endsWith(':points') === (currency === pointsCurrency),
        `${debt} mixes points with money`,
      );
    }
  }
}
