import type { Dialect, WalletCall, WalletCommand } from '@portal/vendors';
import type { BetsCommand, PlayedGame, PromoTerms, Seat } from '../../bets/index.ts';
import { betTerms } from './bet-terms.ts';
import type { Game } from '../../catalog/index.ts';
import { productOf } from '../product-of.ts';
import { tokenHash } from '../tokens.ts';
import type { Player } from '../use-cases/look-up-players.ts';

/** What a call of a vendor is about, once player and game are known. */
export interface KnownCall {
  readonly vendorCode: string;
  readonly dialect: Dialect;
  readonly call: WalletCall;
  readonly player: Player;
  readonly game: Game | undefined;
  /** False while the game, its vendor or all play is stopped. */
  readonly isGameOpen: boolean;
  readonly receivedAt: Temporal.Instant;
}

/** Looks move nothing and are no commands of `bets`. */
type LookKind = 'AUTH' | 'BALANCE' | 'STATUS';
export type MoneyCommand = WalletCommand & {
  readonly kind: Exclude<WalletCommand['kind'], LookKind>;
};

export function isMoney(command: WalletCommand): command is MoneyCommand {
  return command.kind !== 'AUTH' && command.kind !== 'BALANCE' && command.kind !== 'STATUS';
}

/** The commands of a call as one order: all of them or none (rule 16). Undefined for a bad one. */
export function orderOf(about: KnownCall): readonly BetsCommand[] | undefined {
  const commands = about.call.commands
    .filter(isMoney)
    .map((command) => betsCommand(about, command));
  return commands.every((command) => command !== undefined) ? commands : undefined;
}

const vendorReason = 'vendor';

function betsCommand(about: KnownCall, command: MoneyCommand): BetsCommand | undefined {
  const { kind, roundId, txId = endingId(about, command), amountMinor = 0n } = command;
  if (txId === undefined) {
    return undefined;
  }
  const base = { ...baseOf(about), txId };
  const reason = command.reason ?? vendorReason;
  const target = targetOf(command);
  switch (kind) {
    case 'BET':
    case 'TIP':
      return stakeOf(about, command, base);
    case 'PROMO_WIN': {
      const round = roundId === undefined ? {} : { roundId };
      const closesRound = command.closesRound === true;
      const promo = promoOf(command);
      return { ...base, kind, amountMinor, game: playedGame(about), promo, closesRound, ...round };
    }
    case 'ADJUST':
      return { ...base, kind, amountMinor, reason };
    case 'END_ROUND':
      return roundId === undefined ? undefined : { ...base, kind, roundId };
    default: {
      const closesRound = command.closesRound === true;
      return target && targeted({ ...base, ...target, closesRound }, { about, command, reason });
    }
  }
}

interface Base {
  readonly provider: string;
  readonly txId: string;
  readonly memberId: Player['memberId'];
  readonly currency: string;
  readonly policy: BetsCommand['policy'];
  readonly writtenCode: string | null;
  readonly receivedAt: Temporal.Instant;
}

type Target =
  | { readonly refTxId: string; readonly roundId?: string }
  | { readonly roundId: string };

type TargetedKind = Exclude<
  MoneyCommand['kind'],
  'BET' | 'TIP' | 'PROMO_WIN' | 'ADJUST' | 'END_ROUND'
>;

interface Acting {
  readonly about: KnownCall;
  readonly command: MoneyCommand;
  readonly reason: string;
}

