import type { CommandOutcome } from '../../outcome.ts';
import type { CommandKind } from '../../command.ts';
import type { CodeTable } from '../../wire/code-table.ts';

export const evolutionCodes = {
  done: 'OK',
  insufficient_funds: 'INSUFFICIENT_FUNDS',
  id_reused: 'FINAL_ERROR_ACTION_FAILED',
  bet_unknown: 'BET_DOES_NOT_EXIST',
  rolled_back: 'FINAL_ERROR_ACTION_FAILED',
  already_settled: 'BET_ALREADY_SETTLED',
  round_closed: 'FINAL_ERROR_ACTION_FAILED',
  bad_signature: 'INVALID_TOKEN_ID',
  bad_request: 'INVALID_PARAMETER',
  amount_invalid: 'INVALID_PARAMETER',
  player_unknown: 'INVALID_PARAMETER',
  player_blocked: 'ACCOUNT_LOCKED',
  limit_reached: 'FINAL_ERROR_ACTION_FAILED',
  token_invalid: 'INVALID_SID',
  currency_wrong: 'INVALID_PARAMETER',
  game_closed: 'FINAL_ERROR_ACTION_FAILED',
  try_again: 'TEMPORARY_ERROR',
} as const satisfies CodeTable<string>;

/** What was done before has codes of its own here; the vendor counts them as done. */
const repeated: Readonly<Partial<Record<CommandKind, string>>> = {
  BET: 'BET_ALREADY_EXIST',
  WIN: 'BET_ALREADY_SETTLED',
};

export function evolutionCode(kind: CommandKind | undefined, outcome: CommandOutcome): string {
  const again = kind === undefined ? undefined : repeated[kind];
  return outcome.code === 'done' && outcome.isReplay === true && again !== undefined
    ? again
    : evolutionCodes[outcome.code];
}

export function isRepeatedCode(kind: CommandKind, status: unknown): boolean {
  return repeated[kind] !== undefined && repeated[kind] === status;
}
