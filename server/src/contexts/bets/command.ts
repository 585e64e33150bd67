import type { Category, TicketResult } from '@portal/commission';
import type { CurrencyCode } from '@portal/money';
import type { BetId, ErrorCode, MemberId } from '@portal/protocol';
import type { RefusalData } from '../../platform/refusal.ts';
import type { BetOrigin } from './origin.ts';
import type { PlayGroups, StakeSplit } from '../turnover/index.ts';

/** What a dialect wants of us where dialects differ. */
export interface DialectPolicy {
  /** What cannot be taken back at once becomes a debt, instead of a refusal. */
  readonly mayOverdraw: boolean;
  readonly rollbackOfSettled: 'refuse' | 'reverse';
  /**
   * A further settlement of a bet pays further (rule 17: many per bet); absent where its sender
   * settles a bet once, and another one is a mistake.
   */
  readonly settlesAgain?: true;
  /** A void bet stands again when its sender says so: it is staked anew where its money lies. */
  readonly reopensVoid?: true;
}

export interface PlayedGame {
  readonly category: Category;
  readonly gameCode: string;
  /**
   * The code as its sender wrote it, where `gameCode` may have been found otherwise: a repeat must
   * agree in what was written, and null says that nothing was.
   */
  readonly writtenCode?: string | null;
  /** May change inside one session, in live lobbies. */
  readonly tableId?: string;
}

/**
 * What a bet was struck on, as its receipt shows it and its valid amount is reckoned by. It never
 * changes, and the database refuses to (R42).
 */
export interface BetTerms {
  /** Decimal text. */
  readonly odds?: string;
  readonly oddsFormat?: string;
  /** What is bet on: a match, an issue. */
  readonly event?: string;
  readonly selection?: string;
  readonly market?: string;
  /** The vendor's own key of the market line, one for each line. */
  readonly marketKey?: string;
  readonly rule?: string;
  readonly side?: string;
  readonly numbersCovered?: number;
  /** Share of the possible outcomes that the member covers; decimal text. */
  readonly coverage?: string;
  readonly feature?: string;
  readonly funding?: 'CASH' | 'FREEBET';
  readonly legs?: readonly { readonly selection: string; readonly odds: string }[];
  readonly promo?: PromoTerms;
  /** Of its game when it was placed, in percent; absent for all of it (D16). */
  readonly weight?: number;
  /** Absent where the whole stake was plain cash. */
  readonly split?: SplitTerms;
}

/** What the last result of a bet says of what counts of it, and when its payouts were counted. */
export interface BetReckoning {
  readonly counted?: CountedPlay;
  /** Minor units as text, from vendors of card rooms. */
  readonly vendorValid?: string;
  /** Legs that were void, by their places from 1. */
  readonly voidLegs?: readonly number[];
  /** Absent where all of the payout was counted when the bet was settled. */
  readonly returns?: readonly PaidReturn[];
  /** The result came for the whole round: a new one of the round changes it, and no other bet. */
  readonly byRound?: true;
  /** Parts of the stake that ended before the rest. */
  readonly parts?: readonly SettledPart[];
  /** Lost because its round ended, with no result of its own: whatever comes of it still counts. */
  readonly byEnd?: true;
  /** When it first had a result since it last was open; absent where that is its only one. */
  readonly firstAt?: string;
}

/** Minor units as text. */
export interface SettledPart {
  readonly stake: string;
  readonly paid: string;
  readonly result: TicketResult;
}

/** What the limits of a member counted of a payout at a moment; minor units as text. */
export interface PaidReturn {
  readonly at: string;
  readonly paid: string;
  /** What of it was taken back since. */
  readonly back: string;
}

/** What the stake took of bonus money, and of own money that has to be played; minor, as text. */
export interface SplitTerms {
  readonly bonus: string;
  readonly locked: string;
}

/**
 * What of a bet counts, where its sender reckons that by rules of its own: the valid amount, and
 * what payments on turnover count of it (`PayFigures`). Minor units as text.
 */
