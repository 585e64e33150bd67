import type { CurrencyCode } from '@portal/money';

/**
 * What a vendor may want of a wallet, in whatever dialect it says so (docs/rules/vendor-wallet.md).
 */
export const commandKinds = [
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
] as const;
export type CommandKind = (typeof commandKinds)[number];

/** Parts of a jackpot; the vendor may fund the first only. */
export interface JackpotParts {
  readonly progressiveMinor: bigint;
  readonly fixedMinor: bigint;
}

export const stakeFeatures = ['GAMBLE', 'DOUBLE_UP', 'FREE_SPIN', 'BUY'] as const;
type StakeFeature = (typeof stakeFeatures)[number];
export const stakeFundings = ['CASH', 'FREEBET'] as const;
type StakeFunding = (typeof stakeFundings)[number];

/** What a bet was struck on, as its vendor says it; what counts of it follows from this. */
export interface StakeTerms {
  /** What is bet on, such as a match. */
  readonly event?: string | undefined;
  readonly selection?: string | undefined;
  readonly market?: string | undefined;
  /** Of the market line: the same for each bet on it, in whatever round and language. */
  readonly marketKey?: string | undefined;
  /** Decimal odds as text, whatever the player saw. */
  readonly odds?: string | undefined;
  /** How the player saw them. */
  readonly oddsFormat?: string | undefined;
  /** One of two that exclude each other, such as `BANKER` and `PLAYER`. */
  readonly side?: string | undefined;
  /** Of a wheel. */
  readonly numbersCovered?: number | undefined;
  /** Share of the possible outcomes that the player covers, as decimal text: `0.75`. */
  readonly coverage?: string | undefined;
  /** What was played instead of a plain stake. */
  readonly feature?: StakeFeature | undefined;
  /** Whose money the stake is: that of a free bet counts nothing. */
  readonly funding?: StakeFunding | undefined;
  readonly legs?: readonly { readonly selection: string; readonly odds: string }[] | undefined;
}

/** How a settled bet ended, where its amount does not say it. */
export const settledResults = ['WIN', 'LOSE', 'HALF_WIN', 'HALF_LOSE', 'PUSH'] as const;
export type SettledResult = (typeof settledResults)[number];

export interface WalletCommand {
  readonly kind: CommandKind;
  /** The vendor's own id; absent where the dialect names none. */
  readonly txId?: string | undefined;
  /** The transaction that is acted on; without it the round is meant. */
  readonly refTxId?: string | undefined;
  readonly roundId?: string | undefined;
  /** The last command of its round. */
  readonly closesRound?: boolean | undefined;
  /** Minor units of the currency of the call; negative for `ADJUST` only. */
  readonly amountMinor?: bigint | undefined;
  /** A bet that stands only once it is confirmed. */
  readonly isWaiting?: boolean | undefined;
  /** A settlement that the player asked for. */
  readonly isCashOut?: boolean | undefined;
  /** Of a settlement; by the amount where it is not said. */
  readonly result?: SettledResult | undefined;
  /** What of the stake stays in play after this settlement. */
  readonly leavesOpenMinor?: bigint | undefined;
  /** What of a bet in a card room counts, as its vendor reckons it. */
  readonly vendorValidMinor?: bigint | undefined;
  /** Legs of a parlay that were void, by their places from 1. */
  readonly voidLegs?: readonly number[] | undefined;
  readonly terms?: StakeTerms | undefined;
  readonly campaignId?: string | undefined;
  /** What of the campaign the player was given: a voucher, an issue of free rounds. */
  readonly rewardId?: string | undefined;
  /** Free rounds that remain after this prize. */
  readonly roundsLeft?: number | undefined;
  readonly jackpot?: JackpotParts | undefined;
  readonly reason?: string | undefined;
}

/** One call of a vendor: commands in order, all or nothing (rule 16). */
export interface WalletCall {
  readonly requestId: string;
  /** Absent where the dialect names the player by the token alone. */
  readonly playerId?: string | undefined;
  readonly sessionToken?: string | undefined;
  readonly currency?: CurrencyCode | undefined;
  readonly gameCode?: string | undefined;
  readonly tableId?: string | undefined;
  readonly commands: readonly [WalletCommand, ...WalletCommand[]];
}
