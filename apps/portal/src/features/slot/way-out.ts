import type { Failure } from '@portal/protocol/client';
import { toMinor } from '../../shared/money/amounts.ts';

/** What a player can do about a round that was refused. */
export type WayOut =
  | { readonly kind: 'lowerStake'; readonly index: number }
  | { readonly kind: 'leave' }
  | { readonly kind: 'reload' }
  | { readonly kind: 'protection' }
  | { readonly kind: 'check' }
  | { readonly kind: 'bonus' }
  | { readonly kind: 'service' }
  | { readonly kind: 'tryAgain' };

interface Purse {
  /** The stakes below the one that was refused. */
  readonly lowerSteps: readonly bigint[];
  readonly balanceMinor: bigint;
}

const ways: Readonly<Record<string, Exclude<WayOut['kind'], 'lowerStake'>>> = {
  play_stopped: 'leave',
  game_not_found: 'leave',
  game_under_maintenance: 'leave',
  trial_not_offered: 'leave',
  in_need_true_account: 'leave',
  // The round that is open elsewhere is to be played first.
  other_round_open: 'leave',
  // The game has changed since it was opened.
  stake_not_allowed: 'reload',
  validation_failed: 'reload',
  idempotency_conflict: 'reload',
  // What the player has set is looked at, and not played around with a smaller stake.
  limit_reached: 'protection',
  on_break: 'protection',
  self_excluded: 'protection',
  reality_check_due: 'check',
  // A bonus that is given up stands in nobody's way.
  game_excluded_by_promo: 'bonus',
  betting_stopped: 'service',
  identity_unverified: 'service',
};

export function wayOut({ code, data }: Pick<Failure, 'code' | 'data'>, purse: Purse): WayOut {
  const most = mostOf(code, data, purse);
  if (most !== undefined) {
    const index = purse.lowerSteps.findLastIndex((step) => step <= most);
    return index < 0 ? { kind: 'leave' } : { kind: 'lowerStake', index };
  }
  return { kind: ways[code] ?? 'tryAgain' };
}

/** The highest stake that would be taken, where the stake is what was refused. */
function mostOf(code: string, data: Failure['data'], { balanceMinor }: Purse): bigint | undefined {
  switch (code) {
    case 'insufficient_balance':
      return balanceMinor;
    case 'stake_above_cap':
      return minorIn(data['cap']);
    case 'stake_above_promo_limit':
      return minorIn(data['limit']);
    default:
      return undefined;
  }
}

function minorIn(amount: unknown): bigint {
  return typeof amount === 'string' ? toMinor(amount) : 0n;
}
