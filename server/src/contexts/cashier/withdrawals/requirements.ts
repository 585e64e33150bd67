import type { BetCategory, BetId, DepositId, MemberId, PlaySource } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { DepositPromotions } from '../deposits/chosen-promotion.ts';

/** Play that is asked for before money leaves. */
export interface Requirement {
  readonly reference: string;
  readonly kind: PlaySource;
  /** What came, and how often it is to be played. */
  readonly amountMinor: bigint;
  readonly multiple: number;
  readonly requiredMinor: bigint;
  readonly doneMinor: bigint;
  readonly openedAt: Temporal.Instant;
  /** The last bets that counted, the newest first. */
  readonly lastBets: readonly CountedBet[];
}

/** A bet and what it lowered a requirement by. */
export interface CountedBet {
  readonly betId: BetId;
  readonly category: BetCategory;
  readonly provider: string;
  readonly gameCode: string;
  /** What of its valid amount was taken, and what that counted by its weight. */
  readonly playedMinor: bigint;
  readonly countedMinor: bigint;
  readonly at: Temporal.Instant;
}

/** What members call what play is asked for, and what it counted by. */
export interface PlayNames {
  /** Of a gift; undefined of other money. */
  titleOf(reference: string): string | undefined;
  gameOf(bet: Pick<CountedBet, 'provider' | 'gameCode'>): string;
}

export interface CountedBetPage {
  readonly bets: readonly CountedBet[];
  readonly nextCursor: BetId | undefined;
}

/** Money that a member paid in, and how much play it asks for before it leaves again. */
export interface CreditedDeposit {
  readonly memberId: MemberId;
  readonly depositId: DepositId;
  /** What was paid, its fee among it; and what of it came to the balance, which is played. */
  readonly paidMinor: bigint;
  readonly amountMinor: bigint;
  readonly turnoverMultiple: number;
}

/** A deposit that its provider took back. */
export interface TakenBackDeposit extends Omit<
  CreditedDeposit,
  'turnoverMultiple' | 'amountMinor'
> {
  /** What the account did not hold any more, which the house bears; minor units. */
  readonly lostMinor: bigint;
}

/** Money that another member sent. */
export interface ReceivedTransfer {
  readonly memberId: MemberId;
  /** Of the transfer, or of the packet of an envelope. */
  readonly reference: string;
  readonly amountMinor: bigint;
  readonly turnoverMultiple: number;
}

/** What other contexts say about a member before money moves. */
export interface CashierPorts {
  /** The open ones, the oldest first. */
  requirementsOf(ctx: Ctx, memberId: MemberId): Promise<readonly Requirement[]>;
  /** The bets that worked off one of them, the newest first; undefined of what is not there. */
  countedBets(
    ctx: Ctx,
    query: {
      readonly memberId: MemberId;
      readonly kind: PlaySource;
      readonly reference: string;
      readonly cursor: BetId | undefined;
      readonly limit: number;
    },
  ): Promise<CountedBetPage | undefined>;
  /** In the language asked for; gifts are those of the caller. */
  playNames(
    ctx: Ctx<MemberActor>,
    query: { readonly references: readonly string[]; readonly language: string | undefined },
  ): Promise<PlayNames>;
  /** Minor units that the member owes others, which no withdrawal may touch. */
  owedOf(ctx: Ctx, memberId: MemberId): Promise<bigint>;
  /** The rank of the member; 0 where the site has none. */
  rankOf(ctx: Ctx, memberId: MemberId): Promise<number>;
  /** Whether money of the member lies in open bets, in rounds, or at a vendor. */
  isAtPlay(ctx: Ctx, memberId: MemberId): Promise<boolean>;
  /** A deposit was credited, in the transaction of the caller. */
  deposited(ctx: Ctx, deposit: CreditedDeposit): Promise<void>;
  /** A credited deposit was taken back, in the transaction of the caller. */
  takenBack(ctx: Ctx, deposit: TakenBackDeposit): Promise<void>;
  /** A transfer was received, in the transaction of the caller. */
  received(ctx: Ctx, transfer: ReceivedTransfer): Promise<void>;
  /** So much of a received transfer was taken back, in the transaction of the caller. */
  notReceived(
    ctx: Ctx,
    transfer: Pick<ReceivedTransfer, 'memberId' | 'reference' | 'amountMinor'>,
  ): Promise<void>;
  readonly promotions: DepositPromotions;
  /** Minor units that members were promised and that lie in no account yet (R23). */
  promisedMoney(ctx: Ctx): Promise<bigint>;
}

/** Where no promotion serves deposits. */
export const withoutPromotions: DepositPromotions = {
  offered: () => Promise.resolve([]),
  choose: () => Promise.reject(new Refusal('not_found')),
  serve: () => Promise.resolve({ ok: false, fault: 'over' }),
  end: () => Promise.resolve(0n),
};

/** Where nobody asks for play before money leaves. */
export const withoutConditions: CashierPorts = {
  requirementsOf: () => Promise.resolve([]),
  countedBets: () => Promise.resolve(undefined),
  playNames: () =>
    Promise.resolve({ titleOf: () => undefined, gameOf: ({ gameCode }) => gameCode }),
  owedOf: () => Promise.resolve(0n),
  rankOf: () => Promise.resolve(0),
  isAtPlay: () => Promise.resolve(false),
  deposited: () => Promise.resolve(),
  takenBack: () => Promise.resolve(),
  received: () => Promise.resolve(),
  notReceived: () => Promise.resolve(),
  promotions: withoutPromotions,
  promisedMoney: () => Promise.resolve(0n),
};

export function leftOf({ requiredMinor, doneMinor }: Requirement): bigint {
  return requiredMinor > doneMinor ? requiredMinor - doneMinor : 0n;
}
