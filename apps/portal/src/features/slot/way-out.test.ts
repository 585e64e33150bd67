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
  ] as const)('%s with %s on the account', (code, balanceMinor, out) => {
    expect(wayOut(code, { lowerSteps, balanceMinor })).toEqual(out);
  });
});
