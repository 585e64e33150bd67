/** What a member may limit: money paid in, money lost, money staked, minutes of play (R1). */
export const limitKinds = ['deposit', 'loss', 'stake', 'session'] as const;
export type LimitKind = (typeof limitKinds)[number];

/** The moves that an operator may stop for a member (agents-loyalty-money.md 0). */
export const operatorStops = [
  'NO_BET',
  'NO_DEPOSIT',
  'NO_WITHDRAW',
  'NO_TRANSFER',
  'NO_BONUS',
] as const;
export type OperatorStop = (typeof operatorStops)[number];

/**
 * What set a stop: a birthday or papers below the minimum age, an exclusion of the same person, a
 * sign of harm that is looked at, an operator, the site by another rule of its own.
 */
export const stopCauses = ['age', 'person', 'harm', 'operator', 'site'] as const;
export type StopCause = (typeof stopCauses)[number];

/** What a member may take: a pause of days, or an exclusion of months. */
export const breakKinds = ['time_out', 'exclusion'] as const;
export type BreakKind = (typeof breakKinds)[number];

/** A day, a week from Monday, a month of the site's zone. */
export const limitPeriods = ['day', 'week', 'month'] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

/** What the standing of a member says to a deposit; its limit is another matter. */
export const depositStops = [
  'account_locked',
  'deposits_stopped',
  'on_break',
  'self_excluded',
  'consent_needed',
  'identity_unverified',
] as const;

/** What the standing of a member says to a stake, and to the launch of a game. */
export const standingRefusals = [
  'account_locked',
  'betting_stopped',
  'on_break',
  'self_excluded',
  'consent_needed',
] as const;

/** What the protection of members says to a stake, in this order, and then the terms of bonuses. */
export const stakeRefusals = [
  ...standingRefusals,
  'identity_unverified',
  'stake_above_cap',
  'reality_check_due',
  'other_game_running',
  'other_round_open',
  'round_too_soon',
  'limit_reached',
  'game_excluded_by_promo',
  'stake_above_promo_limit',
] as const;
