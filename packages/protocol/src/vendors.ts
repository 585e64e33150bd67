/** Dialects in which vendors of games call the wallet. */
export const vendorDialects = ['rs', 'evolution', 'softswiss', 'slotegrator', 'sea'] as const;

/** What a vendor proves itself by. */
export const vendorSignatures = [
  'rsa_sha256',
  'query_token',
  'hmac_sha256',
  'hmac_sha1',
  'company_key',
] as const;

/** How a vendor writes amounts. */
export const vendorAmounts = ['hundred_thousandths', 'decimal', 'minor', 'thousands'] as const;

/** What a call of a vendor asks for first; `UNREAD` is one that could not be read. */
export const vendorCallKinds = [
  'AUTH',
  'BALANCE',
  'BET',
  'WIN',
  'PROMO_WIN',
  'ROLLBACK',
  'ADJUST',
  'TIP',
  'CONFIRM',
  'REJECT',
  'SETTLE',
  'UNSETTLE',
  'RESETTLE',
  'VOID',
  'RETURN_STAKE',
  'END_ROUND',
  'STATUS',
  'UNREAD',
] as const;
export type VendorCallKind = (typeof vendorCallKinds)[number];

/** How a call of a vendor ended, in our words. */
export const vendorCallOutcomes = [
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
export type VendorCallOutcome = (typeof vendorCallOutcomes)[number];

/** How much of the past the figures of a vendor tell of. */
export const vendorSpans = ['hour', 'day'] as const;
export type VendorSpan = (typeof vendorSpans)[number];
