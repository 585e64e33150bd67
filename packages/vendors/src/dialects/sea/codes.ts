import type { CodeTable } from '../../wire/code-table.ts';

export const seaCodes = {
  done: 0,
  insufficient_funds: 10_002,
  id_reused: 20_002,
  bet_unknown: 20_001,
  rolled_back: 20_003,
  already_settled: 20_004,
  round_closed: 20_005,
  bad_signature: 40_003,
  bad_request: 40_001,
  amount_invalid: 40_002,
  player_unknown: 10_001,
  player_blocked: 10_003,
  limit_reached: 10_004,
  token_invalid: 30_001,
  currency_wrong: 40_004,
  game_closed: 40_005,
  try_again: 50_001,
} as const satisfies CodeTable<number>;
