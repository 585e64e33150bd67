import type { WalletCall } from './command.ts';
import type { CallOutcome, OutcomeCode } from './outcome.ts';

export const dialectNames = ['rs', 'evolution', 'softswiss', 'slotegrator', 'sea'] as const;
export type DialectName = (typeof dialectNames)[number];

/** A request as it goes over the wire; the path is what follows the vendor's own address. */
export interface WireRequest {
  readonly path: string;
  /** Without the question mark. */
  readonly query: string;
  /** Names in small letters. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

export interface WireAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The keys of one side. Both sides of a shared secret have the same. */
export interface DialectKeys {
  readonly merchantId: string;
  /** A private key in PEM, or the shared secret. */
  readonly signing: string;
  /**
   * Public keys in PEM, or shared secrets: the one in use and, while keys change, the one before.
   */
  readonly accepted: readonly string[];
  /**
   * Currencies whose amounts count thousands between the two sides, where the dialect has such; the
   * usual ones of the dialect where nothing was agreed.
   */
  readonly thousands?: readonly string[] | undefined;
}

export type Reading =
  | { readonly ok: true; readonly call: WalletCall }
  | { readonly ok: false; readonly code: OutcomeCode; readonly requestId: string };

/** A call that was read, or the little that is known of one that was not. */
export interface Answered {
  readonly call?: WalletCall | undefined;
  readonly requestId: string;
}

/** What an answer says to the vendor. */
export interface Heard {
  /** Every outcome that the code stands for in this dialect. */
  readonly codes: readonly OutcomeCode[];
  /** Terminal unless the vendor has to ask again. */
  readonly mayRepeat: boolean;
  readonly balanceMinor?: bigint | undefined;
  readonly transactionIds: readonly string[];
  readonly sessionToken?: string | undefined;
}

/** What a vendor proves itself by. */
export type Signature = 'rsa_sha256' | 'query_token' | 'hmac_sha256' | 'hmac_sha1' | 'company_key';

/** How amounts are written; `thousands` is for currencies of many digits only. */
export type AmountWriting = 'hundred_thousandths' | 'decimal' | 'minor' | 'thousands';

/** Where dialects differ in what they ask of a wallet, beside how they say it. */
export interface DialectTraits {
  readonly signature: Signature;
  readonly amounts: AmountWriting;
  /** Whether one call may hold several commands. */
  readonly takesLists: boolean;
  /** Rule 9: a reversal may take more than there is, and leaves a debt. */
  readonly mayOverdraw: boolean;
  /** Rule 8: whether a bet that has its win may still be rolled back. */
  readonly reversesSettled: boolean;
  /**
   * Whether it has words for what a bet was struck on, how it ended, and a part that stays open.
   */
  readonly describesBets: boolean;
}

/** An adapter: both halves of one dialect. It keeps nothing and decides nothing about money. */
export interface Dialect {
  readonly name: DialectName;
  readonly traits: DialectTraits;
  /** Verifies the exact bytes, then reads them (rule 1). */
  read(
    request: WireRequest,
    parts: { readonly keys: DialectKeys; readonly nowMs: number },
  ): Reading;
  answer(answered: Answered, outcome: CallOutcome, keys: DialectKeys): WireAnswer;
  /** The vendor's half: undefined where the dialect has no words for the call. */
  write(
    call: WalletCall,
    parts: { readonly keys: DialectKeys; readonly nowMs: number; readonly nonce: string },
  ): WireRequest | undefined;
  /** An answer that is not signed as it should be counts as none. */
  hear(call: WalletCall, answer: WireAnswer, keys: DialectKeys): Heard;
}
