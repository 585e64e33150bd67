/** How a command ended; each dialect has a code of its own for every one. */
export const outcomeCodes = [
  'done',
  'insufficient_funds',
  'id_reused',
  'bet_unknown',
  'rolled_back',
  'already_settled',
  'round_closed',
  'bad_signature',
  'bad_request',
  'amount_invalid',
  'player_unknown',
  'player_blocked',
  'limit_reached',
  'token_invalid',
  'currency_wrong',
  'game_closed',
  'try_again',
] as const;
export type OutcomeCode = (typeof outcomeCodes)[number];

/** What became of one command of a call. */
export interface CommandOutcome {
  readonly code: OutcomeCode;
  /** Ours; absent where nothing was kept. */
  readonly transactionId?: string | undefined;
  /** The same id with the same content came before (rule 3). */
  readonly isReplay?: boolean | undefined;
}

/** What became of a call; the refusal of one command is the refusal of all. */
export interface CallOutcome {
  readonly code: OutcomeCode;
  /** What the player has now; absent where the player is not known. */
  readonly balanceMinor?: bigint | undefined;
  readonly playerId?: string | undefined;
  readonly currency?: string | undefined;
  /** The token that holds from now on, where it was changed by this call. */
  readonly sessionToken?: string | undefined;
  readonly commands: readonly CommandOutcome[];
  /** Our time in milliseconds since 1970, for dialects that show it. */
  readonly atMs: number;
}
