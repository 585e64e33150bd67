import { assertDefined } from '@portal/money';
import type { Endpoints, ReplyOf } from '@portal/protocol';
import type { Game, PrizeMode } from './game.ts';
import type { GameNames } from './names.ts';
import type { Issue } from './store-issues.ts';

type Menu = ReplyOf<Endpoints['readLotteryMenus']>['gameMenus'][number];
type IssueReply = ReplyOf<Endpoints['readLotteryIssue']>;
type Numero = ReplyOf<Endpoints['readOpenedNumbers']>['numeros'][number];
type Draw = NonNullable<IssueReply['draw']>;

export interface MenuEntry {
  readonly game: Game;
  readonly next: Issue | undefined;
  readonly last: Issue | undefined;
}

export interface NameView {
  readonly names: GameNames;
  readonly locale: string;
  /** The mode that was asked for, where one was. */
  readonly mode?: PrizeMode | undefined;
}

export function presentMenu({ game, next, last }: MenuEntry, view: NameView): Menu {
  const { settings } = game;
  return {
    ...namesOf(game, view),
    families: [...settings.families],
    prizeModes: [...settings.modes],
    intervalSeconds: intervalOf(game),
    isPaused: game.pausedBecause !== null || game.waitsForBeacon,
    issueNo: next?.issueNo ?? null,
    opensAt: textOf(next?.opensAt),
    closesAt: textOf(next?.closesAt),
    drawsAt: textOf(next?.drawsAt),
    last: last === undefined ? null : presentLast(last),
  };
}

function namesOf(game: Game, { names, locale, mode }: NameView) {
  return {
    gameCode: game.gameCode,
    gameName: names('en', game.gameCode),
    displayName: names(locale, game.gameCode),
    accountTypeName: accountTypeOf(game, mode),
  };
}

/** The group of games that it is opened in: the mode asked for, or its first (portal.md 3). */
function accountTypeOf({ settings: { modes } }: Game, mode: PrizeMode | undefined): string {
  return mode !== undefined && modes.includes(mode) ? mode : (modes[0] ?? 'LOTT');
}

function intervalOf({ settings: { schedule } }: Game): number | null {
  if (schedule.kind === 'interval') {
    return schedule.intervalSeconds;
  }
  return schedule.kind === 'yeekee' ? 900 : null;
}

function presentLast(issue: Issue): Menu['last'] {
  const { issueNo, drawsAt, draw } = issue;
  return { issueNo, openedAt: String(drawsAt), draw: drawOf(draw) };
}

export function presentNumero(game: Game, issue: Issue, view: NameView): Numero {
  const { issueNo, drawsAt, draw } = issue;
  const opened = { numero: issueNo, openedAt: String(drawsAt), draw: drawOf(draw) };
  return { ...namesOf(game, view), ...opened };
}

export function presentIssue(issue: Issue): IssueReply {
  const { serverSeed, draw } = issue;
  return {
    gameCode: issue.gameCode,
    issueNo: issue.issueNo,
    state: issue.state,
    commitment: issue.commitment,
    ticketCount: issue.ticketCount,
    ticketRoot: issue.ticketRoot,
    beacon: beaconOf(issue),
    drawVersion: issue.drawVersion,
    voidReason: issue.voidReason,
    correction: issue.correction,
    opensAt: String(issue.opensAt),
    closesAt: String(issue.closesAt),
    drawsAt: String(issue.drawsAt),
    drawnAt: textOf(issue.drawnAt),
    settledAt: textOf(issue.settledAt),
    serverSeed: serverSeed === null ? null : Buffer.from(serverSeed).toString('hex'),
    draw: draw === null ? null : drawOf(draw),
  };
}

/** The round that decides the issue with its seed; its signature once there is one (R137). */
function beaconOf({ beaconRound, beaconKey, beaconSignature }: Issue): IssueReply['beacon'] {
  return beaconRound === null || beaconKey === null
    ? null
    : { round: Number(beaconRound), publicKey: beaconKey, signature: beaconSignature };
}

/** A draw was read by the rules of its family before it was stored. */
function drawOf(draw: object | null): Draw {
  return assertDefined(draw ?? undefined, 'an issue that was drawn');
}

function textOf(instant: Temporal.Instant | null | undefined): string | null {
  return instant === null || instant === undefined ? null : String(instant);
}