export interface CountedPlay {
  readonly valid: string;
  readonly noRebate: string;
  readonly noShare: string;
  readonly noSalary: string;
  readonly groupStake: string;
  /** Of the game that was staked on at a prize group. */
  readonly groups?: PlayGroups;
}

/** A vendor may fund the progressive part only, so the parts stay apart. */
export interface PromoTerms {
  readonly campaignId?: string;
  readonly rewardId?: string;
  readonly roundsLeft?: number;
  readonly progressiveMinor?: string;
  readonly fixedMinor?: string;
}

interface CommandBase {
  /** `lottery`, `vendor:<code>`: the namespace of every id below, and of the house accounts. */
  readonly provider: string;
  /** The sender's id; unique in its provider and class of kinds, for ever (R110). */
  readonly txId: string;
  readonly memberId: MemberId;
  readonly currency: CurrencyCode;
  readonly policy: DialectPolicy;
  /**
   * What a sender names as the game of an act whose bet knows its own: a repeat must agree in it,
   * and null says that it named none.
   */
  readonly writtenCode?: string | null;
  /** When it came in, of a sender that may be told that it never came (rule 20). */
  readonly receivedAt?: Temporal.Instant;
}

/** Where a player of a vendor sits; without one nothing is looked at again. */
export interface Seat {
  readonly vendorCode: string;
  /** Empty where the game is none of the catalogue. */
  readonly nodeId: string;
  readonly tokenHash: string;
}

interface InRound {
  readonly roundId: string;
  readonly closesRound?: boolean;
}

interface Stake extends CommandBase, InRound {
  readonly amountMinor: bigint;
  readonly game: PlayedGame;
  /** Whether the player sits in a session that lives; new stakes need one, results do not. */
  readonly hasLiveSession: boolean;
  /** False while nobody may stake on the game (R39); absent where the sender has seen to it. */
  readonly isGameOpen?: boolean;
  readonly seat?: Seat;
  /** Absent where nobody sat there, as in a demo. */
  readonly origin?: BetOrigin;
}

export interface BetCommand extends Stake {
  readonly kind: 'BET';
  /** The stake is taken, but only OPEN makes the bet stand. */
  readonly isWaiting?: boolean;
  readonly terms?: BetTerms;
  /** Of a sender that keeps bonus money of its own; without it the stake is split by ours. */
  readonly split?: StakeSplit;
  /** What it may bring, the stake included, where the odds of its terms do not say it. */
  readonly possibleMinor?: bigint;
}

export interface TipCommand extends Stake {
  readonly kind: 'TIP';
}

/**
 * The transaction acted on; a sender that names no transaction names the round. Whatever it does,
 * it may say that the round is over with it.
 */
type Target = { readonly closesRound?: boolean } & (
  | { readonly refTxId: string; readonly roundId?: string }
  | { readonly refTxId?: undefined; readonly roundId: string }
);

export type WinCommand = CommandBase &
  Target & {
    readonly kind: 'WIN';
    readonly amountMinor: bigint;
    /** WIN or LOSE by the amount unless the sender says more. */
    readonly result?: TicketResult;
  };

/** Free rounds, jackpots, tournaments, prize drops: needs no bet, and the player may be away. */
export interface PromoWinCommand extends CommandBase {
  readonly kind: 'PROMO_WIN';
  readonly amountMinor: bigint;
  readonly game: PlayedGame;
  readonly roundId?: string;
  readonly closesRound?: boolean;
  readonly promo: PromoTerms;
}

export type RollbackCommand = CommandBase &
  Target & {
    readonly kind: 'ROLLBACK';
  };

export interface AdjustCommand extends CommandBase {
  readonly kind: 'ADJUST';
  /** Signed. */
  readonly amountMinor: bigint;
  readonly reason: string;
}

