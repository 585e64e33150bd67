import type { CodeTable } from '../../wire/code-table.ts';

export const rsCodes = {
  done: 'RS_OK',
  insufficient_funds: 'RS_ERROR_NOT_ENOUGH_MONEY',
  id_reused: 'RS_ERROR_DUPLICATE_TRANSACTION',
  bet_unknown: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  rolled_back: 'RS_ERROR_TRANSACTION_ROLLED_BACK',
  already_settled: 'RS_OK',
  round_closed: 'RS_ERROR_INVALID_GAME',
  bad_signature: 'RS_ERROR_INVALID_SIGNATURE',
  bad_request: 'RS_ERROR_WRONG_SYNTAX',
  amount_invalid: 'RS_ERROR_WRONG_TYPES',
  player_unknown: 'RS_ERROR_INVALID_TOKEN',
  player_blocked: 'RS_ERROR_USER_DISABLED',
  limit_reached: 'RS_ERROR_LIMIT_REACHED',
  token_invalid: 'RS_ERROR_TOKEN_EXPIRED',
  currency_wrong: 'RS_ERROR_WRONG_CURRENCY',
  game_closed: 'RS_ERROR_INVALID_GAME',
  try_again: 'RS_ERROR_UNKNOWN',
} as const satisfies CodeTable<string>;
