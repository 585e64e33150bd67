import type { StandingFlag } from '@portal/commission';
import type { LimitKind, LimitPeriod, MemberId, PlayMode } from '@portal/protocol';

/** A flag that holds now. */
export interface HeldFlag {
  readonly flag: StandingFlag;
  /** Undefined until somebody lifts it. */
  readonly endsAt: Temporal.Instant | undefined;
}

export interface HeldLimit {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  /** Minor units; minutes of a session. */
  readonly amount: bigint;
}

/** What counted into a period, which may be over by now. */
export interface LimitWindow {
  readonly period: LimitPeriod;
  readonly startsOn: string;
  readonly depositedMinor: bigint;
  readonly stakedMinor: bigint;
  readonly returnedMinor: bigint;
  readonly playedMs: number;
}

/**
 * A round of ours that waits for its next step, or a hand of a vendor that waits for its result:
 * there may be several of one game, and each has an end.
 */
export interface OpenGame {
  readonly game: string;
  readonly hand?: { readonly id: string; readonly until: Temporal.Instant };
}

export interface PlayState {
  /** Whether the member's windows are kept. */
  readonly isCounting: boolean;
  readonly lastGame: string | null;
  readonly lastStakeAt: Temporal.Instant | null;
  /** Of a game of chance; bets on draws and events keep no pace. */
  readonly lastRoundAt: Temporal.Instant | null;
  /** Games that have a round open, kept where one game at a time is the rule. */
  readonly openGames: readonly OpenGame[];
  readonly checkedAt: Temporal.Instant | null;
  readonly isCheckHeld: boolean;
  readonly checkMinutes: number | null;
}

/** A member as protection sees it, read under the lock of the member's account. */
export interface Player extends PlayState {
  readonly memberId: MemberId;
  readonly flags: readonly HeldFlag[];
  readonly limits: readonly HeldLimit[];
  readonly windows: readonly LimitWindow[];
  /** A day, `2001-02-29`; read only where the jurisdiction asks for it. */
  readonly bornOn: string | null;
  readonly isVerified: boolean;
}

export type Players = ReadonlyMap<MemberId, Player>;

/** A stake that somebody wants to place. */
export interface StakeClaim {
  readonly memberId: MemberId;
  readonly amountMinor: bigint;
  /** Trial money counts into no limit, but a break or an exclusion stops it as well (R10). */
  readonly mode: PlayMode;
  /** What is played, such as the node of a game: where one game at a time is the rule. */
  readonly game: string;
  /** Games of chance have a least cycle; bets on draws and events have none. */
  readonly pace: 'slot' | 'casino' | 'none';
  /** A further stake of a round that runs: no pace, and no reality check in the middle of it. */
  readonly isWithinRound?: boolean;
  /** Already staked in the same round: a cap is one of the round, in however many stakes (R15). */
  readonly inRoundMinor?: bigint;
  /**
   * Plays a round whose outcome is known at once, and says what it returns; called once, in the
   * order of the stakes, and only for one that is allowed.
   */
  readonly play?: () => bigint;
}

export const moneyMoves = ['deposit', 'withdraw', 'transfer', 'receive', 'bonus'] as const;
export type MoneyMove = (typeof moneyMoves)[number];

/** Money that somebody wants to move in or out. */
export interface MoneyClaim {
  readonly memberId: MemberId;
  readonly move: MoneyMove;
  readonly amountMinor: bigint;
}

/** What was really posted, in real money; counts into the limits of whoever has some. */
export interface Play {
  readonly memberId: MemberId;
  readonly stakedMinor?: bigint;
  /** Wins, and stakes that were given back; negative for a win that was taken back. */
  readonly returnedMinor?: bigint;
  /** Negative for a deposit that did not come in the end. */
  readonly depositedMinor?: bigint;
  /** Of a stake: what was played, and whether it keeps a pace. */
  readonly game?: string;
  readonly pace?: StakeClaim['pace'];
  /** A round that is open after this play, or is over with it. */
  readonly round?: OpenGame & { readonly isOpen: boolean };
  /** When it was counted first; periods that began later are left alone. */
  readonly countedAt?: Temporal.Instant;
  /** When what goes on counting was counted first; periods that ran then are left alone. */
  readonly carriedFrom?: Temporal.Instant;
}

/** A member of whom nothing is stored. */
export function newPlayer(memberId: MemberId): Player {
  return {
    memberId,
    flags: [],
    limits: [],
    windows: [],
    isCounting: false,
    lastGame: null,
    lastStakeAt: null,
    lastRoundAt: null,
    openGames: [],
    checkedAt: null,
    isCheckHeld: false,
    checkMinutes: null,
    bornOn: null,
    isVerified: false,
  };
}