export type SettleCommand = CommandBase &
  Target & {
    readonly kind: 'SETTLE';
    readonly amountMinor: bigint;
    readonly result: Exclude<TicketResult, 'PENDING' | 'VOID' | 'CANCELLED'>;
    readonly counted?: CountedPlay;
    /** The person, where its sender weighed it with other accounts of theirs and less counts. */
    readonly linkedAs?: MemberId;
    /** Minor units as text, as a card room says it once the hand is over. */
    readonly vendorValid?: string;
    /** Of a parlay, by their places from 1. */
    readonly voidLegs?: readonly number[];
    /** What of the stake stays in play, after a part was cashed out. */
    readonly leavesOpenMinor?: bigint;
    /** Asked of a cash-out only. */
    readonly hasLiveSession?: boolean;
    readonly seat?: Seat;
  };

/** The new result of a settled bet; the difference to what it paid is posted. */
export type ResettleCommand = CommandBase &
  Target & {
    readonly kind: 'RESETTLE';
    readonly amountMinor: bigint;
    readonly result: Exclude<TicketResult, 'PENDING' | 'VOID' | 'CANCELLED'>;
    readonly counted?: CountedPlay;
    readonly linkedAs?: MemberId;
    readonly vendorValid?: string;
    readonly voidLegs?: readonly number[];
    readonly reason: string;
  };

export type ReasonedCommand = CommandBase &
  Target & {
    readonly kind: 'REJECT' | 'UNSETTLE' | 'VOID';
    readonly reason: string;
    /** Of a VOID: whoever placed it took it back, so the record does not call it void. */
    readonly isTakenBack?: boolean;
  };

export type OpenCommand = CommandBase & Target & { readonly kind: 'OPEN' };

/** Gives a part of an open stake back. */
export type ReturnStakeCommand = CommandBase &
  Target & { readonly kind: 'RETURN_STAKE'; readonly amountMinor: bigint; readonly reason: string };

export interface EndRoundCommand extends CommandBase {
  readonly kind: 'END_ROUND';
  readonly roundId: string;
}

export type BetsCommand =
  | BetCommand
  | TipCommand
  | WinCommand
  | PromoWinCommand
  | RollbackCommand
  | AdjustCommand
  | SettleCommand
  | ResettleCommand
  | ReasonedCommand
  | OpenCommand
  | ReturnStakeCommand
  | EndRoundCommand;

export type CommandKind = BetsCommand['kind'];

/** Some senders use one id for a bet and its win, so the class of kinds is part of the key. */
export const transactionClasses = ['stake', 'win', 'promo', 'adjust'] as const;
export type TransactionClass = (typeof transactionClasses)[number];

/** Of what a member is paid, or is corrected by. */
export const creditClasses = { WIN: 'win', PROMO_WIN: 'promo', ADJUST: 'adjust' } as const;

export const claimClasses: Readonly<Record<CommandKind, string>> = {
  BET: 'stake',
  TIP: 'stake',
  WIN: 'win',
  PROMO_WIN: 'promo',
  ADJUST: 'adjust',
  ROLLBACK: 'rollback',
  OPEN: 'open',
  REJECT: 'open',
  SETTLE: 'settle',
  UNSETTLE: 'unsettle',
  RESETTLE: 'resettle',
  VOID: 'void',
  RETURN_STAKE: 'return',
  END_ROUND: 'end',
};

export type CommandOutcome =
  | 'done'
  /** It had been done by another transaction, so nothing moved. */
  | 'already'
  /** A rollback came before its bet: the bet will be refused. */
  | 'tombstone';

export interface CommandDone {
  readonly ok: true;
  readonly outcome: CommandOutcome;
  /** Ours, the same for every repeat. */
  readonly transactionId: string;
  readonly betId: BetId | undefined;
  /** After the command was done the first time. */
  readonly balanceMinor: bigint;
  /** As it is now; some dialects want this one of a repeat. */
  readonly currentMinor: bigint;
  readonly isReplay: boolean;
}

export interface CommandRefused {
  readonly ok: false;
  readonly code: ErrorCode;
  readonly data: RefusalData;
  readonly currentMinor: bigint;
  readonly isReplay: boolean;
}

export type CommandAnswer = CommandDone | CommandRefused;
