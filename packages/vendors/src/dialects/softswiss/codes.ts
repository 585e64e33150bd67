import type { CommandKind } from '../../command.ts';
import type { OutcomeCode } from '../../outcome.ts';
import type { CodeTable } from '../../wire/code-table.ts';

export const softswissCodes = {
  done: 200,
  insufficient_funds: 100,
  id_reused: 400,
  bet_unknown: 404,
  rolled_back: 409,
  already_settled: 200,
  round_closed: 107,
  bad_signature: 403,
  bad_request: 400,
  amount_invalid: 400,
  player_unknown: 101,
  player_blocked: 110,
  limit_reached: 105,
  token_invalid: 102,
  currency_wrong: 154,
  game_closed: 107,
  try_again: 500,
} as const satisfies CodeTable<number>;

/** Codes of the protocol itself are statuses; those about a player come with this one. */
const playerStatus = 412;
const firstStatus = 400;

export function statusOf(code: number): number {
  return code >= firstStatus || code === softswissCodes.done ? code : playerStatus;
}

/** What is fine here although nothing moved: an unknown rollback, and a bet that comes after it. */
export function isNoOp(kind: CommandKind, code: OutcomeCode): boolean {
  return (
    (kind === 'ROLLBACK' && code === 'bet_unknown') || (kind === 'BET' && code === 'rolled_back')
  );
}
