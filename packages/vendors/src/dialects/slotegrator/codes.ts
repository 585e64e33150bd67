import type { CommandKind } from '../../command.ts';
import type { OutcomeCode } from '../../outcome.ts';
import type { CodeTable } from '../../wire/code-table.ts';

/** The dialect has two errors; whatever is no lack of money is the general one. */
const general = 'INTERNAL_ERROR';

export const slotegratorCodes = {
  done: '',
  insufficient_funds: 'INSUFFICIENT_FUNDS',
  id_reused: general,
  bet_unknown: general,
  rolled_back: general,
  already_settled: '',
  round_closed: general,
  bad_signature: general,
  bad_request: general,
  amount_invalid: general,
  player_unknown: general,
  player_blocked: general,
  limit_reached: general,
  token_invalid: general,
  currency_wrong: general,
  game_closed: general,
  try_again: general,
} as const satisfies CodeTable<string>;

/** A refund of nothing is fine, and so is the bet that comes after it: neither moves anything. */
export function isNoOp(kind: CommandKind, code: OutcomeCode): boolean {
  return (
    (kind === 'ROLLBACK' && code === 'bet_unknown') || (kind === 'BET' && code === 'rolled_back')
  );
}
