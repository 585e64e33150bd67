import { describe, expect, it } from 'vitest';
import { wayOut } from './way-out.ts';

const lowerSteps = [300n, 600n, 1500n];

describe('the way out of a refusal', () => {
  it.each([
    ['insufficient_balance', 700n, { kind: 'lowerStake', index: 1 }],
    ['insufficient_balance', 300n, { kind: 'lowerStake', index: 0 }],
    ['insufficient_balance', 299n, { kind: 'leave' }],
    ['play_stopped', 9000n, { kind: 'leave' }],
    ['game_under_maintenance', 9000n, { kind: 'leave' }],
    ['stake_not_allowed', 9000n, { kind: 'reload' }],
    ['too_many_requests', 9000n, { kind: 'tryAgain' }],
    ['network_abnormal', 9000n, { kind: 'tryAgain' }],
    ['round_too_soon', 9000n, { kind: 'tryAgain' }],
    ['other_game_running', 9000n, { kind: 'tryAgain' }],
    ['other_round_open', 9000n, { kind: 'leave' }],
    ['limit_reached', 9000n, { kind: 'protection' }],
    ['on_break', 9000n, { kind: 'protection' }],
    ['self_excluded', 9000n, { kind: 'protection' }],
    ['reality_check_due', 9000n, { kind: 'check' }],
    ['game_excluded_by_promo', 9000n, { kind: 'bonus' }],
    ['betting_stopped', 9000n, { kind: 'service' }],
  ] as const)('%s with %s on the account', (code, balanceMinor, out) => {
    expect(wayOut({ code, data: {} }, { lowerSteps, balanceMinor })).toEqual(out);
  });

  it.each([
    ['stake_above_cap', { cap: '5.00', currency: 'GBP' }, { kind: 'lowerStake', index: 0 }],
    ['stake_above_promo_limit', { limit: '6.00' }, { kind: 'lowerStake', index: 1 }],
    ['stake_above_promo_limit', { limit: '2.99' }, { kind: 'leave' }],
  ] as const)('%s of %o', (code, data, out) => {
    expect(wayOut({ code, data }, { lowerSteps, balanceMinor: 9000n })).toEqual(out);
  });
});
