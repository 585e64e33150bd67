import type { ErrorCode } from '@portal/protocol';
import type { CallOutcome, CommandOutcome, OutcomeCode } from '@portal/vendors';
import type { CommandAnswer } from '../../bets/index.ts';

/**
 * What refusals of `bets` are to a vendor. A player is blocked who may stake nothing at all; a
 * stake that does not fit now, where another would, has reached a limit.
 */
const outcomes: Readonly<Partial<Record<ErrorCode, OutcomeCode>>> = {
  insufficient_balance: 'insufficient_funds',
  idempotency_conflict: 'id_reused',
  bet_not_found: 'bet_unknown',
  bet_not_open: 'bet_unknown',
  bet_rolled_back: 'rolled_back',
  bet_already_settled: 'already_settled',
  bet_round_closed: 'round_closed',
  amount_not_allowed: 'amount_invalid',
  session_expired: 'token_invalid',
  game_under_maintenance: 'game_closed',
  play_stopped: 'game_closed',
  account_locked: 'player_blocked',
  betting_stopped: 'player_blocked',
  on_break: 'player_blocked',
  self_excluded: 'player_blocked',
  identity_unverified: 'player_blocked',
  stake_above_cap: 'limit_reached',
  stake_above_promo_limit: 'limit_reached',
  game_excluded_by_promo: 'limit_reached',
  limit_reached: 'limit_reached',
  reality_check_due: 'limit_reached',
  round_too_soon: 'limit_reached',
  other_game_running: 'limit_reached',
  other_round_open: 'limit_reached',
  overloaded: 'try_again',
  internal_error: 'try_again',
};

/** What nobody has classed may be done when it is asked again: no vendor drops a bet for it. */
export function outcomeOfCode(code: ErrorCode): OutcomeCode {
  return outcomes[code] ?? 'try_again';
}

function outcomeOf(answer: CommandAnswer): CommandOutcome {
  if (!answer.ok) {
    return { code: outcomeOfCode(answer.code), isReplay: answer.isReplay };
  }
  const { outcome, transactionId, isReplay } = answer;
  // The tombstone is kept; what the wire says of it is the dialect's (rule 6).
  return outcome === 'tombstone'
    ? { code: 'bet_unknown', isReplay }
    : { code: 'done', transactionId, isReplay: isReplay || outcome === 'already' };
}

/**
 * One outcome for the whole call: the refusal that undid it, or that it is done. What was buried
 * beside something that was done says so by itself.
 */
export function callOutcome(
  answers: readonly CommandAnswer[],
  player: { readonly memberId: string; readonly currency: string },
  atMs: number,
): CallOutcome {
  const cause = answers.findIndex((answer) => !answer.ok && answer.code !== 'order_refused');
  const commands = answers.map(outcomeOf);
  const refused = commands[cause]?.code;
  const isPartDone = commands.some((command) => command.code === 'done');
  const code = refused ?? (isPartDone ? 'done' : (commands[0]?.code ?? 'done'));
  return {
    code,
    commands: refused === undefined ? commands : commands.map((command) => ({ ...command, code })),
    balanceMinor: answers.at(-1)?.currentMinor,
    playerId: player.memberId,
    currency: player.currency,
    atMs,
  };
}
