import type { ErrorCode } from '@portal/protocol';
import type { CallOutcome, CommandOutcome, OutcomeCode } from '@portal/vendors';
import type { CommandAnswer } from '../../bets/index.ts';

/** What refusals of `bets` are to a vendor. Whatever protects a member blocks the player. */
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
  overloaded: 'try_again',
  internal_error: 'try_again',
};

export function outcomeOfCode(code: ErrorCode): OutcomeCode {
  return outcomes[code] ?? (code.includes('limit') ? 'limit_reached' : 'player_blocked');
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

/** One outcome for the whole call: the refusal that undid it, or that it is done. */
export function callOutcome(
  answers: readonly CommandAnswer[],
  player: { readonly memberId: string; readonly currency: string },
  atMs: number,
): CallOutcome {
  const cause = answers.findIndex((answer) => !answer.ok && answer.code !== 'order_refused');
  const commands = answers.map(outcomeOf);
  const refused = commands[cause]?.code;
  const code = refused ?? commands.find((command) => command.code !== 'done')?.code ?? 'done';
  return {
    code,
    commands: refused === undefined ? commands : commands.map((command) => ({ ...command, code })),
    balanceMinor: answers.at(-1)?.currentMinor,
    playerId: player.memberId,
    currency: player.currency,
    atMs,
  };
}
