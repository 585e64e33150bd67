import type { Category, TicketResult } from '@portal/commission';
import type { CurrencyCode } from '@portal/money';
import type { BetState, MemberId } from '@portal/protocol';
import type { BetsCommand, BetTerms } from './command.ts';
import { resultFor } from './kinds/revise.ts';
import type { KeptOrigin } from './origin.ts';

type SaidResult = Exclude<TicketResult, 'PENDING' | 'VOID' | 'CANCELLED'>;

/** A bet that was played in a purse, as the books of its vendor have it now; minor units. */
export interface PulledBet {
  readonly txId: string;
  readonly roundId: string;
  readonly memberId: MemberId;
  readonly category: Category;
  readonly gameCode: string;
  readonly currency: CurrencyCode;
  /** By the vendor's clock (R42). */
  readonly placedAt: Temporal.Instant;
  readonly state: 'OPEN' | 'SETTLED' | 'CANCELLED';
  readonly stakeMinor: bigint;
  readonly payoutMinor: bigint;
  /** Of the purse, after what became of the bet. */
  readonly balanceMinor?: bigint | undefined;
  readonly terms?: BetTerms | undefined;
  /** WIN or LOSE by the payout unless the vendor says more. */
  readonly result?: SaidResult | undefined;
  /** What of it counts, as a card room reckons it. */
  readonly vendorValidMinor?: bigint | undefined;
  /** Of the launch; nobody knows more of a game that the vendor keeps. */
  readonly origin?: KeptOrigin | undefined;
}

interface Standing {
  readonly memberId: MemberId;
  readonly state: BetState;
  readonly stakeMinor: bigint;
  readonly payoutMinor: bigint;
}

type Step = Exclude<BetsCommand, { kind: 'BET' | 'TIP' | 'PROMO_WIN' | 'ADJUST' | 'END_ROUND' }>;
type NewStep = Step extends infer One ? (One extends Step ? Omit<One, 'provider'> : never) : never;

const policy = { mayOverdraw: false, rollbackOfSettled: 'refuse', reopensVoid: true } as const;
const reason = 'told by its vendor';

/**
 * Whether the vendor tells something else under the id of this bet: of another player, of a larger
 * stake, or of none. The same id with other content moves nothing (vendor-wallet.md 4): what a bet
 * was placed with stands, and an operator asks which of both is right.
 */
export function isOtherBet({ memberId, stakeMinor }: Standing, pulled: PulledBet): boolean {
  if (pulled.memberId !== memberId) {
    return true;
  }
  const isGone = pulled.stakeMinor === 0n && stakeMinor > 0n;
  return pulled.state !== 'CANCELLED' && (pulled.stakeMinor > stakeMinor || isGone);
}

/**
 * The commands that make of a bet what its vendor has; none where both agree, or it is another bet
 * ({@link isOtherBet}). What was void may come again.
 */
export function stepsTo(bet: Standing, pulled: PulledBet): readonly NewStep[] {
  const { txId, roundId, memberId, currency, state } = pulled;
  const shared = { txId, refTxId: txId, roundId, memberId, currency, policy };
  const isVoid = bet.state === 'void';
  const isOver = bet.state === 'settled' || isVoid;
  if ((bet.state !== 'open' && !isOver) || isOtherBet(bet, pulled)) {
    return [];
  }
  if (state === 'CANCELLED') {
    return isVoid ? [] : [{ ...shared, kind: 'VOID', reason }];
  }
  const lessMinor = bet.stakeMinor - pulled.stakeMinor;
  const isReopened = isVoid || (isOver && (state === 'OPEN' || lessMinor > 0n));
  const reopened = { ...shared, kind: 'UNSETTLE', reason } as const;
  const lowered = { ...shared, kind: 'RETURN_STAKE', amountMinor: lessMinor, reason } as const;
  const steps = [...(isReopened ? [reopened] : []), ...(lessMinor > 0n ? [lowered] : [])];
  if (state === 'OPEN') {
    return steps;
  }
  const settled = { ...shared, ...resultOf(pulled) };
  if (!isOver || isReopened) {
    return [...steps, { ...settled, kind: 'SETTLE' }];
  }
  return bet.payoutMinor === pulled.payoutMinor
    ? steps
    : [...steps, { ...settled, kind: 'RESETTLE', reason }];
}

function resultOf({ payoutMinor: amountMinor, vendorValidMinor, ...said }: PulledBet) {
  const result = said.result ?? (resultFor(amountMinor) === 'WIN' ? 'WIN' : 'LOSE');
  const counted = vendorValidMinor === undefined ? {} : { vendorValid: String(vendorValidMinor) };
  return { amountMinor, result, ...counted };
}

/** What a batch looks up for it: itself, its round, and its line. */
export function commandsNaming(provider: string, pulled: PulledBet): readonly BetsCommand[] {
  const { txId, roundId, memberId, currency, category, gameCode, terms } = pulled;
  const shared = { provider, txId, roundId, memberId, currency, policy };
  const game = { category, gameCode };
  return [
    {
      ...shared,
      kind: 'BET',
      amountMinor: pulled.stakeMinor,
      game,
      hasLiveSession: true,
      ...(terms && { terms }),
    },
    { ...shared, kind: 'SETTLE', refTxId: txId, ...resultOf(pulled) },
  ];
}
