import type { CurrencyCode } from '@portal/money';
import type { MemberId, PlayMode } from '@portal/protocol';
import type { MemberActor } from '../../platform/context.ts';
import { Refusal, type RefusalData } from '../../platform/refusal.ts';
import type { Game, Snapshot } from '../catalog/index.ts';
import { type AccountPath, trialCurrency } from '../wallet/index.ts';
import type { BookedDesign, DesignBook } from './rounds/design-book.ts';

/** Who plays, and whether for money. */
export interface Player {
  readonly memberId: MemberId;
  readonly isTrial: boolean;
}

export function playerOf(actor: MemberActor): Player {
  return { memberId: actor.id, isTrial: actor.isTrial };
}

/** Trial money and real money never meet: accounts, seeds and rounds are apart (R35). */
export interface Purse {
  readonly account: AccountPath;
  readonly stakes: AccountPath;
  readonly wins: AccountPath;
  /** Where the stakes of open rounds lie until they are over. */
  readonly open: AccountPath;
  readonly currency: CurrencyCode;
}

export function purseOf(memberId: MemberId, mode: PlayMode, siteCurrency: CurrencyCode): Purse {
  return mode === 'trial'
    ? {
        account: `member:${memberId}:fun`,
        stakes: 'house:trial:stakes',
        wins: 'house:trial:wins',
        open: 'house:trial:open',
        currency: trialCurrency,
      }
    : {
        account: `member:${memberId}:cash`,
        stakes: 'house:games:stakes',
        wins: 'house:games:wins',
        open: 'house:games:open',
        currency: siteCurrency,
      };
}

export type PlayRefusal =
  | 'in_need_true_account'
  | 'game_not_found'
  | 'play_stopped'
  | 'game_under_maintenance'
  | 'trial_not_offered';

/**
 * What the use cases of this context need beside `ctx`: the catalogue of this second, the designs.
 */
export interface GamesEnv {
  readonly snapshot: Snapshot;
  readonly book: DesignBook;
}

type Kind = BookedDesign['kind'];

interface PlayQuery<Wanted extends Kind> {
  readonly player: Player;
  readonly mode: PlayMode;
  readonly nodeId: string;
  /** The kinds of game that the caller can play; any other game counts as not found. */
  readonly kinds: readonly Wanted[];
  /** Whether the game is kept from the player: then it counts as not found. */
  readonly isForOthers?: boolean | undefined;
}

export interface OfferedGame<Offered extends Kind = Kind> {
  readonly game: Game;
  readonly booked: Extract<BookedDesign, { readonly kind: Offered }>;
}

/** Whether a round may be started, checked in this order; the game or the code of the refusal. */
export function checkPlay<Wanted extends Kind>(
  { snapshot, book }: GamesEnv,
  query: PlayQuery<Wanted>,
): OfferedGame<Wanted> | PlayRefusal {
  if (query.player.isTrial && query.mode === 'real') {
    return 'in_need_true_account';
  }
  const game = query.isForOthers === true ? undefined : snapshot.byNodeId.get(query.nodeId);
  const booked = book.inUse.get(game?.designId ?? '');
  if (game === undefined || booked === undefined || !isOfKind(booked, query.kinds)) {
    return 'game_not_found';
  }
  if (!snapshot.isPlayOpen) {
    return 'play_stopped';
  }
  if (!game.isOpen) {
    return 'game_under_maintenance';
  }
  return query.mode === 'trial' && !game.hasTrial ? 'trial_not_offered' : { game, booked };
}

function isOfKind<Wanted extends Kind>(
  design: BookedDesign,
  kinds: readonly Wanted[],
): design is Extract<BookedDesign, { readonly kind: Wanted }> {
  return kinds.some((kind) => kind === design.kind);
}

/** The data of a refusal to play. */
export function refusalData(code: PlayRefusal, nodeId: string): RefusalData {
  return code === 'game_under_maintenance' ? { nodeId } : {};
}

/** The mode of a list or of seeds when none is asked for. */
export function modeFor(player: Player, mode: PlayMode | undefined): PlayMode {
  return mode ?? (player.isTrial ? 'trial' : 'real');
}

/** Lists and seeds of real play are closed to trial accounts (portal.md 4). */
export function openModeFor(player: Player, requestedMode: PlayMode | undefined): PlayMode {
  const mode = modeFor(player, requestedMode);
  if (player.isTrial && mode === 'real') {
    throw new Refusal('in_need_true_account');
  }
  return mode;
}