function targeted(
  base: Base & Target & { readonly closesRound: boolean },
  { about, command, reason }: Acting,
): BetsCommand {
  const { amountMinor = 0n, isCashOut = false, leavesOpenMinor, vendorValidMinor } = command;
  // The caller has dealt with the other kinds.
  const kind = command.kind as TargetedKind;
  const byAmount = amountMinor > 0n ? 'WIN' : 'LOSE';
  const result = isCashOut ? 'CASHOUT' : (command.result ?? byAmount);
  const reckoned = {
    ...(vendorValidMinor !== undefined && { vendorValid: String(vendorValidMinor) }),
    ...(command.voidLegs !== undefined && { voidLegs: command.voidLegs }),
  };
  switch (kind) {
    case 'WIN':
      return { ...base, kind, amountMinor };
    case 'ROLLBACK':
      return { ...base, kind };
    case 'CONFIRM':
      return { ...base, kind: 'OPEN' };
    case 'REJECT':
    case 'UNSETTLE':
    case 'VOID':
      return { ...base, kind, reason };
    case 'SETTLE':
      return {
        ...base,
        kind,
        amountMinor,
        result,
        hasLiveSession: about.player.hasLiveSession,
        ...seatOf(about),
        ...(leavesOpenMinor !== undefined && { leavesOpenMinor }),
        ...reckoned,
      };
    case 'RESETTLE':
      return { ...base, kind, amountMinor, result, reason, ...reckoned };
    case 'RETURN_STAKE':
      return { ...base, kind, amountMinor, reason };
  }
}

function stakeOf(about: KnownCall, command: MoneyCommand, base: Base): BetsCommand {
  const { amountMinor = 0n, roundId = base.txId, closesRound = false } = command;
  const stake = {
    ...base,
    amountMinor,
    roundId,
    closesRound,
    game: playedGame(about),
    hasLiveSession: about.player.hasLiveSession,
    isGameOpen: about.isGameOpen,
    ...seatOf(about),
    ...(about.player.origin && { origin: about.player.origin }),
  };
  const { terms, isWaiting = false } = command;
  return command.kind === 'TIP'
    ? { ...stake, kind: 'TIP' }
    : { ...stake, kind: 'BET', isWaiting, ...(terms && { terms: betTerms(terms) }) };
}

/** Asked again under the locks of the batch, where there is still something to lose (rule 14). */
function seatOf({ vendorCode, call, player, game }: KnownCall): { readonly seat?: Seat } {
  const { sessionToken } = call;
  if (sessionToken === undefined || !player.hasLiveSession) {
    return {};
  }
  const hash = tokenHash(sessionToken);
  return { seat: { vendorCode, nodeId: game?.nodeId ?? '', tokenHash: hash } };
}

function baseOf({ vendorCode, dialect, player, call, receivedAt }: KnownCall): Omit<Base, 'txId'> {
  const { mayOverdraw, reversesSettled } = dialect.traits;
  return {
    provider: `vendor:${vendorCode}`,
    memberId: player.memberId,
    currency: player.currency,
    policy: {
      mayOverdraw,
      rollbackOfSettled: reversesSettled ? 'reverse' : 'refuse',
      settlesAgain: true,
    },
    writtenCode: call.gameCode ?? null,
    receivedAt,
  };
}

/** Each player's part of a round is ended once, so both name the ending: tables share rounds. */
function endingId({ player }: KnownCall, { kind, roundId }: MoneyCommand): string | undefined {
  return kind === 'END_ROUND' && roundId !== undefined
    ? `${player.memberId} ${roundId}`
    : undefined;
}

function targetOf({ refTxId, roundId }: MoneyCommand): Target | undefined {
  if (refTxId !== undefined) {
    return roundId === undefined ? { refTxId } : { refTxId, roundId };
  }
  return roundId === undefined ? undefined : { roundId };
}

function playedGame({ call, game }: KnownCall): PlayedGame {
  const { gameCode, tableId } = call;
  return {
    category: productOf(game),
    gameCode: gameCode ?? game?.gameCode ?? 'unknown',
    writtenCode: gameCode ?? null,
    ...(tableId !== undefined && { tableId }),
  };
}

/** What the prize is of, as its vendor says it; what was not said is not there. */
function promoOf({ campaignId, rewardId, roundsLeft, jackpot }: MoneyCommand): PromoTerms {
  return {
    ...(campaignId !== undefined && { campaignId }),
    ...(rewardId !== undefined && { rewardId }),
    ...(roundsLeft !== undefined && { roundsLeft }),
    ...(jackpot && {
      progressiveMinor: String(jackpot.progressiveMinor),
      fixedMinor: String(jackpot.fixedMinor),
    }),
  };
}
