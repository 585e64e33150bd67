import { describe, expect, it } from 'vitest';
import { callOutcome, outcomeOfCode } from './outcome-of.ts';

describe('what a refusal is to a vendor', () => {
  it.each([
    // Nothing may be staked.
    ['account_locked', 'player_blocked'],
    ['betting_stopped', 'player_blocked'],
    ['on_break', 'player_blocked'],
    ['self_excluded', 'player_blocked'],
    ['identity_unverified', 'player_blocked'],
    // This stake does not fit now; another may.
    ['stake_above_cap', 'limit_reached'],
    ['stake_above_promo_limit', 'limit_reached'],
    ['game_excluded_by_promo', 'limit_reached'],
    ['limit_reached', 'limit_reached'],
    ['reality_check_due', 'limit_reached'],
    ['round_too_soon', 'limit_reached'],
    ['other_game_running', 'limit_reached'],
    ['other_round_open', 'limit_reached'],
    // The game, the token, the round.
    ['game_under_maintenance', 'game_closed'],
    ['play_stopped', 'game_closed'],
    ['session_expired', 'token_invalid'],
    ['bet_round_closed', 'round_closed'],
    ['bet_rolled_back', 'rolled_back'],
    ['bet_already_settled', 'already_settled'],
    ['bet_not_found', 'bet_unknown'],
    ['bet_not_open', 'bet_unknown'],
    ['insufficient_balance', 'insufficient_funds'],
    ['idempotency_conflict', 'id_reused'],
    ['amount_not_allowed', 'amount_invalid'],
    // Never a refusal where nothing is sure (rule 19), whatever a name holds.
    ['overloaded', 'try_again'],
    ['internal_error', 'try_again'],
    ['order_refused', 'try_again'],
    ['feedback_length', 'try_again'],
  ] as const)('%s is %s', (code, outcome) => {
    expect(outcomeOfCode(code)).toBe(outcome);
  });
});

describe('a list of which one was not known (rules 6 and 16)', () => {
  const done = {
    ok: true,
    outcome: 'done',
    transactionId: 'txn_1',
    betId: undefined,
    balanceMinor: 5n,
    currentMinor: 5n,
    isReplay: false,
  } as const;
  const buried = { ...done, outcome: 'tombstone' } as const;
  const player = { memberId: 'mbr_1', currency: 'USD' };

  it.each([
    ['done', [done, buried]],
    ['done', [buried, done]],
    ['bet_unknown', [buried, buried]],
  ] as const)('is %s as a whole, and each says its own', (code, answers) => {
    const outcome = callOutcome(answers, player, 0);
    expect(outcome.code).toBe(code);
    const own = answers.map((answer) => (answer === done ? 'done' : 'bet_unknown'));
    expect(outcome.commands.map((command) => command.code)).toEqual(own);
  });
});
