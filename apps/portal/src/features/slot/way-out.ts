/** What a player can do about a round that was refused. */
export type WayOut =
  | { readonly kind: 'lowerStake'; readonly index: number }
  | { readonly kind: 'leave' }
  | { readonly kind: 'reload' }
  | { readonly kind: 'tryAgain' };

const closed = new Set([
  'play_stopped',
  'game_not_found',
  'game_under_maintenance',
  'trial_not_offered',
  'in_need_true_account',
]);
/** The game has changed since it was opened. */
const outdated = new Set(['stake_not_allowed', 'validation_failed', 'idempotency_conflict']);

export function wayOut(
  code: string,
  purse: {
    /** The stakes below the one that was refused. */
    readonly lowerSteps: readonly bigint[];
    readonly balanceMinor: bigint;
  },
): WayOut {
  if (code === 'insufficient_balance') {
    const index = purse.lowerSteps.findLastIndex((step) => step <= purse.balanceMinor);
    return index < 0 ? { kind: 'leave' } : { kind: 'lowerStake', index };
  }
  if (closed.has(code)) {
    return { kind: 'leave' };
  }
  return { kind: outdated.has(code) ? 'reload' : 'tryAgain' };
}
